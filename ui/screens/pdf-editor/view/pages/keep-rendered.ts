import type { Drawing } from '../../../../pdf/pdf-document.js';

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

/** So long an element has to stay near the screen; what only flies past while somebody scrolls is spared. */
const STAY_MS = 120;

/** Begins something when an element has come near the screen to stay. */
export const whenSeen = (element: Element, begin: () => () => void): (() => void) => {
  let end = (): void => undefined;
  let staying: ReturnType<typeof setTimeout> | undefined;
  const begun = (): void => {
    observer.disconnect();
    end = begin();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      clearTimeout(staying);
      if (entries.at(-1)?.isIntersecting) staying = setTimeout(begun, STAY_MS);
    },
    { rootMargin: '200px' },
  );
  observer.observe(element);
  return () => {
    clearTimeout(staying);
    observer.disconnect();
    end();
  };
};
