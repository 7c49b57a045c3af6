import type { ReportedProgress } from '../../calls/received.js';
import type { UploadEvent } from '../../calls/post-conversion.js';
import { overallPercent, type Way } from '../../live/overall-percent.js';
import type { BatchFile } from './batchable.js';

export type RowState = 'waiting' | 'sending' | 'converting' | 'stopping' | 'done' | 'failed' | 'stopped';

/** The groups by which a list of files is filtered. */
export type RowGroup = 'failed' | 'working' | 'done' | 'waiting' | 'stopped';

/** One file of a batch, and how far its conversion is. */
export interface BatchRow extends BatchFile {
  /** The number of the selected file. */
  readonly id: number;
  readonly state: RowState;
  /** 0 to 100, of sending and converting. */
  readonly percent: number;
  /** The server's message about the current step. */
  readonly step: string;
  /** The server knows the same file sent again by it; empty until it is sent for the first time. */
  readonly key: string;
  /** Empty until the server has taken it. */
  readonly conversionId: string;
  readonly shareHash: string;
  readonly shareLink: string;
  /** The name of the result; empty until it is done. */
  readonly name: string;
  /** The size of the result, in bytes; null while unknown. */
  readonly size: number | null;
  readonly notes: readonly string[];
  /** Why it failed. */
  readonly reason: string;
  /** The refusal's code, where there is one. */
  readonly code: string;
}

const begun = {
  percent: 0,
  step: '',
  key: '',
  conversionId: '',
  shareHash: '',
  shareLink: '',
  name: '',
  size: null,
  notes: [],
  reason: '',
  code: '',
} as const;

/** A file that waits to be sent, for the first time or once more. */
export const waitingRow = ({ selected, upload }: BatchFile): BatchRow => ({
  selected,
  upload,
  id: selected.id,
  state: 'waiting',
  ...begun,
});

/** The same once more, after it was not known to be taken, or for a conversion of its own. */
export const retriedRow = (row: BatchRow): BatchRow => ({
  ...waitingRow(row),
  key: row.conversionId === '' ? row.key : '',
});

const groups: Readonly<Record<RowState, RowGroup>> = {
  waiting: 'waiting',
  sending: 'working',
  converting: 'working',
  stopping: 'working',
  done: 'done',
  failed: 'failed',
  stopped: 'stopped',
};

export const groupOf = ({ state }: Pick<BatchRow, 'state'>): RowGroup => groups[state];

const WHOLE_PERCENT = 100;

/** How much of sending and converting is done, from 0 to 100. */
const percentOf = ({ upload }: Pick<BatchRow, 'upload'>, way: Way): number => {
  const bytes = upload.from === undefined ? upload.files.reduce((sum, { size }) => sum + size, 0) : 0;
  return overallPercent({ tool: upload.operation, bytes }, way);
};

/** All of it has been sent, and so much of it is converted. */
export const convertedPercent = (row: Pick<BatchRow, 'upload'>, converted: number): number =>
  percentOf(row, { sent: WHOLE_PERCENT, converted });

export const withSent = (row: BatchRow, sent: number, total: number | null): BatchRow => ({
  ...row,
  percent: total ? percentOf(row, { sent: (WHOLE_PERCENT * sent) / total, converted: 0 }) : row.percent,
});

export const withAccepted = (
  row: BatchRow,
  { reply: { id, shareHash, shareLink } }: Extract<UploadEvent, { type: 'upload.accepted' }>,
): BatchRow => ({
  ...row,
  state: 'converting',
  percent: convertedPercent(row, 0),
  conversionId: id,
  shareHash,
  shareLink,
});

const FAILED = 'An error occurred during processing';

const doneRow = (row: BatchRow, message: ReportedProgress): BatchRow => {
  const { downloadName: name = row.selected.file.name, size = null, notes = [] } = message;
  return { ...row, state: 'done', percent: WHOLE_PERCENT, step: '', name, size, notes };
};

/** Takes a report of the server about its conversion; an end is the end, whatever comes late. */
export const withReport = (row: BatchRow, message: ReportedProgress): BatchRow => {
  if (row.state !== 'converting' && row.state !== 'stopping') return row;
  switch (message.status) {
    case 'completed':
      return doneRow(row, message);
    case 'failed':
      return { ...row, state: 'failed', reason: message.error ?? FAILED, code: message.code ?? '' };
    case 'cancelled':
      return { ...row, state: 'stopped' };
    default:
      return { ...row, percent: convertedPercent(row, message.progress), step: message.step ?? '' };
  }
};

/** Stops the conversion: at once if the server has not taken it; otherwise the server says when it has stopped. */
export const withStop = (row: BatchRow): BatchRow => {
  if (row.state === 'waiting' || row.state === 'sending') return { ...row, state: 'stopped' };
  return row.state === 'converting' ? { ...row, state: 'stopping' } : row;
};
