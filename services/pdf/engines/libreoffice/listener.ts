import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import type { Claim, Sandbox, SandboxedProgram } from '../../../platform/sandbox/sandbox.js';
import { limitOwnTime } from '../../../platform/jobs/cpu-time.js';
import { killSandboxed } from '../../../platform/sandbox/sandbox.js';

/** Messages of the listener: that it is ready, or how a document went, with what it found in it. */
const listenerAnswer = z.object({
  ready: z.boolean().optional(),
  ok: z.boolean().optional(),
  deleted: z.boolean().optional(),
  notes: z.number().optional(),
});
export type ListenerAnswer = z.output<typeof listenerAnswer>;

/** A program that stays open and answers each line with a line. */
export interface Listener {
  readonly pid: number | undefined;
  /** Undefined when it ended, or took longer of the time that it has for itself; then it is of no use any more. */
  ask(question: object, timeoutMs: number): Promise<ListenerAnswer | undefined>;
  /** Waits for a message that it sends by itself, such as that it is ready. */
  hear(timeoutMs: number): Promise<ListenerAnswer | undefined>;
  readonly alive: () => boolean;
  /** With all that it has started. */
  stop(): void;
  readonly ended: Promise<void>;
}

/** A document may have taken the program over: what is no answer ends it. */
const readAnswer = (line: string): ListenerAnswer | undefined => {
  try {
    return listenerAnswer.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
};

export const startListener = (sandbox: Sandbox, program: SandboxedProgram, claim: Claim): Listener => {
  const child = sandbox.start(program, claim);
  let alive = true;
  let hears: (answer: ListenerAnswer | undefined) => void = () => undefined;
  const stop = () => {
    alive = false;
    killSandboxed(child);
    hears(undefined);
  };
  child.once('exit', stop).once('error', stop); // or what it started would go on
  child.stdin?.on('error', stop);
  if (child.stdout) createInterface({ input: child.stdout }).on('line', (line) => hears(readAnswer(line)));

  const hear = (timeoutMs: number): Promise<ListenerAnswer | undefined> =>
    new Promise((resolve) => {
      if (!alive) return resolve(undefined);
      const endLimit = limitOwnTime(child.pid, timeoutMs, () => hears(undefined));
      hears = (answer) => {
        endLimit();
        hears = () => undefined;
        if (!answer) stop();
        resolve(answer);
      };
    });
  return {
    pid: child.pid,
    ask: (question, timeoutMs) => {
      if (alive) child.stdin?.write(`${JSON.stringify(question)}\n`);
      return hear(timeoutMs);
    },
    hear,
    alive: () => alive,
    stop,
    ended: endOf(child),
  };
};

const endOf = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.once('close', () => resolve());
    child.once('error', () => resolve());
  });
