/** Files that one screen hands to the next, so that nobody has to choose them again; in memory only. */
export interface Handed {
  readonly path: string;
  readonly files: readonly File[];
  /** The part of that screen that is to be open; empty for its first. */
  readonly part: string;
}

let waiting: Handed | null = null;

/** The files of the workbench that other screens work on, each with the version it is; null for a chosen file. */
const lent = new WeakMap<File, string | null>();

/** @param from  of files of the workbench: the version that the file is, or null for a chosen one. */
export const handOver = (handed: Handed, from?: string | null): void => {
  waiting = handed;
  if (from === undefined) return;
  for (const file of handed.files) lent.set(file, from);
};

/** Whether what is made of a file belongs on the workbench. */
export const isFromWorkbench = (file: File | null | undefined): boolean => !!file && lent.has(file);

/** The version that a file of the workbench is. */
export const versionOf = (file: File): string | null => lent.get(file) ?? null;

/** What was handed to the screen of this path, once. */
export const takeHanded = (path: string): Handed | null => {
  const handed = waiting?.path === path ? waiting : null;
  if (handed) waiting = null;
  return handed;
};
