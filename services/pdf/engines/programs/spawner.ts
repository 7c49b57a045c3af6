import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import type { Readable, Writable } from 'node:stream';
import { environmentOf } from './program-environment.js';
import type { ProgramEnd, ProgramRun } from './program.js';
import { scriptOf } from './shell-script.js';

/** The status by which sh says that there is no such program. */
const NOT_FOUND = 127;
/** The status by which sh tells a signal: this plus its number. */
const SIGNAL_STATUS_BASE = 128;
const OUTPUT_KEPT_CHARS = 64 * 1024;

/** A small process that starts programs for this one. */
export interface Spawner {
  /** Undefined when it is busy, has ended, or finds no such program; nothing has run then. */
  run(run: ProgramRun): Promise<ProgramEnd | undefined>;
}

/**
 * To start a program, Node copies its own page tables, and stands still meanwhile: 5 ms when it is small, 50 ms at
 * 500 MB. So a shell is started while this process is small, and told what to start.
 *
 * @param cap  bytes that one program may hold; undefined for no limit.
 */
export const startSpawner = (cap: number | undefined): Spawner => {
  const shell = openShell();
  let busy = false;
  return {
    run: async (run) => {
      if (busy || !shell.alive()) return undefined;
      busy = true;
      try {
        return await runIn(shell, run, cap);
      } finally {
        busy = false;
      }
    },
  };
};

interface Shell {
  readonly input: Writable;
  readonly output: Readable;
  readonly errors: Readable;
  /** Tells the number of each process it starts. */
  readonly pids: Readable;
  alive(): boolean;
  readonly ended: Promise<undefined>;
}

const openShell = (): Shell => {
  const child = spawn('/bin/sh', [], { env: environmentOf(), stdio: ['pipe', 'pipe', 'pipe', 'pipe'] });
  const input = child.stdin;
  const output = child.stdout;
  const errors = child.stderr;
  const pids = child.stdio[3] as Readable;
  let alive = true;
  const ended = new Promise<undefined>((resolve) => {
    const end = () => {
      alive = false;
      resolve(undefined);
    };
    for (const part of [child, input]) part.on('error', end);
    child.on('exit', end);
  });
  for (const stream of [output, errors, pids]) stream.setEncoding('utf8');
  // It must not keep this process from ending.
  for (const part of [child, input, output, errors, pids]) (part as unknown as { unref(): void }).unref();
  return { input, output, errors, pids, alive: () => alive, ended };
};

const runIn = async (shell: Shell, run: ProgramRun, cap: number | undefined): Promise<ProgramEnd | undefined> => {
  const mark = randomUUID();
  const printed = Promise.all([untilMark(shell.output, mark), untilMark(shell.errors, mark)]);
  const impatience = killAfter(run.timeoutMs, shell.pids);
  shell.input.write(scriptOf(run, { mark, cap }));
  const end = await Promise.race([printed, shell.ended]);
  const timedOut = impatience.stop();
  if (!end) return { status: null, timedOut, stdout: '', stderr: '' };
  const [{ text: stdout, status }, { text: stderr }] = end;
  if (status === NOT_FOUND) return undefined;
  return { status: status > SIGNAL_STATUS_BASE ? null : status, timedOut, stdout, stderr };
};

/** The first part of what is printed, and the exit status that the shell prints after it. */
const untilMark = (stream: Readable, mark: string): Promise<{ readonly text: string; readonly status: number }> =>
  new Promise((resolve) => {
    const end = new RegExp(`\\n${mark} (\\d+)\\n$`);
    let output = '';
    let last = '';
    const take = (text: string) => {
      if (output.length < OUTPUT_KEPT_CHARS) output += text;
      last = (last + text).slice(-2 * mark.length);
      const [line, status] = end.exec(last) ?? [];
      if (line === undefined) return;
      stream.off('data', take);
      resolve({ text: output.endsWith(line) ? output.slice(0, -line.length) : output, status: Number(status) });
    };
    stream.on('data', take);
  });

const killAfter = (timeoutMs: number, pids: Readable) => {
  let pid = 0;
  let killed = false;
  const note = (text: string) => (pid = Number(text));
  pids.once('data', note);
  const timer = setTimeout(() => {
    killed = true;
    if (pid > 0) kill(pid);
  }, timeoutMs);
  return {
    /** Whether it came too late. */
    stop: (): boolean => {
      clearTimeout(timer);
      pids.off('data', note);
      return killed;
    },
  };
};

const kill = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error; // it has just ended
  }
};
