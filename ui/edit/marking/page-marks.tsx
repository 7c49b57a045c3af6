import { useSelector } from '@xstate/react';
import { memo, useCallback, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import type { PageSize } from '../../pdf/pdf-document.js';
import { t } from '../../text/t.js';
import type { DraftMark } from '../marks/draft-mark.js';
import type { PenPoint } from '../marks/gesture.js';
import { makesMarks } from '../marks/instruments.js';
import { handleAt, handlesOf, boxOf, type Handle } from '../marks/places.js';
import type { EditEvent } from '../machine/edit-context.js';
import type { EditActor } from '../machine/edit.machine.js';
import { changeableMark, documentMarksOf, markOf, picturesOf, sketchOn } from '../machine/hand-context.js';
import type { DocumentMark } from '../marks/document-mark.js';
import { MarkShape } from './mark-shape.js';
import { markWords } from './mark-words.js';
import { PageLines } from './page-lines.js';
import { placed, share } from './placed.js';
import { TextMark } from './text-mark.js';

interface PageMarksProps {
  readonly edit: EditActor;
  readonly page: number;
  readonly size: PageSize;
}

/** Where a pointer is on the page, in points. */
const pointOf = (event: globalThis.PointerEvent, layer: HTMLElement, size: PageSize): PenPoint => {
  const { left, top, width, height } = layer.getBoundingClientRect();
  return {
    x: ((event.clientX - left) / width) * size.width,
    y: ((event.clientY - top) / height) * size.height,
    pressure: event.pointerType === 'pen' ? event.pressure : 0.5,
  };
};

const markUnder = (target: EventTarget): { id: string; handle: Handle | null } | null => {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-mark]') : null;
  const { mark: id, handle } = element?.dataset ?? {};
  return id === undefined ? null : { id, handle: (handle as Handle | undefined) ?? null };
};

/** The pointer of a mouse, a pen or one finger; a second finger moves the page and draws nothing. */
const pointerActs = ({ edit, page, size }: PageMarksProps) => ({
  onPointerDown: (event: PointerEvent<HTMLElement>): void => {
    const layer = event.currentTarget;
    if (event.button !== 0 || isTypedInto(event.target)) return;
    if (!event.isPrimary) {
      edit.send({ type: 'pointer.cancelled' });
      return;
    }
    const target = markUnder(event.target);
    edit.send({ type: 'pointer.pressed', page, size, point: pointOf(event.nativeEvent, layer, size), target });
    if (edit.getSnapshot().context.gesture) layer.setPointerCapture(event.pointerId);
  },
  onPointerMove: (event: PointerEvent<HTMLElement>): void => {
    if (!event.isPrimary || !edit.getSnapshot().context.gesture) return;
    const way = event.nativeEvent.getCoalescedEvents();
    for (const one of way.length > 0 ? way : [event.nativeEvent])
      edit.send({ type: 'pointer.moved', point: pointOf(one, event.currentTarget, size) });
  },
  onPointerUp: ({ isPrimary }: PointerEvent<HTMLElement>): void => {
    if (isPrimary) edit.send({ type: 'pointer.released' });
  },
  /** After a tap, browsers press a mouse, too, which would take the focus out of a text that was just begun. */
  onMouseDown: (event: MouseEvent<HTMLElement>): void => {
    if (edit.getSnapshot().matches({ hand: 'writing' }) && !isTypedInto(event.target)) event.preventDefault();
  },
  onPointerCancel: (): void => edit.send({ type: 'pointer.cancelled' }),
});

const steps: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Points that an arrow key moves a mark by, and with Shift. */
const STEP_POINTS = 1;
const LARGE_STEP = 10;

/** The event of a key on a mark of the page; null for none. */
const eventOfKey = ({ key, shiftKey }: KeyboardEvent, mark: DraftMark, size: PageSize): EditEvent | null => {
  const { id } = mark;
  const step = steps[key];
  const far = shiftKey ? LARGE_STEP : STEP_POINTS;
  if (step) return { type: 'mark.nudged', id, by: { x: step[0] * far, y: step[1] * far }, size };
  if (key === 'Delete' || key === 'Backspace') return { type: 'mark.removed', id };
  if (key === 'Enter' && mark.type === 'text') return { type: 'writing.begun', id };
  return key === 'Enter' || key === ' ' ? { type: 'mark.selected', id } : null;
};

const isTypedInto = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('textarea, input, [data-line], .line-picture') !== null;

const onKeyDown =
  ({ edit, page, size }: PageMarksProps) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const { context } = edit.getSnapshot();
    const id = markUnder(event.target)?.id ?? context.selected;
    const isOnlyRead = event.key === 'Enter' || event.key === ' ';
    const mark = isOnlyRead ? markOf(context, id) : changeableMark(context, id);
    const keyEvent = mark?.page === page && !isTypedInto(event.target) ? eventOfKey(event, mark, size) : null;
    if (!keyEvent) return;
    event.preventDefault();
    edit.send(keyEvent);
  };

/** Browsers scroll by a finger on parts of a drawing, whatever their style says: not while the finger moves a mark. */
const holdPage = (layer: HTMLElement, edit: EditActor): (() => void) => {
  const hold = (event: TouchEvent): void => {
    if (event.touches.length === 1 && event.cancelable && edit.getSnapshot().context.gesture) event.preventDefault();
  };
  layer.addEventListener('touchmove', hold, { passive: false });
  return () => layer.removeEventListener('touchmove', hold);
};

/** The marks of a page over it, and what a pointer or keys do with them. */
export const PageMarks = memo((props: PageMarksProps) => {
  const { edit, page, size } = props;
  const instrument = useSelector(edit, ({ context }) => context.instrument);
  const held = useCallback((layer: HTMLElement | null) => (layer ? holdPage(layer, edit) : undefined), [edit]);
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys bubble up from the marks, and a list does all that a pointer does
    <div
      ref={held}
      data-marks={instrument}
      data-draws={makesMarks(instrument)}
      role="group"
      aria-label={t('Marks on page {page}', { page: String(page) })}
      tabIndex={-1}
      className="mark-layer"
      {...pointerActs(props)}
      onKeyDown={onKeyDown(props)}
    >
      <PageLines edit={edit} page={page} size={size} />
      <Marks edit={edit} page={page} size={size} />
    </div>
  );
});
PageMarks.displayName = 'PageMarks';

const isSameList = (one: readonly File[], other: readonly File[]): boolean =>
  one.length === other.length && one.every((file, at) => file === other[at]);

const Marks = ({ edit, page, size }: PageMarksProps) => {
  const marks = useSelector(edit, ({ context }) => context.history.now.marks);
  const sketch = useSelector(edit, ({ context }) => sketchOn(context, page));
  const selected = useSelector(edit, ({ context }) => context.selected);
  const isWriting = useSelector(edit, (state) => state.matches({ hand: 'writing' }));
  const existing = useSelector(edit, ({ context }) => context.existing);
  const pictures = useSelector(edit, ({ context }) => picturesOf(context), isSameList);
  const own = marks.filter((mark) => mark.page === page && mark.id !== sketch?.id);
  const shown: readonly DraftMark[] = sketch ? [...own, sketch] : own;
  const existingShown = existing.length === 0 ? [] : keptOn(edit, page, shown);
  if (shown.length + existingShown.length === 0) return null;
  const chosen = [...shown, ...existingShown.map(({ mark }) => mark)].find(({ id }) => id === selected);
  return (
    <>
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        className="pointer-events-none absolute inset-0 size-full overflow-visible"
      >
        {existingShown.map((one) => (
          <Kept key={one.mark.id} edit={edit} one={one} isChosen={one.mark === chosen} />
        ))}
        {shown.map((mark) =>
          mark.type === 'text' ? null : (
            <Drawn key={mark.id} mark={mark} isChosen={mark === chosen} pictures={pictures} />
          ),
        )}
      </svg>
      {shown.map((mark) =>
        mark.type === 'text' ? (
          <TextMark key={mark.id} {...{ edit, mark, size }} isWritten={isWriting && mark === sketch} />
        ) : null,
      )}
      {chosen && !isWriting && <Frame edit={edit} mark={chosen} size={size} />}
    </>
  );
};

const areaOf = ({ mark }: DocumentMark): number => {
  const { width, height } = boxOf(mark);
  return width * height;
};

/** Marks of the document that the draft leaves as they are: the page shows them already. Small ones lie over large ones. */
const keptOn = (edit: EditActor, page: number, shown: readonly DraftMark[]): readonly DocumentMark[] =>
  documentMarksOf(edit.getSnapshot().context)
    .filter(({ told, mark }) => told.page === page && told.replyTo === null && !shown.some(({ id }) => id === mark.id))
    .toSorted((one, other) => areaOf(other) - areaOf(one));

/** The margin at which a finger or a pointer can take a small mark, in points. */
const GRASP_POINTS = 8;

/** Where a mark of the document can be taken; a note that brings no look is drawn. */
const Kept = memo(({ edit, one, isChosen }: { edit: EditActor; one: DocumentMark; isChosen: boolean }) => {
  const { mark, told } = one;
  const { x, y, width, height } = boxOf(mark);
  const across = Math.max(0, GRASP_POINTS - width);
  const down = Math.max(0, GRASP_POINTS - height);
  return (
    <g
      data-mark={mark.id}
      data-kind={mark.type}
      data-document
      tabIndex={0}
      role="button"
      aria-pressed={isChosen}
      aria-label={[markWords(mark), told.author].filter(Boolean).join(', ')}
      onDoubleClick={() => edit.send({ type: 'writing.begun', id: mark.id })}
    >
      {mark.type === 'note' && !told.drawn && <MarkShape mark={mark} />}
      <rect x={x - across / 2} y={y - down / 2} width={width + across} height={height + down} fill="transparent" />
    </g>
  );
});
Kept.displayName = 'Kept';

interface DrawnProps {
  readonly mark: DraftMark;
  readonly isChosen: boolean;
  readonly pictures: readonly File[];
}

const Drawn = memo(({ mark, isChosen, pictures }: DrawnProps) => (
  <g
    data-mark={mark.id}
    data-kind={mark.type}
    tabIndex={0}
    role="button"
    aria-pressed={isChosen}
    aria-label={markWords(mark)}
    opacity={mark.opacity}
    style={mark.type === 'highlight' ? { mixBlendMode: 'multiply' } : undefined}
  >
    <MarkShape mark={mark} pictures={pictures} />
  </g>
));
Drawn.displayName = 'Drawn';

interface FrameProps {
  readonly edit: EditActor;
  readonly mark: DraftMark;
  readonly size: PageSize;
}

const Frame = ({ edit, mark, size }: FrameProps) => (
  <>
    <span className="mark-frame" style={placed(boxOf(mark), size)} />
    {(changeableMark(edit.getSnapshot().context, mark.id) ? handlesOf(mark) : []).map((handle) => {
      const { x, y } = handleAt(mark, handle);
      return (
        <span
          key={handle}
          data-mark={mark.id}
          data-handle={handle}
          className="mark-handle"
          style={{ left: share(x, size.width), top: share(y, size.height) }}
        />
      );
    })}
  </>
);
