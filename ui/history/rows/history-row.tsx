import { useSelector } from '@xstate/react';
import type { ListedConversion } from '../../calls/received.js';
import { useNotices } from '../../session/use-screen.js';
import { Thumbnail } from '../../parts/thumbnail.js';
import { NoteLines } from '../../text/note-lines.js';
import { withShortName } from '../../text/file-names.js';
import { humanSize } from '../../text/sizes.js';
import { clockTime } from '../../text/times.js';
import { DeleteDialog } from './delete-dialog.js';
import type { HistoryRowProps } from './history-row-props.js';
import { RowActions } from './row-actions.js';
import { RowName } from './row-name.js';
import { t, translated } from '../../text/t.js';

const hasFile = ({ status, downloadLink }: ListedConversion): boolean =>
  status === 'completed' && downloadLink !== null;

const factsOf = ({ size, createdAt, viewCount, downloadCount }: ListedConversion): string =>
  [
    ...(size === null ? [] : [humanSize(size)]),
    clockTime(createdAt),
    ...(viewCount > 0 ? [t('viewed {n}×', { n: viewCount })] : []),
    ...(downloadCount > 0 ? [t('downloaded {n}×', { n: downloadCount })] : []),
  ].join(' · ');

const fateOf = ({ status, expiresAt, downloadLink }: ListedConversion): string | null => {
  if (status === 'completed' && downloadLink === null) return t('The file is deleted');
  return expiresAt === null ? null : t('Deleted on {date}', { date: clockTime(expiresAt) });
};

/** The row has the full name; here long names are cut. */
const reasonOf = ({ error, originalFileName }: ListedConversion): string =>
  withShortName(translated(error ?? 'Failed'), originalFileName);

export const HistoryRow = ({ actor, list, recent }: HistoryRowProps) => {
  useNotices(actor);
  const state = useSelector(actor, (snapshot) => snapshot);
  const { entry } = state.context;
  const fate = fateOf(entry);
  return (
    <li
      data-status={entry.status}
      data-id={entry.id}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-4 py-3 first:border-t-0"
    >
      <Thumbnail src={hasFile(entry) ? `/api/thumbnail/${encodeURIComponent(entry.shareHash)}` : null} />
      <div className="min-w-40 flex-1">
        <RowName actor={actor} list={list} />
        {entry.status === 'failed' ? (
          <p className="text-[0.8125rem] text-danger wrap-anywhere">{reasonOf(entry)}</p>
        ) : (
          <p className="text-[0.8125rem] text-muted">{factsOf(entry)}</p>
        )}
        {fate !== null && <p className="text-[0.8125rem] text-muted">{fate}</p>}
        <NoteLines notes={entry.notes} className="text-[0.8125rem] text-muted" />
      </div>
      <RowActions actor={actor} list={list} recent={recent} />
      {(state.matches({ life: 'asking' }) || state.matches({ life: 'deleting' })) && <DeleteDialog actor={actor} />}
    </li>
  );
};
