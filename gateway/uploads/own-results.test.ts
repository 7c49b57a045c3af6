import { Readable } from 'node:stream';
import type { DomainEvent } from '../../contracts/events/domain-event.js';
import { FILE_MAX_BYTES } from '../../contracts/limits.js';
import { STORED_FILES_COLLECTION } from '../../contracts/read-models/stored-files-document.js';
import { formOf, openBrowser } from '../fixtures/gateway-client.js';
import { pdf, png } from '../fixtures/smallest-files.js';
import { startGateway, type Running } from '../fixtures/running-gateway.js';

let running: Running;
beforeAll(async () => {
  running = await startGateway();
});
afterAll(() => running.stop());

const visitor = () => openBrowser(running.url);
type Visitor = ReturnType<typeof visitor>;
const at = '2026-03-01T00:00:00.000Z';

const eventsOf = async (conversionId: string): Promise<readonly DomainEvent[]> =>
  (await running.log()).filter(({ data }) => 'conversionId' in data && data.conversionId === conversionId);

const requested = async (browser: Visitor): Promise<string> =>
  (await browser.convert([{ bytes: pdf() }], { operation: 'pdf-compress' })).body['id']!;

/** Writes the events that a worker would write about a finished conversion. */
const finish = async (id: string, bytes: Buffer, facts: object = {}): Promise<string> => {
  const stream = `conversion-${id}`;
  const { ref: blob, size, sha256 } = await running.blobs.write(Readable.from(bytes, { objectMode: false }));
  const result = { blob, name: 'lease_compressed.pdf', mime: 'application/pdf', size, sha256, ...facts };
  await running.append(stream, { type: 'ConversionStarted', version: 1, data: { conversionId: id, attempt: 1, at } });
  const data = { conversionId: id, result, thumbnail: null, receipt: null, made: null, notes: [], at };
  await running.append(stream, { type: 'ConversionCompleted', version: 2, data });
  return blob;
};

const finished = async (browser: Visitor, bytes = pdf('made'), facts: object = {}): Promise<string> => {
  const id = await requested(browser);
  await finish(id, bytes, facts);
  return id;
};

describe('the finished file of a conversion', () => {
  test('is given to its owner, whole and in parts, without a download of its link', async () => {
    const browser = visitor();
    const id = await finished(browser);
    const whole = await browser.call(`/api/conversions/${id}/file`);
    expect(whole.headers.get('content-disposition')).toContain('lease_compressed.pdf');
    expect(Buffer.from(await whole.arrayBuffer())).toEqual(pdf('made'));
    const part = await browser.call(`/api/conversions/${id}/file`, { headers: { range: 'bytes=0-3' } });
    expect([part.status, await part.text()]).toEqual([206, '%PDF']);
    expect((await eventsOf(id)).map(({ type }) => type)).not.toContain('FileDownloaded');
    expect(running.shares.asked).toEqual([]);
  });

  test('is nobody else’s', async () => {
    const id = await finished(visitor());
    const response = await visitor().call(`/api/conversions/${id}/file`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'conversion.not-found' });
  });
});

describe('a result that is converted further', () => {
  const madeFrom = async (id: string): Promise<string> => {
    for (;;) {
      const copies = (await running.log()).filter(({ data }) => 'from' in data && data.from === id);
      for (const { type, data } of copies) if (type === 'UploadReceived') return data.conversionId;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };

  test('is taken without being sent, as a copy, and the log says whose it is a copy of', async () => {
    const browser = visitor();
    const id = await finished(browser);
    const { status, body } = await browser.convert([], { operation: 'pdf-rotate', from: id });
    expect(status).toBe(200);
    const [received, asked] = await eventsOf(body['id']!);
    expect(received).toMatchObject({ type: 'UploadReceived', version: 2, data: { from: id } });
    expect(asked).toMatchObject({
      type: 'ConversionRequested',
      data: { tool: 'pdf-rotate', files: [{ name: 'lease_compressed.pdf', kind: 'pdf', size: pdf('made').length }] },
    });
    const blobs = (await eventsOf(id)).flatMap((event) =>
      event.type === 'ConversionCompleted' ? [event.data.result.blob] : [],
    );
    expect(received?.type === 'UploadReceived' && blobs.includes(received.data.blob)).toBe(false);
  });

  test('is signed without being sent, and the log says what was signed', async () => {
    const browser = visitor();
    const id = await finished(browser);
    const body = formOf([], { from: id, signatureImageBase64: png.toString('base64') });
    const answer = browser.call('/api/pdf/sign', { method: 'POST', body });
    const signed = await madeFrom(id);
    await finish(signed, pdf('signed'));
    const reply = await answer;
    expect([reply.status, Buffer.from(await reply.arrayBuffer())]).toEqual([200, pdf('signed')]);
    const asked = (await eventsOf(signed)).find(({ type }) => type === 'ConversionRequested');
    expect(asked?.data).toMatchObject({ tool: 'pdf-place-signature', files: [{ name: 'lease_compressed.pdf' }, {}] });
  });

  test('comes after the files that are sent with it', async () => {
    const browser = visitor();
    const from = [await finished(browser), await finished(browser, png, { name: 'scan.png', mime: 'image/png' })];
    const { body } = await browser.convert([{ bytes: pdf('sent'), name: 'sent.pdf' }], {
      operation: 'to-pdf',
      from: from.join(', '),
    });
    const events = await eventsOf(body['id']!);
    const asked = events.find(({ type }) => type === 'ConversionRequested');
    expect(asked?.data).toMatchObject({
      files: [{ name: 'sent.pdf' }, { name: 'lease_compressed.pdf' }, { name: 'scan.png', kind: 'image' }],
    });
    const sources = events.flatMap((event) => (event.type === 'UploadReceived' ? [event.data.from] : []));
    expect(sources.toSorted()).toEqual([null, ...from].toSorted());
  });

  const refusedBecause = async (browser: Visitor, from: string): Promise<unknown> => {
    const before = await running.blobCount();
    const sent = [{ bytes: pdf('sent') }];
    const { body } = await browser.convert(sent, { operation: 'pdf-merge', from });
    expect(await running.blobCount()).toBe(before);
    return body['code'];
  };

  test('must exist, belong to the visitor and not be deleted', async () => {
    const browser = visitor();
    expect(await refusedBecause(browser, 'no-such-conversion')).toBe('conversion.not-found');
    expect(await refusedBecause(browser, await finished(visitor()))).toBe('conversion.not-found');
    const id = await finished(browser);
    await browser.call(`/api/conversions/${id}`, { method: 'DELETE' });
    expect(await refusedBecause(browser, id)).toBe('conversion.not-found');
  });

  test('must be finished', async () => {
    const browser = visitor();
    const id = await requested(browser);
    expect(await refusedBecause(browser, id)).toBe('conversion.not-ready');
    const failure = { conversionId: id, code: 'pdf.unreadable', facts: {}, reason: 'broken', at };
    await running.append(`conversion-${id}`, { type: 'ConversionFailed', version: 1, data: failure });
    expect(await refusedBecause(browser, id)).toBe('conversion.without-file');
  });

  test('must still be stored', async () => {
    const browser = visitor();
    const id = await requested(browser);
    await running.blobs.delete(await finish(id, pdf('made')));
    const left = await finished(browser);
    expect(await refusedBecause(browser, `${left},${id}`)).toBe('conversion.file-gone');
    const response = await browser.call(`/api/conversions/${id}/file`);
    expect([response.status, await response.json()]).toEqual([
      410,
      expect.objectContaining({ code: 'conversion.file-gone' }),
    ]);
  });

  test('must be of a type and a size that are taken', async () => {
    const browser = visitor();
    const archive = await finished(browser, pdf(), { name: 'parts.zip', mime: 'application/zip' });
    expect(await refusedBecause(browser, archive)).toBe('file.type-unsupported');
    const large = await finished(browser, pdf(), { size: FILE_MAX_BYTES.pdf + 1 });
    expect(await refusedBecause(browser, large)).toBe('file.too-large');
  });

  test('are at most a hundred, together with what is sent', async () => {
    const browser = visitor();
    const id = await finished(browser);
    expect(await refusedBecause(browser, Array<string>(100).fill(id).join(','))).toBe('request.too-many-files');
  });

  test('needs room on the disk, as a file that is sent does', async () => {
    const browser = visitor();
    const id = await finished(browser);
    const [asked] = (await eventsOf(id)).filter(({ type }) => type === 'ConversionRequested');
    const owner = asked && 'owner' in asked.data ? asked.data.owner : '';
    const target = { collection: STORED_FILES_COLLECTION, id: 'full', position: '0001' };
    await running.documents.fold(target, () => ({ owner, bytes: 2048 * 1024 * 1024 - pdf('made').length + 1 }));
    const before = await running.blobCount();
    const { body } = await browser.convert([], { operation: 'pdf-rotate', from: id });
    expect(body['code']).toBe('storage.visitor-full');
    expect(await running.blobCount()).toBe(before);
  });
});
