import { positionedWords } from '../../fixtures/positioned-words.js';
import type { ReadBlock } from '../../reading/lines/document-model.js';
import { lineOf } from '../../reading/lines/lines.js';
import { spacingOf } from './spacing.js';

const block = (...baselines: number[]): ReadBlock => {
  const lines = baselines.map((y) => lineOf(positionedWords('Some words', { x: 50, y, size: 10 })));
  const first = lines[0]?.box;
  const last = lines.at(-1)?.box;
  const box = { x: 50, y: first?.y ?? 0, width: 100, height: (last?.y ?? 0) + 10 - (first?.y ?? 0) };
  return { kind: 'paragraph', text: '', lines, box };
};

describe('single lines one below the other', () => {
  test('stand as far apart as they are printed, and not as far as Word would set them', () => {
    const { before, line } = spacingOf(block(115), block(100));
    expect(before + (line ?? 0)).toBe(15 * 20);
    const close = spacingOf(block(110.5), block(100));
    expect(close.before + (close.line ?? 0)).toBe(10.5 * 20);
  });

  test('are as far from a paragraph of several', () => {
    const { before, line } = spacingOf(block(140, 153), block(100, 113));
    expect([before, line]).toEqual([14 * 20, 13 * 20]);
  });
});
