import { Readable } from 'node:stream';
import { filters } from '../../contracts/subjects.js';
import { formOf, openBrowser } from '../fixtures/gateway-client.js';
import { startGateway, type Running } from '../fixtures/running-gateway.js';
import { startAccountProvider } from '../fixtures/account-provider.js';
import { openSignIn } from '../fixtures/signed-in.js';
import { bmp, pdf, png } from '../fixtures/smallest-files.js';

let running: Running;
/** The end of the conversions that are requested; undefined: nobody works on them. */
let outcome: 'completed' | 'failed' | undefined;
let provider: Awaited<ReturnType<typeof startAccountProvider>>;
beforeAll(async () => {
  provider = await startAccountProvider();
  running = await startGateway({ settings: provider.settings });
  await running.bus.follow(filters.conversions, ({ type, data }) => {
    if (type === 'ConversionRequested') void work(data.conversionId);
  });
});
afterAll(async () => {
  await running.stop();
  await provider.stop();
});

const at = '2026-03-01T00:00:00.000Z';
const toConversion = (id: string, event: Parameters<Running['append']>[1]) => running.append(`conversion-${id}`, event);
const work = async (conversionId: string): Promise<void> => {
  if (outcome === undefined) return;
  await toConversion(conversionId, { type: 'ConversionStarted', version: 1, data: { conversionId, attempt: 1, at } });
  if (outcome === 'failed') {
    const data = {
      conversionId,
      code: 'pdf.unreadable',
      facts: { name: 'a', reason: 'b' },
      reason: 'It is broken',
      at,
    };
    await toConversion(conversionId, { type: 'ConversionFailed', version: 1, data });
    return;
  }
  const { ref: blob, size, sha256 } = await running.blobs.write(Readable.from([Buffer.from('{}')]));
  const result = { blob, size, sha256, name: 'answer.json', mime: 'application/json' };
  const data = { conversionId, result, thumbnail: null, receipt: null, made: null, notes: [], at };
  await toConversion(conversionId, { type: 'ConversionCompleted', version: 2, data });
};
const call = (path: string, init: RequestInit = {}) =>
  openBrowser(running.url).call(path, { method: 'POST', body: formOf([{ bytes: pdf() }]), ...init });
const latestOf = async (type: string): Promise<string> => {
  for (;;) {
    const event = (await running.log()).findLast((candidate) => candidate.type === type);
    if (event && 'conversionId' in event.data) return event.data.conversionId;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};
const isDeleted = async (id: string): Promise<void> => {
  while ((await latestOf('ConversionDeleted')) !== id) await new Promise((resolve) => setTimeout(resolve, 20));
};

describe('a question about a document', () => {
  test.each(['pdf/inspect', 'export/word', 'export/powerpoint', 'pdf/pages/image', 'pdf/preview'])(
    'is deleted once it is answered: %s',
    async (path) => {
      outcome = 'completed';
      const response = await call(`/api/${path}`);
      expect(response.status).toBe(200);
      expect(await response.text()).toBe('{}');
      await isDeleted(await latestOf('ConversionRequested'));
    },
  );

  test.each(['pdf/verify', 'summarize'])('is deleted once it has failed: %s', async (path) => {
    outcome = 'failed';
    expect((await call(`/api/${path}`)).status).toBe(422);
    await isDeleted(await latestOf('ConversionRequested'));
  });

  test('that is left unanswered is deleted when its conversion has ended', async () => {
    outcome = undefined;
    const leaving = new AbortController();
    const before = await latestOf('ConversionRequested');
    const left = call('/api/pdf/inspect', { signal: leaving.signal }).catch(() => undefined);
    while ((await latestOf('ConversionRequested')) === before) await new Promise((resolve) => setTimeout(resolve, 20));
    const id = await latestOf('ConversionRequested');
    leaving.abort();
    await left;
    while ((await running.log()).at(-1)?.type !== 'ConversionCancelRequested')
      await new Promise((resolve) => setTimeout(resolve, 20));
    await toConversion(id, { type: 'ConversionCancelled', version: 1, data: { conversionId: id, at } });
    await isDeleted(id);
  });

  test('is marked on the log, and a conversion with a link is not', async () => {
    outcome = undefined;
    await openBrowser(running.url).convert([{ bytes: pdf() }], { operation: 'pdf-compress' });
    const marks = (await running.log()).flatMap(({ type, data }) =>
      type === 'ConversionRequested' ? [[data.tool, data.options['@question'] === true]] : [],
    );
    expect(marks).toContainEqual(['pdf-compress', false]);
    expect(marks).toContainEqual(['pdf-inspect', true]);
    expect(await latestOf('ConversionDeleted')).not.toBe(await latestOf('ConversionRequested'));
  });
});

test('a call of one tool names the types that it takes, and no others', async () => {
  const body = formOf([{ name: 'a.bmp', bytes: bmp }]);
  expect(await (await call('/api/generate-quiz', { body })).json()).toMatchObject({
    error:
      'Invalid file type. Only PDF, PNG, JPEG, GIF, WebP, TIFF, AVIF, HEIC, JPEG XL, text, CSV, Markdown, HTML, XML files are allowed.',
  });
});

describe('an image for a call of one tool', () => {
  const MB = 1024 * 1024;
  const send = async (path: string, size: number) => {
    const bytes = Buffer.concat([png, Buffer.alloc(size - png.length)]);
    const body = formOf([{ name: 'a.png', bytes }], path === 'translate' ? { targetLanguage: 'de' } : {});
    return (await call(`/api/${path}`, { body })).json() as Promise<unknown>;
  };

  test.each(['summarize', 'generate-quiz', 'export/word', 'translate'])('may be over 15 MB: %s', async (path) => {
    outcome = 'failed';
    expect(await send(path, 15 * MB + 1)).toMatchObject({ code: 'pdf.unreadable' });
  });

  test('may not be over 25 MB', async () => {
    expect(await send('summarize', 25 * MB + 1)).toMatchObject({
      code: 'file.too-large',
      facts: { limit: 25, type: 'PNG' },
    });
  });
});

describe('a signed file', () => {
  const form = () => formOf([{ bytes: pdf() }], { signatureImageBase64: png.toString('base64') });
  const questionsOf = async () =>
    (await running.log()).flatMap(({ type, data }) =>
      type === 'ConversionRequested' && data.tool === 'pdf-place-signature' ? [data] : [],
    );

  test('is deleted once a guest has it, who has no other way to it', async () => {
    outcome = 'completed';
    expect((await call('/api/pdf/sign', { body: form() })).status).toBe(200);
    const [asked] = await questionsOf();
    await isDeleted(asked!.conversionId);
  });

  test('stays with a member, who can download and delete it from the history', async () => {
    outcome = 'completed';
    const member = await openSignIn(running.url, provider)({ sub: '1' });
    expect((await member.call('/api/pdf/sign', { method: 'POST', body: form() })).status).toBe(200);
    const { conversionId, options } = (await questionsOf()).at(-1)!;
    expect(options).not.toHaveProperty(['@question']);
    const path = `/api/conversions/${conversionId}`;
    expect((await openBrowser(running.url).call(path, { method: 'DELETE' })).status).toBe(404);
    expect((await member.call(path, { method: 'DELETE' })).status).toBe(200);
  });
});
