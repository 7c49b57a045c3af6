import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';

/** Has work read a file, and closes it whatever comes of that. @throws Error with the code ENOENT before it begins */
export const reading = async <Value>(path: string, work: (source: Readable) => Promise<Value>): Promise<Value> => {
  const file = await open(path, 'r');
  const source = file.createReadStream();
  try {
    return await work(source);
  } finally {
    source.destroy();
    await file.close();
  }
};
