import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { DAY_MS } from '../../contracts/durations.js';
import type { Config } from '../../services/platform/settings/config.js';
import { ok, warning, wrong, type Row } from './doctor-row.js';
import type { Ask } from './machine-rows.js';

const NAME = 'certificate';
const TIMEOUT_MS = 5000;
const SOON_DAYS = 14;

/** Until when the certificate is valid that visitors are shown; undefined where nobody answers. */
export const validUntil = (url: string, timeoutMs = TIMEOUT_MS): Promise<Date | undefined> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const host = hostname.replace(/^\[|\]$/g, '');
    // An expired one is to be told, too, so it is looked at whoever it is by.
    const name = isIP(host) === 0 ? { servername: host } : {}; // RFC 6066, 3: no addresses
    const socket = connect({ host, port: Number(port || 443), ...name, rejectUnauthorized: false });
    const end = (date?: Date): void => {
      socket.destroy();
      resolve(date);
    };
    socket.setTimeout(timeoutMs, () => end());
    socket.once('error', () => end());
    socket.once('secureConnect', () => {
      const { valid_to } = socket.getPeerCertificate();
      end(valid_to ? new Date(valid_to) : undefined);
    });
  });

export const certificateRow = async (
  { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>,
  now: Date,
  ask: (url: string) => Promise<Date | undefined> = validUntil,
): Promise<Row> => {
  if (!PUBLIC_URL?.startsWith('https:')) return ok(NAME, 'none is looked for: PUBLIC_URL has no https');
  const until = await ask(PUBLIC_URL);
  if (until === undefined)
    return warning(NAME, `${PUBLIC_URL} shows none from here`, 'look whether the proxy runs and reaches this machine');
  const days = Math.floor((until.getTime() - now.getTime()) / DAY_MS);
  const validity = `valid until ${until.toISOString()}`;
  if (days < 0) return wrong(NAME, `it was ${validity}`, 'renew it');
  return days < SOON_DAYS
    ? warning(NAME, `${validity}, ${days} days`, 'see why it is not renewed')
    : ok(NAME, validity);
};

/** Times on the log, of links and of signatures are this machine's. */
export const timeSyncRow = (ask: Ask): Row => {
  const { status, stdout } = ask('timedatectl', 'show', '--property=NTPSynchronized', '--value');
  const said = stdout.trim();
  if (status !== 0 || said === '') return ok('time', 'this system does not tell whether its clock is kept in time');
  if (said === 'yes') return ok('time', 'the clock is kept in time');
  return warning('time', 'nothing keeps the clock in time', 'timedatectl set-ntp true, or install chrony');
};
