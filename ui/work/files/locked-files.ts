import type { ReportedProgress } from '../../calls/received.js';
import type { SelectedFile } from './selection.js';

/** The file that a password is asked for. */
export interface Asking {
  readonly id: number;
  /** The last password was wrong. */
  readonly wrong: boolean;
  /** The tool starts once everything is unlocked. */
  readonly start: boolean;
}

/** The files that a refusal is about; every one of their kind if it names none. */
export const lockedBy = ({ file, code }: ReportedProgress, files: readonly SelectedFile[]): readonly number[] => {
  const locked = code?.startsWith('office.') ? 'office' : 'pdf';
  const alike = files.filter(({ kind }) => kind === locked);
  const named = alike.filter((one) => one.file.name === file);
  return (named.length > 0 ? named : alike).map(({ id }) => id);
};

export const askFor = (locked: readonly number[], start: boolean): Asking | null => {
  const [id] = locked;
  return id === undefined ? null : { id, wrong: false, start };
};
