import { createActor, fromCallback } from 'xstate';
import type { ReportedProgress } from '../calls/received.js';
import { isLost, progressSocketMachine } from './progress-socket.machine.js';

export type FeedEvent =
  | { readonly type: 'progress.reported'; readonly message: ReportedProgress }
  | { readonly type: 'connection.changed'; readonly online: boolean };

const socket = createActor(progressSocketMachine, { input: { random: Math.random } });

/** Follows the live connection: first the last message on each known conversion, then every new one. */
export const follow = (tell: (event: FeedEvent) => void): (() => void) => {
  socket.start();
  for (const message of socket.getSnapshot().context.latest) tell({ type: 'progress.reported', message });
  let online: boolean | undefined;
  const messages = socket.on('progress', ({ message }) => {
    tell({ type: 'progress.reported', message });
  });
  const connection = socket.subscribe((snapshot) => {
    const next = !isLost(snapshot);
    if (next === online) return;
    online = next;
    tell({ type: 'connection.changed', online });
  });
  socket.send({ type: 'follower.joined' });
  return () => {
    messages.unsubscribe();
    connection.unsubscribe();
    socket.send({ type: 'follower.left' });
  };
};

/** {@link follow} as an actor. */
export const progressFeed = fromCallback(({ sendBack }) => follow(sendBack));

/** Opens the connection before any call is made, so that no message is missed. */
export const liveConnection = fromCallback(() => follow(() => undefined));
