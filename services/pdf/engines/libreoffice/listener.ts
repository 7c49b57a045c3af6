import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { withoutSecrets } from '../../../platform/config.js';

const GRACE_MS = 2000;

/** What the listener says: that it is ready, or how a document went. */
export interface ListenerAnswer {
  readonly ready?: boolean;
  readonly ok?: boolean;
  /** Why there is no PDF, for the log. */
  readonly reason?: string;
  /** Bytes that LibreOffice holds. */
  readonly resident?: number;
}

/** A program that stays open and answers each line with a line. */
export interface Listener {
  /** Undefined when it ended, or took longer; then it is of no use any more. */
  ask(question: object, timeoutMs: number): Promise<ListenerAnswer | undefined>;
  /** What it says by itself, such as that it is ready. */
  hear(timeoutMs: number): Promise<ListenerAnswer | undefined>;
  alive(): boolean;
  stop(): void;
}

interface ListenerStart {
  readonly command: string;
  readonly args: readonly string[];
  readonly directory: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** It stays in this process's group, so that whoever kills the group takes it along; it ends when this process does. */
export const startListener = ({ command, args, directory, environment }: ListenerStart): Listener => {
  const env = { ...withoutSecrets(process.env), ...environment };
  const child = spawn(command, [...args], { cwd: directory, env, stdio: ['pipe', 'pipe', 'ignore'] });
  let alive = true;
  let hears: (answer: ListenerAnswer | undefined) => void = () => undefined;
  const end = () => {
    alive = false;
    hears(undefined);
  };
  for (const part of [child, child.stdin]) part.on('error', end);
  child.on('exit', end);
  createInterface({ input: child.stdout }).on('line', (line) => hears(JSON.parse(line) as ListenerAnswer));
  // It must not keep this process from ending.
  for (const part of [child, child.stdin, child.stdout]) (part as unknown as { unref(): void }).unref();

  const stop = () => {
    alive = false;
    child.stdin.destroy(); // at which it kills what it has started, then itself
    setTimeout(() => child.kill('SIGKILL'), GRACE_MS).unref();
  };
  const hear = (timeoutMs: number): Promise<ListenerAnswer | undefined> =>
    new Promise((resolve) => {
      if (!alive) return resolve(undefined);
      const timer = setTimeout(() => hears(undefined), timeoutMs);
      hears = (answer) => {
        clearTimeout(timer);
        hears = () => undefined;
        if (!answer) stop();
        resolve(answer);
      };
    });
  return {
    ask: (question, timeoutMs) => {
      if (alive) child.stdin.write(`${JSON.stringify(question)}\n`);
      return hear(timeoutMs);
    },
    hear,
    alive: () => alive,
    stop,
  };
};
