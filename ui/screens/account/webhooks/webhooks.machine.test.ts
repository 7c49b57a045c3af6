import { createActor, fromPromise, waitFor } from 'xstate';
import type { Delivery, Webhook, WebhookRequest, WebhookSecretReply } from '../../../../contracts/api/webhooks.js';
import type { Notice } from '../../../notice.js';
import { testEveryEdge } from '../../../testing/every-edge.js';
import { deliveryOf, SECRET, webhookOf, webhooksWalk } from './fixtures/webhooks.walk.js';
import { webhooksMachine, type WebhooksEvent } from './webhooks.machine.js';

interface Id {
  readonly id: string;
}

const given = (failure?: Error) => {
  const requests: WebhookRequest[] = [];
  const did: string[] = [];
  const doing = async (what: string): Promise<void> => {
    did.push(what);
    if (failure) throw failure;
  };
  const machine = webhooksMachine.provide({
    actors: {
      fetchWebhooks: fromPromise<readonly Webhook[]>(async () => [webhookOf('one')]),
      makeWebhook: fromPromise<WebhookSecretReply, WebhookRequest>(async ({ input }) => {
        requests.push(input);
        if (failure) throw failure;
        return { webhook: webhookOf('new', input), secret: SECRET };
      }),
      changeWebhookSecret: fromPromise<WebhookSecretReply, Id>(async ({ input: { id } }) => {
        await doing(`secret ${id}`);
        return { webhook: webhookOf(id, { previousUntil: '2026-03-13T00:00:00.000Z' }), secret: SECRET };
      }),
      turnWebhook: fromPromise<Webhook, Id & { readonly isOn: boolean }>(async ({ input: { id, isOn } }) => {
        await doing(`${id} ${isOn ? 'on' : 'off'}`);
        return webhookOf(id, { isOn });
      }),
      sendMessage: fromPromise<string, Id & { readonly again: string | null }>(async ({ input: { id, again } }) => {
        await doing(`${id} ${again ?? 'test'}`);
        return again ?? 'd2';
      }),
      fetchDeliveries: fromPromise<readonly Delivery[], Id & { readonly awaited: string | null }>(
        async ({ input: { id, awaited } }) => {
          await doing(`look ${id} ${awaited ?? ''}`.trim());
          return [deliveryOf('d1')];
        },
      ),
      deleteWebhook: fromPromise<undefined, Id>(async ({ input: { id } }) => {
        await doing(`delete ${id}`);
        return undefined;
      }),
      copyText: fromPromise(({ input }: { readonly input: { readonly text: string } }) => doing(`copy ${input.text}`)),
    },
  });
  const page = createActor(machine);
  const notices: string[] = [];
  page.on('notice', ({ title }: Notice) => notices.push(title));
  page.start();
  const idle = () =>
    waitFor(page, (state) => ['resting', 'choosing', 'asking'].some((at) => state.matches({ listed: at as never })));
  const send = async (...events: readonly WebhooksEvent[]) => {
    for (const event of events) {
      await idle();
      page.send(event);
    }
    return idle();
  };
  return { send, made: requests, did, notices };
};

const typed = { type: 'url.typed', text: ' https://books.example.com/new ' } as const;

describe('the webhooks of a member', () => {
  test('are made once there is an address and something to be told', async () => {
    const { send, made } = given();
    await send({ type: 'new.pressed' }, { type: 'making.confirmed' });
    await send(typed, { type: 'topic.toggled', topic: 'conversion.*' }, { type: 'making.confirmed' });
    expect(made).toEqual([]);
    await send({ type: 'topic.toggled', topic: 'share-link.opened' }, { type: 'making.confirmed' });
    expect(made).toEqual([{ url: 'https://books.example.com/new', topics: ['share-link.opened'] }]);
  });

  test('show their secret once, and not any more when that was closed', async () => {
    const { send, did, notices } = given();
    await send({ type: 'new.pressed' }, typed, { type: 'making.confirmed' }, { type: 'secret.copied' });
    expect([did, notices]).toEqual([[`copy ${SECRET}`], ['Secret copied']]);
    const closed = await send({ type: 'made.closed' });
    expect(JSON.stringify(closed.context)).not.toContain(SECRET);
    const renewed = await send({ type: 'secret.changed', id: 'one' });
    expect(renewed.context.secret).toBe(SECRET);
  });

  test('are tried by a test, whose message is looked at', async () => {
    const { send, did } = given();
    const { context } = await send({ type: 'test.pressed', id: 'one' });
    expect([did, context.opened, context.deliveries.length]).toEqual([['one test', 'look one d2'], 'one', 1]);
  });

  test('are sent a message again', async () => {
    const { send, did } = given();
    await send({ type: 'messages.opened', id: 'one' }, { type: 'again.pressed', delivery: 'd1' });
    expect(did).toEqual(['look one', 'one d1', 'look one d1']);
  });

  test('that are off are sent no test', async () => {
    const { send, did } = given();
    await send({ type: 'turned', id: 'one', isOn: false }, { type: 'test.pressed', id: 'one' });
    expect(did).toEqual(['one off']);
  });

  test('stay in the form when the server refuses', async () => {
    const { send } = given(new Error('no'));
    const { value, context } = await send({ type: 'new.pressed' }, typed, { type: 'making.confirmed' });
    expect([value, context.failure]).toEqual([{ listed: 'choosing' }, 'Please try again.']);
  });

  test('are deleted once that was confirmed', async () => {
    const { send, did } = given();
    await send({ type: 'delete.pressed', id: 'one' }, { type: 'delete.cancelled' });
    const { context } = await send({ type: 'delete.pressed', id: 'one' }, { type: 'delete.confirmed' });
    expect([did, context.webhooks]).toEqual([['delete one'], []]);
  });
});

describe('every edge of the webhooks of a member', () => {
  testEveryEdge(webhooksWalk);
});
