import { lostOf, type Parts } from './kept-parts.js';

const parts: Parts = { fields: 3, links: 2, 'other annotations': 1, bookmarks: 0, attachments: 1, tags: 9 };

describe('what a compressed copy lost', () => {
  test('is nothing where it has as many of each, or more', () => {
    expect(lostOf(parts, { ...parts, bookmarks: 1 })).toBe('-');
  });

  test('is told by number and name', () => {
    expect(lostOf(parts, { ...parts, fields: 0, links: 1 })).toBe('3 fields, 1 links');
  });

  test('is unknown of a file that qpdf cannot tell about', () => {
    expect(lostOf(undefined, parts)).toBe('?');
  });
});
