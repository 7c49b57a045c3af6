import type { BlockKind, ReadBlock, ReadPage } from '../../reading/lines/document-model.js';
import { isFull } from './word-columns.js';
import { frameOf } from './word-page-frame.js';

const A4 = { width: 595, height: 842 };

const block = (kind: BlockKind, top: number, bottom: number): ReadBlock => ({
  kind,
  text: 'words',
  lines: [],
  box: { x: 72, y: top, width: 400, height: bottom - top },
});

const page = (...blocks: ReadBlock[]): ReadPage => ({ ...A4, number: 1, source: 'text', blocks });

describe('the frame of pages in Word', () => {
  test('begins a little above the highest text, where a line has its room', () => {
    expect(frameOf([page(block('paragraph', 100, 700))]).top).toBe(94);
  });

  test('begins no higher than the head of a page ends', () => {
    const head = block('page-header', 50, 98);
    expect(frameOf([page(head, block('paragraph', 100, 700))]).top).toBe(98);
  });

  test('begins below the head that some of its pages have, for little more room than the others need', () => {
    const plain = page(block('paragraph', 90, 700));
    expect(frameOf([plain, page(block('page-header', 50, 98), block('paragraph', 100, 700))]).top).toBe(98);
    expect(frameOf([plain, page(block('page-header', 50, 110), block('paragraph', 112, 700))]).top).toBe(84);
  });

  test('is not moved by a head that stands beside the text', () => {
    expect(frameOf([page(block('page-header', 90, 104), block('paragraph', 100, 700))]).top).toBe(94);
  });
});

describe('a page of a Word file', () => {
  const fullest = page(block('paragraph', 100, 800));
  const frame = frameOf([fullest]);
  const down = (bottom: number) => [
    { edges: undefined, items: [{ column: undefined, block: block('paragraph', 100, bottom) }] },
  ];

  test('is full where its text ends close to where the fullest page ends', () => {
    expect(isFull(down(800), frame)).toBe(true);
    expect(isFull(down(770), frame)).toBe(true);
  });

  test('ends early where another page has room for several lines more, low as it may be', () => {
    expect(isFull(down(750), frame)).toBe(false);
  });

  test('ends early in its upper part, though no page reaches further', () => {
    expect(isFull(down(600), frameOf([page(block('paragraph', 100, 610))]))).toBe(false);
  });
});
