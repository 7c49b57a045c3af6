import { assign, createActor, fromCallback, fromPromise, setup, waitFor } from 'xstate';
import type { User } from '../../calls/session.calls.js';
import { authMachine } from './auth.machine.js';
import { presence, type AuthActor, type PresenceEvent } from './presence.js';

const ada: User = { name: 'Ada', picture: null, email: 'ada@example.com', isAdmin: true };

const givenScreen = (check: () => Promise<User>) => {
  const auth = createActor(
    authMachine.provide({
      actors: {
        checkUser: fromPromise(check),
        logout: fromPromise(() => Promise.resolve()),
        reloadPage: fromCallback(() => undefined),
      },
      actions: { report: () => undefined },
    }),
    { input: { returning: false } },
  );
  const listening = setup({
    types: {
      context: {} as { readonly auth: AuthActor; readonly heard: readonly string[] },
      events: {} as PresenceEvent,
      input: {} as AuthActor,
    },
    actors: { presence },
  }).createMachine({
    context: ({ input }) => ({ auth: input, heard: [] }),
    invoke: { src: 'presence', input: ({ context }) => context.auth },
    on: { '*': { actions: assign({ heard: ({ context, event }) => [...context.heard, event.type] }) } },
  });
  const screen = createActor(listening, { input: auth });
  return { auth, screen, heard: () => screen.getSnapshot().context.heard };
};

describe('a screen that wants to know whether there is a user', () => {
  test('hears nothing before that is known', async () => {
    const { auth, screen, heard } = givenScreen(() => Promise.resolve(ada));
    screen.start();
    auth.start();
    expect(heard()).toEqual([]);
    await waitFor(auth, (state) => state.hasTag('authenticated'));
    expect(heard()).toEqual(['user.present']);
  });

  test('hears it at once where it comes later, and hears it once', async () => {
    const { auth, screen, heard } = givenScreen(() => Promise.resolve(ada));
    auth.start();
    await waitFor(auth, (state) => state.hasTag('authenticated'));
    screen.start();
    expect(heard()).toEqual(['user.present']);
    auth.send({ type: 'logout.pressed' });
    await waitFor(auth, (state) => state.hasTag('unauthenticated'));
    expect(heard()).toEqual(['user.present', 'user.absent']);
  });

  test('hears that a guest is nobody', async () => {
    const { auth, screen, heard } = givenScreen(() => Promise.reject(new Error('401: ')));
    auth.start();
    screen.start();
    await waitFor(auth, (state) => state.hasTag('unauthenticated'));
    expect(heard()).toEqual(['user.absent']);
  });
});
