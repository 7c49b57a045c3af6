import { spawn } from 'node:child_process';
import { environmentOf } from './program-environment.js';
import type { ProgramEnd, ProgramRun } from './program.js';
import { startSpawner, type Spawner } from './spawner.js';

const OUTPUT_KEPT_CHARS = 64 * 1024;

let spawner: Spawner | undefined;

/**
 * Lets a small process start the programs of this one from now on; call it while this one is small.
 *
 * @param cap  bytes that one program may hold; undefined for no limit.
 */
export const spareSpawning = (cap: number | undefined): void => {
  spawner = startSpawner(cap);
};

/**
 * Runs a program to its end, or kills it after `timeoutMs`. It stays in this process's group, so that whoever kills
 * the group takes the program along.
 *
 * @throws Error ENOENT and the like, when it cannot be started.
 */
export const runProgram = async (run: ProgramRun): Promise<ProgramEnd> =>
  (await spawner?.run(run)) ?? (await spawnedHere(run));

const spawnedHere = (run: ProgramRun): Promise<ProgramEnd> =>
  new Promise((resolve, reject) => {
    const child = spawn(run.command, [...run.args], {
      cwd: run.directory,
      env: environmentOf(run.environment),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const printed = { stdout: '', stderr: '' };
    const keep = (stream: 'stdout' | 'stderr') => (text: string) => {
      if (printed[stream].length < OUTPUT_KEPT_CHARS) printed[stream] += text;
    };
    child.stdout.setEncoding('utf8').on('data', keep('stdout'));
    child.stderr.setEncoding('utf8').on('data', keep('stderr'));
    let timedOut = false;
    const timer = setTimeout(() => {
      timedOut = true;
      child.kill('SIGKILL');
      child.stdout.destroy();
      child.stderr.destroy();
    }, run.timeoutMs);
    child.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    child.on('close', (status) => {
      clearTimeout(timer);
      resolve({ status, timedOut, ...printed });
    });
  });
