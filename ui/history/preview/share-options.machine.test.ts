import { createActor, fromPromise, waitFor, type AnyEventObject } from 'xstate';
import type { ShareOptions } from '../../../contracts/api/shared-document.js';
import type { Notice } from '../../notice.js';
import { testEveryEdge } from '../../testing/every-edge.js';
import {
  optionsInput,
  refusedOptions,
  savedOptions,
  shareOptionsWalk,
  signedOutOptions,
} from './fixtures/share-options.walk.js';
import { shareOptionsMachine, type ShareOptionsEvent } from './share-options.machine.js';

const given = (failure?: Error) => {
  const calls: unknown[] = [];
  const notified: unknown[] = [];
  const notices: Notice[] = [];
  const machine = shareOptionsMachine.provide({
    actors: {
      restrictShared: fromPromise<ShareOptions, { change: object }>(async ({ input: { change } }) => {
        calls.push(change);
        if (failure) throw failure;
        return savedOptions;
      }) as never,
      endShared: fromPromise(async () => {
        calls.push('end');
        if (failure) throw failure;
      }) as never,
    },
    actions: {
      tellList: (_, change) => notified.push(change),
      leave: () => notified.push('dialog.closed'),
      endSession: () => notified.push('session.ended'),
    },
  });
  const options = createActor(machine, { input: optionsInput });
  options.on('notice', (notice) => notices.push(notice));
  options.start();
  const send = async (event: ShareOptionsEvent & AnyEventObject) => {
    options.send(event);
    await waitFor(options, (state) => !state.matches('saving') && !state.matches('ending'));
    return options.getSnapshot().context;
  };
  return { options, send, calls, told: notified, notices };
};

describe('the options of a link', () => {
  test.each([
    ['3', { maxDownloads: 3 }],
    ['', { maxDownloads: null }],
  ])('take the limit %j', async (text, change) => {
    const { send, calls, told } = given();
    const { maxDownloads } = await send({ type: 'limit.saved', text });
    expect([calls, told, maxDownloads]).toEqual([[change], [savedOptions], 3]);
  });

  test.each(['0', '1001', '1.5', 'many'])('refuse the limit %j without asking the server', async (text) => {
    const { send, calls } = given();
    expect((await send({ type: 'limit.saved', text })).problem?.field).toBe('maxDownloads');
    expect(calls).toEqual([]);
  });

  test('refuse a password of five characters, and take one of six', async () => {
    const { send, calls } = given();
    expect((await send({ type: 'password.saved', password: '12345' })).problem?.field).toBe('password');
    expect((await send({ type: 'password.saved', password: '123456' })).problem).toBeNull();
    expect(calls).toEqual([{ password: '123456' }]);
  });

  test.each(['1h', '2026-05-01T00:00:00.000Z', null])(
    'take the end %j, and say when the link ends then',
    async (expires) => {
      const { send, calls, notices } = given();
      expect(await send({ type: 'expiry.saved', expires })).toMatchObject(savedOptions);
      expect(calls).toEqual([{ expires }]);
      expect(notices).toMatchObject([
        { title: 'Link updated', text: expect.stringMatching(/^The link ends on .*2026/) },
      ]);
    },
  );

  test.each(['', 'tomorrow', '2026-05-01'])('refuse the end %j without asking the server', async (expires) => {
    const { send, calls } = given();
    expect((await send({ type: 'expiry.saved', expires })).problem?.field).toBe('expires');
    expect(calls).toEqual([]);
  });

  test.each([undefined, refusedOptions])('keep no password once it was sent', async (failure) => {
    const { send } = given(failure);
    expect(JSON.stringify((await send({ type: 'password.saved', password: 'open sesame' })).change)).toBe('{}');
  });

  test('end a link only when that is confirmed, and close the dialog', async () => {
    const { send, calls, told } = given();
    await send({ type: 'end.confirmed' });
    expect(calls).toEqual([]);
    await send({ type: 'end.pressed' });
    await send({ type: 'end.confirmed' });
    expect([calls, told]).toEqual([
      ['end'],
      [{ shareLink: null, downloadLink: null, expiresAt: null }, 'dialog.closed'],
    ]);
  });

  test.each([
    ['changing', [{ type: 'limit.saved', text: '3' }]],
    ['ending', [{ type: 'end.pressed' }, { type: 'end.confirmed' }]],
  ] as const)('find out by %s one that the session is over, say so, and tell the list', async (_, events) => {
    const { send, notices, told } = given(signedOutOptions);
    for (const event of events) await send(event);
    expect(notices).toMatchObject([
      { title: 'Session Expired', text: 'Please refresh the page and sign in again', tone: 'destructive' },
    ]);
    expect(told).toEqual(['session.ended']);
  });

  test('say what the server says where it refuses', async () => {
    const { send, notices } = given(refusedOptions);
    await send({ type: 'password.removed' });
    expect(notices).toMatchObject([{ title: 'Update failed', text: 'The share service does not answer' }]);
  });
});

describe('every edge of the options of a link', () => {
  testEveryEdge(shareOptionsWalk);
});
