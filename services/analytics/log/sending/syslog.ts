import { createSocket } from 'node:dgram';
import { connect } from 'node:net';
import { hostname } from 'node:os';
import { once } from 'node:events';
import type { SignedCheckpoint } from '../tree/checkpoints.js';

/** Facility 13 (log audit), severity 5 (notice). */
const PRIORITY = 13 * 8 + 5;
const UDP_PORT = 514;
const TCP_PORT = 601;

/** The note as JSON, because a message is one line; `npm run verify -- --against` reads such a line. @see RFC 5424 */
export const syslogMessage = ({ note, checkpoint }: SignedCheckpoint, host: string): string =>
  `<${PRIORITY}>1 ${checkpoint.time} ${host} docket - checkpoint - ${JSON.stringify({ checkpoint: note })}`;

/** Over UDP nobody confirms a message; over TCP the connection is closed in order after it. */
export const sendToSyslog = async (place: URL, signed: SignedCheckpoint, signal: AbortSignal): Promise<void> => {
  const message = Buffer.from(syslogMessage(signed, hostname().replace(/[^!-~]/g, '') || '-'));
  const isUdp = place.protocol === 'syslog:';
  const host = place.hostname.replace(/^\[|\]$/g, '');
  const target = { host, port: Number(place.port) || (isUdp ? UDP_PORT : TCP_PORT) };
  await (isUdp ? overUdp(message, target) : overTcp(message, target, signal));
};

interface Target {
  readonly host: string;
  readonly port: number;
}

const overUdp = async (message: Buffer, { host, port }: Target): Promise<void> => {
  const socket = createSocket(host.includes(':') ? 'udp6' : 'udp4');
  try {
    await new Promise<void>((resolve, reject) => {
      socket.once('error', reject);
      socket.send(message, port, host, (error) => (error ? reject(error) : resolve()));
    });
  } finally {
    socket.close();
  }
};

/** With its length in front, as a line break would not tell where it ends. @see RFC 6587, 3.4.1 */
const overTcp = async (message: Buffer, target: Target, signal: AbortSignal): Promise<void> => {
  const socket = connect(target);
  try {
    await once(socket, 'connect', { signal });
    socket.resume();
    const closed = once(socket, 'close', { signal });
    socket.end(Buffer.concat([Buffer.from(`${message.length} `), message]));
    await closed;
  } finally {
    socket.destroy();
  }
};
