import type { PointerPosition } from './drag-preview.js';

const EDGE_PX = 64;
const SCROLL_PX = 14;

/** Scrolls the list for as long as the pointer stays near its upper or lower edge. */
export const createEdgeScroll = (list: HTMLElement, onScroll: () => void) => {
  const scroller = list.closest('[data-scroller]');
  let speed = 0;
  let frame = 0;
  const step = (): void => {
    scroller?.scrollBy({ top: speed, behavior: 'instant' });
    onScroll();
    frame = speed === 0 ? 0 : requestAnimationFrame(step);
  };
  return {
    update: ({ clientY }: PointerPosition) => {
      const { top = 0, bottom = 0 } = scroller?.getBoundingClientRect() ?? {};
      speed = clientY < top + EDGE_PX ? -SCROLL_PX : clientY > bottom - EDGE_PX ? SCROLL_PX : 0;
      if (speed !== 0 && frame === 0) frame = requestAnimationFrame(step);
    },
    stop: () => {
      cancelAnimationFrame(frame);
    },
  };
};
