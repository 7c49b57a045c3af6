import { createActor, fromPromise, waitFor } from 'xstate';
import type { ApiKey, NewApiKeyReply } from '../../../../contracts/api/api-keys.js';
import type { Notice } from '../../../notice.js';
import { testEveryEdge } from '../../../testing/every-edge.js';
import { apiKeysMachine, type ApiKeysEvent, type KeyDraft } from './api-keys.machine.js';
import { apiKeysWalk, keyOf, SECRET } from './fixtures/api-keys.walk.js';

const given = (failure?: Error) => {
  const asked: KeyDraft[] = [];
  const deleted: string[] = [];
  const copied: string[] = [];
  const machine = apiKeysMachine.provide({
    actors: {
      fetchKeys: fromPromise<readonly ApiKey[]>(async () => [keyOf('one')]),
      makeKey: fromPromise<NewApiKeyReply, KeyDraft>(async ({ input }) => {
        asked.push(input);
        if (failure) throw failure;
        return { key: keyOf('new', { name: input.name }), secret: SECRET };
      }),
      revokeKey: fromPromise(async ({ input }: { readonly input: { readonly id: string } }) => {
        deleted.push(input.id);
        if (failure) throw failure;
        return undefined;
      }),
      copyText: fromPromise(async ({ input }: { readonly input: { readonly text: string } }) => {
        copied.push(input.text);
      }),
    },
  });
  const page = createActor(machine);
  const notices: string[] = [];
  page.on('notice', ({ title }: Notice) => notices.push(title));
  page.start();
  const send = async (...events: readonly ApiKeysEvent[]) => {
    for (const event of events) {
      await waitFor(page, (state) => !state.hasTag('busy'));
      page.send(event);
    }
    return waitFor(page, (state) =>
      ['resting', 'choosing', 'asking'].some((at) => state.matches({ listed: at as never })),
    );
  };
  return { send, asked, deleted, copied, notices };
};

const named = { type: 'name.typed', text: ' Bookkeeping ' } as const;

describe('the API keys of a member', () => {
  test('are made once there is a name and something that the key may do', async () => {
    const { send, asked } = given();
    await send({ type: 'new.pressed' }, { type: 'making.confirmed' });
    await send(named, { type: 'scope.toggled', scope: 'convert' }, { type: 'making.confirmed' });
    expect(asked).toEqual([]);
    await send(
      { type: 'scope.toggled', scope: 'read' },
      { type: 'days.chosen', days: 7 },
      { type: 'making.confirmed' },
    );
    expect(asked).toEqual([{ name: 'Bookkeeping', scopes: ['read'], days: 7 }]);
  });

  test('are shown once, copied as they are, and not any more when that was closed', async () => {
    const { send, copied, notices } = given();
    const state = await send({ type: 'new.pressed' }, named, { type: 'making.confirmed' });
    expect(state.context).toMatchObject({ made: { secret: SECRET }, keys: [{ id: 'new' }, { id: 'one' }] });
    await send({ type: 'key.copied' });
    expect([copied, notices]).toEqual([[SECRET], ['Key copied']]);
    const closed = await send({ type: 'made.closed' });
    expect(JSON.stringify(closed.context)).not.toContain(SECRET);
  });

  test('stay in the form when the server refuses, with what it says', async () => {
    const { send } = given(new Error('You have 20 API keys.'));
    const { value, context } = await send({ type: 'new.pressed' }, named, { type: 'making.confirmed' });
    expect([value, context.draft.name, context.failure]).toEqual([
      { listed: 'choosing' },
      named.text,
      'Please try again.',
    ]);
  });

  test('are deleted once that was confirmed', async () => {
    const { send, deleted } = given();
    await send({ type: 'delete.pressed', id: 'one' }, { type: 'delete.cancelled' });
    expect(deleted).toEqual([]);
    const { context } = await send({ type: 'delete.pressed', id: 'one' }, { type: 'delete.confirmed' });
    expect([deleted, context.keys]).toEqual([['one'], []]);
  });
});

describe('every edge of the API keys of a member', () => {
  testEveryEdge(apiKeysWalk);
});
