import { useSelector } from '@xstate/react';
import { ChevronDown, Link2, type LucideIcon, ScrollText } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { Text } from '../../../../contracts/texts/text-catalogue.js';
import { AsButton } from '../../../parts/as-button.js';
import { catchFocus } from '../../../parts/catch-focus.js';
import { useScreen } from '../../../session/use-screen.js';
import { t, translated } from '../../../text/t.js';
import type { HistoryActor } from '../../../history/rows/history.machine.js';
import { ShareOptionsFields } from '../../../history/preview/share-options-form.js';
import { shareOptionsMachine } from '../../../history/preview/share-options.machine.js';
import type { Made } from '../../../work/versions/made.js';
import { findListed, type ListedRow } from '../../../calls/conversion-list.calls.js';
import { minuteText } from '../../../text/times.js';

interface ResultRowsProps {
  readonly made: Made;
  /** The list that is told about changes of the link. */
  readonly list: HistoryActor;
}

/** Further facts about a result, each behind a row of its own. */
export const ResultRows = ({ made, list }: ResultRowsProps) => (
  <div className="-mx-4 -mb-4 border-t border-line">
    <ResultRow title="Link options" hint="Password, download limit, end" Icon={Link2}>
      <LinkOptions made={made} list={list} />
    </ResultRow>
    <ResultRow title="Receipt" hint="A signed record of how it was made" Icon={ScrollText}>
      <Receipt made={made} />
    </ResultRow>
  </div>
);

interface ResultRowProps {
  readonly title: Text;
  /** Its content, in a few words. */
  readonly hint: Text;
  readonly Icon: LucideIcon;
  readonly children: ReactNode;
}

const ResultRow = ({ title, hint, Icon, children }: ResultRowProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="group border-line not-first:border-t"
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
      }}
    >
      <summary className="flex min-h-14 list-none items-center gap-2.5 px-4 py-2 text-sm hover:bg-ink/5 group-last:rounded-b-2xl group-open:rounded-b-none">
        <Icon className="size-4 shrink-0 text-muted" aria-hidden="true" />
        <span className="min-w-0 flex-1">
          <span className="block">{translated(title)}</span>
          <span className="block text-xs text-muted group-open:hidden">{translated(hint)}</span>
        </span>
        <ChevronDown
          className="size-4 shrink-0 text-muted transition-transform group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      {isOpen && <div className="animate-rise px-4 pt-1 pb-4">{children}</div>}
    </details>
  );
};

const EndedLink = () => (
  <p ref={catchFocus} tabIndex={-1} className="rounded text-[0.8125rem] text-muted">
    {t('This link has ended, and its files are deleted.')}
  </p>
);

const settingsIn = (list: HistoryActor, shareHash: string) => {
  const row = list.getSnapshot().context.rows.find((one) => one.shareHash === shareHash);
  const { maxDownloads = null, hasPassword = false, expiresAt = null, latestEnd = null } = row ?? {};
  return { maxDownloads, hasPassword, expiresAt, latestEnd };
};

const LinkOptions = ({ made, list }: ResultRowsProps) => {
  const { shareHash } = made;
  const [first] = useState(() => settingsIn(list, shareHash));
  const options = useScreen(shareOptionsMachine, { hash: shareHash, ...first, list });
  const listed = useListed(made);
  const { maxDownloads, hasPassword, expiresAt } = useSelector(options, ({ context }) => context);
  const hasEnded = useSelector(options, (state) => state.matches('ended'));
  if (hasEnded) return <EndedLink />;
  const isChanged =
    maxDownloads !== first.maxDownloads || hasPassword !== first.hasPassword || expiresAt !== first.expiresAt;
  const changed = isChanged ? { maxDownloads, hasPassword, ...(expiresAt !== null && { expiresAt }) } : null;
  return (
    <>
      <LinkFacts made={made} listed={listed} changed={changed} />
      <ShareOptionsFields actor={options} latestEnd={listed?.latestEnd ?? null} />
    </>
  );
};

const Receipt = ({ made: { shareHash } }: Pick<ResultRowsProps, 'made'>) => (
  <div className="grid gap-3">
    <p className="text-[0.8125rem] text-muted">
      {t(
        'The receipt says what this file was made from and how. It is signed, so it can be checked without this site.',
      )}
    </p>
    <AsButton tone="quiet" size="small" className="justify-self-start">
      <a href={`/api/proof/${encodeURIComponent(shareHash)}`} download>
        {t('Download the receipt')}
      </a>
    </AsButton>
  </div>
);

/** Null until it is known. */
const useListed = ({ id }: Made): ListedRow | null => {
  const [row, setRow] = useState<ListedRow | null>(null);
  useEffect(() => {
    const ending = new AbortController();
    findListed(id, ending.signal).then(
      (listedRow) => setRow(listedRow),
      () => undefined, // what is not known is not shown
    );
    return () => ending.abort();
  }, [id]);
  return row;
};

const downloads = ({ downloadCount, maxDownloads }: ListedRow): string =>
  maxDownloads === null ? String(downloadCount) : t('{n} of {total}', { n: downloadCount, total: maxDownloads });

const factsOf = (row: ListedRow): readonly (readonly [term: Text, text: string])[] => [
  ['Opened', t('{n} times', { n: row.viewCount })],
  ['Downloads', downloads(row)],
  ['Password', row.hasPassword ? t('Required') : t('None')],
  ...(row.expiresAt === null ? [] : [['Ends', minuteText(row.expiresAt)] as const]),
];

interface LinkFactsProps {
  readonly made: Made;
  readonly listed: ListedRow | null;
  /** The changes that were made here since; null while there were none. */
  readonly changed: (Pick<ListedRow, 'maxDownloads' | 'hasPassword'> & Partial<Pick<ListedRow, 'expiresAt'>>) | null;
}

/** How the link of a result is used, and when it ends. */
const LinkFacts = ({ made, listed, changed }: LinkFactsProps) => {
  const row = listed && { ...listed, ...changed };
  return (
    <dl className="mb-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-[0.8125rem]">
      <dt className="text-muted">{t('Link')}</dt>
      <dd dir="ltr" className="truncate rtl:text-end" title={made.shareLink}>
        {made.shareLink}
      </dd>
      {row &&
        factsOf(row).map(([term, text]) => (
          <div key={term} className="contents">
            <dt className="text-muted">{translated(term)}</dt>
            <dd className="tabular-nums">{text}</dd>
          </div>
        ))}
    </dl>
  );
};
