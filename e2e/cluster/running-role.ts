import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Role } from '../../run/roles/role.js';
import { descendantsOf, survivorsOf, type ProcessMark } from '../harness/processes.js';
import { root } from '../harness/repository.js';
import { until } from '../harness/until.js';

const READY = /^Docket is ready (?:at http:\/\/\S+:(\d+)|as \w+)$/;
const LOG_TAIL_CHARS = 4000;

/** One process of a cluster. */
export interface RunningRole {
  readonly role: Role;
  /** Such as `pdf-2`. */
  readonly name: string;
  /** The address of a gateway, the same over restarts. */
  readonly address: () => string;
  readonly isRunning: () => boolean;
  kill(): Promise<void>;
  readonly pid: () => number | undefined;
  /** SIGTERM; the exit code. */
  stop(): Promise<number | null>;
  start(): Promise<void>;
  /** All that it has logged, over all its runs. */
  logged(): Promise<string>;
  /** Ends it and waits for every process it ever started. @throws when one stays. */
  dispose(): Promise<void>;
}

interface RoleOptions {
  readonly role: Role;
  readonly name: string;
  /** Folder for what it writes. */
  readonly home: string;
  readonly settings: Readonly<Record<string, string>>;
}

export const startRole = async ({ role, name, home, settings }: RoleOptions): Promise<RunningRole> => {
  const logFile = join(home, `${name}.log`);
  const tmp = join(home, `tmp-${name}`);
  await mkdir(tmp, { recursive: true });
  const marks: ProcessMark[] = [];
  let port = '0';
  let child: ChildProcess | undefined;
  const isRunning = (): boolean => child?.exitCode === null && child.signalCode === null;

  const start = async (): Promise<void> => {
    const log = openSync(logFile, 'a');
    const places = { DATA_DIR: join(home, 'data'), TMPDIR: tmp, PORT: port, HOST: '127.0.0.1' };
    child = spawn(process.execPath, ['run/start.mjs', role], {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        WORKERS: '1',
        AI_WORKERS: '1',
        DRAIN_SECONDS: '0',
        ...places,
        ...settings,
      },
      stdio: ['ignore', 'pipe', log],
    });
    closeSync(log);
    port = (await readyAt(child)) ?? (await notReady(name, logFile));
  };
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (!child || !isRunning()) return child?.exitCode ?? null;
    marks.push(...descendantsOf(child.pid ?? 0));
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
    return child.exitCode;
  };

  await start();
  process.once('exit', () => child?.kill('SIGKILL')); // when the tests are broken off
  return {
    role,
    name,
    isRunning,
    start,
    pid: () => child?.pid,
    address: () => `http://127.0.0.1:${port}`,
    kill: async () => {
      await end('SIGKILL');
    },
    stop: () => end('SIGTERM'),
    logged: () => readFile(logFile, 'utf8'),
    dispose: async () => {
      await end('SIGKILL');
      await until(`every process of ${name} has ended`, () => survivorsOf(marks).length === 0);
    },
  };
};

/** @returns the port, 0 where it has none; undefined when it ends before. */
const readyAt = async ({ stdout }: ChildProcess): Promise<string | undefined> => {
  if (!stdout) throw new Error('no standard output');
  for await (const line of createInterface({ input: stdout })) {
    const ready = READY.exec(line);
    if (!ready) continue;
    stdout.resume();
    return ready[1] ?? '0';
  }
  return undefined;
};

const notReady = async (name: string, logFile: string): Promise<never> => {
  throw new Error(`${name} ended before it was ready\n${(await readFile(logFile, 'utf8')).slice(-LOG_TAIL_CHARS)}`);
};
