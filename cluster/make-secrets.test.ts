import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { readConfig, type Config } from '../services/platform/settings/config.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'docket-secrets-'));
  make('first');
});
afterAll(() => rmSync(folder, { recursive: true }));

const make = (name: string, ...args: readonly string[]) =>
  spawnSync(process.execPath, ['cluster/make-secrets.mjs', '--out', join(folder, name), ...args], {
    encoding: 'utf8',
  });
const contentOf = (name: string, file: string): string => readFileSync(join(folder, name, file), 'utf8');
const settingsIn = (name: string, role: string): Config => readConfig(parseEnv(contentOf(name, `${role}.env`)));
const filesOf = (name: string): string[] =>
  readdirSync(join(folder, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

describe('the secrets of a cluster', () => {
  test('are for their owner only, and never written over', () => {
    expect(new Set(filesOf('first').map((path) => statSync(path).mode & 0o777))).toEqual(new Set([0o600]));
    const before = contentOf('first', 'gateway.env');
    const { status, stderr } = make('first');
    expect(status).toBe(1);
    expect(stderr).toMatch(/is there already; nothing was changed/);
    expect(contentOf('first', 'gateway.env')).toBe(before);
  });

  test.each(['gateway', 'pdf', 'ai', 'share', 'analytics'])('hold settings that the %s can start with', (role) => {
    const { EVENTSTORE_URI, NATS_URL, MONGO_URI, S3_BUCKET, SECRETS_KEY } = settingsIn('first', role);
    for (const setting of [EVENTSTORE_URI, NATS_URL, MONGO_URI, S3_BUCKET, SECRETS_KEY]) expect(setting).toBeTruthy();
    expect(NATS_URL).toContain(`tls://${role}:`);
    expect(Boolean(settingsIn('first', role).SIGNING_P12)).toBe(role === 'pdf');
    expect(Boolean(settingsIn('first', role).CHECKPOINT_KEY)).toBe(role === 'analytics');
  });

  test('are other ones in every cluster', () => {
    make('second');
    const passwords = ['first', 'second'].map((name) => {
      const { SECRETS_KEY, EVENTSTORE_URI, NATS_URL, MONGO_URI } = settingsIn(name, 'gateway');
      return [SECRETS_KEY, EVENTSTORE_URI, NATS_URL, MONGO_URI, contentOf(name, 'mongo/keyfile')];
    });
    const [first = [], second = []] = passwords;
    expect(first.filter((password) => second.includes(password))).toEqual([]);
  });

  test('hold passwords that no program takes for an option or a number', () => {
    const { EVENTSTORE_URI = '', MONGO_URI = '', NATS_URL = '' } = settingsIn('first', 'pdf');
    const inAddresses = [EVENTSTORE_URI, MONGO_URI, NATS_URL].map((uri) => /:([^:@/]+)@/.exec(uri)?.[1]);
    const inFiles = ['eventstore.env', 'mongo.env', 'nats.env']
      .flatMap((file) => Object.entries(parseEnv(contentOf('first', file))))
      .filter(([name]) => name.endsWith('PASSWORD'))
      .map(([, password]) => password);
    for (const password of [...inAddresses, ...inFiles]) expect(password).toMatch(/^[a-z][\w-]{30,}$/);
    expect(inFiles).toHaveLength(9);
  });

  test('hold certificates that OpenSSL accepts, for the names of the servers', () => {
    const authority = join(folder, 'first', 'ca.crt');
    for (const [path, host] of [
      ['eventstore/eventstore-2.crt', 'eventstore-2'],
      ['nats/nats-3.crt', 'nats-3'],
      ['mongo/mongo-1.pem', 'mongo-1'],
      ['s3/s3.crt', 's3'],
    ] as const) {
      const args = ['verify', '-purpose', 'sslserver', '-verify_hostname', host, '-CAfile', authority];
      expect(execFileSync('openssl', [...args, join(folder, 'first', path)]).toString()).toContain(': OK');
    }
  });

  test('take over the keys of an installation that moves', () => {
    const from = join(folder, 'installation');
    mkdirSync(join(from, 'signing'), { recursive: true });
    const files = {
      'events.db': '',
      'secrets.key': 'a'.repeat(32),
      'log.key': 'b'.repeat(32),
      'signing/identity.p12': 'c',
    };
    for (const [name, content] of Object.entries(files)) writeFileSync(join(from, name), content);
    make('moved', '--from', from);
    expect(settingsIn('moved', 'share').SECRETS_KEY).toBe('61'.repeat(32));
    expect(settingsIn('moved', 'analytics').CHECKPOINT_KEY).toBe('62'.repeat(32));
    expect(contentOf('moved', 'signing.p12')).toBe('c');
  });

  test('let Docket do in the store of files what it needs, in its own bucket', () => {
    const { identities } = JSON.parse(contentOf('first', 's3/s3.json')) as { identities: { actions: string[] }[] };
    expect(identities.map(({ actions }) => actions)).toEqual([['Read:docket', 'Write:docket', 'List:docket']]);
  });
});

const isRoot = process.getuid?.() === 0;
const testAsRoot = isRoot ? test : test.skip;

describe(`what hands them out${isRoot ? '' : ' (needs root)'}`, () => {
  const ownerOf = (path: string) => {
    const { uid, mode } = statSync(join(folder, 'handed', path));
    return { uid, mode: mode & 0o777 };
  };

  testAsRoot('gives each server its own files, readable by the user of its image alone', () => {
    const targets = ['keys', 'data'].map((name) => join(folder, 'handed', name));
    execFileSync(process.execPath, ['cluster/hand-out-keys.mjs', join(folder, 'first'), ...targets]);
    for (const [server, uid] of [
      ['docket', 1000],
      ['eventstore-1', 1000],
      ['nats-3', 1000],
      ['mongo-2', 999],
      ['s3', 1000],
    ] as const) {
      expect(ownerOf(`keys/${server}`)).toEqual({ uid, mode: 0o500 });
      for (const file of readdirSync(join(folder, 'handed/keys', server)).filter((name) => name.includes('.'))) {
        expect(ownerOf(`keys/${server}/${file}`)).toEqual({ uid, mode: 0o400 });
      }
    }
    expect(ownerOf('data/nats-2')).toEqual({ uid: 1000, mode: 0o700 });
  });
});
