import { readFile, rename, writeFile } from 'node:fs/promises';
import { hash } from 'node:crypto';
import { z } from 'zod';
import { codeOf } from '../../../platform/blobs/disk-files.js';

const sent = z.object({
  /** Bytes of the file of checkpoints that were sent. */
  end: z.int().min(0),
  /** Events that the last one covers. */
  size: z.int().min(0),
  /** When it was signed. */
  time: z.string(),
});
/** Up to where checkpoints were sent to a place. */
type Sent = z.output<typeof sent>;

const file = z.record(z.string(), sent);

/** An address may hold a password. */
const nameOf = (url: string): string => hash('sha256', url).slice(0, 16);

/** What was sent to each place, over restarts. A file that cannot be read means that everything is sent once more. */
export const openSentSoFar = async (path: string) => {
  const all = new Map(Object.entries(file.safeParse(jsonOf(await textOf(path))).data ?? {}));
  let writing: Promise<void> = Promise.resolve();
  const write = async (): Promise<void> => {
    await writeFile(`${path}.new`, JSON.stringify(Object.fromEntries(all)), { mode: 0o600 });
    await rename(`${path}.new`, path);
  };
  return {
    of: (url: string): Sent | undefined => all.get(nameOf(url)),
    note: async (url: string, progress: Sent): Promise<void> => {
      all.set(nameOf(url), progress);
      writing = writing.then(write, write);
      await writing;
    },
  };
};

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const textOf = async (path: string): Promise<string> => {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    return '';
  }
};
