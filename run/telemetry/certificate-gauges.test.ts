import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeIdentity } from '../../services/pdf/signing/identity/own-identity.js';
import { makeNatsCertificate } from '../../services/platform/event-bus/nats/nats-certificate.js';
import { silentLog } from '../../services/platform/settings/logger.js';
import { openPrometheusMetrics } from '../../services/platform/metrics/prometheus-metrics.js';
import { watchCertificates } from './certificate-gauges.js';

const DAY_SECONDS = 24 * 60 * 60;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docket-certificates-'));
});
afterEach(() => rm(folder, { recursive: true }));

type Settings = Parameters<typeof watchCertificates>[1];
const none: Settings = {
  NATS_TLS_CERT: undefined,
  NATS_TLS_CA: undefined,
  SIGNING_P12: undefined,
  SIGNING_PASSPHRASE: undefined,
  PUBLIC_URL: undefined,
};

/** Days until each certificate ends, as Prometheus is told. */
const daysTold = async (settings: Partial<Settings>, isForVisitors = true): Promise<Record<string, number>> => {
  const metrics = openPrometheusMetrics(silentLog);
  const shownBy = async () => new Date(Date.now() + 5.5 * DAY_SECONDS * 1000);
  watchCertificates(metrics, { ...none, ...settings }, { isForVisitors, shownBy });
  const samples = (await metrics.text()).matchAll(/^docket_certificate_ends_seconds\{certificate="([^"]+)"\} (\S+)$/gm);
  return Object.fromEntries(
    [...samples].map(([, name = '', value]) => [name, Math.floor(Number(value) / DAY_SECONDS)]),
  );
};

test('certificates are told with the time that is left, and only those that there are', async () => {
  expect(await daysTold({})).toEqual({});
  expect(await daysTold({ PUBLIC_URL: 'http://docs.example.org' })).toEqual({});
  expect(await daysTold({ PUBLIC_URL: 'https://docs.example.org' }, false)).toEqual({});
  expect(await daysTold({ PUBLIC_URL: 'https://docs.example.org' })).toEqual({ visitors: 5 });
});

test('of several certificates in a file the first to end is told', async () => {
  const { cert } = makeNatsCertificate(folder);
  const bundle = join(folder, 'bundle.pem');
  await writeFile(bundle, `${await readFile(cert, 'utf8')}\n${await readFile(cert, 'utf8')}`);
  const days = await daysTold({ NATS_TLS_CERT: cert, NATS_TLS_CA: bundle });
  expect(Object.keys(days)).toEqual(['nats', 'nats-ca']);
  expect(days['nats-ca']).toBe(days['nats']);
  expect(days['nats']).toBeGreaterThanOrEqual(0);
});

test('the certificate that documents are sealed with is read with its passphrase', async () => {
  const path = join(folder, 'seal.p12');
  await writeFile(path, await makeIdentity('Docket at test', new Date()));
  const days = await daysTold({ SIGNING_P12: path, SIGNING_PASSPHRASE: '' });
  expect(days['signing']).toBeGreaterThan(300);
});
