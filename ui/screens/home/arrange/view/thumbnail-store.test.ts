import { jest } from '@jest/globals';
import type { PdfPages } from '../pdf/pdf-pages.js';
import type { Developing } from './draw-thumbnail.js';
import { KEPT_MAX, openPictures } from './thumbnail-store.js';

const pdf: PdfPages = { pageCount: 1000, paint: () => ({ done: Promise.resolve(), cancel: () => undefined }) };

/** The pictures of a file of a thousand pages; a picture's address names its page. */
const given = (done = (page: number): Promise<string | null> => Promise.resolve(`blob:${page}`)) => {
  const begun: number[] = [];
  const begin = (_: PdfPages, page: number): Developing => {
    begun.push(page);
    return { done: done(page), cancel: () => undefined };
  };
  const pictures = openPictures([{ id: 1, pageCount: 1000, pdf }], begin);
  const told: number[] = [];
  const listen = (page: number) => pictures.subscribe(1, page, () => told.push(page));
  return { pictures, begun, told, listen, see: (page: number) => pictures.see(1, page) };
};

const calmed = () => jest.advanceTimersByTimeAsync(1000);

describe('the pictures of the pages', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('are painted once the pages stand still, those seen last first', async () => {
    const { see, begun, pictures } = given();
    for (const page of [1, 2, 3]) see(page);
    await jest.advanceTimersByTimeAsync(0);
    expect(begun).toEqual([]);
    await calmed();
    expect(begun).toEqual([3, 2, 1]);
    expect(pictures.find(1, 2)).toBe('blob:2');
  });

  test('of pages that fly past are not begun', async () => {
    const { see, begun } = given();
    for (let page = 1; page <= 50; page += 1) {
      const leave = see(page);
      await jest.advanceTimersByTimeAsync(10);
      if (page < 50) leave();
    }
    await calmed();
    expect(begun).toEqual([50]);
  });

  test('are told to their own page only', async () => {
    const { see, told, listen } = given();
    for (const page of [1, 2, 3]) listen(page);
    see(2);
    await calmed();
    expect(told).toEqual([2]);
  });

  test('are painted once, also of a page that cannot be shown', async () => {
    const { see, begun, pictures } = given((page) =>
      page === 1 ? Promise.reject(new Error('damaged')) : Promise.resolve(`blob:${page}`),
    );
    for (const page of [1, 2]) see(page)();
    for (const page of [1, 2]) see(page);
    await calmed();
    for (const page of [1, 2]) see(page);
    await calmed();
    expect(begun.toSorted()).toEqual([1, 2]);
    expect([pictures.find(1, 1), pictures.find(1, 2)]).toEqual([null, 'blob:2']);
  });

  test('are kept up to a limit, and painted again when their page comes back', async () => {
    const { see, begun, pictures, told, listen } = given();
    listen(1);
    for (let page = 1; page <= KEPT_MAX + 1; page += 1) {
      const leave = see(page);
      await calmed();
      leave();
    }
    expect([pictures.find(1, 1), pictures.find(1, 2)]).toEqual([null, 'blob:2']);
    expect(told).toEqual([1, 1]); // its coming and its going
    see(1);
    await calmed();
    expect([pictures.find(1, 1), begun.filter((page) => page === 1)]).toEqual(['blob:1', [1, 1]]);
  });

  test('stay beyond the limit as long as their page is on the screen', async () => {
    const { see, pictures } = given();
    for (let page = 1; page <= KEPT_MAX + 50; page += 1) see(page);
    await calmed();
    expect(pictures.find(1, 1)).toBe('blob:1');
    expect(pictures.find(1, KEPT_MAX + 50)).toBe(`blob:${KEPT_MAX + 50}`);
  });
});
