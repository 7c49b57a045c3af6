import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openNeighbours, type Neighbours, type Pausable } from './neighbours.js';
import { openJobPool } from './pool.js';

const greeting = fileURLToPath(new URL('./fixtures/odd-jobs.mjs', import.meta.url));

const MUCH_SECONDS = 100;

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'docket-starting-'));
});
afterEach(() => rm(directory, { recursive: true }));

/** Others for whom every job gives way; they tell what might be made to stand still, and let it run. */
const tellTo = (watched: Pausable[]): Neighbours => ({
  ...openNeighbours(),
  recent: { add: () => undefined, of: () => MUCH_SECONDS },
  hasCompany: () => true,
  pauses: { watch: (one) => (watched.push(one), () => undefined) },
});
const open = (entry: string, watched: Pausable[]) =>
  openJobPool({
    entry,
    size: 1,
    limitsOf: () => ({ wallSeconds: 60, cpuSeconds: Infinity }),
    scratch: directory,
    neighbours: tellTo(watched),
  });
const request = { tool: 'greet', owner: 'guest-1', signal: new AbortController().signal };
const job = async () => ({ tool: 'greet', options: {}, files: [], directory });

/** A program that says it lives, and is never ready for a job. */
const neverReady = async (server: Server): Promise<string> => {
  server.listen(join(directory, 'lives'));
  await once(server, 'listening');
  const entry = join(directory, 'never-ready.mjs');
  const connect = `import { connect } from 'node:net'; connect(${JSON.stringify(join(directory, 'lives'))});`;
  await writeFile(entry, connect);
  return entry;
};

test('a process that starts is not made to stand still: it may not know yet that it is to end with the server', async () => {
  const server = createServer();
  const watched: Pausable[] = [];
  const pool = open(await neverReady(server), watched);
  const ended = pool.run(job, { ...request, onProgress: () => undefined }).catch((error: unknown) => error);
  const [socket] = (await once(server, 'connection')) as [Socket];
  expect(watched).toHaveLength(1);
  expect(watched[0]!.priority().standsBack).toBe(true);
  expect(watched[0]!.pids()).toEqual([]);
  await pool.close();
  expect(await ended).toBeInstanceOf(Error);
  socket.destroy();
  server.close();
});

test('a process at work may be', async () => {
  const watched: Pausable[] = [];
  const pool = open(greeting, watched);
  const seen: number[] = [];
  await pool.run(job, { ...request, onProgress: () => seen.push(watched[0]!.pids().length) });
  expect(seen).toEqual([1]);
  await pool.close();
});
