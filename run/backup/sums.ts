import { createReadStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { codeOf, syncToDisk, writeNewFile } from '../../services/platform/blobs/disk-files.js';

/** The hash of one file of a backup. */
export interface Sum {
  /** Beneath the folder of the backup, with `/` between its parts. */
  readonly path: string;
  /** Hex. */
  readonly sha256: string;
}

/** In the form of `sha256sum`, so that `sha256sum --check` checks a backup, too. It is written last. */
const SUMS = 'SHA256SUMS';

const LINE = /^([0-9a-f]{64}) {2}(.+)$/;

export const writeSums = async (folder: string, sums: readonly Sum[]): Promise<void> => {
  const unfinished = join(folder, `${SUMS}.new`);
  const lines = sums.map(({ path, sha256 }) => `${sha256}  ${path}\n`);
  await writeNewFile(unfinished, Readable.from(lines));
  await rename(unfinished, join(folder, SUMS));
  await syncToDisk(folder);
};

/** @throws Error when the folder is no finished backup, or when a line leads out of it */
export const readSums = async (folder: string): Promise<Sum[]> => {
  const sums: Sum[] = [];
  try {
    for await (const line of createInterface({ input: createReadStream(join(folder, SUMS)) })) sums.push(sumIn(line));
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    throw new Error(`${folder} is no finished backup: it has no ${SUMS}`, { cause: error });
  }
  return sums;
};

const sumIn = (line: string): Sum => {
  const [, sha256 = '', path = ''] = LINE.exec(line) ?? [];
  const isInside = path !== '' && path.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
  if (!isInside) throw new Error(`${SUMS} has a line that names no file of the backup: ${JSON.stringify(line)}`);
  return { path, sha256 };
};
