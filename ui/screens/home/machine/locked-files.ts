import type { ReportedProgress } from '../../../calls/received.js';
import type { SelectedFile } from './selection.js';

/** The file that a password is asked for. */
export interface Asking {
  readonly id: number;
  /** The last password was wrong. */
  readonly wrong: boolean;
  /** The tool starts once everything is unlocked. */
  readonly start: boolean;
}

/** The files that a refusal is about; every PDF if it names none. */
export const lockedBy = ({ file }: ReportedProgress, files: readonly SelectedFile[]): readonly number[] => {
  const pdfs = files.filter(({ kind }) => kind === 'pdf');
  const named = pdfs.filter((one) => one.file.name === file);
  return (named.length > 0 ? named : pdfs).map(({ id }) => id);
};

export const askFor = (locked: readonly number[], start: boolean): Asking | null => {
  const [id] = locked;
  return id === undefined ? null : { id, wrong: false, start };
};
