import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { questions } from '../../contracts/subjects.js';
import { readConfig } from '../../services/platform/settings/config.js';
import { openDataDir } from '../../services/platform/settings/data-dir.js';
import { startUnderLease } from '../../services/platform/leases/hold-lease.js';
import { openMemoryLeases } from '../../services/platform/leases/memory-leases.js';
import type { Lease } from '../../services/platform/leases/leases.js';
import { noTelemetry } from '../../services/platform/telemetry/telemetry.js';
import { newBusUse } from '../../services/platform/telemetry/watch-bus.js';
import { startRelay } from '../../services/platform/event-bus/relay.js';
import { openPorts, type Ports } from '../ports/ports.js';
import { RELAY, watchPorts } from './watch-ports.js';

const log = pino({ level: 'silent' });
let directory: string;
let ports: Ports;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'docket-watched-'));
  const dataDir = await openDataDir(directory);
  ports = await openPorts({ config: readConfig({ DATA_DIR: directory }), dataDir, log });
});
afterEach(async () => {
  await ports.close();
  await rm(directory, { recursive: true, force: true });
});

const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 2));
};

/** Leases of this process, of which the test can give one to another process. */
const leasesToLose = () => {
  const leases = openMemoryLeases();
  let held: Lease | undefined;
  const acquire = async (name: string) => {
    const lease = await leases.acquire(name);
    held = lease ?? held;
    return lease;
  };
  const lose = async () => {
    await held?.release();
    await leases.acquire(RELAY);
  };
  return { startOnce: startUnderLease({ leases: { ...leases, acquire }, log, askEveryMs: 1 }), lose };
};

describe('a process of several', () => {
  test('no longer tells how far the log is published once another one publishes it', async () => {
    const use = newBusUse();
    const { startOnce, lose } = leasesToLose();
    const watched = watchPorts({ ...ports, startOnce }, noTelemetry, use);
    const relay = await watched.startOnce(RELAY, () => startRelay(watched.sealed.store, watched.sealed.bus, log));
    await until(() => use.published !== undefined);
    await lose();
    await until(() => use.published === undefined);
    await relay.stop();
  });

  test('no longer tells of what it has stopped to answer or to consume', async () => {
    const use = newBusUse();
    const { bus } = watchPorts(ports, noTelemetry, use);
    const answering = await bus.answer(questions.stateOfLog, async () => ({}));
    const options = { durable: 'projector', filter: 'evt.>', concurrency: 1, ackWaitMs: 1000 };
    const consuming = await bus.consume(options, async () => undefined);
    expect([[...use.answered], [...use.durables]]).toEqual([[questions.stateOfLog], ['projector']]);
    await Promise.all([answering.stop(), consuming.stop()]);
    expect([[...use.answered], [...use.durables]]).toEqual([[], []]);
  });
});
