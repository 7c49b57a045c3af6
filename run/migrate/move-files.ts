import pMap from 'p-map';
import type { Blobs } from '../../services/platform/blobs/blobs.js';
import { digestOf } from '../../services/platform/blobs/disk-files.js';
import { checkNamed } from '../../services/platform/blobs/reference.js';
import { HasOtherContents, type Report } from './report.js';

const AT_ONCE = 4;
const TELL_EVERY = 100;

export interface Files {
  readonly count: number;
  readonly bytes: number;
}

const refsIn = async (blobs: Blobs): Promise<Set<string>> => {
  const refs = new Set<string>();
  for await (const { ref } of blobs.list()) refs.add(ref);
  return refs;
};

/** @throws HasOtherContents when the target has files that the source does not have. */
export const assertOnlyFilesOf = async (from: Blobs, to: Blobs): Promise<void> => {
  const refs = await refsIn(from);
  for await (const { ref } of to.list()) if (!refs.has(ref)) throw new HasOtherContents('a file');
};

/** Copies the files that are not there yet, each under its reference, which names the hash of its bytes. */
export const moveFiles = async (from: Blobs, to: Blobs, report: Report): Promise<void> => {
  const there = await refsIn(to);
  const missing = [...(await refsIn(from))].filter((ref) => !there.has(ref));
  let count = there.size;
  const move = async (ref: string): Promise<void> => {
    await to.restore(ref, await from.read(ref));
    count += 1;
    if (count % TELL_EVERY === 0) report.progress('files', count);
  };
  await pMap(missing, move, { concurrency: AT_ONCE });
  report.progress('files', count);
};

/** Reads every file. @throws Error for one that is not what its reference names. */
export const verifyFiles = async (blobs: Blobs): Promise<Files> => {
  let count = 0;
  let bytes = 0;
  for (const ref of await refsIn(blobs)) {
    const { size, sha256 } = await digestOf(await blobs.read(ref));
    checkNamed(ref, sha256);
    count += 1;
    bytes += size;
  }
  return { count, bytes };
};
