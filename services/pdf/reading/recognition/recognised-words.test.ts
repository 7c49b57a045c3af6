import { positionedLines } from './recognised-words.js';

/** In pixels: letters that reach up 30 from a line at 100, and down 8 where they do. */
const word = (text: string, left: number) => ({
  text,
  left,
  right: left + 20 * text.length,
  top: /[A-Zbdfhklt]/.test(text) ? 70 : 78,
  bottom: /[gjpqy]/.test(text) ? 108 : 100,
  baseline: 100,
  confidence: 95,
});
const sizeOf = (...texts: readonly string[]): number | undefined =>
  positionedLines([{ words: texts.map((text, at) => word(text, at * 200)) }], 0.5)[0]?.[0]?.style.size;

describe('the letters of a recognised line', () => {
  test('are as large as those of the next line, whether or not any reaches below it', () => {
    const sizes = [
      sizeOf('The', 'bridge', 'is', 'repainted', 'entirely', 'by', 'they'),
      sizeOf('The', 'cold', 'tide', 'must', 'not'),
      sizeOf('Together.'),
    ];
    expect(new Set(sizes).size).toBe(1);
    expect(Math.round(sizes[0] ?? 0)).toBe(19);
  });
});
