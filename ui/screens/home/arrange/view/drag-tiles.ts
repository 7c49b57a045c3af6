/** What a drag comes to: the page that was taken, and the place that it is put before, counted from 0. */
type Drop = (key: number, place: number) => void;

const MOUSE_SLACK_PX = 5;
const TOUCH_SLACK_PX = 8;
/** A finger that rests so long takes a page; before that it scrolls. */
const TOUCH_HOLD_MS = 250;
const EDGE_PX = 64;
const SCROLL_PX = 14;

interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

interface Grip {
  readonly tile: HTMLElement;
  readonly start: Point;
  readonly isTouch: boolean;
}

interface Target {
  readonly tile: HTMLElement;
  readonly after: boolean;
}

const distance = (one: Point, other: Point): number =>
  Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);

const tileAt = (element: Element | null): HTMLElement | null => element?.closest<HTMLElement>('li[data-key]') ?? null;

/** A copy of the tile that follows the pointer. */
const ghostOf = ({ tile, start }: Grip, list: HTMLElement) => {
  const box = tile.getBoundingClientRect();
  const ghost = document.createElement('div');
  ghost.className = 'tile-ghost';
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  ghost.append(...Array.from(tile.children, (child) => child.cloneNode(true)));
  const isSelected = tile.querySelector('[aria-pressed=true]') !== null;
  const count = isSelected ? list.querySelectorAll('[aria-pressed=true]').length : 1;
  if (count > 1) ghost.dataset['count'] = String(count);
  Object.assign(ghost.style, { width: `${box.width}px`, left: `${box.left}px`, top: `${box.top}px` });
  (list.closest('dialog') ?? document.body).append(ghost);
  return {
    follow: ({ clientX, clientY }: Point) => {
      ghost.style.translate = `${clientX - start.clientX}px ${clientY - start.clientY}px`;
    },
    remove: () => ghost.remove(),
  };
};

/** Scrolls as long as the pointer is held near an edge. */
const scrollerOf = (list: HTMLElement, onScroll: () => void) => {
  const scroller = list.closest('[data-scroller]');
  let speed = 0;
  let frame = 0;
  const step = (): void => {
    scroller?.scrollBy({ top: speed, behavior: 'instant' });
    onScroll();
    frame = speed === 0 ? 0 : requestAnimationFrame(step);
  };
  return {
    near: ({ clientY }: Point) => {
      const { top = 0, bottom = 0 } = scroller?.getBoundingClientRect() ?? {};
      speed = clientY < top + EDGE_PX ? -SCROLL_PX : clientY > bottom - EDGE_PX ? SCROLL_PX : 0;
      if (speed !== 0 && frame === 0) frame = requestAnimationFrame(step);
    },
    stop: () => {
      cancelAnimationFrame(frame);
    },
  };
};

/** A drag that is under way. */
const beginDrag = (list: HTMLElement, grip: Grip) => {
  const ghost = ghostOf(grip, list);
  let target: Target | null = null;
  let last: Point = grip.start;
  const mark = (next: Target | null): void => {
    delete target?.tile.dataset['gap'];
    target = next;
    if (target) target.tile.dataset['gap'] = target.after ? 'after' : 'before';
  };
  const look = (): void => {
    const tile = tileAt(document.elementFromPoint(last.clientX, last.clientY));
    if (!tile) return; // between two tiles the place stays as it is
    const { left, width } = tile.getBoundingClientRect();
    mark({ tile, after: last.clientX > left + width / 2 });
  };
  const scroller = scrollerOf(list, look);
  grip.tile.dataset['taken'] = '';
  return {
    move: (point: Point): void => {
      last = point;
      ghost.follow(point);
      scroller.near(point);
      look();
    },
    /** @returns the place it was let go at; undefined for none. */
    end: (): number | undefined => {
      const place = target ? Array.from(list.children).indexOf(target.tile) + (target.after ? 1 : 0) : undefined;
      mark(null);
      scroller.stop();
      ghost.remove();
      delete grip.tile.dataset['taken'];
      return place;
    },
  };
};

/** The click that the browser makes of the end of a drag. */
const swallowClick = (list: HTMLElement): void => {
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  list.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => {
    list.removeEventListener('click', swallow, { capture: true });
  });
};

type Wire = readonly [place: EventTarget, type: string, listener: (event: never) => void];

/** Listens ahead of the page, and may keep it from doing what it usually does. */
const listen = (wires: readonly Wire[]): (() => void) => {
  for (const [place, type, listener] of wires) {
    place.addEventListener(type, listener as EventListener, { capture: true, passive: false });
  }
  return () => {
    for (const [place, type, listener] of wires) {
      place.removeEventListener(type, listener as EventListener, { capture: true });
    }
  };
};

/** What a hand does: takes a tile, drags it, lets go. */
const openHand = (list: HTMLElement) => {
  let grip: Grip | null = null;
  let drag: ReturnType<typeof beginDrag> | null = null;
  let hold: ReturnType<typeof setTimeout> | undefined;
  const take = (): void => {
    if (grip) drag = beginDrag(list, grip);
  };
  const letGo = (): { readonly key: number; readonly place: number } | null => {
    clearTimeout(hold);
    const place = drag?.end();
    if (drag) swallowClick(list);
    const key = Number(grip?.tile.dataset['key']);
    grip = null;
    drag = null;
    return place === undefined ? null : { key, place };
  };
  return {
    isDragging: () => drag !== null,
    touch: (tile: HTMLElement, event: PointerEvent): void => {
      grip = { tile, start: event, isTouch: event.pointerType === 'touch' };
      if (grip.isTouch) hold = setTimeout(take, TOUCH_HOLD_MS);
    },
    move: (event: PointerEvent): void => {
      const way = grip && !drag ? distance(grip.start, event) : 0;
      if (grip?.isTouch && way > TOUCH_SLACK_PX) letGo();
      else if (!grip?.isTouch && way > MOUSE_SLACK_PX) take();
      drag?.move(event);
    },
    letGo,
  };
};

/** Lets tiles of a list be dragged. Nothing is drawn anew meanwhile, however long the list is. */
export const letDrag = (list: HTMLElement, drop: Drop): (() => void) => {
  const hand = openHand(list);
  const onDown = (event: PointerEvent): void => {
    const tile = tileAt(event.target as Element);
    if (tile && event.isPrimary && event.button === 0) hand.touch(tile, event);
  };
  const onUp = (): void => {
    const { key, place } = hand.letGo() ?? {};
    if (key !== undefined && place !== undefined) drop(key, place);
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !hand.isDragging()) return;
    event.preventDefault();
    event.stopPropagation();
    hand.letGo();
  };
  const onTouch = (event: TouchEvent): void => {
    if (hand.isDragging()) event.preventDefault(); // or the list would scroll under the finger
  };
  const deafen = listen([
    [list, 'pointerdown', onDown],
    [window, 'pointermove', hand.move],
    [window, 'pointerup', onUp],
    [window, 'pointercancel', () => hand.letGo()],
    [window, 'keydown', onKey],
    [list, 'touchmove', onTouch],
  ]);
  return () => {
    deafen();
    hand.letGo();
  };
};
