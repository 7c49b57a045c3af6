import { spawn, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { KB } from '../../contracts/byte-sizes.js';
import { endedChildrenCpuSeconds } from '../measure/proc.js';
import type { Contender, Run } from '../measure/repeat.js';
import { findProgram } from './peer-program.js';

const TIMEOUT_MS = 120_000;
/** qpdf ends with 3 when it only had to warn. */
const FINE = [0, 3];

/** A program on the command line that a user would pick instead. */
export interface Peer {
  /** As the table calls it. */
  readonly name: string;
  readonly program: string;
  /** @param output an empty folder for the result. */
  args(files: readonly string[], output: string): readonly string[];
  /** Its answer is what it prints. */
  readonly prints?: true;
  /** Shown each result of one file before it is thrown away. */
  readonly look?: (path: string) => Promise<void>;
}

/** The program ended without a result, or was stopped because it did not end. */
export class PeerFailed extends Error {
  override readonly name = 'PeerFailed';
}

const TIME = findProgram('time');

/** Undefined where the program isn't installed. `folder` is for results and as its home. */
export const besides = (peer: Peer, files: readonly string[], folder: string): Contender | undefined => {
  const program = findProgram(peer.program);
  if (program === undefined) return undefined;

  const run = async (wrap: readonly string[]): Promise<Run> => {
    const output = await mkdtemp(join(folder, 'peer-'));
    try {
      const started = performance.now();
      const said = peer.prints === true ? join(output, 'said.txt') : undefined;
      await ended([...wrap, program, ...peer.args(files, output)], folder, said);
      const wallMs = performance.now() - started;
      const [result = ''] = await readdir(output);
      await peer.look?.(join(output, result));
      return { wallMs, output: await bytesIn(output) };
    } finally {
      await rm(output, { recursive: true, force: true });
    }
  };

  const report = join(folder, 'time.txt');
  return {
    warmUps: 1,
    watch: () => () => (TIME === undefined ? NaN : Number(readFileSync(report, 'utf8')) * KB),
    warmUp: () => run(TIME === undefined ? [] : [TIME, '-q', '-f', '%M', '-o', report]),
    run: () => run([]),
    cpuSeconds: endedChildrenCpuSeconds,
  };
};

/** @param print the file for what it prints. */
const ended = async ([program = '', ...args]: readonly string[], folder: string, print?: string): Promise<void> => {
  const env = { ...process.env, HOME: folder };
  const out = print === undefined ? undefined : openSync(print, 'w');
  const stdio = ['ignore', out ?? 'ignore', 'pipe'] satisfies StdioOptions;
  const child = spawn(program, args, { cwd: folder, env, stdio, detached: true });
  const late = setTimeout(() => endGroup(child.pid), TIMEOUT_MS);
  if (out !== undefined) closeSync(out);
  let said = '';
  child.stderr?.on('data', (text: Buffer) => (said += text.toString()));
  const [code] = (await once(child, 'exit')) as [number | null];
  clearTimeout(late);
  if (code !== null && FINE.includes(code)) return;
  throw new PeerFailed(`ended with ${code ?? 'a signal'}: ${said.slice(0, 300)}`);
};

/** It may run within one that measures it. */
const endGroup = (pid: number | undefined): void => {
  if (pid !== undefined) process.kill(-pid, 'SIGKILL');
};

const bytesIn = async (folder: string): Promise<number> => {
  const names = await readdir(folder);
  if (names.length === 0) throw new PeerFailed('made no file');
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
};
