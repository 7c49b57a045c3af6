import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { commandOf, descendantsOf, survivorsOf, type ProcessMark } from './processes.js';
import { root } from './repository.js';
import { until } from './until.js';

const MAIN = 'dist/run/roles/main.js';
const READY = /^Docket is ready at http:\/\/\S+:(\d+)$/;
const START_PATIENCE_MS = 60_000;
const END_PATIENCE_MS = 90_000;
const LOG_TAIL_CHARS = 4000;
const ERROR_LEVEL = 50;

interface DocketOptions {
  readonly settings?: Readonly<Record<string, string>>;
  /** A command that ends by running the one it is given, such as `unshare ...`. */
  readonly wrap?: (dataDir: string) => readonly string[];
}

/** The built product as a process of its own, with a data folder of its own. */
export interface Docket {
  readonly dataDir: string;
  /** Folder that it takes for temporary files. */
  readonly tmpDir: string;
  /** The same over restarts. */
  readonly address: string;
  pid(): number;
  /** SIGKILL to the server alone: its job processes have to notice by themselves. */
  kill(): Promise<void>;
  /** Runs again on the same data folder and port. */
  start(): Promise<void>;
  /** SIGTERM; the exit code. */
  stop(): Promise<number | null>;
  /** All that it has logged, over all its runs. */
  logged(): Promise<string>;
  /** The lines that are errors. */
  errors(): Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** Ends it and waits for every process it ever started, then deletes its folders. @throws when one stays. */
  dispose(): Promise<void>;
}

/** Starts the product on a free port. @throws Error with the end of its log when it does not get ready. */
export const startDocket = async ({ settings = {}, wrap = () => [] }: DocketOptions = {}): Promise<Docket> => {
  if (!existsSync(join(root, MAIN))) throw new Error('the product is not built: run `npm run build` first');
  const home = await mkdtemp(join(tmpdir(), 'docket-e2e-'));
  const dataDir = join(home, 'data');
  const tmpDir = join(home, 'tmp');
  const logFile = join(home, 'server.log');
  await Promise.all([mkdir(dataDir), mkdir(tmpDir)]);
  const marks: ProcessMark[] = [];
  let port = '0';
  let child: ChildProcess;

  const start = async (): Promise<void> => {
    const command = [...wrap(dataDir), process.execPath, 'run/start.mjs'];
    const log = openSync(logFile, 'a');
    child = spawn(command[0]!, command.slice(1), {
      cwd: root,
      env: { ...process.env, ...surroundings, DATA_DIR: dataDir, TMPDIR: tmpDir, PORT: port, ...settings },
      stdio: ['ignore', 'pipe', log],
    });
    closeSync(log);
    port = await portWhenReady(child).catch(async (error: unknown) => {
      const text = await readFile(logFile, 'utf8');
      throw new Error(`${String(error)}\n${text.slice(-LOG_TAIL_CHARS)}`);
    });
  };
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (!isRunning(child)) return child.exitCode;
    marks.push(...descendantsOf(child.pid ?? 0));
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
    return child.exitCode;
  };

  await start().catch(async (error: unknown) => {
    await rm(home, { recursive: true, force: true });
    throw error;
  });
  process.once('exit', () => child.kill('SIGKILL')); // when the tests are broken off
  return {
    dataDir,
    tmpDir,
    address: `http://127.0.0.1:${port}`,
    pid: () => child.pid ?? 0,
    kill: async () => {
      await end('SIGKILL');
    },
    start,
    stop: () => end('SIGTERM'),
    logged: () => readFile(logFile, 'utf8'),
    errors: async () => errorsIn(await readFile(logFile, 'utf8')),
    dispose: async () => {
      await end('SIGKILL');
      await ended(marks);
      await rm(home, { recursive: true, force: true });
    },
  };
};

/** Those of low priority take a while to die beside many others. @throws Error naming those that do not. */
const ended = (marks: readonly ProcessMark[]): Promise<void> =>
  until('every process of the server has ended', () => survivorsOf(marks).length === 0, END_PATIENCE_MS).catch(
    (error: unknown) => {
      throw new Error(`${String(error)}: ${survivorsOf(marks).map(commandOf).join('; ')}`);
    },
  );

/** As in production, whatever the tests run in; an address of a cluster must not leak in. */
/** One job at a time: to start a process for each takes long, and few tests are about more. */
const surroundings = {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  NATS_URL: '',
  EVENTSTORE_URI: '',
  MONGO_URI: '',
  WORKERS: '1',
  AI_WORKERS: '1',
};

/** As many jobs at a time as the product does by itself. */
export const SIDE_BY_SIDE = { WORKERS: '2', AI_WORKERS: '2' } as const;

/** A server that other suites use at the same time: what a suite asserts has to be about its own visitors. */
export type SharedDocket = Pick<Docket, 'address' | 'dataDir' | 'dispose'>;

/** The one of the whole run, or one of its own; of default settings, without an AI provider. */
export const useSharedDocket = async (): Promise<SharedDocket> => {
  const shared = process.env['DOCKET_SHARED_SERVER'];
  if (shared === undefined) return startDocket({ settings: { ...SIDE_BY_SIDE, OPENAI_API_KEY: '' } });
  const { address, dataDir } = JSON.parse(shared) as Omit<SharedDocket, 'dispose'>;
  return { address, dataDir, dispose: () => Promise.resolve() };
};

const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode === null && signalCode === null;

const portWhenReady = async (child: ChildProcess): Promise<string> => {
  const { stdout } = child;
  if (!stdout) throw new Error('no standard output');
  const impatience = setTimeout(() => child.kill('SIGKILL'), START_PATIENCE_MS);
  for await (const line of createInterface({ input: stdout })) {
    const port = READY.exec(line)?.[1];
    if (port === undefined) continue;
    clearTimeout(impatience);
    stdout.resume();
    return port;
  }
  clearTimeout(impatience);
  throw new Error('it ended before it was ready');
};

const errorsIn = (log: string): Readonly<Record<string, unknown>>[] =>
  log
    .split('\n')
    .filter((line) => line.startsWith('{') && line.endsWith('}'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ level }) => Number(level) >= ERROR_LEVEL);
