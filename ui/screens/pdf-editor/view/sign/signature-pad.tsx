import { useSelector } from '@xstate/react';
import { Eraser } from 'lucide-react';
import type { PointerEvent } from 'react';
import type { Point } from '../../../../pdf/pdf-document.js';
import type { PdfEditorActor } from '../../machine/pdf-editor.machine.js';
import { drawStrokes } from '../../../../tools/signatures/render-signature.js';
import { CANVAS } from '../../../../tools/signatures/signature.js';
import { t } from '../../../../text/t.js';

/** Where a pointer is, in pixels of the canvas. */
const onCanvas = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>): Point => {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: ((clientX - left) * CANVAS.width) / width, y: ((clientY - top) * CANVAS.height) / height };
};

/** Where there is no room for all of its width, a line is as wide on the screen all the same. */
const shrinkOf = ({ clientWidth }: HTMLCanvasElement): number =>
  Math.max(1, CANVAS.width / (clientWidth || CANVAS.width));

/** The browser captures touches and pens for the element they began on; here a stroke ends where they leave it. */
const releaseCapture = ({ currentTarget, pointerId }: PointerEvent<HTMLCanvasElement>): void => {
  if (currentTarget.hasPointerCapture(pointerId)) currentTarget.releasePointerCapture(pointerId);
};

/** The drawing canvas. Requirement. */
export const SignaturePad = ({ actor }: { readonly actor: PdfEditorActor }) => {
  const { strokes } = useSelector(actor, ({ context }) => context.signature);
  const end = () => {
    actor.send({ type: 'stroke.ended' });
  };
  return (
    <div>
      <canvas
        ref={(canvas) => {
          if (canvas) drawStrokes(canvas, strokes, shrinkOf(canvas));
        }}
        width={CANVAS.width}
        height={CANVAS.height}
        role="img"
        aria-label={t(strokes.length === 0 ? 'Drawing area, empty' : 'Drawing area with your signature')}
        onPointerDown={(event) => {
          releaseCapture(event);
          if (event.isPrimary && event.button === 0) actor.send({ type: 'stroke.started', at: onCanvas(event) });
        }}
        onPointerMove={(event) => {
          actor.send({ type: 'stroke.continued', at: onCanvas(event) });
        }}
        onPointerUp={end}
        onPointerLeave={end}
        onPointerCancel={end}
        className="aspect-[5/2] w-full cursor-crosshair touch-none rounded-2xl border border-line bg-[white]"
      />
      <div className="mt-2 flex items-center justify-between">
        <p className="text-[0.8125rem] text-muted">{t('Draw with mouse, pen or finger')}</p>
        <ClearButton actor={actor} />
      </div>
    </div>
  );
};

const ClearButton = ({ actor }: { readonly actor: PdfEditorActor }) => (
  <button
    type="button"
    onClick={() => {
      actor.send({ type: 'drawing.cleared' });
    }}
    className="flex min-h-10 items-center gap-2 rounded-full px-3 text-[0.8125rem] font-medium hover:bg-ink/5"
  >
    <Eraser className="size-4" aria-hidden="true" />
    {t('Clear')}
  </button>
);
