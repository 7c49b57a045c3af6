type Open = () => void;

/** Lists and palettes that can be opened to look for a tool, the one in charge last. */
const finders: Open[] = [];

/**
 * Offers a way to look for a tool; that of a page goes before that of the header.
 *
 * @returns takes it back
 */
export const offerFinder = (open: Open, place: 'page' | 'header'): (() => void) => {
  if (place === 'page') finders.push(open);
  else finders.unshift(open);
  return () => {
    finders.splice(finders.indexOf(open), 1);
  };
};

/** Whether this is the way that is in charge. */
export const isInCharge = (open: Open): boolean => finders.at(-1) === open;

/** Lets the visitor look for a tool. */
export const openFinder = (): void => finders.at(-1)?.();
