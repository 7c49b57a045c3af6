import { oneAtATime } from '../../browser/one-at-a-time.js';
import type { RenderTask } from '../pdf-document.js';

/** Renders an element's content at the element's width in CSS pixels, and again whenever that width changes. */
export const keepRendered = (element: Element, render: (width: number) => RenderTask): (() => void) => {
  let current: RenderTask | null = null;
  const inTurn = oneAtATime();
  let wanted = 0;
  const rerender = (width: number): void => {
    wanted = width;
    current?.cancel();
    const start = (): Promise<void> | undefined => {
      if (width !== wanted) return undefined; // the width has changed again meanwhile
      current = render(width);
      return current.done;
    };
    void inTurn(start);
  };
  const observer = new ResizeObserver(([entry]) => {
    const width = Math.round(entry?.contentRect.width ?? 0);
    if (width > 0 && width !== wanted) rerender(width);
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    wanted = 0;
    current?.cancel();
  };
};

/** Pages that are scrolled past within this time are not rendered. */
const STAY_MS = 120;

/** Starts something once an element has stayed near the viewport for a moment. */
export const whenNearViewport = (element: Element, start: () => () => void): (() => void) => {
  let stop = (): void => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = (): void => {
    observer.disconnect();
    stop = start();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      clearTimeout(timer);
      if (entries.at(-1)?.isIntersecting) timer = setTimeout(begin, STAY_MS);
    },
    { rootMargin: '200px' },
  );
  observer.observe(element);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    stop();
  };
};
