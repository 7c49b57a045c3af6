import type { ProgramHome } from '../sandbox/program-home.js';
import { killSandboxed, type Sandbox, type SandboxedProgram } from '../sandbox/sandbox.js';
import { limitOwnTime } from './cpu-time.js';

interface RunOptions {
  /** The time that the program has for itself. */
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
  /** Hears of the program's process. @returns what is called at its end. */
  readonly onStart?: ((pid: number) => () => void) | undefined;
}

export interface SandboxedEnd {
  /** Exit code; null when it was killed. */
  readonly status: number | null;
  readonly timedOut: boolean;
}

/** Runs a program to its end, or ends it with all that it has started. What it prints, nobody reads. */
export const runSandboxed = async (
  sandbox: Sandbox,
  { home, ...program }: Omit<SandboxedProgram, 'folder' | 'talks'> & { readonly home: ProgramHome },
  { timeoutMs, signal, onStart }: RunOptions,
): Promise<SandboxedEnd> => {
  signal?.throwIfAborted();
  const child = sandbox.start({ ...program, folder: home.folder, talks: 'lines' }, home.claim);
  child.stdin?.on('error', () => undefined).end();
  child.stdout?.resume();
  const onEnd = child.pid === undefined ? undefined : onStart?.(child.pid);
  let timedOut = false;
  const kill = () => killSandboxed(child);
  const endLimit = limitOwnTime(child.pid, timeoutMs, () => {
    timedOut = true;
    kill();
  });
  signal?.addEventListener('abort', kill, { once: true });
  try {
    const status = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', kill); // or what it started would go on
      child.once('close', resolve);
    });
    return { status, timedOut };
  } finally {
    onEnd?.();
    endLimit();
    signal?.removeEventListener('abort', kill);
  }
};
