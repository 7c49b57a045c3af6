import { keepPassword, passwordOf } from './file-passwords.js';
import { changeRecord, tabRecord } from './persisted-tab.js';

/** Files that one screen hands to the next, so that nobody has to choose them again; in memory only. */
export interface Handed {
  readonly path: string;
  readonly files: readonly File[];
  /** The part of that screen that is to be open; empty for its first. */
  readonly part: string;
}

let waiting: Handed | null = null;

/** The knowledge of the workbench about files that it lends to other screens. */
export interface Lent {
  /** The version that the file is, or null for a chosen one. */
  readonly from: string | null;
  /** The places of the chosen files that it goes back to, from 0. */
  readonly of: readonly number[];
}

/** The files of the workbench that other screens work on, and what they made of them. */
const lent = new WeakMap<File, Lent>();

/** The version that each file is that a tool has made. */
const versions = new WeakMap<File, string>();

/** Files of the workbench are on the screen of a path, which has them again after a reload. */
export const lend = ({ path, files }: Pick<Handed, 'path' | 'files'>, as: Lent): void => {
  if (tabRecord()) changeRecord({ lent: { path, ...as } });
  for (const file of files) {
    lent.set(file, as);
    if (as.from !== null) versions.set(file, as.from);
  }
};

/** The workbench no longer has a file. */
export const takeBack = (file: File): void => void lent.delete(file);

/** @param as  of files of the workbench, which that screen has again after a reload. */
export const handOver = (handed: Handed, as?: Lent): void => {
  waiting = handed;
  if (as) lend(handed, as);
};

/** Whether what is made of a file belongs on the workbench. */
export const isFromWorkbench = (file: File | null | undefined): boolean => !!file && lent.has(file);

/** The version that a file is; null for a chosen one. */
export const versionOf = (file: File): string | null => versions.get(file) ?? null;

/** The places of the chosen files that a file of the workbench goes back to; none for other files. */
export const placesOf = (file: File): readonly number[] => lent.get(file)?.of ?? [];

/** A file that was made of another takes its place: it belongs where that one does, and is this version. */
export const carryOn = (source: File, result: File, version: string | null): void => {
  const as = lent.get(source);
  if (as) lent.set(result, { ...as, from: version });
  if (version !== null) versions.set(result, version);
  const password = passwordOf(source);
  if (password !== '') keepPassword(result, password);
};

/** Takes the files that were handed to the screen of this path, once. */
export const takeHanded = (path: string): Handed | null => {
  const handed = waiting?.path === path ? waiting : null;
  if (handed) waiting = null;
  return handed;
};
