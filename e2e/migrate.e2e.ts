import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { s3ServerName, startS3Server, type S3Server } from '../services/platform/blobs/s3/s3-server.js';
import { leafText } from '../services/analytics/log/tree/leaf-hashes.js';
import type { EventReader } from '../services/platform/event-store/event-store.js';
import { openEsdbEventReader } from '../services/platform/event-store/eventstoredb/esdb-event-store.js';
import {
  fakeName,
  spawnFakeEventStoreDb,
  type FakeProcess,
} from '../services/platform/event-store/eventstoredb/fixtures/fake-eventstoredb-process.js';
import { openSqliteEventReader } from '../services/platform/event-store/sqlite-reads.js';
import { mongoServerName, startMongoServer, type MongoServer } from '../services/platform/mongo/mongo-server.js';
import { runTo, type CommandEnd } from './harness/commands.js';
import { openClient } from './harness/http-client.js';
import { runLogInstallation, type LogInstallation } from './harness/log-installation.js';
import { root } from './harness/repository.js';
import { startDocket } from './harness/running-docket.js';
import { lengthenLog } from './samples/long-log.js';

const CONVERSIONS = 160;
const EVENTS_OF_EACH = 4;

type Settings = Readonly<Record<string, string>>;

const surroundings = (settings: Settings): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: 'production',
  LOG_LEVEL: 'error',
  NATS_URL: '',
  EVENTSTORE_URI: '',
  MONGO_URI: '',
  S3_BUCKET: '',
  ...settings,
});

const npm = (settings: Settings, ...args: readonly string[]): Promise<CommandEnd> =>
  runTo('npm', ['run', '--silent', ...args], { cwd: root, env: surroundings(settings) });

const migrate = (settings: Settings, to: string): Promise<CommandEnd> => npm(settings, 'migrate', '--', '--to', to);

/** SIGKILL as soon as it says this. */
const killedAt = async (line: string, settings: Settings): Promise<void> => {
  const args = ['dist/run/commands/migrate.command.js', '--to', 'cluster'];
  const command = spawn(process.execPath, args, {
    cwd: root,
    env: surroundings(settings),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(command, 'exit');
  for await (const said of createInterface({ input: command.stdout })) if (said === line) command.kill('SIGKILL');
  expect(await ended).toEqual([null, 'SIGKILL']);
};

const leavesOf = async (log: EventReader): Promise<string[]> => {
  const leaves: string[] = [];
  for await (const record of log.readRecords()) leaves.push(leafText(record));
  await log.close();
  return leaves;
};
const embeddedLeaves = (dataDir: string) => leavesOf(openSqliteEventReader({ path: join(dataDir, 'events.db') }));

const moving = () => {
  let mongo: MongoServer;
  let s3: S3Server;
  let fake: FakeProcess;
  let installation: LogInstallation;
  let source: string;
  let cluster: Settings;
  let total: number;

  beforeAll(async () => {
    [mongo, s3, fake, installation] = await Promise.all([
      startMongoServer(),
      startS3Server(),
      spawnFakeEventStoreDb(),
      runLogInstallation(),
    ]);
    source = await installation.copies.of(installation.stopped);
    lengthenLog(source, CONVERSIONS);
    total = installation.events.length + CONVERSIONS * EVENTS_OF_EACH;
    const { endpoint = '', bucket, credentials } = await s3.freshPlace();
    cluster = {
      EVENTSTORE_URI: fake.uri,
      MONGO_URI: mongo.freshUri(),
      S3_BUCKET: bucket,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: credentials?.accessKeyId ?? '',
      S3_SECRET_ACCESS_KEY: credentials?.secretAccessKey ?? '',
      SECRETS_KEY: readFileSync(join(source, 'secrets.key')).toString('hex'),
      CHECKPOINT_KEY: readFileSync(join(source, 'log.key')).toString('hex'),
    };
  });
  afterAll(async () => {
    await installation.dispose();
    await Promise.all([mongo.dispose(), s3.dispose(), fake.dispose()]);
  });

  test('is refused with another key, and then nothing is there', async () => {
    const { status, stderr } = await migrate({ ...cluster, DATA_DIR: source, SECRETS_KEY: 'ab'.repeat(32) }, 'cluster');
    expect(status).toBe(2);
    expect(stderr).toMatch(/SECRETS_KEY does not open these keys of people/);
    expect(await leavesOf(await openEsdbEventReader({ uri: fake.uri }))).toEqual([]);
  });

  test('goes on after it was killed, and everything is there once, as it was signed', async () => {
    await killedAt('events: 500', { ...cluster, DATA_DIR: source });
    const { status, stdout } = await migrate({ ...cluster, DATA_DIR: source }, 'cluster');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^\d+ events were there already$/m);
    const shown = total.toLocaleString('en');
    expect(stdout).toMatch(new RegExp(`^events +${shown} +${shown}$`, 'm'));
    expect(stdout).toMatch(/^files +([1-9]\d*) +\1$/m);
    expect(stdout).toMatch(/^keys of people +([1-9]\d*) +\1$/m);
    const there = await leavesOf(await openEsdbEventReader({ uri: fake.uri }));
    expect(there).toEqual(await embeddedLeaves(source));
    expect(there).toHaveLength(total);
  });

  test('keeps what was signed before: the old checkpoints fit the log in its new place', async () => {
    const CHECKPOINTS = await installation.copies.none();
    cpSync(join(source, 'checkpoints'), CHECKPOINTS, { recursive: true });
    const scratch = await installation.copies.none();
    const { status, stdout } = await npm({ ...cluster, DATA_DIR: scratch, CHECKPOINTS }, 'verify');
    expect(stdout).toMatch(/^The log is intact: [\d,]+ events match \d+ signed checkpoints/);
    expect(status).toBe(0);
  });

  test('goes back, and then the log is what it was to the letter, positions included', async () => {
    const home = join(await installation.copies.none(), 'data');
    expect(await migrate({ ...cluster, DATA_DIR: home }, 'embedded')).toMatchObject({ status: 0 });
    expect(await embeddedLeaves(home)).toEqual(await embeddedLeaves(source));
    expect(await npm({ DATA_DIR: home }, 'verify')).toMatchObject({ status: 0 });
  });

  test('gives its users their files there, and is refused once others have added to it', async () => {
    const docket = await startDocket({ settings: cluster });
    try {
      const { bytes } = await openClient(docket.address).download(installation.made.hash);
      expect(bytes.equals(installation.made.file)).toBe(true);
    } finally {
      await docket.dispose();
    }
    const { status, stderr } = await migrate({ ...cluster, DATA_DIR: source }, 'cluster');
    expect(stderr).toMatch(/^the target has other contents/m);
    expect(status).toBe(2);
  });

  test('is refused while Docket runs on the source', async () => {
    await installation.docket.start();
    const { status, stderr } = await migrate({ ...cluster, DATA_DIR: installation.docket.dataDir }, 'cluster');
    expect(stderr).toMatch(/is in use by another process/);
    expect(status).toBe(2);
    await installation.docket.stop();
  });
};

if (mongoServerName && s3ServerName)
  describe(`moving an installation to EventStoreDB (${fakeName}), ${mongoServerName} and ${s3ServerName}`, moving);
else
  test.skip('moving an installation to a cluster (needs Maven with Java and pip, or MONGO_URI and S3_ENDPOINT)', () =>
    undefined);
