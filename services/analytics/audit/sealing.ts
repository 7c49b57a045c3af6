import type { InclusionProof } from '../../../contracts/api/proof.js';
import type { Position } from '../../platform/event-store/event-store.js';
import type { Log } from '../../platform/logger.js';
import type { Checkpoint } from './checkpoint.js';
import { LogNotAsSigned } from './log-not-as-signed.js';
import { openLogTree, type LogTree, type LogTreeParts } from './log-tree.js';

const SEAL_MS = 60_000;

/** When the tree over the log grows and when it is signed. */
export interface Sealing {
  /** To be called often: takes in new events, and signs after every 1000 of them and once a minute. */
  tend(): Promise<void>;
  /** Signs first where the last checkpoint does not cover the event; undefined where nothing can be signed. */
  prove(position: Position): Promise<InclusionProof | undefined>;
  /** How far the tree and the signatures are; undefined where nothing is signed any more. */
  state(): Promise<{ readonly events: number; readonly signed: Checkpoint | undefined } | undefined>;
  /** Signs what there is. */
  seal(): Promise<void>;
  /** The same, and nothing after it. */
  stop(): Promise<void>;
}

/** A log that is not what was signed is never signed again: that would hide it. */
export const openSealing = (parts: LogTreeParts, log: Log): Sealing => {
  const now = () => parts.clock().getTime();
  const inTurn = openTurns(parts, log);
  let sealedAt = now();
  const seal = async (tree: LogTree): Promise<void> => {
    await tree.catchUp();
    await tree.seal();
    sealedAt = now();
  };

  return {
    tend: async () => {
      await inTurn(async (tree) => {
        await tree.catchUp();
        if (now() - sealedAt >= SEAL_MS) await seal(tree);
      });
    },
    prove: (position) =>
      inTurn(async (tree) => {
        const proof = await tree.prove(position);
        if (proof) return proof;
        await seal(tree);
        return tree.prove(position);
      }),
    state: () =>
      inTurn(async (tree) => {
        await tree.catchUp();
        return { events: tree.size(), signed: tree.signed() };
      }),
    seal: () => inTurn(seal),
    stop: async () => {
      await inTurn(async (tree) => {
        await seal(tree);
        await tree.close();
      });
    },
  };
};

type Turns = <Value>(work: (tree: LogTree) => Promise<Value>) => Promise<Value | undefined>;

/** One thing at a time. A tree that failed, as on a full disk, is opened anew from its last checkpoint. */
const openTurns = (parts: LogTreeParts, log: Log): Turns => {
  let tree: LogTree | undefined;
  let refused = false;
  let before: Promise<unknown> = Promise.resolve();

  const attempt: Turns = async (work) => {
    if (refused) return undefined;
    try {
      tree ??= await openLogTree(parts);
      return await work(tree);
    } catch (error) {
      const broken = tree;
      tree = undefined;
      await broken?.close();
      refused = error instanceof LogNotAsSigned;
      if (!refused) throw error;
      log.error({ error }, 'checkpoints of the log are no longer signed');
      return undefined;
    }
  };
  return (work) => {
    const mine = before.then(() => attempt(work));
    before = mine.catch(() => undefined); // told to whoever asked for it
    return mine;
  };
};
