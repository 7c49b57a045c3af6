import { useSelector } from '@xstate/react';
import { ChevronsLeftRight } from 'lucide-react';
import { useCallback, type PointerEvent, type ReactNode } from 'react';
import type { PageSize } from '../../../../pdf/pdf-document.js';
import { humanSize } from '../../../../text/sizes.js';
import type { PdfPages } from '../../arrange/pdf/pdf-pages.js';
import { percentText } from '../frame/percent-text.js';
import { SLIDER_MAX, type PagePreview } from './preview.context.js';
import type { PreviewActor } from './preview.machine.js';
import { t } from '../../../../text/t.js';

interface StageProps {
  readonly actor: PreviewActor;
  readonly preview: PagePreview;
}

const KEY_STEP = 5;

const placeOf = ({ currentTarget, clientX }: PointerEvent): number => {
  const { left, width } = currentTarget.getBoundingClientRect();
  return ((clientX - left) / width) * SLIDER_MAX;
};

/** Room for the larger of both pages. */
const roomFor = (sizes: readonly PageSize[]): PageSize => ({
  width: Math.max(...sizes.map(({ width }) => width)),
  height: Math.max(...sizes.map(({ height }) => height)),
});

/** Both pages on one another, cut where the slider stands. */
export const BeforeAfterStage = ({ actor, preview }: StageProps) => {
  const { at, isHeld } = useSelector(actor, ({ context }) => context);
  const whole = roomFor(preview.sizes);
  const move = (event: PointerEvent) => {
    if (event.buttons === 1) actor.send({ type: 'slider.moved', at: placeOf(event) });
  };
  return (
    <div className="grid size-full place-items-center [container-type:size]">
      <div
        data-stage
        dir="ltr"
        data-held={isHeld}
        style={{
          aspectRatio: `${whole.width} / ${whole.height}`,
          width: `min(100cqw, ${(100 * whole.width) / whole.height}cqh)`,
        }}
        className="relative touch-none select-none"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          move(event);
        }}
        onPointerMove={move}
      >
        <Layers preview={preview} whole={whole} cut={isHeld ? SLIDER_MAX : at} />
        <Chips preview={preview} />
        <Slider actor={actor} at={at} isHeld={isHeld} />
      </div>
    </div>
  );
};

interface LayersProps {
  readonly preview: PagePreview;
  readonly whole: PageSize;
  readonly cut: number;
}

const Layers = ({ preview: { page, sizes, before, after }, whole, cut }: LayersProps) => (
  <>
    <Layer clip={`inset(0 ${SLIDER_MAX - cut}% 0 0)`}>
      <PageCanvas
        pdf={before}
        page={page}
        size={sizes[0]}
        whole={whole}
        label={t('Page {page}, before', { page: String(page) })}
      />
    </Layer>
    <Layer clip={`inset(0 0 0 ${cut}%)`}>
      <PageCanvas
        pdf={after}
        page={1}
        size={sizes[1]}
        whole={whole}
        label={t('Page {page}, after', { page: String(page) })}
      />
    </Layer>
  </>
);

const Layer = ({ clip, children }: { readonly clip: string; readonly children: ReactNode }) => (
  <div style={{ clipPath: clip }} className="absolute inset-0">
    {children}
  </div>
);

const chip =
  'pointer-events-none absolute top-3 max-w-[46%] truncate rounded-full bg-[black]/75 px-3 py-1 text-[0.8125rem] font-medium text-[white]';

const Chips = ({ preview: { tool, bytes } }: Pick<StageProps, 'preview'>) => {
  const [before, after] = tool === 'pdf-compress' ? bytes.map((size) => ` · ${humanSize(size)}`) : ['', ''];
  return (
    <>
      <p className={`${chip} left-3`}>
        {t('Before')}
        {before}
      </p>
      <p className={`${chip} right-3`}>
        {t('After')}
        {after}
      </p>
    </>
  );
};

interface SliderProps {
  readonly actor: PreviewActor;
  readonly at: number;
  readonly isHeld: boolean;
}

/** It keeps its focus, though unseen, while only what was before is shown. */
const Slider = ({ actor, at, isHeld }: SliderProps) => (
  <>
    <input
      type="range"
      aria-label={t('Before and after')}
      aria-valuetext={t('{percent} before', { percent: percentText(Math.round(at) / SLIDER_MAX) })}
      min={0}
      max={SLIDER_MAX}
      step="any"
      value={at}
      onKeyDown={(event) => {
        const by = { ArrowLeft: -KEY_STEP, ArrowDown: -KEY_STEP, ArrowRight: KEY_STEP, ArrowUp: KEY_STEP }[event.key];
        if (by === undefined) return;
        event.preventDefault();
        actor.send({ type: 'slider.moved', at: Math.round(at / KEY_STEP) * KEY_STEP + by });
      }}
      onChange={({ target }) => {
        actor.send({ type: 'slider.moved', at: Number(target.value) });
      }}
      className="peer pointer-events-none absolute inset-x-0 top-1/2 h-11 w-full -translate-y-1/2 opacity-0"
    />
    <div
      hidden={isHeld}
      style={{ left: `${at}%` }}
      className="pointer-events-none absolute inset-y-0 w-0.5 -translate-x-1/2 bg-[#0e5d48] peer-focus-visible:*:outline-3 peer-focus-visible:*:outline-offset-2 peer-focus-visible:*:outline-brand"
    >
      <span className="absolute top-1/2 left-1/2 grid size-11 -translate-1/2 place-items-center rounded-full border-3 border-[white] bg-[#0e5d48] text-[white] shadow-lift">
        <ChevronsLeftRight className="size-4" aria-hidden="true" />
      </span>
    </div>
  </>
);

/** Pixels of the longer side. */
const SIDE = 1800;

interface PageCanvasProps {
  readonly pdf: PdfPages;
  /** From 1. */
  readonly page: number;
  readonly size: PageSize;
  /** The room for the larger of both pages. */
  readonly whole: PageSize;
  readonly label: string;
}

const PageCanvas = ({ pdf, page, size, whole, label }: PageCanvasProps) => {
  const draw = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      if (!canvas) return undefined;
      const task = pdf.render(page, canvas, SIDE);
      task.done.catch(() => undefined); // a page that cannot be drawn stays white
      return task.cancel;
    },
    [pdf, page],
  );
  return (
    <canvas
      ref={draw}
      dir="ltr"
      role="img"
      aria-label={label}
      style={{ width: `${(size.width / whole.width) * 100}%`, height: `${(size.height / whole.height) * 100}%` }}
      className="absolute top-1/2 left-1/2 -translate-1/2 rounded-[3px] bg-[white] shadow-lift"
    />
  );
};
