import { buffer } from 'node:stream/consumers';
import { keptTemplateReply, keptTemplatesReply, type KeptTemplate } from '../../contracts/api/request-templates.js';
import {
  REQUEST_TEMPLATES_COLLECTION,
  type RequestTemplateDocument,
} from '../../contracts/read-models/request-template-document.js';
import { REQUEST_TEMPLATES_MAX } from '../../contracts/request-templates.js';
import type { Projection } from '../../services/platform/read-models/projection.js';
import { project, STATE } from '../../services/platform/read-models/refresh.js';
import { startAccountProvider } from '../fixtures/account-provider.js';
import { ada, eve } from '../fixtures/people.js';
import { startGateway, type Running } from '../fixtures/running-gateway.js';
import { openSignIn, type Browser } from '../fixtures/signed-in.js';

let google: Awaited<ReturnType<typeof startAccountProvider>>;
let running: Running;
let browser: Browser;
let other: Browser;
beforeAll(async () => {
  google = await startAccountProvider();
  running = await startGateway({ settings: google.settings });
  browser = await openSignIn(running.url, google)(ada);
  await running.documents.define(STATE);
  other = await openSignIn(running.url, google)(eve);
});
afterAll(async () => {
  await running.stop();
  await google.stop();
});

const PAGES = '%PDF-1.4\n% the pages of a lease\n%%EOF\n';
const field = { recipient: 1, kind: 'signature', page: 1, box: { x: 60, y: 300, width: 170, height: 48 } };
const lease = { people: [{ role: 'Tenant' }, { name: 'Ada Lovelace' }], fields: [field], message: 'Please sign' };

const ask = (template: object | string, by = browser): Promise<Response> => {
  const form = new FormData();
  form.append('template', typeof template === 'string' ? template : JSON.stringify(template));
  form.append('files', new File([PAGES], 'Mietvertrag Łódź.pdf', { type: 'application/pdf' }));
  return by.call('/api/account/request-templates', { method: 'POST', body: form });
};
const keep = async (): Promise<KeptTemplate> => {
  const reply = await ask(lease);
  expect(reply.status).toBe(200);
  return keptTemplateReply.parse(await reply.json()).template;
};
const at = (id: string, part = ''): string => `/api/account/request-templates/${id}${part}`;
const forget = (id: string, by = browser) => by.call(at(id), { method: 'DELETE' });
const codeOf = async (reply: Response) => [reply.status, ((await reply.json()) as { readonly code: string }).code];

/** The rows that follow from the log. */
const rows: Projection = {
  collection: { name: REQUEST_TEMPLATES_COLLECTION, indexes: [] },
  version: 1,
  changes: ({ type, data }) => {
    if (type === 'RequestTemplateForgotten')
      return [{ id: data.templateId, fold: (before) => before && { ...before, isForgotten: true } }];
    if (type !== 'RequestTemplateKept') return [];
    const { templateId: id, at: keptAt, ...made } = data;
    return [{ id, fold: () => ({ id, ...made, keptAt, isForgotten: false }) }];
  },
};
const listOf = async (by = browser): Promise<readonly KeptTemplate[]> => {
  for (const event of await running.log()) await project(running.documents, [rows], event);
  return keptTemplatesReply.parse(await (await by.call('/api/account/request-templates')).json()).templates;
};
const blobsOf = async (id: string): Promise<readonly string[]> => {
  const keptEvent = (await running.log()).find(
    ({ type, stream }) => type === 'RequestTemplateKept' && stream.endsWith(id),
  );
  const { asked, document } = keptEvent?.data as unknown as RequestTemplateDocument;
  return [asked, document];
};

// Requirement
describe('a template that a member keeps', () => {
  test('comes back with its roles, fields and document, and to nobody else', async () => {
    const template = await keep();
    expect(template).toMatchObject({
      name: 'Mietvertrag Łódź.pdf',
      asked: {
        people: [
          { role: 'Tenant', name: '', email: '' },
          { role: '', name: 'Ada Lovelace', email: '' },
        ],
        fields: [field],
        message: 'Please sign',
      },
    });
    expect(await listOf()).toContainEqual(template);
    expect(await (await browser.call(at(template.id, '/file'))).text()).toBe(PAGES);
    expect(await listOf(other)).toEqual([]);
    expect(await codeOf(await other.call(at(template.id, '/file')))).toEqual([404, 'template.not-found']);
    expect((await fetch(`${running.url}/api/account/request-templates`)).status).toBe(401);
    expect((await fetch(`${running.url}${at(template.id, '/file')}`)).status).toBe(401);
  });

  test('lies in the store as nobody reads it without the key of its member, and is not on the log', async () => {
    const { id } = await keep();
    for (const blob of await blobsOf(id)) {
      const bytes = await buffer(await running.blobs.read(blob));
      for (const secret of ['PDF', 'Lovelace', 'Tenant']) expect(bytes.includes(secret)).toBe(false);
    }
    const log = JSON.stringify((await running.log()).filter(({ stream }) => stream === `template-${id}`));
    expect(log).not.toMatch(/Lovelace|Tenant|Mietvertrag/);
  });

  test('goes with its document when its member deletes it, and not when another one asks', async () => {
    const { id } = await keep();
    expect(await codeOf(await forget(id, other))).toEqual([404, 'template.not-found']);
    const blobs = await blobsOf(id);
    expect((await forget(id)).status).toBe(200);
    for (const blob of blobs) await expect(running.blobs.read(blob)).rejects.toMatchObject({ name: 'BlobMissing' });
    expect((await listOf()).map((one) => one.id)).not.toContain(id);
    expect(await codeOf(await forget(id))).toEqual([404, 'template.not-found']);
    expect(await codeOf(await browser.call(at(id, '/file')))).toEqual([404, 'template.not-found']);
  });

  test('whose deletion was cut off can be deleted again', async () => {
    const { id } = await keep();
    const [, document] = await blobsOf(id);
    await running.blobs.delete(document!);
    expect(await codeOf(await browser.call(at(id, '/file')))).toEqual([404, 'template.not-found']);
    expect((await forget(id)).status).toBe(200);
  });

  test.each([
    ['without people', { ...lease, people: [] }, 'template.people'],
    ['with a field of nobody', { ...lease, fields: [{ ...field, recipient: 3 }] }, 'template.fields.0.recipient'],
    ['with a password', { ...lease, people: [{ name: 'Ada', password: 'x' }] }, 'template.people.0'],
    ['that is no JSON', 'people', 'template'],
  ])('%s is refused by the name of its part', async (_, template, name) => {
    const reply = await ask(template);
    expect([reply.status, await reply.json()]).toMatchObject([
      400,
      { code: 'request.invalid', facts: { field: name } },
    ]);
  });

  test('is refused where there are too many, and the limit is told', async () => {
    const first = await keep();
    await listOf();
    const known = await running.documents.get<RequestTemplateDocument>(REQUEST_TEMPLATES_COLLECTION, first.id);
    const [event] = await running.log();
    for (const id of Array.from({ length: REQUEST_TEMPLATES_MAX }, (_, index) => `more-${index}`)) {
      const fold = () => known && { ...known, id };
      await project(running.documents, [{ ...rows, changes: () => [{ id, fold }] }], event!);
    }
    const reply = await ask(lease);
    expect([reply.status, await reply.json()]).toMatchObject([
      409,
      { code: 'template.too-many', facts: { limit: REQUEST_TEMPLATES_MAX } },
    ]);
  });
});
