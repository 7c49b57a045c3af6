/** Whether an element's first tile or word is at its right edge, as in Arabic. */
export const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';
