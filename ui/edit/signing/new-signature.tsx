import { useSelector } from '@xstate/react';
import { Eraser, ImageUp, PenLine, Type, type LucideIcon } from 'lucide-react';
import type { PointerEvent } from 'react';
import '@fontsource/dancing-script/400.css';
import type { Text } from '../../../contracts/texts/text-catalogue.js';
import { buttonLook } from '../../parts/button-look.js';
import { Button } from '../../parts/button.js';
import { Dialog, DialogActions } from '../../parts/dialog.js';
import { Field } from '../../parts/field.js';
import { FileInput, SHOWS_INPUT_FOCUS } from '../../parts/file-input.js';
import type { Point } from '../../pdf/pdf-document.js';
import { t, translated } from '../../text/t.js';
import { drawStrokes } from '../../tools/signatures/render-signature.js';
import { CANVAS, type SignatureKind } from '../../tools/signatures/signature.js';
import { pictureAddress } from '../parts/picture-address.js';
import { isMakeable, type SignaturesActor } from './signatures.machine.js';

interface SignaturesProps {
  readonly signatures: SignaturesActor;
}

/** A signature or initials, drawn, typed or from a picture. */
export const NewSignature = ({ signatures }: SignaturesProps) => {
  const state = useSelector(signatures, (now) => now);
  const { kind, made, isKept, isMember, problem } = state.context;
  const cancel = () => signatures.send({ type: 'cancel.pressed' });
  return (
    <Dialog title={kind === 'signature' ? t('New signature') : t('New initials')} onClose={cancel}>
      <div className="grid gap-4">
        <Ways signatures={signatures} chosen={made.kind} />
        {made.kind === 'draw' && <Pad signatures={signatures} />}
        {made.kind === 'type' && <Typed signatures={signatures} />}
        {made.kind === 'upload' && <Uploaded signatures={signatures} />}
        <Keeping signatures={signatures} isKept={isKept} isMember={isMember} />
        {problem !== '' && (
          <p role="alert" className="text-sm text-danger">
            {problem}
          </p>
        )}
        <DialogActions>
          <Button tone="quiet" onClick={cancel}>
            {t('Cancel')}
          </Button>
          <Button
            disabled={!isMakeable(state.context) || state.hasTag('busy')}
            onClick={() => signatures.send({ type: 'make.pressed' })}
          >
            {t('Use it')}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
};

interface KeepingProps extends SignaturesProps {
  readonly isKept: boolean;
  readonly isMember: boolean;
}

const Keeping = ({ signatures, isKept, isMember }: KeepingProps) => (
  <label className="flex min-h-11 items-center justify-between gap-3 text-sm">
    <span>
      {isMember ? t('Keep it in my account') : t('Keep it in this browser')}
      <span className="block text-[0.8125rem] text-muted">
        {isMember
          ? t('It is encrypted with your own key, and goes when you remove it or your account.')
          : t('It stays on this device and goes nowhere until you sign with it.')}
      </span>
    </span>
    <input
      type="checkbox"
      role="switch"
      className="switch"
      checked={isKept}
      onChange={() => signatures.send({ type: 'keeping.toggled' })}
    />
  </label>
);

const ways: readonly (readonly [SignatureKind, Text, LucideIcon])[] = [
  ['draw', 'Draw', PenLine],
  ['type', 'Type', Type],
  ['upload', 'Upload', ImageUp],
];

const Ways = ({ signatures, chosen }: SignaturesProps & { readonly chosen: SignatureKind }) => (
  <div role="group" aria-label={t('Signature type')} className="grid auto-cols-fr grid-flow-col gap-2">
    {ways.map(([way, text, Icon]) => (
      <button
        key={way}
        type="button"
        aria-pressed={way === chosen}
        onClick={() => signatures.send({ type: 'way.chosen', way })}
        className="flex min-h-12 items-center justify-center gap-2 rounded-2xl border border-line text-sm font-medium text-muted hover:border-edge aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand-text"
      >
        <Icon className="size-4.5" aria-hidden="true" />
        {translated(text)}
      </button>
    ))}
  </div>
);

/** Where a pointer is, in pixels of the canvas. */
const onCanvas = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>): Point => {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: ((clientX - left) * CANVAS.width) / width, y: ((clientY - top) * CANVAS.height) / height };
};

const Pad = ({ signatures }: SignaturesProps) => {
  const strokes = useSelector(signatures, ({ context }) => context.made.strokes);
  const end = () => signatures.send({ type: 'stroke.ended' });
  return (
    <div>
      <canvas
        ref={(canvas) => {
          if (canvas) drawStrokes(canvas, strokes, Math.max(1, CANVAS.width / (canvas.clientWidth || CANVAS.width)));
        }}
        width={CANVAS.width}
        height={CANVAS.height}
        role="img"
        aria-label={strokes.length === 0 ? t('Drawing area, empty') : t('Drawing area with your signature')}
        onPointerDown={(event) => {
          if (event.isPrimary && event.button === 0) signatures.send({ type: 'stroke.started', at: onCanvas(event) });
        }}
        onPointerMove={(event) => signatures.send({ type: 'stroke.continued', at: onCanvas(event) })}
        onPointerUp={end}
        onPointerCancel={end}
        onPointerLeave={end}
        className="aspect-[5/2] w-full cursor-crosshair touch-none rounded-2xl border border-line bg-[white]"
      />
      <div className="mt-2 flex items-center justify-between gap-3">
        <p className="text-[0.8125rem] text-muted">{t('Draw with mouse, pen or finger')}</p>
        <Button
          tone="quiet"
          size="small"
          disabled={strokes.length === 0}
          onClick={() => signatures.send({ type: 'drawing.cleared' })}
        >
          <Eraser className="size-4" aria-hidden="true" />
          {t('Clear')}
        </Button>
      </div>
    </div>
  );
};

const Typed = ({ signatures }: SignaturesProps) => {
  const text = useSelector(signatures, ({ context }) => context.made.text);
  return (
    <div className="grid gap-3">
      <Field
        id="new-signature-text"
        label={t('Type your signature')}
        autoComplete="name"
        dir="auto"
        value={text}
        onChange={({ target }) => signatures.send({ type: 'text.typed', text: target.value })}
      />
      <p
        aria-hidden="true"
        dir="auto"
        className="flex h-24 items-center justify-center overflow-hidden rounded-2xl border border-line bg-[white] px-4 text-[2.5rem] whitespace-nowrap text-[black]"
        style={{ fontFamily: "'Dancing Script', cursive" }}
      >
        {text}
      </p>
    </div>
  );
};

const Uploaded = ({ signatures }: SignaturesProps) => {
  const file = useSelector(signatures, ({ context }) => context.file);
  return (
    <div className="relative grid gap-3">
      <div className="flex h-24 items-center justify-center rounded-2xl border border-line bg-[white] p-2 text-sm text-[#4b5563]">
        {file ? (
          <img src={pictureAddress(file)} alt={file.name} className="max-h-full max-w-full object-contain" />
        ) : (
          t('An image with a white or transparent background')
        )}
      </div>
      <FileInput
        id="new-signature-image"
        accept=".png,.jpg,.jpeg,.gif,.webp"
        multiple={false}
        onFiles={([chosen]) => chosen && signatures.send({ type: 'image.chosen', file: chosen })}
      />
      <label
        htmlFor="new-signature-image"
        className={buttonLook({ tone: 'quiet', size: 'small' }, `w-fit ${SHOWS_INPUT_FOCUS}`)}
      >
        <ImageUp className="size-4" aria-hidden="true" />
        {t('Choose an image')}
      </label>
    </div>
  );
};
