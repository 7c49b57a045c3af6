import { keepPassword, passwordOf } from './file-passwords.js';

/** Files that one screen hands to the next, so that nobody has to choose them again; in memory only. */
export interface Handed {
  readonly path: string;
  readonly files: readonly File[];
  /** The part of that screen that is to be open; empty for its first. */
  readonly part: string;
}

let waiting: Handed | null = null;

/** The files of the workbench that other screens work on, and what they made of them. */
const lent = new WeakSet<File>();

/** Of files that a tool has made: the version that each is. */
const versions = new WeakMap<File, string>();

/** @param from  of files of the workbench: the version that the file is, or null for a chosen one. */
export const handOver = (handed: Handed, from?: string | null): void => {
  waiting = handed;
  if (from === undefined) return;
  for (const file of handed.files) {
    lent.add(file);
    if (from !== null) versions.set(file, from);
  }
};

/** Whether what is made of a file belongs on the workbench. */
export const isFromWorkbench = (file: File | null | undefined): boolean => !!file && lent.has(file);

/** The version that a file is; null for a chosen one. */
export const versionOf = (file: File): string | null => versions.get(file) ?? null;

/** What was made of a file takes its place: it belongs where that one does, and is this version. */
export const carryOn = (source: File, made: File, version: string | null): void => {
  if (lent.has(source)) lent.add(made);
  if (version !== null) versions.set(made, version);
  const password = passwordOf(source);
  if (password !== '') keepPassword(made, password);
};

/** What was handed to the screen of this path, once. */
export const takeHanded = (path: string): Handed | null => {
  const handed = waiting?.path === path ? waiting : null;
  if (handed) waiting = null;
  return handed;
};
