import { createContext, Script } from 'node:vm';

/** Work was ended because it took too long. */
export class Overdue extends Error {
  override readonly name = 'Overdue';
}

const room = createContext({ work: () => undefined }) as { work: () => void };
const script = new Script('work()');
const TIMED_OUT = 'ERR_SCRIPT_EXECUTION_TIMEOUT';
/** When the work that is being done now will be ended, as `performance.now` counts. */
let endOfWork = Infinity;

/**
 * Runs synchronous work that is ended in the middle of any loop, even one in WebAssembly; its `finally` does not run.
 * Every limit needs a thread that watches it, so work that is part of other work with an earlier end gets none.
 *
 * @throws Overdue
 */
export const within = <T>(milliseconds: number, work: () => T): T => {
  const outer = endOfWork;
  const end = performance.now() + milliseconds;
  if (outer <= end) return work();
  endOfWork = end;
  try {
    return watched(milliseconds, work);
  } finally {
    endOfWork = outer;
  }
};

const watched = <T>(milliseconds: number, work: () => T): T => {
  const results: T[] = [];
  room.work = () => {
    results.push(work());
  };
  try {
    script.runInContext(room, { timeout: milliseconds });
  } catch (error) {
    if (codeOf(error) !== TIMED_OUT) throw error;
    throw new Overdue(`it took longer than ${milliseconds} ms`, { cause: error });
  }
  return results[0] as T;
};

const codeOf = (error: unknown): unknown => (error as { readonly code?: unknown } | null)?.code;
