import { readConfig } from '../../settings/config.js';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { silentLog } from '../../settings/logger.js';
import { openNatsBus } from './nats.js';
import { makeNatsAccounts } from './nats-accounts.js';
import { makeNatsCertificate } from './nats-certificate.js';
import { natsProgram } from './nats-programs.js';
import { startNatsServer, type NatsServer } from './nats-server.js';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'docket-nats-access-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the settings of NATS', () => {
  test.each([
    ['NATS_REPLICAS', '2', 'NATS_REPLICAS="2": 1, 3 or 5'],
    ['NATS_CREDS', '/nowhere/docket.creds', 'NATS_CREDS: the path of a .creds file'],
    ['NATS_TLS_CA', '/nowhere/ca.pem', 'NATS_TLS_CA="/nowhere/ca.pem": the path of certificates in PEM'],
    ['NATS_TLS_CERT', '/nowhere/cert.pem', 'NATS_TLS_CERT="/nowhere/cert.pem": the path of a certificate in PEM'],
    ['NATS_TLS_KEY', '/nowhere/key.pem', 'NATS_TLS_KEY: the path of its private key in PEM'],
    ['NATS_TLS_CERT', '/nowhere/cert.pem', 'NATS_TLS_KEY is missing: NATS_TLS_CERT cannot be used without it'],
  ])('refuse %s=%s', (name, value, message) => {
    expect(() => readConfig({ [name]: value })).toThrow(message);
  });

  test('refuse a file that holds something else', () => {
    const path = join(folder, 'empty.pem');
    writeFileSync(path, 'nothing of the kind');
    for (const name of ['NATS_CREDS', 'NATS_TLS_CA', 'NATS_TLS_CERT', 'NATS_TLS_KEY']) {
      expect(() => readConfig({ [name]: path })).toThrow(new RegExp(`^${name}.*which can be read`, 'm'));
    }
  });

  test('take files that are right', () => {
    const { cert, key } = makeNatsCertificate(folder);
    const { creds } = makeNatsAccounts(folder);
    const settings = {
      NATS_CREDS: creds,
      NATS_TLS_CA: cert,
      NATS_TLS_CERT: cert,
      NATS_TLS_KEY: key,
      NATS_REPLICAS: '5',
    };
    expect(readConfig(settings)).toMatchObject({ ...settings, NATS_REPLICAS: 5 });
  });
});

const withServer = () => {
  let server: NatsServer;
  afterEach(() => server.dispose());
  const open = (access: object) => openNatsBus({ url: server.url, log: silentLog, ...access });

  test('with a password is reached with the user and the password in its address', async () => {
    server = await startNatsServer({ settings: ['--user', 'docket', '--pass', 's p@ce'] });
    const bus = await open({ url: server.url.replace('//', '//docket:s%20p%40ce@') });
    expect(await bus.lastPublished()).toBeUndefined();
    await bus.close();
    await expect(open({})).rejects.toThrow('Authorization');
  });

  test('that knows its users by tokens is reached with a .creds file', async () => {
    const { config, creds } = makeNatsAccounts(folder);
    server = await startNatsServer({ settings: ['-c', config] });
    const bus = await open({ creds });
    expect(await bus.lastPublished()).toBeUndefined();
    await bus.close();
    await expect(open({})).rejects.toThrow('Authorization');
  });

  test('that asks for certificates is reached with one', async () => {
    const { cert, key } = makeNatsCertificate(folder);
    server = await startNatsServer({
      settings: ['--tlsverify', '--tlscert', cert, '--tlskey', key, '--tlscacert', cert],
    });
    const bus = await open({ ca: cert, cert, key });
    expect(await bus.lastPublished()).toBeUndefined();
    await bus.close();
    await expect(open({ ca: cert })).rejects.toThrow();
  });

  test('that stands alone keeps one copy, and is refused where three are asked for', async () => {
    server = await startNatsServer();
    await expect(open({ replicas: 3 })).rejects.toThrow('NATS_REPLICAS is 3');
    const bus = await open({});
    expect(await bus.lastPublished()).toBeUndefined();
    await bus.close();
  });
};

if (natsProgram) describe(`a server (${natsProgram.version})`, withServer);
else test.skip('ways to reach NATS (needs the program nats-server)', () => undefined);
