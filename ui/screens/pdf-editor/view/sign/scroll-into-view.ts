/** Space that is left around the element, in pixels; the page controls float at the bottom. */
const SPACE = { top: 24, bottom: 96, side: 24 } as const;

const scrolledFor = new WeakMap<Element, object>();

const overhang = (from: number, to: number, [first, last]: readonly [number, number]): number => {
  if (from < first) return from - first;
  return to > last ? Math.min(to - last, from - first) : 0;
};

/** Scrolls the page region until an element on it is in view, once for each of the element's places. */
export const scrollIntoView = (element: Element, place: object): void => {
  if (scrolledFor.get(element) === place) return;
  scrolledFor.set(element, place);
  const region = element.closest('[role=region]');
  if (!region) return;
  const inner = element.getBoundingClientRect();
  const outer = region.getBoundingClientRect();
  region.scrollBy({
    top: overhang(inner.top, inner.bottom, [outer.top + SPACE.top, outer.bottom - SPACE.bottom]),
    left: overhang(inner.left, inner.right, [outer.left + SPACE.side, outer.right - SPACE.side]),
  });
};
