import type { ChildProcess } from 'node:child_process';
import { dirname } from 'node:path';
import { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { GB, MB } from '../../../contracts/byte-sizes.js';
import { programFolders } from '../sandbox/bubblewrap.js';
import type { ProgramHome } from '../sandbox/program-home.js';
import { programFiles } from '../sandbox/program-root.js';
import { killSandboxed, type Sandbox } from '../sandbox/sandbox.js';
import { capInEnvironment } from './resource-limits.js';
import { warningOf } from './warnings.js';

/** The processor time of one process over all its jobs: more than they ever take, and not for ever. */
const CPU_SECONDS = 2 * 60 * 60;
const PROCESSES_MAX = 1024;

/** From version 13 on (Node 24), V8 reserves so much for machine code when it starts, and the kernel counts that. */
const RESERVED_FOR_CODE = Number.parseInt(process.versions.v8) < 13 ? 0 : GB / 2;

/** Room for memory that is reserved and not used, such as stacks of threads: what is used is watched from outside. */
const SPARE = { share: 0.25, bytes: GB / 2 + RESERVED_FOR_CODE };
const dataBytesFor = (memoryMb: number | undefined): number | undefined =>
  memoryMb === undefined ? undefined : memoryMb * MB * (1 + SPARE.share) + SPARE.bytes;

export type JobChild = ChildProcess;

export interface ChildOptions {
  readonly sandbox: Sandbox;
  /** For its environment, beside what every program gets. */
  readonly environment?: Readonly<Record<string, string>>;
  /** The memory that it and all it starts may hold together; default: whatever there is. */
  readonly memoryMb?: number | undefined;
}

/** The limit of JavaScript's own heap holds on every platform; the rest is watched from outside. */
export const startJobChild = (
  entry: string,
  { folder, claim }: ProgramHome,
  { sandbox, environment, memoryMb }: ChildOptions,
): JobChild => {
  const heap = memoryMb === undefined ? [] : [`--max-old-space-size=${memoryMb}`];
  // Where the kernel does not end it with its parent, it looks after its parent itself.
  const parent = sandbox.level === 'none' ? [String(process.pid)] : [];
  return sandbox.start(
    {
      command: process.execPath,
      args: [...heap, entry, ...parent],
      folder,
      talks: 'ipc',
      readable: [...programFiles(), dirname(entry), ...programFolders()],
      environment: { ...capInEnvironment(memoryMb), ...environment },
      limits: { cpuSeconds: CPU_SECONDS, fileBytes: GB, processes: PROCESSES_MAX, dataBytes: dataBytesFor(memoryMb) },
    },
    claim,
  );
};

/** Standard streams and the channel, each for as long as the process lives. */
const LASTING_STREAMS = 4;

/** Resolves once it has read what its sandbox is told at the start: until then it needs this process. */
export const startsAlone = async ({ stdio }: JobChild): Promise<void> => {
  const controlStreams = stdio
    .slice(LASTING_STREAMS)
    .filter((stream): stream is Writable => stream instanceof Writable);
  await Promise.allSettled(controlStreams.map((stream) => finished(stream, { readable: false })));
};

const WARN_LEVEL = 40;

/** In the form of the other lines of the log. */
const lineOf = (warning: string): string =>
  `${JSON.stringify({ level: WARN_LEVEL, time: Date.now(), warning, msg: 'a library warned' })}\n`;

const writeLine = (warning: string): void => void process.stderr.write(lineOf(warning));

type OnWarning = (warning: string) => void;

/** V8 says this before it gives up, of its heap or of memory that the system does not give. */
const HEAP_FULL = /<--- Last few GCs|heap out of memory|Fatal process out of memory/;

interface ChildEnd {
  readonly message: string;
  readonly heapFull: boolean;
}

/**
 * Resolves once a process and all it has started have ended, or it could not be started. What it writes goes to whoever
 * `listener` names at that moment, to the log otherwise; what V8 says at length of a full heap is no warning of a library.
 */
export const whyItEnded = (child: JobChild, listener: () => OnWarning | undefined): Promise<ChildEnd> =>
  new Promise((resolve) => {
    let heapFull = false;
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      heapFull ||= HEAP_FULL.test(text);
      const listening = listener();
      if (listening || !heapFull) (listening ?? writeLine)(warningOf(text));
    });
    child.once('exit', () => killSandboxed(child)); // or what it started would keep its streams open
    child.once('close', (code, signal) =>
      resolve({ message: `the job process ended with ${signal ?? `code ${String(code)}`}`, heapFull }),
    );
    child.once('error', ({ message }) => resolve({ message, heapFull }));
  });
