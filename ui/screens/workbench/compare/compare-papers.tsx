import { useSelector } from '@xstate/react';
import { memo, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { t, translated } from '../../../text/t.js';
import type { WorkActor } from '../../../work/machine/work.machine.js';
import type { Change, Place } from '../../../../contracts/comparison/changes.js';
import { type CompareActor, pairOnScreen } from './compare.machine.js';
import { OneOnAnother } from './one-on-another.js';
import { viewShownBy } from './compare-views.js';
import { letters, type Mark, marksByPage, PageMarks, type Which } from './page-marks.js';
import { comparable } from '../machine/sides.js';
import type { NearViewportObserver } from '../../../pdf/pages/near-viewport.js';
import type { PdfPages } from '../../../pdf/pages/pdf-pages.js';
import { drawWhileNear } from '../../../pdf/pages/draw-while-near.js';
import { useNearViewport } from '../../../pdf/pages/use-near-viewport.js';

interface ComparePapersProps {
  readonly work: WorkActor;
  readonly compare: CompareActor;
}

const sides = ['before', 'after'] as const;

/** Above a change, so much of the height stays in view. */
const ROOM_ABOVE = 0.3;

const topIn = (scroller: HTMLElement, paper: HTMLElement): number =>
  paper.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop;

/** Where a scroller must be for a place to be in view. */
const topOf = (scroller: HTMLElement, { page, y }: Place): number => {
  const paper = scroller.querySelector<HTMLElement>(`[data-page="${page}"]`);
  if (!paper) return scroller.scrollTop;
  const top = topIn(scroller, paper);
  return y === 0 ? top : top + y * paper.clientHeight - scroller.clientHeight * ROOM_ABOVE;
};

/** The page where a change would be shown. */
const pageIn = (scroller: HTMLElement): number => {
  const line = scroller.scrollTop + scroller.clientHeight * ROOM_ABOVE;
  const papers = [...scroller.querySelectorAll<HTMLElement>('[data-page]')];
  return papers.filter((paper) => topIn(scroller, paper) <= line).length || 1;
};

/** Keeps both scrollers in step, and brings what is gone to into view. */
const useScrolling = (
  before: RefObject<HTMLDivElement | null>,
  after: RefObject<HTMLDivElement | null>,
  compare: CompareActor,
): void => {
  const facing = useSelector(compare, ({ context }) => context.facing);
  const inStep = useRef<ReturnType<typeof scrollInStep>>(null);
  useEffect(() => {
    const one = before.current;
    const other = after.current;
    if (!one || !other) return undefined;
    const scrolling = scrollInStep(one, other, () => compare.send({ type: 'page.reached', page: pageIn(other) }));
    inStep.current = scrolling;
    return scrolling.stop;
  }, [before, after, compare]);
  useEffect(() => {
    if (!facing || !before.current || !after.current) return;
    inStep.current?.jump([topOf(before.current, facing.before), topOf(after.current, facing.after)]);
  }, [before, after, facing]);
};

/** Both files, beside each other or one on the other, with their words marked that the other does not have. */
export const ComparePapers = ({ work, compare }: ComparePapersProps) => {
  const view = useSelector(compare, viewShownBy);
  return (
    <div className="flex min-h-0 flex-col gap-2 px-2 pt-2 [grid-area:papers] sm:gap-3 sm:px-6 sm:pt-4">
      <div className="grid grid-cols-2 gap-2 sm:gap-4">
        {sides.map((side) => (
          <SideChoice key={side} work={work} compare={compare} side={side} />
        ))}
      </div>
      {view === 'beside' ? <Beside compare={compare} /> : <OneOnAnother compare={compare} view={view} />}
    </div>
  );
};

/** Both files beside each other, scrolling in step. */
const Beside = ({ compare }: Pick<ComparePapersProps, 'compare'>) => {
  const before = useRef<HTMLDivElement>(null);
  const after = useRef<HTMLDivElement>(null);
  const { found, current, ...files } = useSelector(compare, ({ context }) => context);
  useScrolling(before, after, compare);
  return (
    <div className="grid min-h-0 flex-1 grid-cols-2 gap-2 sm:gap-4">
      {sides.map((side) => (
        <div
          key={side}
          ref={side === 'before' ? before : after}
          role="region"
          aria-label={t('Pages of {side}', { side: letters[side] })}
          tabIndex={0} // eslint-disable-line jsx-a11y/no-noninteractive-tabindex -- or arrow keys could not scroll it
          className="relative min-h-0 overflow-y-auto overscroll-contain"
        >
          <MarkedPages
            key={files[side].id}
            pdf={files[side].pdf}
            changes={found?.changes ?? []}
            side={side}
            current={current}
          />
        </div>
      ))}
    </div>
  );
};

const SideChoice = ({ work, compare, side }: ComparePapersProps & { readonly side: Which }) => {
  const chosen = useSelector(compare, ({ context }) => context[side]);
  const context = useSelector(work, (state) => state.context);
  const page = useSelector(compare, (state) => pairOnScreen(state.context)[side].page);
  const choices = comparable(context);
  return (
    <label className="flex items-center gap-2 rounded-xl border border-line bg-card py-1 pe-2 ps-2.5">
      <span className="grid size-6 shrink-0 place-items-center rounded-md bg-sunken text-xs font-semibold">
        <span aria-hidden="true">{letters[side]}</span>
        <span className="sr-only">{t('{side}: the file on this side', { side: letters[side] })}</span>
      </span>
      <select
        value={chosen.id}
        onChange={({ target }) => {
          const next = choices.find(({ id }) => id === Number(target.value));
          if (next) compare.send({ type: 'side.chosen', side, chosen: next });
        }}
        className="min-h-9 w-full min-w-0 bg-card text-sm font-medium text-ellipsis"
      >
        {choices.map(({ id, label }) => (
          <option key={id} value={id}>
            {translated(label)}
          </option>
        ))}
      </select>
      <span className="shrink-0 text-[0.8125rem] text-muted tabular-nums max-lg:hidden">
        {t('Page {page} of {count}', { page, count: chosen.pdf.pageCount })}
      </span>
    </label>
  );
};

interface InStep {
  /** Scrolls each for itself; from there on both move by the same again. */
  readonly jump: (tops: readonly [one: number, other: number]) => void;
  readonly stop: () => void;
}

/** Two scrollers that move by the same. @param moved  told when the visitor has scrolled either */
const scrollInStep = (one: HTMLElement, other: HTMLElement, moved: () => void): InStep => {
  const tops = new Map([one, other].map((scroller) => [scroller, scroller.scrollTop]));
  const put = (scroller: HTMLElement, top: number): void => {
    scroller.scrollTop = top;
    tops.set(scroller, scroller.scrollTop);
  };
  const follow = (from: HTMLElement, to: HTMLElement) => (): void => {
    const by = from.scrollTop - (tops.get(from) ?? 0);
    if (by === 0) return; // it was moved by the other
    tops.set(from, from.scrollTop);
    put(to, to.scrollTop + by);
    moved();
  };
  const ending = new AbortController();
  const { signal } = ending;
  one.addEventListener('scroll', follow(one, other), { passive: true, signal });
  other.addEventListener('scroll', follow(other, one), { passive: true, signal });
  return {
    jump: ([top, otherTop]) => {
      put(one, top);
      put(other, otherTop);
    },
    stop: () => ending.abort(),
  };
};

interface MarkedPagesProps {
  readonly pdf: PdfPages;
  readonly changes: readonly Change[];
  readonly side: Which;
  /** Place of the change that is looked at, from 0. */
  readonly current: number;
}

const none: readonly Mark[] = [];
const A4 = { width: 595, height: 842 };

/** The pages of one side, the words marked that the other does not have. */
const MarkedPages = ({ pdf, changes, side, current }: MarkedPagesProps) => {
  const nearViewport = useNearViewport();
  const marks = useMemo(() => marksByPage(changes, side), [changes, side]);
  return (
    <ol dir="ltr" className="grid gap-4 pb-6">
      {Array.from({ length: pdf.pageCount }, (_, at) => (
        <MarkedPage
          key={at}
          pdf={pdf}
          page={at + 1}
          marks={marks.get(at + 1) ?? none}
          side={side}
          current={current + 1}
          nearViewport={nearViewport}
        />
      ))}
    </ol>
  );
};

interface MarkedPageProps extends Pick<MarkedPagesProps, 'pdf' | 'side' | 'current'> {
  readonly page: number;
  readonly marks: readonly Mark[];
  readonly nearViewport: NearViewportObserver;
}

const MarkedPage = memo(({ pdf, page, marks, side, current, nearViewport }: MarkedPageProps) => {
  const [size, setSize] = useState(A4);
  const draw = useCallback(
    (canvas: HTMLCanvasElement | null) =>
      canvas ? drawWhileNear({ canvas, pdf, page, nearViewport, onSize: setSize }) : undefined,
    [pdf, page, nearViewport],
  );
  return (
    <li
      data-page={page}
      style={{ aspectRatio: `${size.width} / ${size.height}` }}
      className="relative w-full overflow-hidden rounded-[3px] bg-[white] shadow-card"
    >
      <canvas ref={draw} dir="ltr" role="img" aria-label={t('Page {page}', { page })} className="block size-full" />
      <PageMarks marks={marks} side={side} current={current} />
    </li>
  );
});
MarkedPage.displayName = 'MarkedPage';
