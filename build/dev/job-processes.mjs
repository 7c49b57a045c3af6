import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

/** Processes of a job's program that this development server has started, however deep. */
const processesOf = (entry, ancestor) => {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).trim().split('\n');
  const all = lines.map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line)?.slice(1) ?? []);
  const parents = new Map(all.map(([pid, parent]) => [pid, parent]));
  const isBelow = (pid) => pid !== undefined && (pid === String(ancestor) || isBelow(parents.get(pid)));
  const program = resolve('dist', `${entry}.js`);
  return all.filter(([pid, , args]) => args?.endsWith(` ${program}`) && isBelow(pid)).map(([pid]) => Number(pid));
};

/**
 * Ends the processes that still have the old code of these jobs; the server starts others for the jobs that come, and
 * repeats one that was running. Returns whether this machine can do so.
 */
export const endJobProcesses = (entries, ancestor) => {
  if (process.platform === 'win32') return false;
  for (const pid of entries.flatMap((entry) => processesOf(entry, ancestor))) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }
  return true;
};
