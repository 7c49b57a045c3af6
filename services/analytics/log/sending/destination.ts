import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { appendCheckpoint, type SignedCheckpoint } from '../tree/checkpoints.js';
import { sendToSyslog } from './syslog.js';

/** A place outside this installation that keeps signed checkpoints. */
export interface Destination {
  /** The kind of place; its address is nobody's business. */
  readonly kind: string;
  readonly url: string;
  /** Resolves once it has the checkpoint; it may get one twice. @throws Error */
  send(signed: SignedCheckpoint, signal: AbortSignal): Promise<void>;
}

const kindOf = (url: URL): string => url.protocol.slice(0, -1);

/** @param url such as `https://host/path`, `file:///folder`, `syslog://host:514` or `syslog+tcp://host:601` */
export const destinationAt = (url: string): Destination => {
  const place = new URL(url);
  const kind = kindOf(place);
  if (kind === 'file') return { kind, url, send: (signed) => appendIn(fileURLToPath(place), signed) };
  if (kind.startsWith('syslog')) return { kind, url, send: (signed, signal) => sendToSyslog(place, signed, signal) };
  return { kind, url, send: (signed, signal) => post(place, signed, signal) };
};

const appendIn = async (folder: string, { note }: SignedCheckpoint): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await appendCheckpoint(join(folder, 'checkpoints.txt'), note);
};

/** Any 2xx answer says that the checkpoint is kept. */
const post = async (place: URL, { note }: SignedCheckpoint, signal: AbortSignal): Promise<void> => {
  const { username, password } = place;
  const address = new URL(place);
  address.username = '';
  address.password = '';
  const credentials = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64');
  const response = await fetch(address, {
    method: 'POST',
    redirect: 'error',
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      ...(username !== '' && { Authorization: `Basic ${credentials}` }),
    },
    body: note,
    signal,
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`it answered ${response.status}`);
};
