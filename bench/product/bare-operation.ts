import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Run } from '../measure/repeat.js';
import type { Engine, Work } from './engine.js';

const ENTRY = 'bench/operation-process.ts';
/** Variable in which such a process finds the path of the key to seal with. */
export const BENCH_IDENTITY = 'BENCH_IDENTITY';
const TYPESCRIPT = './services/platform/fixtures/typescript.mjs';

/** Parent to the process: the work, and an empty folder for its result. */
export interface OperationRequest extends Omit<Work, 'look'> {
  readonly directory: string;
}

export type OperationReply = Run | { readonly failure: string };

/** A process of its own that runs bare operations: file in, file out, as a program on the command line does. */
export const startOperations = (
  folder: string,
  environment: Readonly<Record<string, string>>,
  entry = ENTRY,
): Engine => {
  const child = fork(resolve(entry), [], {
    env: { ...process.env, ...environment },
    execArgv: ['--no-warnings', '--import', TYPESCRIPT],
    serialization: 'advanced',
  });
  const ended = endOf(child);
  ended.catch(() => undefined); // told to whoever waits for an answer
  return {
    pid: child.pid ?? 0,
    run: async ({ look, ...work }) => {
      const directory = await mkdtemp(join(folder, 'operation-'));
      try {
        child.send({ ...work, directory } satisfies OperationRequest);
        const [reply] = (await Promise.race([once(child, 'message'), ended])) as [OperationReply];
        if ('failure' in reply) throw new Error(reply.failure);
        await look?.(join(directory, 'result'));
        return reply;
      } finally {
        await rm(directory, { recursive: true, force: true });
      }
    },
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
};

const endOf = async (child: ReturnType<typeof fork>): Promise<never> => {
  const [code] = (await once(child, 'exit')) as [number | null];
  throw new Error(`the process of the operation ended with ${code ?? 'a signal'}`);
};
