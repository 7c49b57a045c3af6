import { alsoOn } from './also-on.js';
import { placementsOn } from './signature-placement.js';

const here = { page: 1, pageCount: 5 };

describe('the further pages of a signature', () => {
  test.each([
    ['', []],
    ['1-5', [0, 2, 3, 4]],
    ['3, 1, 3', [0, 2]],
    ['4-3', [2, 3]],
    ['2', []],
  ])('%j are each once, without the one that it is on', (text, pages) => {
    expect(alsoOn(text, here)).toEqual({ pages, problem: '' });
  });

  test.each([
    ['some', 'must be pages and ranges separated by commas, such as 1-3, 7, 9-12'],
    ['0', 'This document has 5 pages; page 0 does not exist'],
    ['2-9', 'This document has 5 pages; page 9 does not exist'],
  ])('are none, with a reason, for %j', (text, problem) => {
    expect(alsoOn(text, here)).toEqual({ pages: [], problem });
  });

  test('are at most as many as one signature may have', () => {
    expect(alsoOn('1-200', { page: 0, pageCount: 300 }).pages).toHaveLength(199);
    expect(alsoOn('1-201', { page: 0, pageCount: 300 })).toEqual({
      pages: [],
      problem: 'A signature can be on at most 200 pages.',
    });
  });

  test('have it as near to the same place as their size lets them', async () => {
    const placement = { page: 0, x: 0.6, y: 0.1, width: 200, height: 40 };
    const pdf = {
      size: async (page: number) => (page === 1 ? { width: 250, height: 800 } : { width: 600, height: 800 }),
    };
    expect(await placementsOn(pdf, placement, [1, 2])).toEqual([
      placement,
      { ...placement, page: 1, x: expect.closeTo(0.2) },
      { ...placement, page: 2 },
    ]);
  });
});
