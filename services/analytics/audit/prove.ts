import type { ConsistencyProof, InclusionProof } from '../../../contracts/api/proof.js';
import type { EventReader, EventRecord, Position } from '../../platform/event-store/event-store.js';
import { leafHash } from '../merkle/hashes.js';
import { consistencyPath, inclusionPath } from '../merkle/proofs.js';
import type { HashReader } from '../merkle/stored-hashes.js';
import type { Checkpoint } from './checkpoint.js';
import { leafText } from './leaf.js';
import { LogNotAsSigned } from './log-not-as-signed.js';

/** How many events the log had up to a position. */
export type Mark = Pick<Checkpoint, 'size' | 'position'>;

/** A checkpoint and the note that it was signed in. */
export interface Signed {
  readonly note: string;
  readonly checkpoint: Checkpoint;
}

/** What proofs are made of. */
export interface Grounds {
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
const placeOf = async (log: Grounds['log'], position: Position, from: Mark | undefined): Promise<Place | undefined> => {
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
 * @param from where to begin to look for it: before it, the nearer the better.
 * @throws LogNotAsSigned when the event is not the one that was signed.
 */
export const proveInclusion = async (
  { log, hashes, key }: Grounds,
  position: Position,
  { signed, from }: { readonly signed: Signed; readonly from: Mark | undefined },
): Promise<InclusionProof | undefined> => {
  const place = await placeOf(log, position, from);
  if (!place) return undefined;
  const { record, index } = place;
  const event = leafText(record);
  if (!leafHash(Buffer.from(event)).equals(await hashes(0, index))) throw new LogNotAsSigned(position);
  const path = await inclusionPath(hashes, index, signed.checkpoint.size);
  return { format: 'docket-inclusion-proof/1', event, index, path: base64(path), checkpoint: signed.note, key };
};

/** That the log of the later checkpoint begins with the whole log of the earlier one. */
export const proveConsistency = async (
  { hashes, key }: Omit<Grounds, 'log'>,
  from: Signed,
  to: Signed,
): Promise<ConsistencyProof> => {
  const path = await consistencyPath(hashes, from.checkpoint.size, to.checkpoint.size);
  return { format: 'docket-consistency-proof/1', from: from.note, to: to.note, path: base64(path), key };
};

const base64 = (hashes: readonly Buffer[]): string[] => hashes.map((hash) => hash.toString('base64'));
