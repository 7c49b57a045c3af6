import type { EventReader, EventRecord } from '../../../platform/event-store/event-store.js';
import { problemOfRecord } from '../../../platform/event-store/read-event.js';
import { readCheckpoints, type Checkpoint, type CheckpointNote } from '../tree/checkpoints.js';
import { growTree, type GrowingTree } from '../tree/growing-tree.js';
import { readLeafHashes } from '../tree/hash-file.js';
import { leafHashOf } from '../tree/leaf-hashes.js';
import type { LogFolder } from '../tree/log-folder.js';
import type { Verifier } from '../tree/log-signer.js';
import { openComparison, type Comparison, type Finding } from './comparison.js';

export interface Evidence {
  readonly log: Pick<EventReader, 'readRecords' | 'checkStorage'>;
  /** The signed checkpoints, the smallest first. */
  readonly checkpoints: AsyncIterable<CheckpointNote>;
  /** Hashes that were stored as the events came; only a checkpoint with their root vouches for them. */
  readonly leafHashes: AsyncIterable<Buffer>;
  readonly verifier: Verifier;
  /** Hears now and then how many events were read. */
  readonly onProgress?: (events: number) => void;
}

export interface Verdict {
  /** `unvouched`: there are events and nothing that was signed. */
  readonly result: 'intact' | 'changed' | 'unvouched';
  /** That were read before it ended. */
  readonly events: number;
  /** That fitted. */
  readonly checkpoints: number;
  /** The last of these: all before it is as it was signed. */
  readonly good: Checkpoint | undefined;
  readonly finding?: Finding;
}

/**
 * The evidence that an installation has stored beside its log.
 *
 * @param others checkpoints that were kept elsewhere.
 */
export const evidenceIn = (
  folder: LogFolder,
  others: readonly CheckpointNote[] = [],
): Pick<Evidence, 'checkpoints' | 'leafHashes'> => ({
  checkpoints: mergeBySize(readCheckpoints(folder.checkpoints), others),
  leafHashes: readLeafHashes(folder.hashes),
});

const mergeBySize = async function* (
  own: AsyncIterable<CheckpointNote>,
  others: readonly CheckpointNote[],
): AsyncGenerator<CheckpointNote, void> {
  const waiting = [...others].sort((one, other) => sizeIn(one) - sizeIn(other));
  for await (const next of own) {
    while (waiting[0] && sizeIn(waiting[0]) < sizeIn(next)) yield* waiting.splice(0, 1);
    yield next;
  }
  yield* waiting;
};

const sizeIn = ({ checkpoint }: CheckpointNote): number => checkpoint?.size ?? 0;

const PROGRESS_EVENTS = 50_000;
/** Events read after a checkpoint that does not fit, to tell what happened. */
const LOOK_BEYOND_EVENTS = 256;

/**
 * Reads the whole log and compares it with every checkpoint, then how it is kept with what was read. It ends soon after
 * the first checkpoint that does not fit. An event that is not as Docket writes it is named where all else is well.
 */
export const verifyLog = async ({ log, checkpoints, leafHashes, verifier, onProgress }: Evidence): Promise<Verdict> => {
  const signed = await openSigned(checkpoints, verifier);
  const comparison = await openComparison(leafHashes);
  const tree = growTree();
  let last: EventRecord | undefined;
  const refusals = openRefusals();

  for await (const record of log.readRecords()) {
    const leaf = leafHashOf(record);
    tree.append(leaf);
    await comparison.add(leaf, record);
    refusals.add(record);
    last = record;
    if (tree.size() % PROGRESS_EVENTS === 0) onProgress?.(tree.size());
    await signed.meet(tree, comparison);
    const { problem, failed } = signed.state;
    if (problem !== undefined || (failed && tree.size() >= failed.size + LOOK_BEYOND_EVENTS)) break;
  }
  const finding = (await findingOf({ state: signed.state, comparison, last })) ?? (await log.checkStorage?.('whole'));
  return verdictOf(signed.state, tree.size(), finding ?? refusals.first());
};

/** Remembers the first event that is not as Docket writes them. */
const openRefusals = () => {
  let first: Finding | undefined;
  return {
    first: () => first,
    add: (record: EventRecord): void => {
      if (first) return;
      const text = problemOfRecord(record);
      if (text !== undefined) first = { position: record.position, text, asSigned: true };
    },
  };
};

const verdictOf = ({ good, count }: SignedState, events: number, finding: Finding | undefined): Verdict => {
  const outcome = { events, checkpoints: count, good };
  if (finding) return { result: 'changed', ...outcome, finding };
  return { result: events === 0 || count > 0 ? 'intact' : 'unvouched', ...outcome };
};

interface Walked {
  readonly state: SignedState;
  readonly comparison: Comparison;
  readonly last: EventRecord | undefined;
}

const findingOf = async ({ state, comparison, last }: Walked): Promise<Finding | undefined> => {
  const { next, good, failed, problem } = state;
  if (problem !== undefined) return { text: problem };
  if (!failed && next) await comparison.judge(next); // the log ends before it
  const checkpoint = failed ?? next;
  return checkpoint ? comparison.explain({ checkpoint, good, last }) : comparison.explainRest(last);
};

interface SignedState {
  next: Checkpoint | undefined;
  good: Checkpoint | undefined;
  /** Good ones. */
  count: number;
  /** The one that is not what the log is. */
  failed: Checkpoint | undefined;
  problem: string | undefined;
}

/** The checkpoints one after the other: each must carry the right signature, and none may go back. */
const openSigned = async (checkpoints: AsyncIterable<CheckpointNote>, verifier: Verifier) => {
  const iterator = checkpoints[Symbol.asyncIterator]();
  const state: SignedState = { next: undefined, good: undefined, count: 0, failed: undefined, problem: undefined };
  const take = async (): Promise<void> => {
    const turn = await iterator.next();
    const next = turn.done ? undefined : turn.value;
    state.problem = next && problemOf(next, verifier, state);
    state.next = state.problem === undefined ? next?.checkpoint : undefined;
  };
  await take();
  return {
    state,
    /** Compares the log so far with the checkpoints of its size. */
    meet: async (tree: GrowingTree, comparison: Comparison): Promise<void> => {
      while (!state.failed && state.next?.size === tree.size()) {
        if (state.next.root.equals(tree.root())) {
          comparison.confirm();
          state.good = state.next;
          state.count += 1;
          await take();
        } else {
          state.failed = state.next;
          await comparison.judge(state.next);
        }
      }
    },
  };
};

const problemOf = ({ note, checkpoint }: CheckpointNote, verifier: Verifier, { good, count }: SignedState) => {
  const which = `Checkpoint number ${count + 1}`;
  if (!checkpoint) return `${which} cannot be read; the file with the checkpoints was changed.`;
  if (verifier.open(note) === undefined || checkpoint.origin !== verifier.name) {
    return `${which} is not signed with the key ${verifier.name}: it was changed, or signed by somebody else.`;
  }
  if (good && checkpoint.size < good.size) {
    return `${which} has fewer events than the one before it; the file with the checkpoints was changed.`;
  }
  return undefined;
};
