import type { EventReader, EventRecord } from '../../platform/event-store/event-store.js';
import { growTree, type GrowingTree } from '../merkle/growing-tree.js';
import { leafHash } from '../merkle/hashes.js';
import type { Written } from './checkpoint-file.js';
import type { Checkpoint } from './checkpoint.js';
import { openComparison, type Comparison } from './comparison.js';
import type { Finding } from './finding.js';
import { leafText } from './leaf.js';
import type { Verifier } from './note.js';

export interface Evidence {
  readonly log: Pick<EventReader, 'readRecords'>;
  /** What was signed, the smallest first. */
  readonly checkpoints: AsyncIterable<Written>;
  /** Hashes that were kept as the events came; nobody vouches for them but a checkpoint with their root. */
  readonly kept: AsyncIterable<Buffer>;
  readonly verifier: Verifier;
  /** Hears how many events were looked at, now and then. */
  readonly onProgress?: (events: number) => void;
}

export interface Verdict {
  /** `unvouched`: there are events and nothing that was signed. */
  readonly result: 'intact' | 'changed' | 'unvouched';
  /** Looked at, up to where it ended. */
  readonly events: number;
  /** That fitted. */
  readonly checkpoints: number;
  /** The last of these: all before it is as it was signed. */
  readonly good: Checkpoint | undefined;
  readonly finding?: Finding;
}

const PROGRESS_EVENTS = 50_000;
/** Events looked at after a checkpoint that does not fit, to tell what happened. */
const LOOK_BEYOND = 256;

/** Walks the whole log and holds it against every checkpoint. It ends soon after the first that does not fit. */
export const verifyLog = async ({ log, checkpoints, kept, verifier, onProgress }: Evidence): Promise<Verdict> => {
  const signed = await openSigned(checkpoints, verifier);
  const comparison = await openComparison(kept);
  const tree = growTree();
  let last: EventRecord | undefined;

  for await (const record of log.readRecords()) {
    const leaf = leafHash(Buffer.from(leafText(record)));
    tree.append(leaf);
    await comparison.see(leaf, record);
    last = record;
    if (tree.size() % PROGRESS_EVENTS === 0) onProgress?.(tree.size());
    await signed.meet(tree, comparison);
    const { problem, misfit } = signed.state;
    if (problem !== undefined || (misfit && tree.size() >= misfit.size + LOOK_BEYOND)) break;
  }
  const finding = await findingOf({ state: signed.state, comparison, last });
  const { good, count } = signed.state;
  const vouched = tree.size() === 0 || count > 0 ? 'intact' : 'unvouched';
  const outcome = { events: tree.size(), checkpoints: count, good };
  return finding ? { result: 'changed', ...outcome, finding } : { result: vouched, ...outcome };
};

interface Walked {
  readonly state: SignedState;
  readonly comparison: Comparison;
  readonly last: EventRecord | undefined;
}

const findingOf = async ({ state, comparison, last }: Walked): Promise<Finding | undefined> => {
  const { next, good, misfit, problem } = state;
  if (problem !== undefined) return { text: problem };
  if (!misfit && next) await comparison.judge(next); // the log ends before it
  const unmet = misfit ?? next;
  return unmet ? comparison.explain({ next: unmet, good, last }) : comparison.explainRest(last);
};

interface SignedState {
  next: Checkpoint | undefined;
  good: Checkpoint | undefined;
  /** Good ones. */
  count: number;
  /** The one that is not what the log is. */
  misfit: Checkpoint | undefined;
  problem: string | undefined;
}

/** The checkpoints one after the other: each must carry the right signature, and none may go back. */
const openSigned = async (checkpoints: AsyncIterable<Written>, verifier: Verifier) => {
  const iterator = checkpoints[Symbol.asyncIterator]();
  const state: SignedState = { next: undefined, good: undefined, count: 0, misfit: undefined, problem: undefined };
  const take = async (): Promise<void> => {
    const turn = await iterator.next();
    const written = turn.done ? undefined : turn.value;
    state.problem = written && problemOf(written, verifier, state);
    state.next = state.problem === undefined ? written?.checkpoint : undefined;
  };
  await take();
  return {
    state,
    /** Holds the log so far against those that speak of its size. */
    meet: async (tree: GrowingTree, comparison: Comparison): Promise<void> => {
      while (!state.misfit && state.next?.size === tree.size()) {
        if (state.next.root.equals(tree.root())) {
          comparison.confirm();
          state.good = state.next;
          state.count += 1;
          await take();
        } else {
          state.misfit = state.next;
          await comparison.judge(state.next);
        }
      }
    },
  };
};

const problemOf = ({ note, checkpoint }: Written, verifier: Verifier, { good, count }: SignedState) => {
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
