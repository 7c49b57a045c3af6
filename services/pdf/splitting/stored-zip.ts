import { zipSync } from 'fflate';

/** The first day that a ZIP can name, in local time as the format has it. */
const MADE = new Date(1980, 0, 1);

/**
 * A ZIP whose entries are stored as they are, because PDFs and pictures don't get smaller by packing. The same files
 * make the same archive.
 *
 * Each size stands before its entry: Java's `ZipInputStream` refuses stored entries whose size comes after them.
 *
 * @param files  by name; together below 4 GB, and fewer than 65,536.
 */
export const storedZip = (files: ReadonlyMap<string, Uint8Array>): Uint8Array =>
  zipSync(Object.fromEntries(files), { level: 0, mtime: MADE });
