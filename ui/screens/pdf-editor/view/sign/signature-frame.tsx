import { useSelector } from '@xstate/react';
import { factsHere } from '../../machine/editor-context.js';
import type { PdfEditorActor } from '../../machine/pdf-editor.machine.js';
import { frameOf } from '../../signature/signature-placement.js';
import { imageOf } from '../../../../tools/signatures/signature.js';
import { arrowStep, boxStyle, capturePointer, positionOnPage } from '../parts/page-pointer.js';
import { scrollIntoView } from './scroll-into-view.js';
import { t } from '../../../../text/t.js';

/** The signature on its page: dragged or moved by arrow keys, and stretched at its corner. */
export const SignatureFrame = ({ actor }: { readonly actor: PdfEditorActor }) => {
  const context = useSelector(actor, (state) => state.context);
  const facts = factsHere(context);
  if (!facts || context.placement.page !== context.page) return null;
  const image = imageOf(context.signature);
  return (
    <div
      ref={(frame) => {
        if (frame) scrollIntoView(frame, context.placement);
      }}
      className="absolute"
      style={boxStyle(frameOf(context.placement, facts))}
    >
      <div className="absolute inset-0 overflow-hidden rounded-md border border-[#0e5d48] bg-[#0e5d48]/10">
        {image !== null && (
          <img src={image} alt="" draggable={false} className="size-full select-none object-contain" />
        )}
      </div>
      <Handle
        actor={actor}
        part="frame"
        label={t('Signature: drag or use the arrow keys to move it')}
        className="absolute top-1/2 left-1/2 size-full min-h-6 min-w-6 -translate-1/2 cursor-move rounded-md" // large enough where the page is small
      />
      <Handle
        actor={actor}
        part="corner"
        label={t('Size of the signature: drag or use the arrow keys')}
        className="absolute -bottom-3 -right-3 grid size-6 cursor-nwse-resize place-items-center"
      >
        <span className="size-3 rounded-full border-2 border-[white] bg-[#0e5d48]" />
      </Handle>
    </div>
  );
};

interface HandleProps {
  readonly actor: PdfEditorActor;
  readonly part: 'frame' | 'corner';
  readonly label: string;
  readonly className: string;
  readonly children?: React.ReactNode;
}

const Handle = ({ actor, part, label, className, children }: HandleProps) => {
  const release = () => {
    actor.send({ type: 'placement.released' });
  };
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onPointerDown={(event) => {
        capturePointer(event);
        actor.send({ type: 'placement.grabbed', by: part, at: positionOnPage(event) });
      }}
      onPointerMove={(event) => {
        actor.send({ type: 'placement.dragged', at: positionOnPage(event) });
      }}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={(event) => {
        const step = arrowStep(event);
        if (step) actor.send({ type: part === 'frame' ? 'placement.nudged' : 'placement.stretched', by: step });
      }}
      className={`touch-none ${className}`}
    >
      {children}
    </button>
  );
};
