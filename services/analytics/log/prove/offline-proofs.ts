import type { ConsistencyProof, InclusionProof } from '../../../../contracts/api/proof.js';
import type { EventReader, Position } from '../../../platform/event-store/event-store.js';
import {
  readCheckpoints,
  createPositionIndex,
  type CountedPosition,
  type SignedCheckpoint,
} from '../tree/checkpoints.js';
import { openHashFile, type HashFile } from '../tree/hash-file.js';
import type { LogFolder } from '../tree/log-folder.js';
import { proveConsistency, proveInclusion } from './proofs.js';

interface Parts {
  readonly log: Pick<EventReader, 'readRecords' | 'readRecordsBack'>;
  readonly folder: LogFolder;
  /** The verifier's key, as text. */
  readonly key: string;
}

/** There is nothing signed that could prove this. */
export class NotProven extends Error {
  override readonly name = 'NotProven';
}

/** Proofs from the files of an installation, whether it runs or not. Nothing is signed here. */
export const openProofs = ({ log, folder, key }: Parts) => {
  const withHashes = async <Value>(work: (file: HashFile) => Promise<Value>): Promise<Value> => {
    const file = await openHashFile(folder.hashes, 'r');
    try {
      return await work(file);
    } finally {
      await file.close();
    }
  };

  return {
    /** @throws NotProven */
    inclusion: async (position: Position): Promise<InclusionProof> => {
      const { signed, from } = await lastSigned(folder.checkpoints, position);
      if (!signed || position > signed.checkpoint.position) {
        await assertOnLog(log, position);
        throw new NotProven(
          `position ${position} is not signed yet; checkpoints are signed once a minute and when Docket stops`,
        );
      }
      const proof = await withHashes(({ read: hashes }) =>
        proveInclusion({ log, hashes, key }, position, { signed, from }),
      );
      if (!proof) throw new NotProven(`there is no event at position ${position}`);
      return proof;
    },

    /** Between the checkpoints of these sizes. @throws NotProven */
    consistency: async (older: number, newer: number): Promise<ConsistencyProof> => {
      const from = await signedOf(folder.checkpoints, older);
      const to = await signedOf(folder.checkpoints, newer);
      if (older > newer) throw new NotProven(`${older} events are more than ${newer}`);
      return withHashes(({ read: hashes }) => proveConsistency({ hashes, key }, from, to));
    },
  };
};

const assertOnLog = async (log: Parts['log'], position: Position): Promise<void> => {
  for await (const last of log.readRecordsBack()) {
    if (position <= last.position) return;
    throw new NotProven(`there is no event at position ${position}: the log ends at ${last.position}`);
  }
  throw new NotProven('the log is empty');
};

const lastSigned = async (
  path: string,
  position: Position,
): Promise<{ signed?: SignedCheckpoint; from: CountedPosition | undefined }> => {
  const positions = createPositionIndex();
  let signed: SignedCheckpoint | undefined;
  for await (const { note, checkpoint } of readCheckpoints(path)) {
    if (!checkpoint) continue;
    positions.add(checkpoint);
    signed = { note, checkpoint };
  }
  return { ...(signed && { signed }), from: positions.before(position) };
};

const signedOf = async (path: string, size: number): Promise<SignedCheckpoint> => {
  const near: number[] = [];
  for await (const { note, checkpoint } of readCheckpoints(path)) {
    if (checkpoint?.size === size) return { note, checkpoint };
    if (checkpoint) near.push(checkpoint.size);
  }
  const last = near.slice(-5).join(', ');
  throw new NotProven(`no checkpoint of ${size} events was signed${last && `; the last ones have ${last}`}`);
};
