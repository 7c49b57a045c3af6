import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { readConfig } from '../../services/platform/settings/config.js';
import { openDataDir } from '../../services/platform/settings/data-dir.js';
import { projections } from '../../services/analytics/read-models/projections.js';
import { rebuild } from '../../services/platform/read-models/refresh.js';
import { openPorts, type Ports } from '../ports/ports.js';
import { openReadiness, type Readiness } from './readiness.js';
import { serveWatched } from './watch-server.js';

const log = pino({ level: 'silent' });
const metrics = { contentType: 'text/plain; version=0.0.4', text: async () => 'docket_sockets_open 0\n' };
let readiness: (() => Promise<Readiness>) | undefined;
let server: Awaited<ReturnType<typeof serveWatched>>;

beforeEach(async () => {
  readiness = undefined;
  server = await serveWatched({ metrics, readiness: () => readiness, log }, { port: 0, host: '127.0.0.1' });
});
afterEach(() => server.close());

const ask = async (path: string, method = 'GET') => {
  const response = await fetch(server.address + path, { method });
  return { status: response.status, text: await response.text() };
};

describe('the port for those who watch', () => {
  test('has the metrics and nothing but what it is for', async () => {
    expect(await ask('/metrics')).toEqual({ status: 200, text: 'docket_sockets_open 0\n' });
    expect((await ask('/metrics', 'POST')).status).toBe(404);
    expect((await ask('/api/health')).status).toBe(404);
  });

  test('is live but not ready while the process starts or stops', async () => {
    expect((await ask('/live')).status).toBe(200);
    expect(await ask('/ready')).toEqual({ status: 503, text: '{"ready":false}' });
  });

  test('is not ready while one part does not work, and says which', async () => {
    readiness = async () => ({ ready: false, parts: { log: true, bus: false, documents: true }, degraded: [] });
    expect(await ask('/ready')).toEqual({
      status: 503,
      text: '{"ready":false,"log":true,"bus":false,"documents":true}',
    });
  });
});

describe('readiness', () => {
  let directory: string;
  let ports: Ports;

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'docket-ready-'));
    const dataDir = await openDataDir(directory);
    ports = await openPorts({ config: readConfig({ DATA_DIR: directory }), dataDir, log });
  });
  afterEach(async () => {
    await ports.close();
    await rm(directory, { recursive: true, force: true });
  });

  test('is there once log, bus and read models answer', async () => {
    readiness = await openReadiness({ ports, needsReadModels: false, log });
    expect(await ask('/ready')).toMatchObject({ status: 200 });
  });

  test('is gone when the read models cannot be read any more', async () => {
    readiness = await openReadiness({ ports, needsReadModels: false, log });
    await ports.documents.close();
    expect((await readiness()).parts).toEqual({ log: true, bus: true, documents: false, files: true });
    expect((await ask('/ready')).status).toBe(503);
  });

  test.each([
    { who: 'a gateway, which goes on without', worksWithoutBus: true, status: 200, degraded: 2 },
    { who: 'any other process, which cannot', worksWithoutBus: false, status: 503, degraded: 0 },
  ])('tells of a bus that is away: $who', async ({ worksWithoutBus, status, degraded }) => {
    readiness = await openReadiness({ ports, needsReadModels: false, worksWithoutBus, log });
    await ports.bus.close();
    const answer = await ask('/ready');
    const health = JSON.parse(answer.text) as { bus: boolean; degraded?: string[] };
    expect([answer.status, health.bus, health.degraded?.length ?? 0]).toEqual([status, false, degraded]);
  });

  test('is gone while the files are away, which every process needs', async () => {
    const probe = () => Promise.reject(new Error('no bucket'));
    const without = { ...ports, blobs: { ...ports.blobs, probe } };
    readiness = await openReadiness({ ports: without, needsReadModels: false, worksWithoutBus: true, log });
    expect(await readiness()).toMatchObject({ ready: false, parts: { files: false, log: true } });
  });

  test('waits until the read models have come near the end of the log, and then for nothing more', async () => {
    const clock = () => new Date(Date.now() + 60_000);
    const append = async () => {
      const data = {
        hash: 'h',
        conversionId: 'c',
        name: 'n',
        owned: false,
        withPassword: null,
        at: '2026-03-01T00:00:00.000Z',
      };
      const events = Array.from(
        { length: 200 },
        () => ({ id: randomUUID(), type: 'FileDownloaded', version: 3, data }) as const,
      );
      await ports.sealed.store.append(`share-${randomUUID()}`, events, 'absent');
    };
    const all = { log: true, bus: true, documents: true, files: true };
    await append();
    readiness = await openReadiness({ ports, needsReadModels: true, log, clock });
    expect((await readiness()).parts).toEqual({ ...all, caughtUp: false });
    expect((await ask('/ready')).status).toBe(503);
    await rebuild(ports.sealed.store, ports.sealed.documents, projections);
    expect((await readiness()).parts).toEqual({ ...all, caughtUp: true });
    await append();
    expect((await readiness()).parts).toEqual(all);
  });
});
