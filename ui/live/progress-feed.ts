import { createActor, fromCallback } from 'xstate';
import type { ProgressMessage } from '../../contracts/api/conversions.js';
import { progressSocketMachine } from './progress-socket.machine.js';

export type FeedEvent =
  | { readonly type: 'progress.reported'; readonly message: ProgressMessage }
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
    if (snapshot.hasTag('online') === online) return;
    online = snapshot.hasTag('online');
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
