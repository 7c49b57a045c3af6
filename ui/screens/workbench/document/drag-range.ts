import { createEdgeScroll } from '../arrange/view/edge-scroll.js';
import type { BenchViewActor } from '../machine/bench-view.machine.js';

const pageAt = ({ clientX, clientY }: PointerEvent): number | null => {
  const tile = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-tile]');
  return tile ? Number(tile.dataset['tile']) : null;
};

/** One drag after another: where it was pressed, how far it came. */
const createDrag = (list: HTMLElement, view: BenchViewActor) => {
  let pressed: number | null = null;
  let reached: number | null = null;
  let last: PointerEvent | null = null;
  let scrolling: ReturnType<typeof createEdgeScroll> | null = null;
  const reach = (event: PointerEvent): void => {
    const page = pressed === null ? null : pageAt(event);
    if (pressed === null || page === null || page === (reached ?? pressed)) return;
    if (reached === null) view.send({ type: 'range.begun', page: pressed });
    reached = page;
    view.send({ type: 'range.reached', page });
  };
  const press = (event: PointerEvent): void => {
    reached = null;
    pressed = event.pointerType !== 'touch' && event.button === 0 && !event.shiftKey ? pageAt(event) : null;
  };
  const move = (event: PointerEvent): void => {
    if (pressed === null) return;
    last = event;
    reach(event);
    if (reached === null) return;
    scrolling ??= createEdgeScroll(list, () => {
      if (last) reach(last);
    });
    scrolling.update(event);
  };
  const end = (): void => {
    scrolling?.stop();
    scrolling = null;
    if (reached !== null) view.send({ type: 'range.ended' });
    pressed = null;
  };
  return { press, move, end, hasMoved: () => reached !== null };
};

/** Chooses the pages that a mouse or pen is dragged over; a finger scrolls instead. @returns ends it */
export const dragRange = (list: HTMLElement, view: BenchViewActor): (() => void) => {
  const listening = new AbortController();
  const { signal } = listening;
  const { press, move, end, hasMoved } = createDrag(list, view);
  // A drag that comes back to where it began ends in a click, which would take that page out again.
  const ignoreAfterDrag = (event: MouseEvent): void => {
    if (hasMoved() && event.detail > 0) event.preventDefault();
  };
  list.addEventListener('pointerdown', press, { signal });
  list.addEventListener('click', ignoreAfterDrag, { signal, capture: true });
  document.addEventListener('pointermove', move, { signal });
  document.addEventListener('pointerup', end, { signal });
  document.addEventListener('pointercancel', end, { signal });
  return () => {
    end();
    listening.abort();
  };
};
