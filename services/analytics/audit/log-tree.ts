import { mkdir, writeFile } from 'node:fs/promises';
import type { InclusionProof } from '../../../contracts/api/proof.js';
import { syncToDisk } from '../../platform/blobs/disk-files.js';
import type { EventReader, Position } from '../../platform/event-store/event-store.js';
import type { GrowingTree } from '../merkle/growing-tree.js';
import { leafHash } from '../merkle/hashes.js';
import type { AuditFolder } from './audit-folder.js';
import { appendCheckpoint, cutTornCheckpoint, readCheckpoints } from './checkpoint-file.js';
import { checkpointText, type Checkpoint } from './checkpoint.js';
import { openHashFile } from './hash-file.js';
import { leafText } from './leaf.js';
import { LogNotAsSigned } from './log-not-as-signed.js';
import { createMarks } from './position-index.js';
import type { Signer } from './note.js';
import { proveInclusion, type Signed } from './prove.js';
import { restoreTree, type Restoring } from './restore-tree.js';

/** No event is further from a checkpoint: a proof begins to count at one. */
const SEAL_EVENTS = 1000;

export interface LogTreeParts {
  readonly log: Pick<EventReader, 'readRecords'>;
  readonly folder: AuditFolder;
  readonly signer: Signer;
  readonly clock: () => Date;
}

/** The tree over all events, kept on disk as it grows. One call at a time; after one that threw it is opened anew. */
export interface LogTree {
  /** Events in the tree. */
  readonly size: () => number;
  /** The last checkpoint. */
  readonly signed: () => Checkpoint | undefined;
  /** Takes in what the log has gained, and signs after every 1000 events. */
  catchUp(): Promise<void>;
  /** Signs a checkpoint of all that is in the tree, unless there is one; safe on the disk once it resolves. */
  seal(): Promise<void>;
  /** By the last checkpoint; undefined where no event of the tree has this position. */
  prove(position: Position): Promise<InclusionProof | undefined>;
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
  const { marks, last, before } = await lastOf(folder.checkpoints, signer);
  const hashes = await openHashFile(folder.hashes, 'a+');
  const tree = await restored({ log, hashes, last: last?.checkpoint, before: before?.checkpoint });
  const state: TreeState = { position: last?.checkpoint.position, signed: last };
  const sealed = (): number => state.signed?.checkpoint.size ?? 0;
  const seal = async (): Promise<void> => {
    if (state.position === undefined || tree.size() === sealed()) return;
    await hashes.sync();
    state.signed = await sign(parts, tree, state.position);
    marks.add(state.signed.checkpoint);
  };

  return {
    size: tree.size,
    signed: () => state.signed?.checkpoint,
    seal,

    async catchUp() {
      let made: Buffer[] = [];
      for await (const record of log.readRecords(state.position)) {
        made.push(...tree.append(leafHash(Buffer.from(leafText(record)))));
        state.position = record.position;
        if (tree.size() - sealed() < SEAL_EVENTS) continue;
        await hashes.append(made);
        made = [];
        await seal();
      }
      await hashes.append(made);
    },

    async prove(position) {
      const { signed } = state;
      if (!signed || position > signed.checkpoint.position) return undefined;
      const grounds = { log, hashes: hashes.read, key: signer.verifier.text };
      return proveInclusion(grounds, position, { signed, from: marks.before(position) });
    },

    close: () => hashes.close(),
  };
};

interface TreeState {
  /** Of the last event in the tree. */
  position: Position | undefined;
  signed: Signed | undefined;
}

const restored = async (restoring: Restoring): Promise<GrowingTree> => {
  try {
    return await restoreTree(restoring);
  } catch (error) {
    await restoring.hashes.close();
    throw error;
  }
};

const sign = async ({ folder, signer, clock }: LogTreeParts, tree: GrowingTree, position: Position) => {
  const origin = signer.verifier.name;
  const checkpoint = { origin, size: tree.size(), root: tree.root(), position, time: clock().toISOString() };
  const note = signer.sign(checkpointText(checkpoint));
  await appendCheckpoint(folder.checkpoints, note);
  return { note, checkpoint };
};

const makeFolder = async ({ path, verifier, checkpoints }: AuditFolder, signer: Signer): Promise<void> => {
  await mkdir(path, { recursive: true, mode: 0o700 });
  await writeFile(verifier, `${signer.verifier.text}\n`);
  await cutTornCheckpoint(checkpoints);
  await syncToDisk(path);
};

const lastOf = async (path: string, { verifier }: Signer) => {
  const marks = createMarks();
  let [last, before]: (Signed | undefined)[] = [];
  for await (const { note, checkpoint } of readCheckpoints(path)) {
    if (!checkpoint) throw new LogNotAsSigned('a checkpoint cannot be read');
    marks.add(checkpoint);
    [before, last] = [last, { note, checkpoint }];
  }
  if (last && verifier.open(last.note) === undefined) {
    throw new LogNotAsSigned('its last checkpoint is not signed with the key of this installation');
  }
  return { marks, last, before };
};
