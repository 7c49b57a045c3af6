import { fromCallback, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { authMachine } from './auth.machine.js';

export type AuthActor = ActorRefFrom<typeof authMachine>;

/** Events that tell a screen whether a user is signed in. */
export type PresenceEvent = { readonly type: 'user.present' } | { readonly type: 'user.absent' };

/** Tells a screen's machine whether there is a user, now and whenever that changes. */
export const presence = fromCallback<PresenceEvent, AuthActor>(({ input: auth, sendBack }) => {
  let lastNotified: PresenceEvent['type'] | undefined;
  const tell = (state: SnapshotFrom<typeof authMachine>): void => {
    if (state.hasTag('loading')) return;
    const type = state.context.user ? 'user.present' : 'user.absent';
    if (type !== lastNotified) sendBack({ type });
    lastNotified = type;
  };
  tell(auth.getSnapshot());
  const subscription = auth.subscribe(tell);
  return () => {
    subscription.unsubscribe();
  };
});
