import { mkdir, writeFile } from 'node:fs/promises';
import { syncToDisk } from '../../../platform/blobs/disk-files.js';
import type { EventReader, Position } from '../../../platform/event-store/event-store.js';
import {
  appendCheckpoint,
  checkpointText,
  createPositionIndex,
  cutTornCheckpoint,
  LogNotAsSigned,
  readCheckpoints,
  type PositionIndex,
  type SignedCheckpoint,
} from './checkpoints.js';
import type { GrowingTree } from './growing-tree.js';
import { openHashFile, type HashReader } from './hash-file.js';
import { leafHashOf } from './leaf-hashes.js';
import { copyCheckpoints, type SharedCheckpoints } from './shared-checkpoints.js';
import type { LogFolder } from './log-folder.js';
import type { Signer } from './log-signer.js';
import { restoreTree, type Restoring } from './restore-tree.js';

/** No event is further from a checkpoint, so a proof has at most this many events to count. */
const SIGN_EVENTS = 1000;

export interface LogTreeParts {
  readonly log: Pick<EventReader, 'readRecords'>;
  readonly folder: LogFolder;
  /** Where the checkpoints are kept for all machines; those in the folder are a copy then. */
  readonly shared?: SharedCheckpoints | undefined;
  readonly signer: Signer;
  readonly clock: () => Date;
}

/**
 * The tree over all events, stored on disk as it grows. One call at a time; after a call that threw, it has to be opened
 * again.
 */
export interface LogTree {
  /** Events in the tree. */
  readonly size: () => number;
  /** The last checkpoint. */
  readonly signed: () => SignedCheckpoint | undefined;
  readonly hashes: HashReader;
  readonly positions: Pick<PositionIndex, 'before'>;
  /** Adds the events that the log has gained, and signs after every 1000 of them. */
  catchUp(): Promise<void>;
  /** Signs a checkpoint of all in the tree, unless there is one or the key is out of reach; then it is safe on the disk. */
  sign(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Goes on from the last checkpoint that was signed.
 *
 * @throws LogNotAsSigned
 */
export const openLogTree = async (parts: LogTreeParts): Promise<LogTree> => {
  const { log, folder, signer } = parts;
  await makeFolder(folder, signer);
  if (parts.shared) await copyCheckpoints(folder.checkpoints, parts.shared);
  const { positions, last, before, count } = await readSigned(folder.checkpoints, signer);
  const hashes = await openHashFile(folder.hashes, 'a+');
  const tree = await restored({ log, hashes, last: last?.checkpoint, before: before?.checkpoint });
  const signedSize = (): number => state.signed?.checkpoint.size ?? 0;
  const state = stateAt(last, count);
  const sign = async (): Promise<void> => {
    if (state.position === undefined || tree.size() === signedSize()) return;
    await hashes.sync();
    state.tried = tree.size();
    const added = await addCheckpoint(parts, tree, { position: state.position, number: state.checkpoints });
    if (!added) return;
    state.signed = added;
    state.checkpoints += 1;
    positions.add(added.checkpoint);
  };

  return {
    size: tree.size,
    signed: () => state.signed,
    hashes: hashes.read,
    positions,
    sign,

    async catchUp() {
      let newHashes: Buffer[] = [];
      for await (const record of log.readRecords(state.position)) {
        newHashes.push(...tree.append(leafHashOf(record)));
        state.position = record.position;
        if (tree.size() - state.tried < SIGN_EVENTS) continue;
        await hashes.append(newHashes);
        newHashes = [];
        await sign();
      }
      await hashes.append(newHashes);
    },

    close: () => hashes.close(),
  };
};

interface TreeState {
  /** Position of the last event in the tree. */
  position: Position | undefined;
  signed: SignedCheckpoint | undefined;
  /** So many are signed. */
  checkpoints: number;
  /** How long the tree was when it was last to be signed. */
  tried: number;
}

const stateAt = (last: SignedCheckpoint | undefined, checkpoints: number): TreeState => ({
  position: last?.checkpoint.position,
  signed: last,
  checkpoints,
  tried: last?.checkpoint.size ?? 0,
});

const restored = async (restoring: Restoring): Promise<GrowingTree> => {
  try {
    return await restoreTree(restoring);
  } catch (error) {
    await restoring.hashes.close();
    throw error;
  }
};

const addCheckpoint = async (
  { folder, shared, signer, clock }: LogTreeParts,
  tree: GrowingTree,
  { position, number }: { readonly position: Position; readonly number: number },
): Promise<SignedCheckpoint | undefined> => {
  const origin = signer.verifier.name;
  const checkpoint = { origin, size: tree.size(), root: tree.root(), position, time: clock().toISOString() };
  const note = await signer.sign(checkpointText(checkpoint));
  if (note === undefined) return undefined;
  await shared?.add(number, note);
  await appendCheckpoint(folder.checkpoints, note);
  return { note, checkpoint };
};

const makeFolder = async ({ path, verifier, checkpoints }: LogFolder, signer: Signer): Promise<void> => {
  await mkdir(path, { recursive: true, mode: 0o700 });
  await writeFile(verifier, `${signer.verifier.text}\n`);
  await cutTornCheckpoint(checkpoints);
  await syncToDisk(path);
};

/** The last checkpoint, the one before it, and how many there are. */
const readSigned = async (path: string, { verifier }: Signer) => {
  const positions = createPositionIndex();
  let last: SignedCheckpoint | undefined;
  let before: SignedCheckpoint | undefined;
  let count = 0;
  for await (const { note, checkpoint } of readCheckpoints(path)) {
    if (!checkpoint) throw new LogNotAsSigned('a checkpoint cannot be read');
    positions.add(checkpoint);
    before = last?.checkpoint.size === checkpoint.size ? undefined : last; // else its position is of another log
    last = { note, checkpoint };
    count += 1;
  }
  if (last && verifier.open(last.note) === undefined) {
    throw new LogNotAsSigned('its last checkpoint is not signed with the key of this installation');
  }
  return { positions, last, before, count };
};
