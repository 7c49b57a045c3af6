import type { EventReader } from '../../../platform/event-store/event-store.js';
import { LogNotAsSigned, readCheckpoints, type Checkpoint } from './checkpoints.js';
import { growStoredTree, growTree, type GrowingTree } from './growing-tree.js';
import { openHashFile, storedCount, type HashFile } from './hash-file.js';
import { leafHashOf } from './leaf-hashes.js';
import type { LogFolder } from './log-folder.js';

export interface Restoring {
  readonly log: Pick<EventReader, 'readRecords'>;
  readonly hashes: HashFile;
  /** The last checkpoint and the one before it. */
  readonly last: Checkpoint | undefined;
  readonly before: Checkpoint | undefined;
}

const WRITE_HASHES = 8192;

/**
 * The tree as it was when the last checkpoint was signed, from the stored hashes; where they are lost, from the log. Either
 * way the log must go on from there: its last signed events are checked again.
 *
 * @throws LogNotAsSigned
 */
export const restoreTree = async (restoring: Restoring): Promise<GrowingTree> => {
  const { hashes, last } = restoring;
  if (!last) {
    await hashes.truncate(0);
    return growTree();
  }
  const tree = await storedTree(hashes, last);
  if (!tree) return regrow(restoring, last);
  await hashes.truncate(storedCount(last.size));
  await assertGoesOn(restoring, last);
  return tree;
};

/** Computes the hashes of a folder that has checkpoints only. @throws LogNotAsSigned */
export const regrowHashes = async (log: Pick<EventReader, 'readRecords'>, folder: LogFolder): Promise<void> => {
  let last: Checkpoint | undefined;
  let before: Checkpoint | undefined;
  for await (const { checkpoint } of readCheckpoints(folder.checkpoints)) {
    if (!checkpoint) throw new LogNotAsSigned('a checkpoint cannot be read');
    before = last;
    last = checkpoint;
  }
  const hashes = await openHashFile(folder.hashes, 'a+');
  try {
    await restoreTree({ log, hashes, last, before });
  } finally {
    await hashes.close();
  }
};

const storedTree = async (hashes: HashFile, { size, root }: Checkpoint): Promise<GrowingTree | undefined> => {
  if ((await hashes.count()) < storedCount(size)) return undefined;
  const tree = await growStoredTree(hashes.read, size);
  return tree.root().equals(root) ? tree : undefined;
};

const regrow = async ({ log, hashes }: Restoring, { size, root, position }: Checkpoint): Promise<GrowingTree> => {
  const tree = growTree();
  let newHashes: Buffer[] = [];
  await hashes.truncate(0);
  for await (const record of log.readRecords()) {
    newHashes.push(...tree.append(leafHashOf(record)));
    if (newHashes.length >= WRITE_HASHES || tree.size() === size) {
      await hashes.append(newHashes);
      newHashes = [];
    }
    if (tree.size() < size) continue;
    if (record.position === position && tree.root().equals(root)) return tree;
    break;
  }
  throw new LogNotAsSigned(`up to position ${position}`);
};

const assertGoesOn = async ({ log, hashes, before }: Restoring, { size, position }: Checkpoint): Promise<void> => {
  let index = before?.size ?? 0;
  for await (const record of log.readRecords(before?.position)) {
    if (!leafHashOf(record).equals(await hashes.read(0, index))) {
      throw new LogNotAsSigned(`position ${record.position}`);
    }
    index += 1;
    if (index < size) continue;
    if (record.position === position) return;
    break;
  }
  throw new LogNotAsSigned(`it must go on from position ${position}`);
};
