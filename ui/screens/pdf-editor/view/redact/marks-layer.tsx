import { useSelector } from '@xstate/react';
import { factsHere, type EditorContext } from '../../machine/editor-context.js';
import type { PdfEditorActor } from '../../machine/pdf-editor.machine.js';
import { boxesOf, type Mark } from '../../redact/redaction-marks.js';
import { currentPreview, piecesOn, placesOf, type Piece } from '../../redact/preview-matches.js';
import { arrowStep, boxStyle, capturePointer, positionOnPage } from '../parts/page-pointer.js';
import './marks.css';
import { t } from '../../../../text/t.js';

/** The marks on the current page: where the server finds them, or where the browser does until the server has answered. */
export const MarksLayer = ({ actor }: { readonly actor: PdfEditorActor }) => {
  const context = useSelector(actor, (state) => state.context);
  const boxing = useSelector(actor, (state) => state.matches({ tab: { redact: 'boxing' } }));
  const annotations = currentPreview(context)?.annotations.filter(({ page }) => page === context.page + 1) ?? [];
  return (
    <>
      {boxing && <DrawingSurface actor={actor} />}
      {annotations.map(({ box }, index) => (
        <div
          key={index}
          data-goes-whole
          className="pointer-events-none absolute border-2 border-dashed border-[#a32020] bg-[#a32020]/10"
          style={boxStyle(box)}
        />
      ))}
      {context.marks.items.map((mark) => (
        <MarkOnPage key={mark.id} actor={actor} mark={mark} context={context} />
      ))}
      {context.drawn && (
        <div
          className="pointer-events-none absolute border-2 border-dashed border-[#0e5d48] bg-[#0e5d48]/15"
          style={boxStyle(context.drawn)}
        />
      )}
    </>
  );
};

interface MarkOnPageProps {
  readonly actor: PdfEditorActor;
  readonly mark: Mark;
  readonly context: EditorContext;
}

const foundHere = ({ mark, context }: MarkOnPageProps): readonly Piece[] => {
  const facts = factsHere(context);
  return facts ? boxesOf(mark, context.page + 1, facts).map((box) => ({ box, corners: null })) : [];
};

const MarkOnPage = (props: MarkOnPageProps) => {
  const { actor, mark, context } = props;
  const { look, preview, page } = context;
  const places = mark.type === 'area' ? null : placesOf(preview, mark);
  const pieces = places ? piecesOn(places, page + 1) : foundHere(props);
  const certain = placesOf(preview, mark) !== null;
  return pieces.map(({ box, corners }, index) => (
    <div
      key={index}
      data-mark={mark.id}
      data-certain={certain}
      data-off={context.marks.off.includes(mark.id) || undefined}
      data-pattern={look.pattern}
      className="mark pointer-events-none absolute"
      style={{ ...boxStyle(box), color: look.color, clipPath: corners ? polygonIn(box, corners) : undefined }}
    >
      {mark.type === 'area' && <AreaHandle actor={actor} mark={mark} />}
    </div>
  ));
};

/** Corners of the page as corners within a box on it. */
const polygonIn = ({ x, y, width, height }: Piece['box'], corners: NonNullable<Piece['corners']>): string =>
  `polygon(${corners.map((at) => `${((at.x - x) / width) * 100}% ${((at.y - y) / height) * 100}%`).join(', ')})`;

/** Changes an area by keyboard. */
const AreaHandle = ({ actor, mark }: { readonly actor: PdfEditorActor; readonly mark: Mark }) => (
  <button
    type="button"
    aria-label={t('Area: arrow keys move it, with Shift they resize it, Delete removes it')}
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
        capturePointer(event);
        actor.send({ type: 'box.started', at: positionOnPage(event) });
      }}
      onPointerMove={(event) => {
        actor.send({ type: 'box.continued', at: positionOnPage(event) });
      }}
      onPointerUp={end}
      onPointerCancel={end}
      className="absolute inset-0 cursor-crosshair touch-none"
    />
  );
};
