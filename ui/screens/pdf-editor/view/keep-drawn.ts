import type { Drawing } from '../pdf/pdf-document.js';

/** Draws an element's content for the width it has, in CSS pixels, and afresh whenever that changes. */
export const keepDrawn = (element: Element, draw: (width: number) => Drawing): (() => void) => {
  let current: Drawing | null = null;
  let last = Promise.resolve();
  let wanted = 0;
  const redraw = (width: number): void => {
    wanted = width;
    current?.cancel();
    const begin = (): Promise<void> | undefined => {
      if (width !== wanted) return undefined; // there is a newer wish by now
      current = draw(width);
      return current.done;
    };
    last = last.then(begin, begin);
  };
  const observer = new ResizeObserver(([entry]) => {
    const width = Math.round(entry?.contentRect.width ?? 0);
    if (width > 0 && width !== wanted) redraw(width);
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    wanted = 0;
    current?.cancel();
  };
};

/** Begins something when an element first comes near the screen. */
export const whenSeen = (element: Element, begin: () => () => void): (() => void) => {
  let end = (): void => undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      end = begin();
    },
    { rootMargin: '200px' },
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
    end();
  };
};
