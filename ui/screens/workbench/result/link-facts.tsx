import { useEffect, useState } from 'react';
import type { Text } from '../../../../contracts/texts/text-catalogue.js';
import { findListed, type ListedRow } from '../../../calls/conversion-list.calls.js';
import { t, translated } from '../../../text/t.js';
import { minuteText } from '../../../text/times.js';
import type { Made } from '../../../work/versions/made.js';

/** Null until it is known. */
export const useListed = ({ id }: Made): ListedRow | null => {
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
export const LinkFacts = ({ made, listed, changed }: LinkFactsProps) => {
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
