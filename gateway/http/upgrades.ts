import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

const UPGRADE_HEADERS: readonly string[] = ['upgrade', 'http2-settings'];

const tokensOf = (value: string): string[] => value.split(',').map((token) => token.trim());

export const isWebSocket = ({ headers }: IncomingMessage): boolean => headers.upgrade?.toLowerCase() === 'websocket';

/** Header lines as they came, without the offer of another protocol. */
const linesWithoutOffer = ({ rawHeaders }: IncomingMessage): string[] =>
  rawHeaders.flatMap((name, index) => {
    const value = rawHeaders[index + 1] ?? '';
    if (index % 2 === 1 || UPGRADE_HEADERS.includes(name.toLowerCase())) return [];
    if (name.toLowerCase() !== 'connection') return [`${name}: ${value}`];
    const left = tokensOf(value).filter((token) => !UPGRADE_HEADERS.includes(token.toLowerCase()));
    return left.length > 0 ? [`${name}: ${left.join(', ')}`] : [];
  });

interface TakenConnection {
  readonly socket: Duplex;
  /** Bytes that came after the headers. */
  readonly head: Buffer;
}

/**
 * Serves a request that offers a protocol which is not spoken here, such as HTTP/2 without TLS, as what it is without
 * the offer (RFC 9110, 7.8). Node has taken the connection away from its parser: the request goes back to the beginning.
 */
export const serveWithoutUpgrade = (http: Server, request: IncomingMessage, taken: TakenConnection): void => {
  const { socket, head } = taken;
  const { method = 'GET', url = '/', httpVersion } = request;
  const lines = [`${method} ${url} HTTP/${httpVersion}`, ...linesWithoutOffer(request), '', ''];
  socket.unshift(Buffer.concat([Buffer.from(lines.join('\r\n'), 'latin1'), head]));
  http.emit('connection', socket);
};
