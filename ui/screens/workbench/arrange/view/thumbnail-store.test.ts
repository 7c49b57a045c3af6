import { jest } from '@jest/globals';
import type { PdfPages } from '../../../../pdf/pages/pdf-pages.js';
import type { ThumbnailTask } from './thumbnail-store.js';
import { CACHED_MAX } from './thumbnail-cache.js';
import { createThumbnailStore } from './thumbnail-store.js';

const size = () => Promise.resolve({ width: 600, height: 800 });
const pdf: PdfPages = {
  pageCount: 1000,
  size,
  render: () => ({ done: Promise.resolve(), cancel: () => undefined }),
  text: () => Promise.resolve([]),
  fields: () => Promise.resolve([]),
  renderUnderFields: () => ({ done: Promise.resolve(), cancel: () => undefined }),
  hasMarks: () => Promise.resolve(false),
  renderWithout: () => () => ({ done: Promise.resolve(), cancel: () => undefined }),
  traits: () => Promise.resolve({ text: 'all' as const, hasFields: false, hasSignatureField: false, isSigned: false }),
};

/** A file of a thousand pages; the address of each thumbnail names its page. */
const given = (done = (page: number): Promise<string | null> => Promise.resolve(`blob:${page}`)) => {
  const drawn: number[] = [];
  const draw = (_: PdfPages, page: number): ThumbnailTask => {
    drawn.push(page);
    return { done: done(page), cancel: () => undefined };
  };
  const thumbnails = createThumbnailStore([{ id: 1, pageCount: 1000, pdf }], draw);
  const notified: number[] = [];
  const listen = (page: number) => thumbnails.subscribe(1, page, () => notified.push(page));
  return { thumbnails, drawn, told: notified, listen, request: (page: number) => thumbnails.request(1, page) };
};

const settled = () => jest.advanceTimersByTimeAsync(1000);

describe('the thumbnails of the pages', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('are drawn at once, from the top down', async () => {
    const { request, drawn, thumbnails } = given();
    for (const page of [1, 2, 3]) request(page);
    await jest.advanceTimersByTimeAsync(0);
    expect(drawn).toEqual([1, 2, 3]);
    expect(thumbnails.addressOf(1, 2)).toBe('blob:2');
  });

  test('that came into view last are drawn first, once scrolling has stopped', async () => {
    const { request, drawn } = given(() => new Promise((done) => void setTimeout(done, 20, null)));
    const endRequests = [1, 2, 3].map(request);
    await jest.advanceTimersByTimeAsync(10);
    endRequests[1]?.();
    for (const page of [4, 5]) request(page);
    await jest.advanceTimersByTimeAsync(50);
    expect(drawn).toEqual([1]);
    await settled();
    expect(drawn).toEqual([1, 4, 5, 3]);
  });

  test('of pages that are scrolled past are not drawn, but the first', async () => {
    const { request, drawn } = given();
    for (let page = 1; page <= 50; page += 1) {
      const endRequest = request(page);
      await jest.advanceTimersByTimeAsync(10);
      if (page < 50) endRequest();
    }
    await settled();
    expect(drawn).toEqual([1, 50]);
  });

  test('are announced to their own page only', async () => {
    const { request, told, listen } = given();
    for (const page of [1, 2, 3]) listen(page);
    request(2);
    await settled();
    expect(told).toEqual([2]);
  });

  test('are drawn once, also of a page that cannot be shown', async () => {
    const { request, drawn, thumbnails } = given((page) =>
      page === 1 ? Promise.reject(new Error('damaged')) : Promise.resolve(`blob:${page}`),
    );
    for (const page of [1, 2]) request(page)();
    for (const page of [1, 2]) request(page);
    await settled();
    for (const page of [1, 2]) request(page);
    await settled();
    expect(drawn.toSorted()).toEqual([1, 2]);
    expect([thumbnails.addressOf(1, 1), thumbnails.addressOf(1, 2)]).toEqual([null, 'blob:2']);
  });

  test('are kept up to a limit, and drawn again when their page comes back', async () => {
    const { request, drawn, thumbnails, told, listen } = given();
    listen(1);
    for (let page = 1; page <= CACHED_MAX + 1; page += 1) {
      const endRequest = request(page);
      await settled();
      endRequest();
    }
    expect([thumbnails.addressOf(1, 1), thumbnails.addressOf(1, 2)]).toEqual([null, 'blob:2']);
    expect(told).toEqual([1, 1]); // drawn, then dropped
    request(1);
    await settled();
    expect([thumbnails.addressOf(1, 1), drawn.filter((page) => page === 1)]).toEqual(['blob:1', [1, 1]]);
  });

  test('stay beyond the limit as long as their page is near the viewport', async () => {
    const { request, thumbnails } = given();
    for (let page = 1; page <= CACHED_MAX + 50; page += 1) request(page);
    await settled();
    expect(thumbnails.addressOf(1, 1)).toBe('blob:1');
    expect(thumbnails.addressOf(1, CACHED_MAX + 50)).toBe(`blob:${CACHED_MAX + 50}`);
  });
});
