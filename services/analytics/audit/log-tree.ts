import { mkdir, writeFile } from 'node:fs/promises';
import type { InclusionProof } from '../../../contracts/api/proof.js';
import { syncToDisk } from '../../platform/blobs/disk-files.js';
import type { EventReader, Position } from '../../platform/event-store/event-store.js';
import type { GrowingTree } from '../merkle/growing-tree.js';
import { leafHash } from '../merkle/hashes.js';
import type { AuditFolder } from './audit-folder.js';
import { appendCheckpoint, cutTornCheckpoint, readCheckpoints } from './checkpoint-file.js';
import { checkpointText } from './checkpoint.js';
import { openHashFile, type HashFile } from './hash-file.js';
import { leafText } from './leaf.js';
import { LogNotAsSigned } from './log-not-as-signed.js';
import { createMarks } from './marks.js';
import type { Signer } from './note.js';
import { proveInclusion, type Signed } from './prove.js';
import { restoreTree } from './restore-tree.js';

const WRITE_HASHES = 8192;

export interface LogTreeParts {
  readonly log: Pick<EventReader, 'readRecords'>;
  readonly folder: AuditFolder;
  readonly signer: Signer;
  readonly clock: () => Date;
}

/** The tree over all events, kept on disk as it grows. One call at a time; after one that threw it is opened anew. */
export interface LogTree {
  /** Events in the tree, and in the last signed checkpoint. */
  readonly size: () => number;
  readonly sealed: () => number;
  /** Takes in what the log has gained. */
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
export const openLogTree = async ({ log, folder, signer, clock }: LogTreeParts): Promise<LogTree> => {
  const { verifier } = signer;
  await makeFolder(folder, signer);
  const { marks, last, before } = await lastOf(folder.checkpoints, signer);
  const hashes = await openHashFile(folder.hashes, 'a+');
  const tree = await restoreTree({ log, hashes, last: last?.checkpoint, before: before?.checkpoint });
  const state = { position: last?.checkpoint.position, signed: last };

  return {
    size: tree.size,
    sealed: () => state.signed?.checkpoint.size ?? 0,

    catchUp: async () => {
      state.position = await takeIn({ log, tree, hashes, after: state.position });
    },

    async seal() {
      const { position } = state;
      if (position === undefined || tree.size() === state.signed?.checkpoint.size) return;
      await hashes.sync();
      const time = clock().toISOString();
      const checkpoint = { origin: verifier.name, size: tree.size(), root: tree.root(), position, time };
      const note = signer.sign(checkpointText(checkpoint));
      await appendCheckpoint(folder.checkpoints, note);
      state.signed = { note, checkpoint };
      marks.add(checkpoint);
    },

    async prove(position) {
      const { signed } = state;
      if (!signed || position > signed.checkpoint.position) return undefined;
      const grounds = { log, hashes: hashes.read, key: verifier.text };
      return proveInclusion(grounds, position, { signed, from: marks.before(position) });
    },

    close: () => hashes.close(),
  };
};

const makeFolder = async ({ path, verifier, checkpoints }: AuditFolder, signer: Signer): Promise<void> => {
  await mkdir(path, { recursive: true, mode: 0o700 });
  await writeFile(verifier, `${signer.verifier.text}\n`);
  await cutTornCheckpoint(checkpoints);
  await syncToDisk(path);
};

interface TakingIn {
  readonly log: LogTreeParts['log'];
  readonly tree: GrowingTree;
  readonly hashes: HashFile;
  readonly after: Position | undefined;
}

/** @returns the position of the last event taken in. */
const takeIn = async ({ log, tree, hashes, after }: TakingIn): Promise<Position | undefined> => {
  let position = after;
  let made: Buffer[] = [];
  for await (const record of log.readRecords(after)) {
    made.push(...tree.append(leafHash(Buffer.from(leafText(record)))));
    position = record.position;
    if (made.length < WRITE_HASHES) continue;
    await hashes.append(made);
    made = [];
  }
  if (made.length > 0) await hashes.append(made);
  return position;
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
