import PQueue from 'p-queue';
import type { InclusionProof } from '../../../contracts/api/proof.js';
import type { Position } from '../../platform/event-store/event-store.js';
import type { Log } from '../../platform/settings/logger.js';
import { proveInTree } from './prove/proofs.js';
import { LogNotAsSigned, type Checkpoint } from './tree/checkpoints.js';
import { openLogTree, type LogTree, type LogTreeParts } from './tree/log-tree.js';

const SIGN_MS = 60_000;

/** Decides when the tree over the log grows and when it is signed. */
export interface LogSigning {
  /** To be called often: adds new events, and signs after every 1000 of them and once a minute. */
  tend(): Promise<void>;
  /** Signs first where the last checkpoint does not cover the event; undefined where nothing can be signed. */
  prove(position: Position): Promise<InclusionProof | undefined>;
  /** How far the tree and the signatures are; undefined where nothing is signed any more. */
  state(): Promise<{ readonly events: number; readonly signed: Checkpoint | undefined } | undefined>;
  /** Signs what there is. */
  sign(): Promise<void>;
  /** Signs for the last time. */
  stop(): Promise<void>;
}

interface LogSigningParts extends LogTreeParts {
  /** Milliseconds since whenever, of a clock that nobody sets: one that is put back would leave the log unsigned. */
  readonly elapsed?: () => number;
}

/** A log that is not what was signed is never signed again: that would hide it. */
export const openLogSigning = (parts: LogSigningParts, log: Log): LogSigning => {
  const sources = { log: parts.log, key: parts.signer.verifier.text };
  const { elapsed: now = () => performance.now() } = parts;
  const inTurn = openTurns(parts, log);
  let signedAt = now();
  const sign = async (tree: LogTree): Promise<void> => {
    await tree.catchUp();
    await tree.sign();
    signedAt = now();
  };

  return {
    tend: async () => {
      await inTurn(async (tree) => {
        await tree.catchUp();
        if (now() - signedAt >= SIGN_MS) await sign(tree);
      });
    },
    prove: (position) =>
      inTurn(async (tree) => {
        const proof = await proveInTree(tree, position, sources);
        if (proof) return proof;
        await sign(tree);
        return proveInTree(tree, position, sources);
      }),
    state: () =>
      inTurn(async (tree) => {
        await tree.catchUp();
        return { events: tree.size(), signed: tree.signed()?.checkpoint };
      }),
    sign: async () => {
      await inTurn(sign);
    },
    stop: async () => {
      await inTurn(async (tree) => {
        await sign(tree);
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
  const queue = new PQueue({ concurrency: 1 });

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
  return (work) => queue.add(() => attempt(work));
};
