import { readFileSync } from 'node:fs';
import type { SandboxLevel } from '../../sandbox/sandbox.js';

/**
 * Whether a program at work ends with the server even while it stands still: bubblewrap has asked the kernel for that
 * before the program runs. Others notice it by themselves, which nothing can that stands still.
 */
export const endsWithServer = (level: SandboxLevel, pid: number): boolean =>
  level === 'full' && childrenOf(pid).trim() !== '';

const childrenOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  } catch {
    return ''; // it has ended meanwhile
  }
};

/** Has a program with all of its group stand still. */
export const pauseProgram = (pid: number): void => tell(pid, 'SIGSTOP');

/** Has a program go on that stands still. */
export const resumeProgram = (pid: number): void => tell(pid, 'SIGCONT');

const tell = (pid: number, signal: 'SIGSTOP' | 'SIGCONT'): void => {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error; // it has ended meanwhile
  }
};
