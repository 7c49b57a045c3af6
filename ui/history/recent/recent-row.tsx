import { Download, Share2, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { NAME_SHOWN } from '../../../contracts/limits.js';
import { linkExpiry } from '../../../contracts/link-lifetime.js';
import type { Retention } from '../../../contracts/retention.js';
import { AsButton } from '../../parts/as-button.js';
import { Button } from '../../parts/button.js';
import { FileName } from '../../parts/file-name.js';
import { Thumbnail } from '../../parts/thumbnail.js';
import { NoteLines } from '../../text/note-lines.js';
import { useRetention } from '../../session/use-retention.js';
import { withShortName } from '../../text/file-names.js';
import { humanSize } from '../../text/sizes.js';
import { clockTime } from '../../text/times.js';
import type { RecentConversion } from '../../live/guest-history.js';
import { t, translated } from '../../text/t.js';
import { answerKindOf, answerWords, viewLabel, type AnswerKind } from '../../tools/summary/answer-words.js';

interface RecentRowProps {
  readonly row: RecentConversion;
  readonly onShare: () => void;
  readonly onSummary: (told: AnswerKind) => void;
  readonly onDownload: () => void;
}

export const RecentRow = ({ row, ...actions }: RecentRowProps) => {
  const completed = row.status === 'completed';
  const retention = useRetention();
  const name = <FileName name={completed ? row.downloadName : row.originalFileName} length={NAME_SHOWN.dialog} />;
  return (
    <li
      data-status={row.status}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-4 py-3 first:border-t-0"
    >
      <Thumbnail src={completed ? `/api/thumbnail/${row.shareHash}` : null} />
      <div className="min-w-40 flex-1">
        <p className="text-[0.9375rem] font-medium">
          {completed ? (
            <Link
              to={`/s/${row.shareHash}`}
              className="inline-flex max-w-full rounded underline-offset-4 hover:underline"
            >
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        <p className="text-[0.8125rem] text-muted">
          {row.status === 'failed' ? (
            <span className="text-danger wrap-anywhere">{reasonOf(row)}</span>
          ) : (
            [row.size === null ? [] : humanSize(row.size), clockTime(row.createdAt)].flat().join(' · ')
          )}
        </p>
        <p className="text-[0.8125rem] text-muted">{t('Deleted on {date}', { date: guestExpiry(row, retention) })}</p>
        <NoteLines notes={row.notes} className="text-[0.8125rem] text-muted" />
      </div>
      <RowActions row={row} {...actions} />
    </li>
  );
};

/** The row has the full name; here long names are cut. */
const reasonOf = ({ error, originalFileName }: RecentConversion): string =>
  withShortName(translated(error || 'Failed'), originalFileName);

/** When a guest's link expires: as the server told, or counted from the request. */
const guestExpiry = ({ createdAt, expiresAt }: RecentConversion, retention: Retention): string => {
  if (expiresAt !== undefined) return clockTime(expiresAt);
  return Number.isNaN(Date.parse(createdAt))
    ? createdAt
    : clockTime(linkExpiry('guest', new Date(createdAt), retention).toISOString());
};

const RowActions = ({ row, onShare, onSummary, onDownload }: RecentRowProps) => {
  if (row.status === 'processing') {
    return (
      <Button tone="quiet" size="small" disabled>
        {t('Processing...')}
      </Button>
    );
  }
  if (row.status !== 'completed') return row.status !== 'failed' && <span className="text-sm">{row.status}</span>;
  const answerKind = answerKindOf(row.operation);
  return (
    <div className="flex flex-wrap gap-2 max-sm:w-full">
      {answerKind && (
        <RowButton label={viewLabel(answerKind, row.downloadName)} onClick={() => onSummary(answerKind)}>
          <Sparkles className="size-4" aria-hidden="true" />
          {t(answerWords[answerKind].view)}
        </RowButton>
      )}
      <AsButton tone="quiet" size="small" className="max-sm:flex-1">
        <a
          href={`/api/download/${row.shareHash}`}
          download
          onClick={onDownload}
          aria-label={t('Download {name}', { name: row.downloadName })}
        >
          <Download className="size-4" aria-hidden="true" />
          {t('Download')}
        </a>
      </AsButton>
      <RowButton label={t('Share {name}', { name: row.downloadName })} onClick={onShare}>
        <Share2 className="size-4" aria-hidden="true" />
        {t('Share')}
      </RowButton>
    </div>
  );
};

interface RowButtonProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

const RowButton = ({ label, onClick, children }: RowButtonProps) => (
  <Button tone="quiet" size="small" className="max-sm:flex-1" aria-label={label} onClick={onClick}>
    {children}
  </Button>
);
