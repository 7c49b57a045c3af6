import type { ConsistencyProof, InclusionProof } from '../../../../contracts/api/proof.js';
import type { EventReader, EventRecord, Position } from '../../../platform/event-store/event-store.js';
import { LogNotAsSigned, type CountedPosition, type SignedCheckpoint } from '../tree/checkpoints.js';
import type { HashReader } from '../tree/hash-file.js';
import { leafHash, leafText } from '../tree/leaf-hashes.js';
import type { LogTree } from '../tree/log-tree.js';
import { consistencyPath, inclusionPath } from '../tree/merkle-paths.js';

/** The sources of proofs. */
export interface ProofSources {
  readonly log: Pick<EventReader, 'readRecords'>;
  readonly hashes: HashReader;
  /** The verifier's key, as text. */
  readonly key: string;
}

interface Place {
  readonly record: EventRecord;
  readonly index: number;
}

/** The event at this position and its place on the log; undefined where there is none. */
const placeOf = async (
  log: ProofSources['log'],
  position: Position,
  from: CountedPosition | undefined,
): Promise<Place | undefined> => {
  let index = from?.size ?? 0;
  for await (const record of log.readRecords(from?.position)) {
    if (record.position === position) return { record, index };
    if (record.position > position) return undefined;
    index += 1;
  }
  return undefined;
};

/**
 * That the event at this position is part of what was signed; undefined where there is no event.
 *
 * @param from where the search for it begins: before it, the nearer the better.
 * @throws LogNotAsSigned when the event is not the one that was signed.
 */
export const proveInclusion = async (
  { log, hashes, key }: ProofSources,
  position: Position,
  { signed, from }: { readonly signed: SignedCheckpoint; readonly from: CountedPosition | undefined },
): Promise<InclusionProof | undefined> => {
  const place = await placeOf(log, position, from);
  if (!place) return undefined;
  const { record, index } = place;
  const event = leafText(record);
  if (!leafHash(event).equals(await hashes(0, index))) throw new LogNotAsSigned(position);
  const path = await inclusionPath(hashes, index, signed.checkpoint.size);
  return { format: 'docket-inclusion-proof/1', event, index, path: base64(path), checkpoint: signed.note, key };
};

/** The same by the last checkpoint of a tree; undefined also where that does not reach the event. */
export const proveInTree = async (
  tree: LogTree,
  position: Position,
  { log, key }: Omit<ProofSources, 'hashes'>,
): Promise<InclusionProof | undefined> => {
  const signed = tree.signed();
  if (!signed || position > signed.checkpoint.position) return undefined;
  return proveInclusion({ log, hashes: tree.hashes, key }, position, { signed, from: tree.positions.before(position) });
};

/** That the log of the later checkpoint begins with the whole log of the earlier one. */
export const proveConsistency = async (
  { hashes, key }: Omit<ProofSources, 'log'>,
  from: SignedCheckpoint,
  to: SignedCheckpoint,
): Promise<ConsistencyProof> => {
  const path = await consistencyPath(hashes, from.checkpoint.size, to.checkpoint.size);
  return { format: 'docket-consistency-proof/1', from: from.note, to: to.note, path: base64(path), key };
};

const base64 = (hashes: readonly Buffer[]): string[] => hashes.map((hash) => hash.toString('base64'));
