import type { KeyboardEvent, PointerEvent } from 'react';
import { t, translated } from '../../../text/t.js';
import { fieldWords } from '../request-words.js';
import type { Sheet } from './ask-context.js';
import type { FieldBox, PlacedField } from './placed-field.js';
import type { AskActor } from './ask.machine.js';
import { lookOf } from './recipient-look.js';

interface FieldFrameProps {
  readonly actor: AskActor;
  readonly field: PlacedField;
  readonly sheet: Sheet;
  readonly name: string;
  readonly isChosen: boolean;
}

/** Points, as the arrow keys move a field; more with Shift. */
const STEP_POINTS = 1;
const LONG_STEP = 10;

const arrows: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Where a pointer is on the page, in points. */
const pointerOn = ({ clientX, clientY, currentTarget }: PointerEvent, sheet: Sheet) => {
  const page = (currentTarget.closest('[data-page]') ?? currentTarget).getBoundingClientRect();
  return {
    x: ((clientX - page.left) / page.width) * sheet.width,
    y: ((clientY - page.top) / page.height) * sheet.height,
  };
};

/** A field on its page: dragged, or moved by the arrow keys, and stretched at its corner. */
export const FieldFrame = ({ actor, field, sheet, name, isChosen }: FieldFrameProps) => {
  const { id, recipient, box } = field;
  const look = lookOf(recipient);
  const place = (change: Partial<FieldBox>): void => actor.send({ type: 'field.placed', id, box: change });
  return (
    <div
      className="absolute"
      style={{
        left: `${(box.x / sheet.width) * 100}%`,
        top: `${(box.y / sheet.height) * 100}%`,
        width: `${(box.width / sheet.width) * 100}%`,
        height: `${(box.height / sheet.height) * 100}%`,
      }}
    >
      <Handle actor={actor} field={field} sheet={sheet} name={name} isChosen={isChosen} />
      {isChosen && (
        <Corner sheet={sheet} line={look.line} onMove={(x, y) => place({ width: x - box.x, height: y - box.y })} />
      )}
    </div>
  );
};

const Handle = ({ actor, field, sheet, name, isChosen }: FieldFrameProps) => {
  const { id, kind, recipient, box } = field;
  const look = lookOf(recipient);
  const place = (change: Partial<FieldBox>): void => actor.send({ type: 'field.placed', id, box: change });
  const label = t('{kind} of {name}: drag or use the arrow keys', { kind: translated(fieldWords[kind]), name });
  const seen = [recipient, ...(kind === 'check' ? [] : [translated(fieldWords[kind])])].join(' ');
  return (
    <button
      type="button"
      aria-label={`${seen}, ${label}`}
      aria-pressed={isChosen}
      data-field={id}
      onFocus={() => actor.send({ type: 'field.chosen', id })}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
        const at = pointerOn(event, sheet);
        place({ x: at.x - box.width / 2, y: at.y - box.height / 2 });
      }}
      onKeyDown={(event) => {
        if (event.key === 'Delete') actor.send({ type: 'field.removed', id });
        else moveByKeys(event, box, place);
      }}
      className="absolute top-1/2 left-1/2 grid size-full min-h-6 min-w-6 -translate-1/2 cursor-move touch-none place-items-center overflow-hidden rounded-sm border text-[0.625rem] leading-none"
      style={{
        borderColor: look.line,
        borderStyle: isChosen ? 'solid' : 'dashed',
        borderWidth: isChosen ? 2 : 1,
        background: look.fill,
        color: look.line,
      }}
    >
      <span className="truncate px-0.5">{seen}</span>
    </button>
  );
};

interface CornerProps {
  readonly sheet: Sheet;
  readonly line: string;
  readonly onMove: (x: number, y: number) => void;
}

/** Stretches a field by the pointer; its size can be typed as well. */
const Corner = ({ sheet, line, onMove }: CornerProps) => (
  <span
    aria-hidden="true"
    onPointerDown={(event) => {
      event.currentTarget.setPointerCapture(event.pointerId);
    }}
    onPointerMove={(event) => {
      if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
      const at = pointerOn(event, sheet);
      onMove(at.x, at.y);
    }}
    className="absolute -right-3 -bottom-3 grid size-6 cursor-nwse-resize touch-none place-items-center"
  >
    <span className="size-3 rounded-full border-2 border-[white]" style={{ background: line }} />
  </span>
);

const moveByKeys = (event: KeyboardEvent, { x, y }: FieldBox, place: (change: Partial<FieldBox>) => void): void => {
  const arrow = arrows[event.key];
  if (!arrow) return;
  event.preventDefault();
  const step = event.shiftKey ? LONG_STEP : STEP_POINTS;
  place({ x: x + arrow.x * step, y: y + arrow.y * step });
};
