import { useSelector } from '@xstate/react';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { memo, useCallback, useEffect, useMemo, useState } from 'react';
import { useScreen } from '../../../session/use-screen.js';
import { IconButton } from '../../../parts/button.js';
import { Heading } from '../../../parts/heading.js';
import { t } from '../../../text/t.js';
import { WorkbenchHeader } from '../frame/workbench-header.js';
import type { WorkActor } from '../../../work/machine/work.machine.js';
import { useBenchView } from '../machine/bench-view-context.js';
import type { KeyHandlers } from '../keys/shortcut-table.js';
import { useShortcuts } from '../keys/use-shortcuts.js';
import { ChangeList } from './change-list.js';
import { type CompareActor, compareMachine } from './compare.machine.js';
import { ComparePapers } from './compare-papers.js';
import { CompareViews } from './compare-views.js';
import { firstPair, type Side } from '../machine/sides.js';
import './compare.css';
import type { Change } from '../../../../contracts/comparison/changes.js';
import { type ChangedPage, changedPages } from './facing-pages.js';

/** Two files side by side, in place of the columns. */
export const CompareView = ({ work }: { readonly work: WorkActor }) => {
  const [pair] = useState(() => firstPair(work.getSnapshot().context));
  useEffect(() => () => void requestAnimationFrame(focusOpener), []);
  return pair && <Comparing work={work} before={pair[0]} after={pair[1]} />;
};

/** The columns are drawn anew, so what opened the comparison is another element by then. */
const focusOpener = (): void => document.querySelector<HTMLElement>('[data-opens=compare]')?.focus();

interface ComparingProps {
  readonly work: WorkActor;
  readonly before: Side;
  readonly after: Side;
}

const changeKeys = (compare: CompareActor): KeyHandlers => {
  const step = (by: -1 | 1) => () => {
    compare.send({ type: 'change.stepped', by });
    return true;
  };
  return { 'next-change': step(1), 'previous-change': step(-1) };
};

const Comparing = ({ work, before, after }: ComparingProps) => {
  const view = useBenchView();
  const compare = useScreen(compareMachine, { before, after });
  const onKey = useCallback(
    ({ key }: KeyboardEvent) => {
      if (key === 'Escape') view.send({ type: 'compare.closed' });
    },
    [view],
  );
  useKeys(onKey);
  useShortcuts(useMemo(() => changeKeys(compare), [compare]));
  return (
    <div data-workbench data-compare className="compare bg-paper">
      <WorkbenchHeader work={work} />
      <CompareBar compare={compare} />
      <ComparePapers work={work} compare={compare} />
      <PagesStrip compare={compare} />
      <ChangeList work={work} compare={compare} />
    </div>
  );
};

interface CompareBarProps {
  readonly compare: CompareActor;
}

const CompareBar = ({ compare }: CompareBarProps) => {
  const view = useBenchView();
  const state = useSelector(compare, (now) => now);
  const { found, after } = state.context;
  const touched = new Set(found?.changes.map((change) => change.after.page)).size;
  const text = found
    ? t('{changes} on {touched} of {pages}', {
        changes: t('{n} changes', { n: found.changes.length + found.unlisted }),
        touched,
        pages: t('{n} pages', { n: after.pdf.pageCount }),
      })
    : '';
  return (
    <div className="flex min-h-16 flex-wrap items-center gap-x-2 border-b border-line bg-card px-2 [grid-area:bar] sm:gap-x-4 md:px-6">
      <Heading takesFocus className="text-[1.625rem] leading-tight max-sm:sr-only">
        {t('Compare')}
      </Heading>
      <p role="status" className="min-w-0 flex-1 text-[0.8125rem] text-muted tabular-nums max-sm:sr-only">
        {state.matches({ work: 'reading' }) ? t('Comparing the words …') : text}
      </p>
      <Steps compare={compare} />
      <span className="flex-1 sm:hidden" />
      <CompareViews compare={compare} />
      <IconButton label={t('Close the comparison')} onClick={() => view.send({ type: 'compare.closed' })}>
        <X className="size-5" aria-hidden="true" />
      </IconButton>
    </div>
  );
};

const Steps = ({ compare }: Pick<CompareBarProps, 'compare'>) => {
  const count = useSelector(compare, ({ context }) => context.found?.changes.length ?? 0);
  const current = useSelector(compare, ({ context }) => context.current);
  if (count === 0) return null;
  return (
    <div className="flex shrink-0 items-center">
      <IconButton label={t('Previous change')} onClick={() => compare.send({ type: 'change.stepped', by: -1 })}>
        <ChevronUp className="size-5" aria-hidden="true" />
      </IconButton>
      <p className="min-w-12 text-center text-sm whitespace-nowrap tabular-nums">
        {current + 1} / {count}
      </p>
      <IconButton label={t('Next change')} onClick={() => compare.send({ type: 'change.stepped', by: 1 })}>
        <ChevronDown className="size-5" aria-hidden="true" />
      </IconButton>
    </div>
  );
};

/** Hears every key while the component is there; `onKey` must stay the same. */
const useKeys = (onKey: (event: KeyboardEvent) => void): void => {
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
    };
  }, [onKey]);
};

/** Every page of the second file in small, with a line where something has changed. */
const PagesStrip = ({ compare }: { readonly compare: CompareActor }) => {
  const comparison = useSelector(compare, ({ context }) => context.found);
  const page = useSelector(compare, ({ context }) => context.page);
  const count = useSelector(compare, ({ context }) => context.after.pdf.pageCount);
  const choose = useCallback((chosen: number) => compare.send({ type: 'page.chosen', page: chosen }), [compare]);
  return (
    <nav aria-label={t('Pages and their changes')} className="compare-strip bg-card">
      <ol dir="ltr" className="flex w-max gap-2 px-4 py-3 md:px-6">
        {changedPages(comparison?.changes ?? [], count).map((changed) => (
          <li key={changed.page}>
            <SmallPage changed={changed} isShown={changed.page === page} onChoose={choose} />
          </li>
        ))}
      </ol>
    </nav>
  );
};

interface SmallPageProps {
  readonly changed: ChangedPage;
  readonly isShown: boolean;
  readonly onChoose: (page: number) => void;
}

const SmallPage = memo(({ changed: { page, changes }, isShown, onChoose }: SmallPageProps) => {
  const keepInView = useCallback((element: HTMLElement | null) => {
    element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, []);
  return (
    <button
      ref={isShown ? keepInView : null}
      type="button"
      aria-current={isShown ? 'page' : undefined}
      aria-label={t('Page {page}: {changes}', { page, changes: t('{n} changes', { n: changes.length }) })}
      data-changes={changes.length}
      onClick={() => onChoose(page)}
      className="group grid justify-items-center gap-1 rounded-lg p-1"
    >
      <span
        aria-hidden="true"
        className="relative block h-11 w-9 overflow-hidden rounded-[3px] border border-line bg-[white] group-hover:border-edge group-aria-[current=page]:outline-2 group-aria-[current=page]:outline-offset-2 group-aria-[current=page]:outline-brand"
      >
        {changes.map((change) => (
          <Line key={change.number} change={change} />
        ))}
      </span>
      <span
        aria-hidden="true"
        className="text-xs text-muted tabular-nums group-aria-[current=page]:font-semibold group-aria-[current=page]:text-ink"
      >
        {page}
      </span>
    </button>
  );
});
SmallPage.displayName = 'SmallPage';

const Line = ({ change: { gone, fresh, after } }: { readonly change: Change }) => {
  const sides = [...(gone.length > 0 ? ['before'] : []), ...(fresh.length > 0 ? ['after'] : [])];
  return (
    <span style={{ top: `${after.y * 100}%` }} className="absolute inset-x-1 flex gap-0.5">
      {sides.map((side) => (
        <span key={side} data-mark={side} className="compare-line" />
      ))}
    </span>
  );
};
