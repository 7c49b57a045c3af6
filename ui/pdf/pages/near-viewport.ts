/** Margin around the list, so that thumbnails are ready when their tiles scroll into view. */
const MARGIN = '400px';

type Listener = (isNear: boolean) => void;

/** Reports which tiles are near the viewport. They share one observer: a thousand would slow down scrolling. */
export interface NearViewportObserver {
  readonly observe: (tile: Element, listener: Listener) => () => void;
  readonly close: () => void;
}

export const createNearViewportObserver = (): NearViewportObserver => {
  const listeners = new WeakMap<Element, Listener>();
  let observer: IntersectionObserver | undefined;
  const observerAround = (tile: Element): IntersectionObserver =>
    new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting);
      },
      { root: tile.closest('[data-scroller]'), rootMargin: MARGIN },
    );
  return {
    observe: (tile, listener) => {
      listeners.set(tile, listener);
      observer ??= observerAround(tile);
      observer.observe(tile);
      return () => {
        listeners.delete(tile);
        observer?.unobserve(tile);
      };
    },
    close: () => {
      observer?.disconnect();
      observer = undefined;
    },
  };
};
