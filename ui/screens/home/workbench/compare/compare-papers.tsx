import { useSelector } from '@xstate/react';
import { useEffect, useRef, type RefObject } from 'react';
import { t, translated } from '../../../../text/t.js';
import type { WorkbenchActor } from '../machine/workbench.machine.js';
import type { Change, Place } from './changes.js';
import type { CompareActor } from './compare.machine.js';
import { MarkedPages } from './marked-pages.js';
import { scrollInStep } from './scroll-in-step.js';
import { comparable } from '../machine/sides.js';

interface ComparePapersProps {
  readonly bench: WorkbenchActor;
  readonly compare: CompareActor;
}

const sides = ['before', 'after'] as const;
type Which = (typeof sides)[number];
const letters: Readonly<Record<Which, string>> = { before: 'A', after: 'B' };

/** Above a change, so much of the height stays in view. */
const ROOM_ABOVE = 0.3;

/** Where a scroller must be for a place to be in view. */
const topOf = (scroller: HTMLElement, { page, y }: Place): number => {
  const paper = scroller.querySelector<HTMLElement>(`[data-page="${page}"]`);
  if (!paper) return scroller.scrollTop;
  const top = paper.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop;
  return top + y * paper.clientHeight - scroller.clientHeight * ROOM_ABOVE;
};

/** Keeps both scrollers in step, and brings the change that is looked at into view. */
const useScrolling = (
  before: RefObject<HTMLDivElement | null>,
  after: RefObject<HTMLDivElement | null>,
  change: Change | undefined,
): void => {
  const inStep = useRef<ReturnType<typeof scrollInStep>>(null);
  useEffect(() => {
    if (!before.current || !after.current) return undefined;
    const scrolling = scrollInStep(before.current, after.current);
    inStep.current = scrolling;
    return scrolling.stop;
  }, [before, after]);
  useEffect(() => {
    if (!change || !before.current || !after.current) return;
    inStep.current?.jump([topOf(before.current, change.before), topOf(after.current, change.after)]);
  }, [before, after, change]);
};

/** Both files, scrolling in step, with their words marked that the other does not have. */
export const ComparePapers = ({ bench, compare }: ComparePapersProps) => {
  const before = useRef<HTMLDivElement>(null);
  const after = useRef<HTMLDivElement>(null);
  const { found, current, ...files } = useSelector(compare, ({ context }) => context);
  useScrolling(before, after, found?.changes[current]);
  return (
    <div className="grid min-h-0 grid-cols-2 gap-2 px-2 [grid-area:papers] sm:gap-4 sm:px-6">
      {sides.map((side) => (
        <div key={side} className="flex min-h-0 min-w-0 flex-col gap-2 pt-2 sm:gap-3 sm:pt-4">
          <SideChoice bench={bench} compare={compare} side={side} />
          <div
            ref={side === 'before' ? before : after}
            role="region"
            aria-label={t('Pages of {side}', { side: letters[side] })}
            className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain"
          >
            <MarkedPages
              key={files[side].id}
              pdf={files[side].pdf}
              changes={found?.changes ?? []}
              side={side}
              current={current}
            />
          </div>
        </div>
      ))}
    </div>
  );
};

const SideChoice = ({ bench, compare, side }: ComparePapersProps & { readonly side: Which }) => {
  const chosen = useSelector(compare, ({ context }) => context[side]);
  const context = useSelector(bench, (state) => state.context);
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
    </label>
  );
};
