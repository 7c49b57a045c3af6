import { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { HOUR_MS } from '../../contracts/durations.js';
import type { Config } from '../../services/platform/settings/config.js';
import type { Metrics } from '../../services/platform/metrics/metrics.js';
import { validUntil } from '../doctor/https-row.js';
import { rememberAnswer } from './remembered-answer.js';

const SECOND_MS = 1000;

type Settings = Pick<Config, 'NATS_TLS_CERT' | 'NATS_TLS_CA' | 'SIGNING_P12' | 'SIGNING_PASSPHRASE' | 'PUBLIC_URL'>;

interface Watching {
  /** Whether visitors are answered by this process. */
  readonly isForVisitors: boolean;
  /** When the certificate ends that this address shows; default: it is asked. */
  readonly shownBy?: (url: string) => Promise<Date | undefined>;
}

const PEM = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g;

/** The first of the certificates in a file to end. */
const endsInPem = async (path: string): Promise<Date | undefined> => {
  const ends = ((await readFile(path, 'latin1')).match(PEM) ?? []).map((pem) =>
    Date.parse(new X509Certificate(pem).validTo),
  );
  return ends.length === 0 ? undefined : new Date(Math.min(...ends));
};

/** The library that reads the file is loaded only where there is one. */
const endsInP12 = async (path: string, passphrase: string): Promise<Date> => {
  const { readP12 } = await import('../../services/pdf/signing/identity/p12-identity.js');
  return new Date(readP12(await readFile(path), passphrase).certificate.validTo);
};

/** When each certificate ends that this process uses or shows, by name; looked at once an hour. */
export const watchCertificates = (metrics: Metrics, settings: Settings, watching: Watching): void => {
  const { NATS_TLS_CERT, NATS_TLS_CA, SIGNING_P12, SIGNING_PASSPHRASE = '', PUBLIC_URL } = settings;
  const { isForVisitors, shownBy = validUntil } = watching;
  const sources: readonly (readonly [string, (() => Promise<Date | undefined>) | false])[] = [
    ['nats', NATS_TLS_CERT !== undefined && (() => endsInPem(NATS_TLS_CERT))],
    ['nats-ca', NATS_TLS_CA !== undefined && (() => endsInPem(NATS_TLS_CA))],
    ['signing', SIGNING_P12 !== undefined && (() => endsInP12(SIGNING_P12, SIGNING_PASSPHRASE))],
    ['visitors', isForVisitors && PUBLIC_URL?.startsWith('https:') === true && (() => shownBy(PUBLIC_URL))],
  ];
  const looked = sources.flatMap(([certificate, look]) =>
    look === false ? [] : [{ certificate, ends: rememberAnswer(HOUR_MS, look) }],
  );
  metrics.gauge('docket_certificate_ends_seconds', async () => {
    const each = looked.map(async ({ certificate, ends }) => {
      const at = await ends();
      return at === undefined ? [] : [{ labels: { certificate }, value: (at.getTime() - Date.now()) / SECOND_MS }];
    });
    return (await Promise.all(each)).flat();
  });
};
