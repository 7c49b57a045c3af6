import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** On a busy machine; on a quiet one the longest suite takes five minutes. */
const SUITE_MAX_MS = 20 * 60_000;
const LOOK_EVERY_MS = 5000;

/** Notes in a folder that this process runs a suite. @returns what is to be called once it is over. */
export const noteRunningSuite = (folder, suite) => {
  if (!folder) return () => undefined;
  mkdirSync(folder, { recursive: true });
  const note = join(folder, String(process.pid));
  writeFileSync(note, suite);
  return () => rmSync(note, { force: true });
};

/**
 * Kills each process whose suite has run for too long, so that it fails by its name and the other suites go on.
 *
 * @param folder  where `noteRunningSuite` writes
 * @param onStuck  gets the path of the suite
 * @returns what ends the watch.
 */
export const endStuckSuites = (folder, onStuck, { maxMs = SUITE_MAX_MS, everyMs = LOOK_EVERY_MS } = {}) => {
  mkdirSync(folder, { recursive: true });
  const look = () => {
    for (const pid of readdirSync(folder)) {
      const note = join(folder, pid);
      const { mtimeMs } = statSync(note, { throwIfNoEntry: false }) ?? {};
      if (mtimeMs === undefined || Date.now() - mtimeMs < maxMs) continue;
      onStuck(readFileSync(note, 'utf8'));
      rmSync(note, { force: true });
      kill(Number(pid));
    }
  };
  const timer = setInterval(look, everyMs);
  return () => clearInterval(timer);
};

const kill = (pid) => {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error; // it has ended meanwhile
  }
};
