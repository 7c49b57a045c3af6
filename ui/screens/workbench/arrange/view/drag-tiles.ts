import './tiles.css';
import { createDragPreview, type PointerPosition } from './drag-preview.js';
import { createEdgeScroll } from './edge-scroll.js';
import { isRightToLeft } from '../../../../browser/reading-direction.js';

/** Called with the page that was dragged and the place, counted from 0, that it was dropped before. */
type OnDrop = (key: number, place: number) => void;

const MOUSE_TOLERANCE_PX = 5;
const TOUCH_TOLERANCE_PX = 8;
/** A touch drags after this long; before that it scrolls. */
const TOUCH_DELAY_MS = 250;

interface Press {
  readonly tile: HTMLElement;
  readonly start: PointerPosition;
  readonly isTouch: boolean;
}

interface DropTarget {
  readonly tile: HTMLElement;
  readonly after: boolean;
}

const distance = (one: PointerPosition, other: PointerPosition): number =>
  Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);

const tileAt = (element: Element | null): HTMLElement | null => element?.closest<HTMLElement>('li[data-key]') ?? null;

/** Whether the pointer is past the middle of a tile, side by side or in rows one below the other. */
const isPastMiddle = (tile: HTMLElement, { clientX, clientY }: PointerPosition): boolean => {
  const { left, top, width, height } = tile.getBoundingClientRect();
  if (tile.classList.contains('drag-row')) return clientY > top + height / 2;
  return clientX > left + width / 2 !== isRightToLeft(tile);
};

const startDrag = (list: HTMLElement, { tile: dragged, start }: Press) => {
  const preview = createDragPreview(dragged, start, list);
  let target: DropTarget | null = null;
  let pointer = start;
  const setTarget = (next: DropTarget | null): void => {
    delete target?.tile.dataset['drop'];
    target = next;
    if (target) target.tile.dataset['drop'] = target.after ? 'after' : 'before';
  };
  const updateTarget = (): void => {
    const tile = tileAt(document.elementFromPoint(pointer.clientX, pointer.clientY));
    if (!tile) return; // between two tiles, keeps the last target
    setTarget({ tile, after: isPastMiddle(tile, pointer) });
  };
  const edgeScroll = createEdgeScroll(list, updateTarget);
  dragged.dataset['dragged'] = '';
  return {
    moveTo: (position: PointerPosition): void => {
      pointer = position;
      preview.moveTo(position);
      edgeScroll.update(position);
      updateTarget();
    },
    /** @returns the place to drop at; undefined for none. */
    end: (): number | undefined => {
      const place = target ? Array.from(list.children).indexOf(target.tile) + (target.after ? 1 : 0) : undefined;
      setTarget(null);
      edgeScroll.stop();
      preview.remove();
      delete dragged.dataset['dragged'];
      return place;
    },
  };
};

/** The browser sends a click at the end of a drag, which would select the page. */
const ignoreNextClick = (list: HTMLElement): void => {
  const ignore = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  list.addEventListener('click', ignore, { capture: true, once: true });
  setTimeout(() => {
    list.removeEventListener('click', ignore, { capture: true });
  });
};

/** A pointer that drags and drops a tile. */
const createPointerDrag = (list: HTMLElement, onDrop: OnDrop) => {
  let press: Press | null = null;
  let drag: ReturnType<typeof startDrag> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = (): void => {
    if (press) drag = startDrag(list, press);
  };
  const end = (isDrop: boolean): void => {
    clearTimeout(timer);
    const place = drag?.end();
    if (drag) ignoreNextClick(list);
    const key = Number(press?.tile.dataset['key']);
    press = null;
    drag = null;
    if (isDrop && place !== undefined) onDrop(key, place);
  };
  return {
    isDragging: () => drag !== null,
    isTouched: () => press?.isTouch === true,
    down: (event: PointerEvent): void => {
      const tile = tileAt(event.target as Element);
      if (!tile || !event.isPrimary || event.button !== 0) return;
      press = { tile, start: event, isTouch: event.pointerType === 'touch' };
      if (press.isTouch) timer = setTimeout(start, TOUCH_DELAY_MS);
    },
    move: (event: PointerEvent): void => {
      const moved = press && !drag ? distance(press.start, event) : 0;
      if (press?.isTouch && moved > TOUCH_TOLERANCE_PX) end(false);
      else if (!press?.isTouch && moved > MOUSE_TOLERANCE_PX) start();
      drag?.moveTo(event);
    },
    drop: () => end(true),
    cancel: () => end(false),
  };
};

/** Makes the tiles of a list draggable, or its rows where they are of the class `drag-row`. React renders nothing until the drop, so long lists stay fast. */
export const enableDragging = (list: HTMLElement, onDrop: OnDrop): (() => void) => {
  const pointer = createPointerDrag(list, onDrop);
  const listening = new AbortController();
  // Runs before the page's own handlers and may prevent the browser's default.
  const options = { capture: true, passive: false, signal: listening.signal };
  list.addEventListener('pointerdown', pointer.down, options);
  window.addEventListener('pointermove', pointer.move, options);
  window.addEventListener('pointerup', pointer.drop, options);
  window.addEventListener('pointercancel', pointer.cancel, options);
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !pointer.isDragging()) return;
      event.preventDefault();
      event.stopPropagation();
      pointer.cancel();
    },
    options,
  );
  list.addEventListener(
    'contextmenu',
    (event) => {
      if (pointer.isTouched()) event.preventDefault(); // or a long press would open the menu of a picture and end the drag
    },
    options,
  );
  list.addEventListener(
    'touchmove',
    (event) => {
      if (pointer.isDragging()) event.preventDefault(); // or the list would scroll under the finger
    },
    options,
  );
  return () => {
    listening.abort();
    pointer.cancel();
  };
};
