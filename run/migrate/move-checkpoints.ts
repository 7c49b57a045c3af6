import { checkpointText, type Checkpoint, type CheckpointNote } from '../../services/analytics/log/tree/checkpoints.js';
import type { Signer } from '../../services/analytics/log/tree/log-signer.js';
import { verifyLog } from '../../services/analytics/log/verify/verify-log.js';
import type { EventReader, EventRecord, Position } from '../../services/platform/event-store/event-store.js';
import { HasOtherContents } from './report.js';
import type { Side } from './side.js';

/** Whether a checkpoint says nothing but where the log of the one before it has been moved to. */
export const isBridge = (before: CheckpointNote | undefined, { checkpoint }: CheckpointNote): boolean =>
  before?.checkpoint !== undefined &&
  checkpoint?.size === before.checkpoint.size &&
  checkpoint.root.equals(before.checkpoint.root);

/** @throws HasOtherContents when the target has checkpoints that are not those of the source, but for one that says it was moved. */
export const assertOnlyCheckpointsOf = async (from: Side, to: Side): Promise<void> => {
  const own = await from.notes();
  const there = await to.notes();
  const differs = there.findIndex(({ note }, index) => own[index]?.note !== note);
  if (differs < 0) return;
  const last = there[differs];
  const isMoved = differs === own.length && differs === there.length - 1 && last && isBridge(own.at(-1), last);
  if (!isMoved) throw new HasOtherContents('a checkpoint');
};

interface Moving {
  readonly from: Side;
  readonly to: Side;
  /** The log in the target, complete. */
  readonly log: Pick<EventReader, 'readRecords'>;
  readonly signer: Signer;
  readonly clock: () => Date;
}

/**
 * Compares the log in the target with every checkpoint of the source, copies these, and signs one more: the same events,
 * the same root, and the position that the last signed event has now.
 *
 * @returns how many events are signed.
 * @throws Error when the log is not what was signed; the target then has no checkpoint of it.
 */
export const moveCheckpoints = async ({ from, to, log, signer, clock }: Moving): Promise<number> => {
  const notes = await from.notes();
  const signed = notes.at(-1)?.checkpoint;
  const place = placeOf(log, signed?.size ?? 0);
  const verdict = await verifyLog({
    log: place.log,
    checkpoints: inTurn(notes),
    leafHashes: inTurn([]),
    verifier: signer.verifier,
  });
  if (verdict.finding) throw new Error(`the log in the target is not what was signed: ${verdict.finding.text}`);
  if (!signed) return 0;
  const isDone = await addMissing(notes, to);
  if (!isDone && place.position() !== signed.position) {
    await to.addNote(notes.length, await bridgeTo(place.position(), { signed, signer, clock }));
  }
  return signed.size;
};

/** @returns whether there are more than these already. */
const addMissing = async (notes: readonly CheckpointNote[], to: Side): Promise<boolean> => {
  const there = await to.notes();
  for (const [number, { note }] of notes.entries()) if (number >= there.length) await to.addNote(number, note);
  return there.length > notes.length;
};

interface Bridging extends Pick<Moving, 'signer' | 'clock'> {
  readonly signed: Checkpoint;
}

const bridgeTo = async (position: Position | undefined, { signed, signer, clock }: Bridging): Promise<string> => {
  if (position === undefined) throw new Error('the last checkpoint covers no event');
  const note = await signer.sign(checkpointText({ ...signed, position, time: clock().toISOString() }));
  if (note === undefined) throw new Error('the key that signs checkpoints cannot be reached; try again');
  return note;
};

const inTurn = async function* <Item>(items: readonly Item[]): AsyncGenerator<Item, void> {
  yield* items;
};

/** Notes the position of the event of that number, from 1, as the log is read. */
const placeOf = (log: Pick<EventReader, 'readRecords'>, number: number) => {
  let position: Position | undefined;
  return {
    position: () => position,
    log: {
      readRecords: async function* (after?: Position): AsyncGenerator<EventRecord, void> {
        let count = 0;
        for await (const record of log.readRecords(after)) {
          count += 1;
          if (count === number) position = record.position;
          yield record;
        }
      },
    },
  };
};
