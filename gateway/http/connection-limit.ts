import type { Server } from 'node:http';
import type { TrustedProxy } from './address.js';
import { networkOf } from './network.js';
import { openCounts } from './open-counts.js';

/** Far more than a browser has, and enough for a school behind one address. */
export const CONNECTIONS_MAX = 500;

/** Closes a connection at once whose network has too many open; a trusted proxy has those of all its visitors. */
export const limitConnections = (server: Server, max: number, isTrusted: TrustedProxy): void => {
  const ofNetwork = openCounts(max);
  server.on('connection', (socket) => {
    const { remoteAddress = '' } = socket;
    if (isTrusted(remoteAddress, 0)) return;
    const leave = ofNetwork.take(networkOf(remoteAddress));
    if (leave) socket.once('close', leave);
    else socket.destroy();
  });
};
