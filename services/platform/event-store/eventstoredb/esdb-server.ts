import { linesOf, spawnSource } from '../../fixtures/spawn-source.js';

/** For tests: what is told of a log on the fake. */
export const fakeName = 'a fake of its contract, not EventStoreDB';

/** For tests: the fake as a process of its own. */
export interface FakeProcess {
  readonly uri: string;
  dispose(): Promise<void>;
}

export const spawnFakeEventStoreDb = async (): Promise<FakeProcess> => {
  const child = spawnSource('../event-store/eventstoredb/fixtures/run-fake-eventstoredb.ts');
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const dispose = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  const first = await linesOf(child).next();
  const port = /^port (\d+)$/.exec(String(first.value))?.[1];
  if (!port) throw new Error('the fake did not start');
  return { uri: `esdb://127.0.0.1:${port}?tls=false`, dispose };
};
