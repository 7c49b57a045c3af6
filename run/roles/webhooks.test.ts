import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { HOUR_MS } from '../../contracts/durations.js';
import type { DomainEvent } from '../../contracts/events/domain-event.js';
import { DELIVERIES_COLLECTION, type DeliveryDocument } from '../../contracts/read-models/webhook-document.js';
import { subjectOf } from '../../contracts/subjects.js';
import type { Owner } from '../../contracts/owner.js';
import type { WebhookTopic } from '../../contracts/webhooks.js';
import { startWebhookService } from '../../services/accounts/webhooks/webhook.service.js';
import { projections } from '../../services/analytics/read-models/projections.js';
import { openSqliteDocuments } from '../../services/platform/documents/sqlite-documents.js';
import { openInProcessBus } from '../../services/platform/event-bus/in-process/in-process.js';
import { openSqliteEventStore } from '../../services/platform/event-store/sqlite-event-store.js';
import { handle, load } from '../../services/platform/event-store/streams.js';
import { defineCollections, project } from '../../services/platform/read-models/refresh.js';
import { openWebhookSecrets } from '../../services/platform/secrets/webhook-secrets.js';
import { silentLog as log } from '../../services/platform/settings/logger.js';
import { innerReceivers } from '../../services/platform/webhooks/receiver-address.js';
import { webhook, type WebhookCommand } from '../../services/platform/webhooks/webhook.decider.js';

const secrets = openWebhookSecrets(Buffer.alloc(32, 5));

/** A receiver that answers with these, and then with 204; and what it was sent. One that is slow never answers. */
const openReceiver = async (...answers: readonly (number | 'slow')[]) => {
  const left = [...answers];
  const got: { readonly headers: Record<string, string>; readonly body: string }[] = [];
  const server: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      got.push({ headers: request.headers as Record<string, string>, body });
      const status = left.shift() ?? 204;
      if (status === 'slow') left.unshift(status);
      else response.writeHead(status).end(status === 500 ? 'No such order' : undefined);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    got,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () => server.close().closeAllConnections(),
  };
};

const openParts = async () => {
  const directory = await mkdtemp(join(tmpdir(), 'docket-webhooks-'));
  const store = openSqliteEventStore({ path: join(directory, 'events.db'), log });
  const bus = await openInProcessBus({ path: join(directory, 'bus.db'), events: store, log });
  const documents = openSqliteDocuments({ path: ':memory:' });
  await defineCollections(documents, projections);
  const relay = store.subscribe(undefined, async (event) => {
    await project(documents, projections, event);
    await bus.publish(subjectOf(event), event);
  });
  let aheadMs = 0;
  const clock = () => new Date(Date.now() + aheadMs);
  const inner = innerReceivers(['127.0.0.1']);
  const parts = { store, bus, documents, secrets, inner, clock, log, lookEveryMs: 20, timeLimitMs: 2000 };
  let services = [await startWebhookService(parts)];
  const stopServices = async (): Promise<void> => {
    await Promise.all(services.map((one) => one.stop()));
    services = [];
  };
  return {
    store,
    documents,
    clock,
    wait: (ms: number) => (aheadMs += ms),
    stopServices,
    startService: async () => void services.push(await startWebhookService(parts)),
    stop: async (): Promise<void> => {
      await stopServices();
      await relay.stop();
      await bus.close();
      await Promise.all([documents.close(), store.close()]);
      await rm(directory, { recursive: true });
    },
  };
};

let parts: Awaited<ReturnType<typeof openParts>>;
let receiver: Awaited<ReturnType<typeof openReceiver>>;
beforeEach(async () => {
  parts = await openParts();
});
afterEach(async () => {
  await parts.stop();
  receiver.stop();
});

const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
};
const append = (stream: string, event: DomainEvent) =>
  parts.store.append(stream, [{ ...event, id: randomUUID() }], 'any');
const tell = (command: WebhookCommand) => handle(parts.store, { stream: 'webhook-w1', decider: webhook, command });
const stateOf = async () => (await load(parts.store, { stream: 'webhook-w1', decider: webhook })).state;
const create = (topics: readonly WebhookTopic[] = ['conversion.*']) =>
  tell({
    type: 'Create',
    webhook: { webhookId: 'w1', owner: 'member-ada', url: receiver.url, topics },
    now: new Date(),
  });
const convert = async (id: string, owner: 'member-ada' | 'member-eve' | 'guest-1'): Promise<void> => {
  const at = new Date().toISOString();
  const asked = {
    conversionId: id,
    owner,
    tool: 'pdf-compress',
    lane: 'pdf',
    options: {},
    shareHash: `h-${id}`,
  } as const;
  await append(`conversion-${id}`, { type: 'ConversionRequested', version: 1, data: { ...asked, files: [], at } });
  const failed = { conversionId: id, code: 'pdf.unreadable', facts: { name: 'Secret plan.pdf' }, reason: 'x', at };
  await append(`conversion-${id}`, { type: 'ConversionFailed', version: 1, data: failed });
};
const makeWebhook = (webhookId: string, owner: Owner, url: string) =>
  handle(parts.store, {
    stream: `webhook-${webhookId}`,
    decider: webhook,
    command: { type: 'Create', webhook: { webhookId, owner, url, topics: [] }, now: new Date() },
  });
/** So many messages that are due. */
const plan = async (webhookId: string, owner: Owner, count: number): Promise<void> => {
  const at = new Date(Date.now() - HOUR_MS).toISOString();
  const message = { webhookId, owner, type: 'webhook.test', about: {}, happenedAt: at, isRepeated: true, at } as const;
  const planned = Array.from({ length: count }, () => {
    const deliveryId = randomUUID();
    return append(`delivery-${deliveryId}`, { type: 'DeliveryPlanned', version: 1, data: { ...message, deliveryId } });
  });
  await Promise.all(planned);
};
const deliveries = () =>
  parts.documents.find<DeliveryDocument>(DELIVERIES_COLLECTION, {
    where: { webhookId: 'w1' },
    sort: { field: 'createdAt', direction: 'ascending' },
    limit: 50,
  });
const bodies = () =>
  receiver.got.map(({ body }) => JSON.parse(body) as { readonly type: string; readonly data: object });

describe('a webhook', () => {
  test('is told of its member’s conversions, by ids alone, and of nobody else’s', async () => {
    receiver = await openReceiver();
    await create();
    for (const [id, owner] of [
      ['c1', 'member-eve'],
      ['c2', 'guest-1'],
      ['c3', 'member-ada'],
    ] as const)
      await convert(id, owner);
    await until(() => receiver.got.length === 1);
    expect(bodies()).toMatchObject([{ type: 'conversion.failed', data: { conversionId: 'c3' } }]);
    expect(receiver.got[0]?.body).not.toContain('Secret plan');
    const { body, headers } = receiver.got[0]!;
    new Webhook(secrets.secretOf('w1', 1)).verify(body, headers);
    await until(async () => (await deliveries()).every(({ state }) => state === 'taken'));
  });

  test('is told of links that recipients open, and not of its own views', async () => {
    receiver = await openReceiver();
    await create(['share-link.opened']);
    const at = new Date().toISOString();
    const link = { hash: 'h1', conversionId: 'c1', owner: 'member-ada', expiresAt: at, latestEnd: at, at } as const;
    await append('share-h1', { type: 'ShareLinkCreated', version: 2, data: link });
    for (const owned of [true, false])
      await append('share-h1', {
        type: 'ShareLinkViewed',
        version: 2,
        data: { hash: 'h1', owned, withPassword: null, at },
      });
    await until(() => receiver.got.length === 1);
    expect(bodies()).toMatchObject([{ type: 'share-link.opened', data: { conversionId: 'c1' } }]);
    expect(receiver.got[0]?.body).not.toContain('h1');
  });

  test('gets again what it did not take, with the same id, and no more once it took it', async () => {
    receiver = await openReceiver(500, 503);
    await create();
    await convert('c1', 'member-ada');
    await until(async () => (await deliveries())[0]?.attempts === 1);
    expect(await deliveries()).toMatchObject([{ state: 'waiting', status: 500, answer: 'No such order' }]);
    parts.wait(6_000);
    await until(async () => (await deliveries())[0]?.attempts === 2);
    parts.wait(6 * 60_000);
    await until(async () => (await deliveries())[0]?.state === 'taken');
    expect(new Set(receiver.got.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(receiver.got).toHaveLength(3);
  });

  test('gets again what it did not take while the clock was ahead, as soon as that is right', async () => {
    receiver = await openReceiver(500);
    parts.wait(40 * 24 * HOUR_MS);
    await create();
    await convert('c1', 'member-ada');
    await until(async () => (await deliveries())[0]?.attempts === 1);
    parts.wait(-40 * 24 * HOUR_MS);
    await until(async () => (await deliveries())[0]?.state === 'taken');
    expect(receiver.got).toHaveLength(2);
  });

  test('is turned off, with the reason, once a message was given up', async () => {
    receiver = await openReceiver(...Array.from({ length: 10 }, () => 500));
    await create();
    await convert('c1', 'member-ada');
    for (let attempts = 1; attempts <= 10; attempts += 1) {
      await until(async () => (await deliveries())[0]?.attempts === attempts);
      parts.wait(25 * HOUR_MS);
    }
    await until(async () => !(await stateOf()).isOn);
    expect((await stateOf()).off?.why).toBe('failing');
    expect(await deliveries()).toMatchObject([{ state: 'given up', attempts: 10 }]);
  });

  test('is turned off by the answer that it is gone, and what waits for it is dropped', async () => {
    receiver = await openReceiver(500, 410);
    await create();
    await convert('c1', 'member-ada');
    await until(async () => (await deliveries())[0]?.attempts === 1);
    await convert('c2', 'member-ada');
    await until(async () => !(await stateOf()).isOn);
    expect((await stateOf()).off?.why).toBe('gone');
    parts.wait(6_000);
    await until(async () => (await deliveries()).some(({ state }) => state === 'dropped'));
    expect(receiver.got).toHaveLength(2);
  });

  test('gets both signatures for a day after its secret was changed', async () => {
    receiver = await openReceiver();
    await create();
    await tell({ type: 'ChangeSecret', now: parts.clock() });
    await convert('c1', 'member-ada');
    await until(() => receiver.got.length === 1);
    parts.wait(25 * HOUR_MS);
    await convert('c2', 'member-ada');
    await until(() => receiver.got.length === 2);
    const signatures = receiver.got.map(({ headers }) => headers['webhook-signature']?.split(' ').length);
    expect(signatures).toEqual([2, 1]);
    const { body, headers } = receiver.got[0]!;
    for (const number of [1, 2]) new Webhook(secrets.secretOf('w1', number)).verify(body, headers);
  });

  test('is told at once while others do not answer, and more waits for one of them than is looked through', async () => {
    receiver = await openReceiver();
    const silent = await openReceiver('slow');
    for (let n = 0; n < 20; n += 1) await makeWebhook(`s${n}`, `member-${n}`, silent.url);
    for (let n = 0; n < 20; n += 1) await plan(`s${n}`, `member-${n}`, 1);
    await plan('s0', 'member-0', 2100);
    await until(async () => (await parts.documents.count(DELIVERIES_COLLECTION, {})) === 2120);
    await create();
    await convert('c1', 'member-ada');
    await until(() => receiver.got.length === 1);
    const isUnanswered = { where: { state: 'waiting' }, limit: 1000 };
    const unanswered = await parts.documents.find<DeliveryDocument>(DELIVERIES_COLLECTION, isUnanswered);
    expect(unanswered.some(({ webhookId, attempts }) => webhookId === 's0' && attempts === 0)).toBe(true);
    silent.stop();
  });

  test('gets after a restart what was planned before it, once', async () => {
    receiver = await openReceiver();
    await create();
    await parts.stopServices();
    await convert('c1', 'member-ada');
    await parts.startService();
    await until(() => receiver.got.length === 1);
    await until(async () => (await deliveries())[0]?.state === 'taken');
    expect(receiver.got).toHaveLength(1);
  });
});
