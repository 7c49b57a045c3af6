import { ChevronsLeftRight } from 'lucide-react';
import type { PointerEvent } from 'react';
import type { PageSize } from '../../../pdf/pdf-document.js';
import { t } from '../../../text/t.js';
import { percentText } from '../../../text/percent.js';
import { chip, fitted, Paper, roomFor, type StagePage } from './paper.js';

interface CutStageProps {
  readonly pages: readonly [before: StagePage, after: StagePage];
  /** Where before ends and after begins, from 0 to {@link CUT_MAX}. */
  readonly at: number;
  /** Only what was before is shown. */
  readonly isHeld?: boolean;
  readonly onMove: (at: number) => void;
}

const CUT_MAX = 100;
const KEY_STEP = 5;

const placeOf = ({ currentTarget, clientX }: PointerEvent): number => {
  const { left, width } = currentTarget.getBoundingClientRect();
  return ((clientX - left) / width) * CUT_MAX;
};

/** Both pages on one another, cut where the slider stands. */
export const CutStage = ({ pages, at, isHeld = false, onMove }: CutStageProps) => {
  const whole = roomFor(pages);
  const move = (event: PointerEvent) => {
    if (event.buttons === 1) onMove(placeOf(event));
  };
  return (
    <div className="grid size-full place-items-center [container-type:size]">
      <div
        data-stage
        dir="ltr"
        data-held={isHeld}
        style={fitted(whole)}
        className="relative touch-none select-none"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          move(event);
        }}
        onPointerMove={move}
      >
        <Layers pages={pages} whole={whole} cut={isHeld ? CUT_MAX : at} />
        <p className={`${chip} left-3`}>{pages[0].chip}</p>
        <p className={`${chip} right-3`}>{pages[1].chip}</p>
        <Slider at={at} isHeld={isHeld} onMove={onMove} />
      </div>
    </div>
  );
};

interface LayersProps extends Pick<CutStageProps, 'pages'> {
  readonly whole: PageSize;
  readonly cut: number;
}

const Layers = ({ pages, whole, cut }: LayersProps) =>
  [`inset(0 ${CUT_MAX - cut}% 0 0)`, `inset(0 0 0 ${cut}%)`].map((clip, at) => (
    <div key={at} style={{ clipPath: clip }} className="absolute inset-0">
      <Paper stagePage={pages[at as 0 | 1]} whole={whole} />
    </div>
  ));

/** It keeps its focus, though unseen, while only what was before is shown. */
const Slider = ({ at, isHeld, onMove }: Required<Omit<CutStageProps, 'pages'>>) => (
  <>
    <input
      type="range"
      aria-label={t('Before and after')}
      aria-valuetext={t('{percent} before', { percent: percentText(Math.round(at) / CUT_MAX) })}
      min={0}
      max={CUT_MAX}
      step="any"
      value={at}
      onKeyDown={(event) => {
        const by = { ArrowLeft: -KEY_STEP, ArrowDown: -KEY_STEP, ArrowRight: KEY_STEP, ArrowUp: KEY_STEP }[event.key];
        if (by === undefined) return;
        event.preventDefault();
        onMove(Math.round(at / KEY_STEP) * KEY_STEP + by);
      }}
      onChange={({ target }) => {
        onMove(Number(target.value));
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
