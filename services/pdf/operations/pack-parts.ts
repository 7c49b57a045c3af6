import { MB } from '../../../contracts/byte-sizes.js';
import { Refusal } from '../../../contracts/errors.js';
import { RESULT_MAX_BYTES } from '../../../contracts/limits.js';
import { freeName, safeName } from '../attachments/safe-names.js';
import type { Operation } from '../operation.js';
import { storedZip } from '../splitting/stored-zip.js';

/**
 * Puts files into one archive, byte by byte as they are, in their order.
 *
 * @param files    of any kind; two of one name get different ones.
 * @param options  `name`: what the archive is called, without its ending; that of the first file unless given.
 * @throws Refusal `result.too-large`.
 */
export const packFiles: Operation<'pack-parts'> = (files, { name }) => {
  const size = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
  if (size > RESULT_MAX_BYTES) throw new Refusal('result.too-large', { limit: RESULT_MAX_BYTES / MB });
  const entries = new Map<string, Uint8Array>();
  const taken = new Set<string>();
  for (const file of files) {
    const free = freeName(safeName(file.name, 'document'), (one) => taken.has(one));
    taken.add(free.toLowerCase());
    entries.set(free, file.bytes);
  }
  const stem = name === '' ? {} : { stem: name };
  return Promise.resolve({ bytes: storedZip(entries), mime: 'application/zip', extension: '.zip', notes: [], ...stem });
};
