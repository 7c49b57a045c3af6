import { useSelector } from '@xstate/react';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { PageSize } from '../../pdf/pdf-document.js';
import type { EditActor } from '../machine/edit.machine.js';
import { editsOf } from '../machine/lines-context.js';
import { canMove, movedBy, type PageObject } from '../marks/page-edits.js';
import type { PagePoint } from '../marks/places.js';

interface Movable {
  readonly edit: EditActor;
  readonly object: PageObject;
  readonly size: PageSize;
}

const steps: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Points that an arrow key moves, and with Shift. */
const STEP_POINTS = 1;
const LARGE_STEP = 10;
/** A pointer that moves less than this clicks, in pixels of the screen. */
const CLICK_PIXELS = 4;

interface Drag {
  readonly pointer: number;
  readonly from: PagePoint;
  readonly by: PagePoint;
  readonly isFar: boolean;
}

/** The acts of keys on a line or a picture. */
const keysOf =
  ({ edit, object }: Movable, by: PagePoint) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const step = steps[event.key];
    const isGone = event.key === 'Delete' || event.key === 'Backspace';
    if (!step && !isGone) return;
    event.preventDefault();
    event.stopPropagation();
    const far = event.shiftKey ? LARGE_STEP : STEP_POINTS;
    if (step) edit.send({ type: 'object.moved', object, by: { x: by.x + step[0] * far, y: by.y + step[1] * far } });
    else edit.send({ type: 'object.removed', object });
  };

/** Where a pointer that is down has dragged it. */
const draggedTo = (
  drag: Drag,
  event: PointerEvent<HTMLElement>,
  { by, size }: { by: PagePoint; size: PageSize },
): Drag => {
  const paper = event.currentTarget.closest('[data-marks]')?.getBoundingClientRect();
  const across = event.clientX - drag.from.x;
  const down = event.clientY - drag.from.y;
  const isFar = drag.isFar || Math.hypot(across, down) > CLICK_PIXELS;
  if (!paper || !isFar) return drag;
  const moved = { x: by.x + (across / paper.width) * size.width, y: by.y + (down / paper.height) * size.height };
  return { ...drag, isFar, by: moved };
};

/** The place of a dragged box, as it is shown and as it is: several moves may come before the next drawing. */
const useDrag = () => {
  const [shown, setShown] = useState<Drag | null>(null);
  const drag = useRef<Drag | null>(null);
  const setDrag = (next: Drag | null): void => {
    drag.current = next;
    setShown(next);
  };
  return { shown, drag, setDrag };
};

/** A line or a picture of a page that is dragged, or moved and removed by keys. */
export const useMovable = ({ edit, object, size }: Movable) => {
  const by = useSelector(
    edit,
    ({ context }) => movedBy(editsOf(context), object),
    (one, other) => one.x === other.x && one.y === other.y,
  );
  const isMovable = useSelector(edit, ({ context }) => canMove(editsOf(context), object));
  const { shown, drag, setDrag } = useDrag();
  const wasDragged = useRef(false);
  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    wasDragged.current = false;
    if (event.button !== 0 || !event.isPrimary || !isMovable) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ pointer: event.pointerId, from: { x: event.clientX, y: event.clientY }, by, isFar: false });
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    if (event.pointerId === drag.current?.pointer) setDrag(draggedTo(drag.current, event, { by, size }));
  };
  const onPointerUp = (): void => {
    if (drag.current?.isFar === true) {
      wasDragged.current = true;
      edit.send({ type: 'object.moved', object, by: drag.current.by });
    }
    setDrag(null);
  };
  return {
    /** How far it is from where the document has it, in points. */
    by: shown?.by ?? by,
    /** Whether the click that comes is the end of a drag. */
    wasDragged: () => wasDragged.current,
    acts: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: () => setDrag(null),
      onKeyDown: keysOf({ edit, object, size }, by),
    },
  };
};
