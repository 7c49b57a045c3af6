import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Engine, EnginesAnswer } from '../../../contracts/api/health.js';
import { listedEnvironment } from '../../platform/sandbox/listed-environment.js';

const ENTRY = fileURLToPath(new URL('./report-engines.js', import.meta.url));

/** Looks for the engines in a process of its own: to see whether one works is to load it, and that stays in memory. */
const ask = (): Promise<readonly Engine[]> =>
  new Promise((resolve, reject) => {
    const child = fork(ENTRY, [], { env: listedEnvironment(), stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    child.once('message', ({ engines }: EnginesAnswer) => resolve(engines));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`the search for engines ended with ${String(code)}`)));
  });

let startedEarly: Promise<readonly Engine[]> | undefined;

/** Begins the first search before anybody can ask for it. */
export const searchAhead = (): void => {
  startedEarly = ask();
  startedEarly.catch(() => undefined); // told to whoever asks
};

/** Asked once for all; anew after a failure. */
export const openEngineSearch = (): (() => Promise<readonly Engine[]>) => {
  let asked = startedEarly;
  return () =>
    (asked ??= ask()).catch((error: unknown) => {
      asked = undefined;
      throw error;
    });
};
