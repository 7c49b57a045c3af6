import { spawn } from 'node:child_process';

export interface ProgramRun {
  readonly command: string;
  readonly args: readonly string[];
  readonly directory?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
}

export interface ProgramEnd {
  /** Exit code; null when it was killed. */
  readonly status: number | null;
  readonly timedOut: boolean;
  /** First part of what it printed. */
  readonly stdout: string;
  readonly stderr: string;
}

const OUTPUT_KEPT_CHARS = 64 * 1024;

/**
 * Runs a program to its end, or kills it after `timeoutMs`. It stays in this process's group, so that whoever kills
 * the group takes the program along.
 *
 * @throws Error ENOENT and the like, when it cannot be started.
 */
export const runProgram = (run: ProgramRun): Promise<ProgramEnd> =>
  new Promise((resolve, reject) => {
    const child = spawn(run.command, [...run.args], {
      cwd: run.directory,
      env: { ...process.env, ...run.environment },
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
