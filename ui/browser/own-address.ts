/** The address of a path of this installation; the path alone while the build draws the page. */
export const ownAddress = (path: string): string => `${typeof location === 'undefined' ? '' : location.origin}${path}`;
