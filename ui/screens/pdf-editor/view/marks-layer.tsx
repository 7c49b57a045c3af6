import { useSelector } from '@xstate/react';
import { factsHere } from '../editor.context.js';
import type { PdfEditorActor } from '../pdf-editor.machine.js';
import { boxesOf, type Mark } from '../redact/marks.js';
import { arrowStep, boxStyle, hold, onPage } from './pointer.js';
import './marks.css';

/** What is marked on the page shown, as it may look. The server finds the exact letters. */
export const MarksLayer = ({ actor }: { readonly actor: PdfEditorActor }) => {
  const context = useSelector(actor, (state) => state.context);
  const boxing = useSelector(actor, (state) => state.matches({ tab: { redact: 'boxing' } }));
  const facts = factsHere(context);
  const { color, pattern } = context.look;
  return (
    <>
      {boxing && <DrawingSurface actor={actor} />}
      {facts &&
        context.marks.items.map((mark) =>
          boxesOf(mark, context.page + 1, facts).map((box, index) => (
            <div
              key={`${mark.id}-${index}`}
              data-pattern={pattern}
              className="mark pointer-events-none absolute"
              style={{ ...boxStyle(box), color }}
            >
              {mark.type === 'area' && <AreaGrip actor={actor} mark={mark} />}
            </div>
          )),
        )}
      {context.drawn && (
        <div
          className="pointer-events-none absolute border-2 border-dashed border-[#0e5d48] bg-[#0e5d48]/15"
          style={boxStyle(context.drawn)}
        />
      )}
    </>
  );
};

/** The way to change an area without a pointer. */
const AreaGrip = ({ actor, mark }: { readonly actor: PdfEditorActor; readonly mark: Mark }) => (
  <button
    type="button"
    aria-label="Area: arrow keys move it, with Shift they change its size, Delete removes it"
    onKeyDown={(event) => {
      const step = arrowStep(event);
      if (step) actor.send({ type: event.shiftKey ? 'area.stretched' : 'area.moved', id: mark.id, by: step });
      if (event.key === 'Delete') actor.send({ type: 'mark.removed', id: mark.id });
    }}
    className="absolute inset-0 size-full min-h-6 min-w-6"
  />
);

const DrawingSurface = ({ actor }: { readonly actor: PdfEditorActor }) => {
  const end = () => {
    actor.send({ type: 'box.ended' });
  };
  return (
    <div
      data-drawing-surface
      onPointerDown={(event) => {
        hold(event);
        actor.send({ type: 'box.started', at: onPage(event) });
      }}
      onPointerMove={(event) => {
        actor.send({ type: 'box.continued', at: onPage(event) });
      }}
      onPointerUp={end}
      onPointerCancel={end}
      className="absolute inset-0 cursor-crosshair touch-none"
    />
  );
};
