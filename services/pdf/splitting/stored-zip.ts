import { zipSync } from 'fflate';

/** The first day that a ZIP can name, in the time zone of this process, as fflate writes it. */
const DATE = new Date(1980, 0, 1);

/**
 * A ZIP whose entries are stored as they are, because PDFs and pictures don't get smaller by packing. The same files
 * make the same archive.
 *
 * Not with fflate's streaming `Zip`: that writes the sizes after each entry, and Java's `ZipInputStream` refuses stored
 * entries of this kind.
 *
 * @param files  by name; together below 4 GB, and fewer than 65,536.
 */
export const storedZip = (files: ReadonlyMap<string, Uint8Array>): Uint8Array =>
  zipSync(Object.fromEntries(files), { level: 0, mtime: DATE });
