import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DomainEvent } from '../../../contracts/events/domain-event.js';
import { API_KEYS_COLLECTION } from '../../../contracts/read-models/api-key-document.js';
import { KEPT_SIGNATURES_COLLECTION } from '../../../contracts/read-models/kept-signature-document.js';
import { SIGNING_LINKS_COLLECTION } from '../../../contracts/read-models/signing-link-document.js';
import { REQUEST_TEMPLATES_COLLECTION } from '../../../contracts/read-models/request-template-document.js';
import { BLOBS_COLLECTION } from '../../../contracts/read-models/blob-document.js';
import { DELIVERIES_COLLECTION, WEBHOOKS_COLLECTION } from '../../../contracts/read-models/webhook-document.js';
import { WORKFLOW_RUNS_COLLECTION, WORKFLOWS_COLLECTION } from '../../../contracts/read-models/workflow-document.js';
import { CONVERSIONS_COLLECTION } from '../../../contracts/read-models/conversion-document.js';
import { LINK_USES_COLLECTION } from '../../../contracts/read-models/link-use-document.js';
import { SHARE_LINKS_COLLECTION } from '../../../contracts/read-models/share-link-document.js';
import { STORED_FILES_COLLECTION } from '../../../contracts/read-models/stored-files-document.js';
import type { Documents } from '../../platform/documents/documents.js';
import { openSqliteDocuments } from '../../platform/documents/sqlite-documents.js';
import type { StoredEvent } from '../../platform/event-store/event-store.js';
import { openSqliteEventStore } from '../../platform/event-store/sqlite-event-store.js';
import { numbersFrom } from '../../platform/fixtures/random-numbers.js';
import { silentLog as log } from '../../platform/settings/logger.js';
import { defineCollections, project, rebuild } from '../../platform/read-models/refresh.js';
import { withId, type Happening } from '../fixtures/random-events.js';
import { randomStory } from '../fixtures/random-stories.js';
import {
  recountBlobs,
  recountConversion,
  recountDelivery,
  recountKey,
  recountSignature,
  recountSigningLink,
  recountTemplate,
  recountLink,
  recountStored,
  recountRun,
  recountUses,
  recountWebhook,
  recountWorkflow,
} from '../fixtures/recount.js';
import { projections } from './projections.js';

const seed = Number(process.env['SEED'] ?? randomInt(2 ** 31));
const CONVERSIONS = 40;

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'docket-stories-'));
});
afterEach(() => rm(directory, { recursive: true }));

const openDocuments = async (): Promise<Documents> => {
  const documents = openSqliteDocuments({ path: ':memory:' });
  await defineCollections(documents, projections);
  return documents;
};
const dump = async (documents: Documents): Promise<string[]> => {
  const lines: string[] = [];
  for (const { collection } of projections) {
    for await (const document of documents.all(collection.name))
      lines.push(`${collection.name} ${JSON.stringify(document)}`);
  }
  return lines;
};
const contents = async <Doc extends object>(documents: Documents, collection: string): Promise<Map<string, Doc>> => {
  const documentsById = new Map<string, Doc>();
  for await (const { id, doc } of documents.all(collection)) documentsById.set(id, doc as Doc);
  return documentsById;
};
/** The story on a log of its own. */
const onLog = async (story: readonly Happening[]) => {
  const store = openSqliteEventStore({ path: join(directory, 'events.db'), log });
  for (const { stream, event } of story) await store.append(stream, [withId(event)], 'any');
  const events: StoredEvent[] = [];
  for await (const event of store.readAll()) events.push(event);
  return { store, events };
};
const byStream = (story: readonly Happening[], prefix: string): DomainEvent[][] => {
  const streams = new Map<string, DomainEvent[]>();
  for (const { stream, event } of story) {
    if (stream.startsWith(prefix)) streams.set(stream, [...(streams.get(stream) ?? []), event]);
  }
  return [...streams.values()];
};

describe.each([0, 1, 2, 3])(`the read models of a random story (SEED=${seed}, %i)`, (number) => {
  const pick = numbersFrom(seed + number);
  const story = randomStory(pick, CONVERSIONS);

  test('has questions among its conversions, and others', () => {
    const options = story.flatMap(({ event }) => (event.type === 'ConversionRequested' ? [event.data.options] : []));
    expect(new Set(options.map((chosen) => '@question' in chosen))).toEqual(new Set([true, false]));
  });

  test('say of every conversion, link and file what a recount of its events says', async () => {
    const documents = await openDocuments();
    const { store, events } = await onLog(story);
    for (const event of events) await project(documents, projections, event);
    const conversions = byStream(story, 'conversion-').map(recountConversion);
    expect(await contents(documents, CONVERSIONS_COLLECTION)).toEqual(
      new Map(conversions.map((each) => [each.id, each])),
    );
    const links = byStream(story, 'share-').map(recountLink);
    expect(await contents(documents, SHARE_LINKS_COLLECTION)).toEqual(new Map(links.map((each) => [each.hash, each])));
    const keys = byStream(story, 'key-').map(recountKey);
    expect(await contents(documents, API_KEYS_COLLECTION)).toEqual(new Map(keys.map((each) => [each.id, each])));
    const signatures = byStream(story, 'signature-').map(recountSignature);
    expect(await contents(documents, KEPT_SIGNATURES_COLLECTION)).toEqual(
      new Map(signatures.map((each) => [each.id, each])),
    );
    const templates = byStream(story, 'template-').map(recountTemplate);
    expect(await contents(documents, REQUEST_TEMPLATES_COLLECTION)).toEqual(
      new Map(templates.map((each) => [each.id, each])),
    );
    const signings = byStream(story, 'signing-').map(recountSigningLink);
    expect(await contents(documents, SIGNING_LINKS_COLLECTION)).toEqual(
      new Map(signings.map((each) => [each.id, each])),
    );
    const webhooks = byStream(story, 'webhook-').map(recountWebhook);
    expect(await contents(documents, WEBHOOKS_COLLECTION)).toEqual(new Map(webhooks.map((each) => [each.id, each])));
    const messages = byStream(story, 'delivery-').map(recountDelivery);
    expect(await contents(documents, DELIVERIES_COLLECTION)).toEqual(new Map(messages.map((each) => [each.id, each])));
    const workflows = byStream(story, 'workflow-').map(recountWorkflow);
    expect(await contents(documents, WORKFLOWS_COLLECTION)).toEqual(new Map(workflows.map((each) => [each.id, each])));
    const runs = byStream(story, 'run-').map(recountRun);
    expect(await contents(documents, WORKFLOW_RUNS_COLLECTION)).toEqual(new Map(runs.map((each) => [each.id, each])));
    const uses = byStream(story, 'share-').flatMap((events) => [...recountUses(events)]);
    expect(await contents(documents, LINK_USES_COLLECTION)).toEqual(new Map(uses));
    const blobs = recountBlobs(story.map(({ event }) => event));
    expect(await contents(documents, BLOBS_COLLECTION)).toEqual(
      new Map([...blobs].map(([ref, conversionId]) => [ref, { conversionId }])),
    );
    expect(await contents(documents, STORED_FILES_COLLECTION)).toEqual(recountStored(story.map(({ event }) => event)));
    await Promise.all([documents.close(), store.close()]);
  });

  test('are the same to the byte, folded live with redeliveries or rebuilt from the log', async () => {
    const live = await openDocuments();
    const rebuilt = await openDocuments();
    const { store, events } = await onLog(story);
    for (const [index, event] of events.entries()) {
      await project(live, projections, event);
      const again = events.slice(Math.max(0, index - pick(4)), index + 1);
      if (pick(5) === 0) for (const old of again) await project(live, projections, old);
    }
    expect(await rebuild(store, rebuilt, projections)).toBe(events.length);
    expect(await dump(rebuilt)).toEqual(await dump(live));
    await Promise.all([live.close(), rebuilt.close(), store.close()]);
  });
});
