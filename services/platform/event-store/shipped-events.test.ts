import { upcast } from './upcast.js';

const result = { blob: 'b1', name: 'a.pdf', mime: 'application/pdf', size: 9, sha256: 'ab' };
const first = { conversionId: 'c1', result, thumbnail: null, notes: [], at: '2026-03-01T00:00:00.000Z' };
const manifest = { tool: 'pdf-compress', options: {}, inputs: [], engines: { docket: '0.1.0' } };
const read = (data: object) => upcast({ type: 'ConversionCompleted', version: 1, data });
/** As it stands in logs of version 0.1. */
const writtenDownload = `{
  "hash": "h1",
  "conversionId": "c1",
  "name": "a.pdf",
  "at": "2026-03-01T00:00:00.000Z"
}`;

describe('a ConversionCompleted of version 1', () => {
  test('as it was first written has no receipt and does not tell how its result was made', () => {
    expect(read(first)).toEqual({
      type: 'ConversionCompleted',
      version: 2,
      data: { ...first, receipt: null, made: null },
    });
  });

  test('keeps the receipt that it has', () => {
    expect(read({ ...first, receipt: 'b2' }).data).toEqual({ ...first, receipt: 'b2', made: null });
  });

  test('keeps what it tells of how its result was made', () => {
    expect(read({ ...first, receipt: 'b2', made: manifest }).data).toEqual({ ...first, receipt: 'b2', made: manifest });
  });
});

test('a ConversionCompleted of today is left alone', () => {
  const today = { type: 'ConversionCompleted', version: 2, data: { ...first, receipt: null, made: manifest } };
  expect(upcast(today)).toEqual(today);
});

test('a FileDownloaded of version 1 counts, as it does not tell whose it was', () => {
  const data = JSON.parse(writtenDownload) as object;
  expect(upcast({ type: 'FileDownloaded', version: 1, data })).toEqual({
    type: 'FileDownloaded',
    version: 3,
    data: {
      hash: 'h1',
      conversionId: 'c1',
      name: 'a.pdf',
      owned: false,
      withPassword: null,
      at: '2026-03-01T00:00:00.000Z',
    },
  });
});

test.each([true, false])(
  'a FileDownloaded of version 2 says itself whether it was owned, not whether a password was asked for: %s',
  (owned) => {
    const data = { ...(JSON.parse(writtenDownload) as object), owned };
    const today = { type: 'FileDownloaded', version: 3, data: { ...data, withPassword: null } };
    expect(upcast({ type: 'FileDownloaded', version: 2, data })).toEqual(today);
    expect(upcast(today)).toEqual(today);
  },
);

test('a ShareLinkViewed of version 1 tells neither whose it was nor of a password', () => {
  const data = { hash: 'h1', at: '2026-03-01T00:00:00.000Z' };
  const today = { type: 'ShareLinkViewed', version: 2, data: { ...data, owned: false, withPassword: null } };
  expect(upcast({ type: 'ShareLinkViewed', version: 1, data })).toEqual(today);
});

test.each([
  ['guest-1', '2026-03-29T00:00:00.000Z'],
  ['member-1', '2026-06-01T00:00:00.000Z'],
])('a ShareLinkCreated of version 1 could be made to last as long as links of %s may', (owner, latestEnd) => {
  const at = '2026-03-01T00:00:00.000Z';
  const data = { hash: 'h1', conversionId: 'c1', owner, expiresAt: '2026-03-02T00:00:00.000Z', at };
  const today = { type: 'ShareLinkCreated', version: 2, data: { ...data, latestEnd } };
  expect(upcast({ type: 'ShareLinkCreated', version: 1, data })).toEqual(today);
});

test('a DeliveryTried of version 1 tells nothing of an answer but its status', () => {
  const of = { deliveryId: 'd1', webhookId: 'w1', owner: 'member-u1', at: '2026-03-01T00:00:00.000Z' };
  const data = { ...of, attempt: 1, status: 500, problem: null, tookMs: 7, outcome: 'again', nextAt: of.at };
  const today = { type: 'DeliveryTried', version: 2, data: { ...data, answer: null } };
  expect(upcast({ type: 'DeliveryTried', version: 1, data })).toEqual(today);
});

test('a UserErased of version 1 was asked for by no administrator', () => {
  const data = { userId: 'u1', at: '2026-03-01T00:00:00.000Z' };
  const today = { type: 'UserErased', version: 2, data: { ...data, by: null } };
  expect(upcast({ type: 'UserErased', version: 1, data })).toEqual(today);
});

test('a file of which an UploadReceived of version 1 tells was sent', () => {
  const data = { uploadId: 'u1', name: 'a.pdf', conversionId: 'c1', at: '2026-03-01T00:00:00.000Z' };
  expect(upcast({ type: 'UploadReceived', version: 1, data })).toEqual({
    type: 'UploadReceived',
    version: 2,
    data: { ...data, from: null },
  });
});
