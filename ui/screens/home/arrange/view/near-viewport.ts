/** Beyond the edge of the list, so that pages are there when they are scrolled to. */
const MARGIN = '400px';

type Tell = (isNear: boolean) => void;

/** Tells which tiles are near the screen. One observer for all: one for each would be asked at every frame. */
export interface Lookout {
  readonly watch: (tile: Element, tell: Tell) => () => void;
  readonly close: () => void;
}

export const openLookout = (): Lookout => {
  const tells = new WeakMap<Element, Tell>();
  let observer: IntersectionObserver | undefined;
  const observing = (tile: Element): IntersectionObserver =>
    new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) tells.get(target)?.(isIntersecting);
      },
      { root: tile.closest('[data-scroller]'), rootMargin: MARGIN },
    );
  return {
    watch: (tile, tell) => {
      tells.set(tile, tell);
      observer ??= observing(tile);
      observer.observe(tile);
      return () => {
        tells.delete(tile);
        observer?.unobserve(tile);
      };
    },
    close: () => {
      observer?.disconnect();
      observer = undefined;
    },
  };
};
