/** Room that is left around what is scrolled into view, in pixels; below it the page controls float. */
const ROOM = { top: 24, bottom: 96, side: 24 } as const;

const revealed = new WeakMap<Element, object>();

const overhang = (from: number, to: number, [first, last]: readonly [number, number]): number => {
  if (from < first) return from - first;
  return to > last ? Math.min(to - last, from - first) : 0;
};

/** Scrolls the page, and it alone, until an element on it is in view; once for each of its places. */
export const reveal = (element: Element, place: object): void => {
  if (revealed.get(element) === place) return;
  revealed.set(element, place);
  const region = element.closest('[role=region]');
  if (!region) return;
  const [inner, outer] = [element.getBoundingClientRect(), region.getBoundingClientRect()];
  region.scrollBy({
    top: overhang(inner.top, inner.bottom, [outer.top + ROOM.top, outer.bottom - ROOM.bottom]),
    left: overhang(inner.left, inner.right, [outer.left + ROOM.side, outer.right - ROOM.side]),
  });
};
