import { jest } from '@jest/globals';
import { MB } from '../../../contracts/byte-sizes.js';
import { PIECE_MAX_BYTES } from '../../../contracts/limits.js';
import type { UploadEvent } from '../post-conversion.js';
import { fakeRequests, type Asked, type Reaction } from './fixtures/fake-server-of-pieces.js';
import { beginToSend, takeBack } from './large-files.js';
import { uploadInPieces } from './upload-in-pieces.js';

const real = { XMLHttpRequest: globalThis.XMLHttpRequest, fetch: globalThis.fetch, window: globalThis.window };
let discarded: string[];
beforeEach(() => {
  jest.useFakeTimers();
  discarded = [];
  const fetch = (path: unknown) => {
    discarded.push(String(path));
    return Promise.resolve(new Response('{}'));
  };
  Object.assign(globalThis, { fetch, window: new EventTarget() });
});
afterEach(() => {
  jest.useRealTimers();
  Object.assign(globalThis, real);
});

const fileOf = (bytes: number): File => new File([new Uint8Array(bytes)], 'large.pdf');
const accepted = { id: 'c1', shareHash: 'h1', shareLink: 'https://docket.test/s/h1' };
const isPiece = ({ path }: Asked): boolean => path === '/api/uploads';

/** Sends a file to a server that numbers pieces, unless `react` says otherwise, until there is an end. */
const upload = async (file: File, react: (asked: Asked, count: number) => Reaction | undefined = () => undefined) => {
  let count = 0;
  const { FakeRequest, asked } = fakeRequests((request) => {
    count += 1;
    const usual = isPiece(request) ? { piece: `p${count}` } : accepted;
    return react(request, count) ?? { status: 200, body: usual };
  });
  Object.assign(globalThis, { XMLHttpRequest: FakeRequest });
  const events: UploadEvent[] = [];
  const stop = uploadInPieces({ files: [file], operation: 'pdf-compress', options: {} }, (event) => events.push(event));
  for (let second = 0; second < 60; second += 1) await jest.advanceTimersByTimeAsync(1000);
  return { asked, told: events, end: events.at(-1), stop };
};

describe('a large file', () => {
  test('goes in pieces of at most 2 MB, and then by what stands for them', async () => {
    const { asked, end } = await upload(fileOf(6 * MB - 10));
    expect(asked).toEqual([
      { path: '/api/uploads', files: [PIECE_MAX_BYTES] },
      { path: '/api/uploads', files: [PIECE_MAX_BYTES] },
      { path: '/api/uploads', files: [PIECE_MAX_BYTES - 10] },
      { path: '/api/convert', files: ['["p1","p2","p3"]'] },
    ]);
    expect(end).toMatchObject({ type: 'upload.accepted', reply: accepted });
  });

  test('tells how much of it has gone', async () => {
    const { told } = await upload(fileOf(6 * MB - 10));
    const sent = told.flatMap((event) => (event.type === 'upload.progressed' ? [[event.sent, event.total]] : []));
    const total = 6 * MB - 10;
    expect(sent).toEqual([2 * MB, 4 * MB, total, total].map((bytes) => [bytes, total]));
  });

  test('goes on where it was when the connection is back', async () => {
    const { asked, end } = await upload(fileOf(6 * MB - 10), (_, count) =>
      count === 2 || count === 3 ? 'lost' : undefined,
    );
    expect(asked.map(({ files }) => files[0])).toEqual([
      ...Array<number>(4).fill(2 * MB),
      2 * MB - 10,
      '["p1","p4","p5"]',
    ]);
    expect(end?.type).toBe('upload.accepted');
  });

  test('asks again for its conversion when the answer to that was lost', async () => {
    const { asked, end } = await upload(fileOf(6 * MB - 10), (_, count) => (count === 4 ? 'lost' : undefined));
    expect(asked.filter((request) => !isPiece(request))).toHaveLength(2);
    expect(end?.type).toBe('upload.accepted');
  });

  test('is refused in the words of the server', async () => {
    const full = { error: 'There is no room for this file' };
    const { asked, end } = await upload(fileOf(6 * MB - 10), () => ({ status: 413, body: full }));
    expect(asked).toHaveLength(1);
    expect(end).toEqual({ type: 'upload.refused', message: 'There is no room for this file' });
  });

  test('that was refused is not sent again for another attempt; one that was taken over is', async () => {
    const file = fileOf(6 * MB - 10);
    const refuse = (asked: Asked) => (isPiece(asked) ? undefined : { status: 422, body: { code: 'pdf.encrypted' } });
    await upload(file, refuse);
    expect((await upload(file)).asked).toEqual([{ path: '/api/convert', files: ['["p1","p2","p3"]'] }]);
    expect((await upload(file)).asked).toHaveLength(4);
  });

  test('whose pieces are gone is sent anew with the next attempt', async () => {
    const file = fileOf(6 * MB - 10);
    const gone = (asked: Asked) => (isPiece(asked) ? undefined : { status: 404, body: { code: 'upload.pieces-gone' } });
    await upload(file, gone);
    expect((await upload(file)).asked).toHaveLength(4);
  });

  test('that is given up on its way is taken back from the server', async () => {
    const { asked, told, stop } = await upload(fileOf(6 * MB - 10), (_, count) => (count > 1 ? 'lost' : undefined));
    stop();
    const before = asked.length;
    await jest.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(before);
    expect(discarded).toEqual(['/api/uploads/p1']);
    expect(told.at(-1)?.type).toBe('upload.progressed');
  });
});

describe('a tool that is chosen', () => {
  test('lets large files go ahead, and no small ones; what is asked for then has them', async () => {
    const file = fileOf(6 * MB);
    const { FakeRequest, asked } = fakeRequests(() => ({ status: 200, body: { piece: 'p' } }));
    Object.assign(globalThis, { XMLHttpRequest: FakeRequest });
    beginToSend([file, fileOf(MB)]);
    await jest.advanceTimersByTimeAsync(1000);
    expect(asked.map(({ files }) => files[0])).toEqual([2 * MB, 2 * MB, 2 * MB]);
    expect((await upload(file)).asked).toEqual([{ path: '/api/convert', files: ['["p","p","p"]'] }]);
  });

  test('takes back what is not needed', async () => {
    const file = fileOf(6 * MB);
    const { FakeRequest } = fakeRequests(({ files }) => ({ status: 200, body: { piece: `p${files.length}` } }));
    Object.assign(globalThis, { XMLHttpRequest: FakeRequest });
    await import('./sent-ahead.js'); // what is loaded when it is needed takes real time
    beginToSend([file]);
    await jest.advanceTimersByTimeAsync(1000);
    takeBack([file]);
    await jest.advanceTimersByTimeAsync(1000);
    expect(discarded).toEqual(['/api/uploads/p1', '/api/uploads/p1', '/api/uploads/p1']);
  });

  test('takes back the piece that the server has and has not answered for, too', async () => {
    const file = fileOf(6 * MB);
    let count = 0;
    const { FakeRequest, asked } = fakeRequests(() => {
      count += 1;
      return { status: 200, body: { piece: `p${count}` }, afterMs: count > 1 ? 5000 : 0 };
    });
    Object.assign(globalThis, { XMLHttpRequest: FakeRequest });
    await import('./sent-ahead.js'); // what is loaded when it is needed takes real time
    beginToSend([file]);
    await jest.advanceTimersByTimeAsync(1000);
    takeBack([file]);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(2);
    expect(discarded).toEqual(['/api/uploads/p1', '/api/uploads/p2']);
  });
});
