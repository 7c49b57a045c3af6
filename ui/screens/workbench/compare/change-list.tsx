import { useSelector } from '@xstate/react';
import { Copy, FileText } from 'lucide-react';
import { useCallback } from 'react';
import type { Change } from '../../../../contracts/comparison/changes.js';
import { Button } from '../../../parts/button.js';
import { t, translated } from '../../../text/t.js';
import { isAtWork, type WorkActor } from '../../../work/machine/work.machine.js';
import { alikeText, stampsText } from './alike-text.js';
import type { CompareActor } from './compare.machine.js';
import type { Comparison } from './compare-texts.js';
import { pdfCompare } from '../../../../contracts/tools/pdf-compare.js';
import { useBenchView } from '../machine/bench-view-context.js';
import { selectedOf } from '../machine/sides.js';

/** Every change by its number, and the pages that have none. */
export const ChangeList = ({ work, compare }: { readonly work: WorkActor; readonly compare: CompareActor }) => {
  const { found, before, after, current, problem } = useSelector(compare, ({ context }) => context);
  const pages = [before.pdf.pageCount, after.pdf.pageCount] as const;
  return (
    <section aria-label={t('Changes')} className="compare-list bg-card">
      <div className="sticky top-0 z-1 flex min-h-16 flex-wrap items-center gap-x-2 gap-y-1 bg-card py-2 ps-5 pe-4">
        <h2 className="flex-1 text-[0.9375rem] font-semibold whitespace-nowrap">
          {found ? t('Changes ({n})', { n: found.changes.length + found.unlisted }) : t('Changes')}
        </h2>
        {found && found.changes.length > 0 && <CopyList compare={compare} />}
        <ReportButton work={work} compare={compare} />
      </div>
      {problem !== '' && (
        <p role="alert" className="px-5 text-sm text-danger">
          {translated(problem)}
        </p>
      )}
      <ol className="grid grid-cols-[minmax(0,1fr)] px-2">
        {found?.changes.map((change, at) => (
          <ChangeRow
            key={change.number}
            compare={compare}
            change={change}
            at={at}
            moves={found.moves}
            isCurrent={at === current}
          />
        ))}
      </ol>
      {found && <LeftOut found={found} pages={pages} />}
    </section>
  );
};

interface LeftOutProps {
  readonly found: Comparison;
  readonly pages: readonly [before: number, after: number];
}

/** A line each says how many changes are not listed, which texts are left out, and which pages have no change. */
const LeftOut = ({ found, pages }: LeftOutProps) => (
  <>
    {found.unlisted > 0 && <p className="mx-5 mt-3 text-[0.8125rem] text-muted">{unlistedText(found.unlisted)}</p>}
    {found.stamps.length > 0 && (
      <p className="mx-5 mt-3 text-[0.8125rem] wrap-anywhere text-muted">{stampsText(found)}</p>
    )}
    <p className="m-5 mt-3 border-t border-line pt-4 text-[0.8125rem] text-muted">{alikeText(found, pages)}</p>
  </>
);

const CopyList = ({ compare }: { readonly compare: CompareActor }) => {
  const isCopying = useSelector(compare, (state) => state.matches({ copy: 'copying' }));
  const copy = () => {
    const { before, after, found } = compare.getSnapshot().context;
    compare.send({ type: 'copy.pressed', text: found ? listText([before.name, after.name], found) : '' });
  };
  return (
    <Button tone="quiet" size="small" disabled={isCopying} onClick={copy}>
      <Copy className="size-4" aria-hidden="true" />
      {t('Copy list')}
    </Button>
  );
};

interface ChangeRowProps {
  readonly compare: CompareActor;
  readonly change: Change;
  readonly at: number;
  readonly moves: Comparison['moves'];
  readonly isCurrent: boolean;
}

const ChangeRow = ({ compare, change, at, moves, isCurrent }: ChangeRowProps) => {
  const keepInView = useCallback((element: HTMLElement | null) => {
    element?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <li ref={isCurrent ? keepInView : null}>
      <button
        type="button"
        aria-current={isCurrent}
        onClick={() => {
          compare.send({ type: 'change.chosen', at });
        }}
        className="group flex w-full items-start gap-3 rounded-xl px-3 py-2.5 text-start hover:bg-ink/4 aria-[current=true]:bg-brand-soft"
      >
        <span className="grid size-6 shrink-0 place-items-center rounded-full border border-line text-xs font-semibold text-muted tabular-nums group-aria-[current=true]:border-brand group-aria-[current=true]:bg-brand group-aria-[current=true]:text-on-brand">
          {change.number}
        </span>
        <span className="min-w-0 flex-1">
          <span className="block truncate text-[0.8125rem] text-muted group-aria-[current=true]:text-ink">
            {pageOf(change)}
            {change.lead !== '' && (
              <>
                {' · '}
                <bdi>{change.lead}</bdi>
              </>
            )}
          </span>
          <Words words={change.gone} isGone />
          <Words words={change.fresh} isGone={false} />
          {movesOf(change, moves).map((text) => (
            <span key={text} className="block text-[0.8125rem] text-muted">
              {text}
            </span>
          ))}
        </span>
      </button>
    </li>
  );
};

const WORDS_SHOWN = 40;

const Words = ({ words, isGone }: { readonly words: Change['gone']; readonly isGone: boolean }) => {
  if (words.length === 0) return null;
  const text = words
    .slice(0, WORDS_SHOWN)
    .map((word) => word.text)
    .join(' ');
  const more = words.length > WORDS_SHOWN ? ' …' : '';
  return isGone ? (
    <del dir="auto" className="me-1.5 text-sm wrap-anywhere text-danger">
      {text}
      {more}
    </del>
  ) : (
    <ins dir="auto" className="text-sm wrap-anywhere text-brand-strong underline">
      {text}
      {more}
    </ins>
  );
};

/** `Page 3`, or where it has moved: `Page 3, now 4`. */
export const pageOf = ({ before, after }: Change): string =>
  before.page === after.page
    ? t('Page {page}', { page: after.page })
    : t('Page {page}, now {now}', { page: before.page, now: after.page });

const textOf = (words: Change['gone']): string => words.map(({ text }) => text).join(' ');

/** Where its words stand now, or stood before. */
const movesOf = ({ number }: Change, moves: Comparison['moves']): readonly string[] =>
  moves.flatMap(({ from, to }) => [
    ...(from === number ? [t('Moved to change {number}', { number: String(to) })] : []),
    ...(to === number ? [t('Moved from change {number}', { number: String(from) })] : []),
  ]);

const unlistedText = (count: number): string => t('Changes that are not listed or marked: {count}', { count });

const linesOf = (change: Change, moves: Comparison['moves']): readonly string[] => [
  `${change.number}. ${pageOf(change)}${change.lead === '' ? '' : ` · ${change.lead}`}`,
  ...(change.gone.length > 0 ? [`   ${t('Removed: {text}', { text: textOf(change.gone) })}`] : []),
  ...(change.fresh.length > 0 ? [`   ${t('Added: {text}', { text: textOf(change.fresh) })}`] : []),
  ...movesOf(change, moves).map((text) => `   ${text}`),
];

/** Every listed change as text, to be pasted elsewhere. */
export const listText = (
  names: readonly [before: string, after: string],
  { changes, moves, unlisted }: Pick<Comparison, 'changes' | 'moves' | 'unlisted'>,
): string =>
  [
    `A: ${names[0]}`,
    `B: ${names[1]}`,
    '',
    ...changes.flatMap((change) => linesOf(change, moves)),
    ...(unlisted > 0 ? [unlistedText(unlisted)] : []),
    '',
  ].join('\n');

interface ReportButtonProps {
  readonly work: WorkActor;
  readonly compare: CompareActor;
}

/** Starts the tool that reports the differences of these two files; its result is shown like every other. */
const ReportButton = ({ work, compare }: ReportButtonProps) => {
  const view = useBenchView();
  const isBusy = useSelector(work, isAtWork);
  const start = () => {
    const { before, after } = compare.getSnapshot().context;
    const files = [before, after].flatMap(({ id }) => selectedOf(work.getSnapshot().context, id) ?? []);
    view.send({ type: 'compare.closed' });
    work.send({ type: 'tool.chosen', tool: pdfCompare.id, files });
  };
  return (
    <Button tone="quiet" size="small" disabled={isBusy} onClick={start}>
      <FileText className="size-4" aria-hidden="true" />
      {t('Report (PDF)')}
    </Button>
  );
};
