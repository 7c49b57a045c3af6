import { convertReply } from '../../contracts/api/conversions.js';
import { fieldPart, filePart, multipart, openBrowser, raw, rawForm } from '../fixtures/gateway-client.js';
import { jpeg, pdf, png } from '../fixtures/smallest-files.js';
import { startGateway, type Running } from '../fixtures/running-gateway.js';

let running: Running;
beforeAll(async () => {
  running = await startGateway();
});
afterAll(() => running.stop());

const visitor = () => openBrowser(running.url);
const eventsOf = async (conversionId: string) =>
  (await running.log()).filter(({ data }) => 'conversionId' in data && data.conversionId === conversionId);

describe('POST /api/convert', () => {
  test('answers with the conversion and a link that works already', async () => {
    const { status, body } = await visitor().convert([{ bytes: pdf() }], { operation: 'pdf-compress' });
    expect(status).toBe(200);
    const reply = convertReply.strict().parse(body);
    expect(reply.shareLink).toBe(`${running.url}/s/${reply.shareHash}`);
    const types = (await eventsOf(reply.id)).map(({ type }) => type);
    expect(types).toEqual(['UploadReceived', 'ConversionRequested', 'ShareLinkCreated']);
    const created = (await eventsOf(reply.id)).find(({ type }) => type === 'ShareLinkCreated');
    expect(created?.data).toMatchObject({ expiresAt: reply.expiresAt, latestEnd: reply.latestEnd });
  });

  test('puts the files in the order they came, the tool and its checked options on the log', async () => {
    const { body } = await visitor().convert(
      [
        { bytes: pdf('first'), name: 'first.pdf' },
        { bytes: png, name: 'second.png' },
        { bytes: jpeg, name: 'second.png' },
      ],
      { operation: 'to-pdf' },
    );
    const requested = (await eventsOf(body['id']!)).find(({ type }) => type === 'ConversionRequested');
    expect(requested?.data).toMatchObject({
      tool: 'to-pdf',
      lane: 'pdf',
      options: {},
      shareHash: body['shareHash'],
      files: [
        { name: 'first.pdf', kind: 'pdf', mime: 'application/pdf', size: pdf('first').length },
        { name: 'second.png', kind: 'image', mime: 'image/png' },
        { name: 'second.png', kind: 'image', mime: 'image/jpeg' },
      ],
    });
  });

  test.each([
    ['1d', 24 * 60 * 60 * 1000],
    ['1h', 60 * 60 * 1000],
  ])('notes with the request that its link is to end after %s', async (expires, lifeMs) => {
    const { body } = await visitor().convert([{ bytes: pdf() }], { operation: 'pdf-compress', expires });
    const requested = (await eventsOf(body['id']!)).find(({ type }) => type === 'ConversionRequested');
    const { at, options } = requested!.data as { at: string; options: Record<string, string> };
    expect(Date.parse(options['@link-end']!) - Date.parse(at)).toBe(lifeMs);
  });

  test.each([
    ['soon', 'request.invalid'],
    ['2026-13-01T00:00:00Z', 'request.invalid'],
    ['2020-01-01T00:00:00Z', 'share-link.end-impossible'],
    ['8w', 'share-link.end-impossible'],
    ['9999-01-01T00:00:00Z', 'share-link.end-impossible'],
  ])('refuses %s as the end of a guest’s link', async (expires, code) => {
    const { status, body } = await visitor().convert([{ bytes: pdf() }], { operation: 'pdf-compress', expires });
    expect([status, body['code']]).toEqual([400, code]);
  });

  test('reads options that come before the files, and fills in those left out', async () => {
    const form = rawForm(
      fieldPart('watermarkText', 'Draft'),
      fieldPart('watermarkOpacity', '0.25'),
      fieldPart('operation', 'pdf-watermark'),
      filePart('a.pdf', pdf()),
    );
    const { body } = await raw(`${running.url}/api/convert`, { method: 'POST', headers: multipart }, form);
    const { id } = convertReply.parse(JSON.parse(body.toString()));
    const requested = (await eventsOf(id)).find(({ type }) => type === 'ConversionRequested');
    expect(requested?.data).toMatchObject({
      options: { watermarkText: 'Draft', watermarkOpacity: 0.25, watermarkPosition: 'center' },
    });
  });

  test('names the valid operations when it does not know one', async () => {
    const { status, body } = await visitor().convert([{ bytes: pdf() }], { operation: 'pdf-explode' });
    expect(status).toBe(400);
    expect(body).toEqual({
      code: 'tool.unknown',
      error: expect.stringMatching(/^operation: "pdf-explode" is not a tool; valid values are pdf-merge, .*pdf-split/),
      facts: expect.objectContaining({ given: 'pdf-explode' }),
    });
  });

  test.each([
    ['pdf-merge', [pdf()], 'Requires 2 or more PDF files'],
    ['pdf-merge', [pdf(), png], 'Requires PDF files only'],
    ['pdf-compress', [pdf(), pdf()], 'Requires exactly 1 PDF file'],
  ])('says why the files do not fit %s', async (operation, files, message) => {
    const { status, body } = await visitor().convert(
      files.map((bytes) => ({ bytes, name: 'a' })),
      { operation },
    );
    expect({ status, error: body['error'], code: body['code'] }).toEqual({
      status: 422,
      error: message,
      code: 'tool.files-do-not-fit',
    });
  });

  test.each([
    ['pdf-watermark', { watermarkText: '  ' }, 'watermarkText: Please enter watermark text'],
    ['pdf-watermark', { watermarkOpacity: '1.5' }, 'watermarkOpacity: must be a number from 0 to 1'],
    ['pdf-compress', { quality: 'best' }, 'quality: must be one of low, medium, high'],
    ['pdf-compress', { quality: 'x'.repeat(20_000) }, 'quality: must be at most 2000 characters'],
  ])('refuses an option of %s that is not valid', async (operation, options, error) => {
    const { status, body } = await visitor().convert([{ bytes: pdf() }], { operation, ...options });
    expect({ status, code: body['code'], error: body['error'] }).toEqual({
      status: 422,
      code: 'tool.option-invalid',
      error,
    });
  });

  test('leaves no file behind when it refuses', async () => {
    const before = await running.blobCount();
    await visitor().convert([{ bytes: pdf() }], { operation: 'pdf-explode' });
    await visitor().convert([{ bytes: pdf() }], { operation: 'pdf-merge' });
    await visitor().convert([{ bytes: pdf() }], { operation: 'pdf-compress', quality: 'best' });
    expect(await running.blobCount()).toBe(before);
  });

  test('starts a visitor once, however often they come', async () => {
    const browser = visitor();
    await browser.convert([{ bytes: pdf() }], { operation: 'pdf-compress' });
    const { body } = await browser.convert([{ bytes: pdf() }], { operation: 'pdf-compress' });
    const requested = (await eventsOf(body['id']!)).find(({ type }) => type === 'ConversionRequested');
    const owner = requested && 'owner' in requested.data ? requested.data.owner : '';
    const sessions = (await running.log()).filter(({ stream }) => stream === `session-${owner}`);
    expect(sessions).toHaveLength(1);
    expect(sessions[0]).toMatchObject({ type: 'SessionStarted', data: { owner } });
  });
});

describe('POST /api/conversions/{id}/cancel', () => {
  test('puts the wish on the log', async () => {
    const browser = visitor();
    const { body } = await browser.convert([{ bytes: pdf() }], { operation: 'pdf-compress' });
    const response = await browser.call(`/api/conversions/${body['id']!}/cancel`, { method: 'POST' });
    expect(await response.json()).toEqual({ id: body['id'], status: 'processing' });
    expect((await eventsOf(body['id']!)).map(({ type }) => type)).toContain('ConversionCancelRequested');
  });

  test('asked twice is one wish', async () => {
    const browser = visitor();
    const { body } = await browser.convert([{ bytes: pdf() }], { operation: 'pdf-compress' });
    const path = `/api/conversions/${body['id']!}/cancel`;
    await browser.call(path, { method: 'POST' });
    expect((await browser.call(path, { method: 'POST' })).status).toBe(200);
    const wishes = (await eventsOf(body['id']!)).filter(({ type }) => type === 'ConversionCancelRequested');
    expect(wishes).toHaveLength(1);
  });

  test('knows no conversion of anybody else, and changes nothing', async () => {
    const { body } = await visitor().convert([{ bytes: pdf() }], { operation: 'pdf-compress' });
    const before = await running.log();
    const response = await visitor().call(`/api/conversions/${body['id']!}/cancel`, { method: 'POST' });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'conversion.not-found', error: 'Conversion not found' });
    expect(await running.log()).toHaveLength(before.length);
  });

  test('is refused after the end', async () => {
    const browser = visitor();
    const { body } = await browser.convert([{ bytes: pdf() }], { operation: 'pdf-compress' });
    const id = body['id']!;
    await running.append(`conversion-${id}`, {
      type: 'ConversionFailed',
      version: 1,
      data: { conversionId: id, code: 'pdf.unreadable', facts: {}, reason: 'broken', at: '2026-03-01T00:00:00.000Z' },
    });
    const response = await browser.call(`/api/conversions/${id}/cancel`, { method: 'POST' });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: 'conversion.ended' });
  });
});
