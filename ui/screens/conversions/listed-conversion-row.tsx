import { Download } from 'lucide-react';
import { findTool } from '../../../contracts/tools/catalogue.js';
import type { ListedRow } from '../../calls/conversion-list.calls.js';
import { AsButton } from '../../parts/as-button.js';
import { WholeName } from '../../parts/file-name.js';
import { humanSize } from '../../text/sizes.js';
import { clockTime } from '../../text/times.js';
import { Thumbnail } from '../../parts/thumbnail.js';
import { t, translated } from '../../text/t.js';

interface RowProps {
  readonly row: ListedRow;
  readonly isSelected: boolean;
  readonly onToggle: () => void;
}

const NAME_LENGTH = 60;

const stateTexts: Readonly<Record<string, string>> = {
  processing: 'Running',
  failed: 'Failed',
  cancelled: 'Cancelled',
};

const stateOf = ({ status, downloadLink, error }: ListedRow): string | null => {
  if (status === 'completed') return downloadLink === null ? t('The file is deleted') : null;
  return translated(status === 'failed' && error !== null ? error : (stateTexts[status] ?? status));
};

const factsOf = ({ operation, size, createdAt, expiresAt }: ListedRow): string =>
  [
    translated(findTool(operation)?.title ?? operation),
    ...(size === null ? [] : [humanSize(size)]),
    clockTime(createdAt),
    ...(expiresAt === null ? [] : [t('until {time}', { time: clockTime(expiresAt) })]),
  ].join(' · ');

export const ListedConversionRow = ({ row, isSelected, onToggle }: RowProps) => {
  const { id, status, downloadLink, shareHash } = row;
  const name = row.downloadName ?? row.originalFileName;
  const hasFile = status === 'completed' && downloadLink !== null;
  const state = stateOf(row);
  return (
    <li
      data-id={id}
      data-status={status}
      className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line px-3 py-2.5 first:border-t-0 sm:px-4"
    >
      <label className="grid size-11 shrink-0 cursor-pointer place-items-center">
        <input
          type="checkbox"
          checked={isSelected}
          onChange={onToggle}
          aria-label={t('Select {name}', { name })}
          className="size-5 accent-brand"
        />
      </label>
      <span className="max-sm:hidden">
        <Thumbnail src={hasFile ? `/api/thumbnail/${encodeURIComponent(shareHash)}` : null} />
      </span>
      <div className="min-w-36 flex-1">
        <p className="font-medium">
          <WholeName name={name} length={NAME_LENGTH} />
        </p>
        <p className="text-[0.8125rem] text-muted wrap-anywhere">{factsOf(row)}</p>
        {state !== null && (
          <p className={`text-[0.8125rem] wrap-anywhere ${status === 'failed' ? 'text-danger' : 'text-muted'}`}>
            {state}
          </p>
        )}
      </div>
      {hasFile && <DownloadLink link={downloadLink} name={name} />}
    </li>
  );
};

const DownloadLink = ({ link, name }: { readonly link: string; readonly name: string }) => (
  <AsButton tone="quiet" size="small">
    <a href={link} download aria-label={t('Download {name}', { name })}>
      <Download className="size-4" aria-hidden="true" />
      <span className="max-sm:sr-only">{t('Download')}</span>
    </a>
  </AsButton>
);
