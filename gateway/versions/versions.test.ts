import { Readable } from 'node:stream';
import { versionsReply, type Version } from '../../contracts/api/version-list.js';
import { SHARE_LINKS_COLLECTION } from '../../contracts/read-models/share-link-document.js';
import { UPLOADS_COLLECTION, type UploadDocument } from '../../contracts/read-models/upload-document.js';
import { openBrowser } from '../fixtures/gateway-client.js';
import { pdf } from '../fixtures/smallest-files.js';
import { startGateway, type Running } from '../fixtures/running-gateway.js';

let running: Running;
beforeAll(async () => {
  running = await startGateway();
});
afterAll(() => running.stop());

const visitor = () => openBrowser(running.url);
type Visitor = ReturnType<typeof visitor>;
const at = '2026-03-01T00:00:00.000Z';

/** Folds the log into the read model of uploads. */
const foldUploads = async (): Promise<void> => {
  for (const { type, data, position } of await running.log()) {
    if (type !== 'UploadReceived') continue;
    const { uploadId: id, owner, at, conversionId, from } = data;
    const target = { collection: UPLOADS_COLLECTION, id, position };
    await running.documents.fold<UploadDocument>(target, () => ({ id, owner, at, conversionId, from }));
  }
};

const finish = async (conversionId: string, name: string): Promise<void> => {
  const stream = `conversion-${conversionId}`;
  const bytes = pdf(name);
  const { ref: blob, size, sha256 } = await running.blobs.write(Readable.from(bytes, { objectMode: false }));
  const result = { blob, name, mime: 'application/pdf', size, sha256 };
  await running.append(stream, { type: 'ConversionStarted', version: 1, data: { conversionId, attempt: 1, at } });
  const notes = [{ code: 'signature.invalid', text: 'A signature no longer holds.' }];
  const data = { conversionId, result, thumbnail: null, receipt: null, made: null, notes, at };
  await running.append(stream, { type: 'ConversionCompleted', version: 2, data });
};

/** A conversion of a sent file, or of the result of another. */
const makeVersion = async (browser: Visitor, operation: string, from?: string): Promise<string> => {
  const files = from === undefined ? [{ bytes: pdf('sent'), name: 'lease.pdf' }] : [];
  const { body } = await browser.convert(files, { operation, ...(from !== undefined && { from }) });
  await finish(body['id']!, `${operation}.pdf`);
  await foldUploads();
  return body['id']!;
};

const versionsOf = async (browser: Visitor, ...ids: readonly string[]): Promise<readonly Version[]> => {
  const response = await browser.call(`/api/conversions/versions?ids=${ids.join(',')}`);
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  return versionsReply.parse(await response.json()).versions;
};
const idsOf = (versions: readonly Version[]): readonly string[] => versions.map(({ id }) => id);

/** A document of three steps, of which the last two were both made of the first. */
const givenDocument = async (browser: Visitor): Promise<readonly [string, string, string]> => {
  const first = await makeVersion(browser, 'pdf-compress');
  return [first, await makeVersion(browser, 'pdf-rotate', first), await makeVersion(browser, 'pdf-compress', first)];
};

describe('the versions of a document', () => {
  test('are all found by any one of them, oldest first, each with what it was made of', async () => {
    const browser = visitor();
    const document = await givenDocument(browser);
    await makeVersion(browser, 'pdf-compress'); // another document
    for (const id of document) {
      const versions = await versionsOf(browser, id);
      expect(idsOf(versions)).toEqual(document);
      expect(versions.map(({ from }) => from)).toEqual([null, document[0], document[0]]);
    }
  });

  test('say name, tool, options, sizes, notes, time and link', async () => {
    const browser = visitor();
    const id = await makeVersion(browser, 'pdf-compress');
    const [version] = await versionsOf(browser, id);
    expect(version).toMatchObject({
      operation: 'pdf-compress',
      options: { quality: 'medium' },
      status: 'completed',
      originalFileName: 'lease.pdf',
      downloadName: 'pdf-compress.pdf',
      size: pdf('pdf-compress.pdf').length,
      sizeBefore: pdf('sent').length,
      notes: ['A signature no longer holds.'],
    });
    expect(version?.shareLink).toBe(`${running.url}/s/${version?.shareHash}`);
    expect(Date.parse(version?.createdAt ?? '')).not.toBeNaN();
  });

  test('of several documents are asked for at once, those that are worked on or failed included', async () => {
    const browser = visitor();
    const done = await makeVersion(browser, 'pdf-compress');
    const { body: working } = await browser.convert([{ bytes: pdf('two') }], { operation: 'pdf-compress' });
    const { body: failed } = await browser.convert([{ bytes: pdf('three') }], { operation: 'pdf-compress' });
    const failure = { conversionId: failed['id']!, code: 'pdf.encrypted', facts: {}, reason: 'locked', at };
    await running.append(`conversion-${failed['id']}`, { type: 'ConversionFailed', version: 1, data: failure });
    expect(await versionsOf(browser, done, working['id']!, failed['id']!)).toMatchObject([
      { id: done, status: 'completed' },
      { id: working['id'], status: 'processing', downloadName: null, size: null },
      { id: failed['id'], status: 'failed', error: 'locked', code: 'pdf.encrypted' },
    ]);
  });

  test('are nobody else’s: to others each looks like one that never was', async () => {
    const owner = visitor();
    const document = await givenDocument(owner);
    const stranger = visitor();
    expect(await versionsOf(stranger, ...document)).toEqual([]);
    const own = await makeVersion(stranger, 'pdf-compress');
    expect(idsOf(await versionsOf(stranger, own, ...document))).toEqual([own]);
  });

  test('leave out what was deleted, and what was made of it stays', async () => {
    const browser = visitor();
    const [first, second, third] = await givenDocument(browser);
    await browser.call(`/api/conversions/${first}`, { method: 'DELETE' });
    expect(idsOf(await versionsOf(browser, second))).toEqual([second, third]);
  });

  test('have no link any more once that has ended', async () => {
    const browser = visitor();
    const id = await makeVersion(browser, 'pdf-compress');
    const [{ shareHash: hash } = { shareHash: '' }] = await versionsOf(browser, id);
    const target = { collection: SHARE_LINKS_COLLECTION, id: hash, position: '1' };
    await running.documents.fold(target, () => ({ hash, status: 'revoked', expiresAt: '2099-01-01T00:00:00.000Z' }));
    expect(await versionsOf(browser, id)).toMatchObject([{ id, shareLink: null }]);
  });

  test.each(['', '?ids=', '?ids=a b', `?ids=${Array.from({ length: 101 }, (_, at) => at).join(',')}`])(
    'are asked for by 1 to 100 ids, not by "%s"',
    async (query) => {
      const response = await visitor().call(`/api/conversions/versions${query}`);
      expect([response.status, await response.json()]).toEqual([
        400,
        expect.objectContaining({
          code: 'request.invalid',
          facts: expect.objectContaining({ field: 'ids' }) as object,
        }),
      ]);
    },
  );
});
