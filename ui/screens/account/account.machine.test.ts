import { createActor, fromCallback, fromPromise, waitFor, type NonReducibleUnknown } from 'xstate';
import type { AccountData } from '../../calls/account.calls.js';
import type { Notice } from '../../notice.js';
import { nobodyIn } from '../../parts/dashboard/dashboard-fixture.js';
import { testEveryEdge } from '../../testing/every-edge.js';
import { accountMachine } from './account.machine.js';
import { accountOf, accountWalk } from './fixtures/account.walk.js';

const signedIn = async () => {
  const done: string[] = [];
  const notices: Notice[] = [];
  const note = <Input extends NonReducibleUnknown>(what: string) =>
    fromPromise<undefined, Input>(({ input }) => {
      done.push(`${what} ${JSON.stringify(input ?? null)}`);
      return Promise.resolve(undefined);
    });
  const machine = accountMachine.provide({
    actors: {
      presence: fromCallback(({ sendBack }) => sendBack({ type: 'user.present' })),
      fetchAccount: fromPromise<AccountData>(() => Promise.resolve(accountOf())),
      endSessions: note('end'),
      endLink: note('revoke'),
      eraseAccount: note('erase'),
      copyText: fromPromise(async ({ input }) => {
        done.push(`copy ${JSON.stringify(input)}`);
      }),
      reloadPage: fromCallback(() => {
        done.push('reload');
      }),
    },
  });
  const page = createActor(machine, { input: { auth: nobodyIn } }).start();
  page.on('notice', (notice) => notices.push(notice));
  const rest = () => waitFor(page, (state) => state.matches({ loaded: 'resting' }));
  await rest();
  return { page, done, notices, rest };
};

describe('the account page', () => {
  test('ends one session elsewhere', async () => {
    const { page, done, rest } = await signedIn();
    page.send({ type: 'session.ended', id: 'there' });
    const { context } = await rest();
    expect(done).toEqual(['end {"id":"there"}']);
    expect(context.sessions.map(({ id }) => id)).toEqual(['here']);
  });

  test('ends all sessions but this one', async () => {
    const { page, done, rest } = await signedIn();
    page.send({ type: 'others.ended' });
    const { context } = await rest();
    expect(done).toEqual(['end {"id":null}']);
    expect(context.sessions.map(({ id }) => id)).toEqual(['here']);
  });

  test('copies a link, and ends it', async () => {
    const { page, done, notices, rest } = await signedIn();
    page.send({ type: 'link.copied', hash: 'one' });
    await rest();
    page.send({ type: 'link.ended', hash: 'one' });
    const { context } = await rest();
    expect(done).toEqual(['copy {"text":"https://docket.test/s/one"}', 'revoke {"hash":"one"}']);
    expect(context.links).toEqual([]);
    expect(notices.map(({ title }) => title)).toEqual(['Link copied', 'The link has ended']);
  });

  test('deletes the account only once the words are typed, and loads again', async () => {
    const { page, done } = await signedIn();
    page.send({ type: 'delete.pressed' });
    page.send({ type: 'delete.typed', text: 'delete my accoun' });
    page.send({ type: 'delete.confirmed' });
    expect(done).toEqual([]);
    page.send({ type: 'delete.typed', text: ' Delete my account ' });
    page.send({ type: 'delete.confirmed' });
    await waitFor(page, (state) => state.matches('deleted'));
    expect(done).toEqual(['erase null', 'reload']);
  });
});

describe('every edge of the account page', () => {
  testEveryEdge(accountWalk);
});
