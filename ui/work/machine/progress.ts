import { overallPercent } from '../../live/overall-percent.js';
import type { SelectedFile } from '../files/selection.js';

export type FileState = 'uploading' | 'converting' | 'completed' | 'failed';

const states: Readonly<Record<string, FileState>> = {
  completed: 'completed',
  failed: 'failed',
  processing: 'converting',
};

/** The state that a progress message tells. Requirement. */
export const stateOf = (status: string): FileState => states[status] ?? 'uploading';

/** The facts about a running conversion. */
export interface Progress {
  readonly state: FileState;
  /** Bytes sent; null while unknown. */
  readonly sent: number | null;
  /** Bytes of the whole request; null while unknown. */
  readonly total: number | null;
  /** 0 to 100, of the conversion. */
  readonly converted: number;
  /** The server's message about the current step. */
  readonly step: string;
}

export const noProgress: Progress = { state: 'uploading', sent: null, total: null, converted: 0, step: '' };

export interface FileProgress {
  readonly id: number;
  readonly name: string;
  readonly state: FileState;
  /** How much of it has been sent, 0 to 100; null while unknown, and once all have been sent. */
  readonly percent: number | null;
}

const share = (part: number, whole: number): number => (whole <= 0 ? 100 : Math.min(100, (part / whole) * 100));

/** Percentage of the upload, rounded down; null while unknown. */
export const uploadPercent = ({ sent, total }: Progress): number | null =>
  sent === null || total === null ? null : Math.floor(share(sent, total));

/** How far each file is: a request sends its files one after the other, and converts them together. */
export const fileProgress = (files: readonly SelectedFile[], progress: Progress): readonly FileProgress[] => {
  const known = uploadPercent(progress) !== null;
  const bytes = files.reduce((sum, { file }) => sum + file.size, 0);
  // The bytes that the form adds to the files' own count as sent first.
  let left = (progress.sent ?? 0) - Math.max(0, (progress.total ?? 0) - bytes);
  return files.map(({ id, file }) => {
    const percent = known ? Math.floor(Math.max(0, share(left, file.size))) : null;
    left -= file.size;
    if (progress.state === 'uploading') return { id, name: file.name, state: 'uploading', percent };
    return { id, name: file.name, state: progress.state, percent: null };
  });
};

/** Name of the file that is being sent. */
export const uploadingName = (files: readonly FileProgress[]): string =>
  (files.find(({ percent }) => percent !== 100) ?? files.at(-1))?.name ?? '';

/** 0 to 100, sending and converting together; null while it is not known what has been sent. */
export const overallOf = (progress: Progress, tool: string): number | null => {
  const { state, total, converted } = progress;
  if (state === 'completed' || state === 'failed') return 100;
  const sent = state === 'converting' ? 100 : uploadPercent(progress);
  return sent === null ? null : overallPercent({ tool, bytes: total ?? 0 }, { sent, converted });
};
