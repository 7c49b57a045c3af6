import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { Refusal } from '../../contracts/errors.js';
import { SHARE_LINKS_COLLECTION, type ShareLinkDocument } from '../../contracts/read-models/share-link-document.js';
import { startGateway, type Running } from '../fixtures/running-gateway.js';

let running: Running;
beforeAll(async () => {
  const away = async (subject: string): Promise<never> => {
    throw new Refusal('service.unavailable', { service: subject });
  };
  running = await startGateway({ bus: (real) => ({ ...real, ask: away }) });
});
afterAll(() => running.stop());

const AT = '2026-03-01T00:00:00.000Z';

/** A finished file and its link, as log and read models know them. */
const shared = async (link: Partial<ShareLinkDocument> = {}): Promise<string> => {
  const hash = randomBytes(24).toString('base64url');
  const conversionId = `c-${hash}`;
  const owner = 'guest-1';
  const { ref: blob, size, sha256 } = await running.blobs.write(Readable.from(['%PDF-1.7 the result']));
  const asked = { conversionId, owner, tool: 'pdf-rotate', lane: 'pdf', options: {}, shareHash: hash } as const;
  const result = { blob, name: 'a_rotated.pdf', mime: 'application/pdf', size, sha256 };
  const manifest = { tool: 'pdf-rotate', options: {}, inputs: [], engines: {} };
  const completed = { conversionId, result, receipt: null, made: manifest, notes: [], thumbnail: null, at: AT };
  const stream = `conversion-${conversionId}`;
  await running.append(stream, { type: 'ConversionRequested', version: 1, data: { ...asked, files: [], at: AT } });
  await running.append(stream, { type: 'ConversionStarted', version: 1, data: { conversionId, attempt: 1, at: AT } });
  await running.append(stream, { type: 'ConversionCompleted', version: 2, data: completed });
  const times = { createdAt: AT, expiresAt: '2099-01-01T00:00:00.000Z' };
  const counts = { viewCount: 0, downloadCount: 0, maxDownloads: null };
  const document = { hash, conversionId, owner, status: 'live', ...times, ...counts, hasPassword: false, ...link };
  const place = { collection: SHARE_LINKS_COLLECTION, id: hash, position: '1' };
  await running.documents.fold(place, () => document);
  return hash;
};

const ask = async (path: string) => {
  const response = await fetch(running.url + path, { headers: { accept: 'application/json' } });
  const text = await response.text();
  return { status: response.status, text, disposition: response.headers.get('content-disposition') ?? '' };
};

describe('while the share service cannot be asked', () => {
  test('the file of a link is handed out under its name, or the one that is wished for', async () => {
    const hash = await shared();
    const { status, text, disposition } = await ask(`/api/download/${hash}`);
    expect([status, text, disposition]).toEqual([200, '%PDF-1.7 the result', 'attachment; filename="a_rotated.pdf"']);
    const renamed = await ask(`/api/download-custom/${hash}?filename=mine`);
    expect(renamed.disposition).toContain('mine.pdf');
  });

  test('the page of a link tells of its file', async () => {
    const { status, text } = await ask(`/api/share/${await shared()}`);
    expect(status).toBe(200);
    expect(text).toContain('a_rotated.pdf');
  });

  test.each<[string, Partial<ShareLinkDocument>, Readonly<Record<string, number>>]>([
    ['that has ended', { status: 'revoked' }, { share: 404, download: 404, thumbnail: 404, receipt: 404 }],
    ['that is over', { expiresAt: AT }, { share: 404, download: 404, thumbnail: 404, receipt: 404 }],
    ['with a password', { hasPassword: true }, { share: 503, download: 503, thumbnail: 503, receipt: 503 }],
    ['whose downloads are counted', { maxDownloads: 3 }, { share: 200, download: 503, receipt: 404 }],
  ])('a link %s gives away nothing that it would not', async (_, link, expected) => {
    const hash = await shared(link);
    const paths = Object.keys(expected);
    const statuses = await Promise.all(paths.map(async (path) => (await ask(`/api/${path}/${hash}`)).status));
    expect(Object.fromEntries(paths.map((path, at) => [path, statuses[at]]))).toEqual(expected);
  });

  test('a link that is not known here may have been made a moment ago', async () => {
    expect((await ask(`/api/download/${randomBytes(24).toString('base64url')}`)).status).toBe(503);
  });
});
