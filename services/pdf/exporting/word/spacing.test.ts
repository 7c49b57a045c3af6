import { positionedWords } from '../../fixtures/positioned-words.js';
import type { ReadBlock } from '../../reading/lines/document-model.js';
import { lineOf } from '../../reading/lines/lines.js';
import { setBelow, spacingOf, type Above } from './spacing.js';

const block = (...baselines: number[]): ReadBlock => {
  const lines = baselines.map((y) => lineOf(positionedWords('Some words', { x: 50, y, size: 10 })));
  const first = lines[0]?.box;
  const last = lines.at(-1)?.box;
  const box = { x: 50, y: first?.y ?? 0, width: 100, height: (last?.y ?? 0) + 10 - (first?.y ?? 0) };
  return { kind: 'paragraph', text: '', lines, box };
};

/** Where Word sets the feet of the first letters of blocks one below the other, in points: four fifths down their line. */
const baselinesIn = (blocks: readonly ReadBlock[], from: number): number[] => {
  let above: Above = { box: { x: 0, y: from, width: 0, height: 0 } };
  let at = from;
  return blocks.map((one) => {
    const { before, line = 0 } = spacingOf(one, above);
    above = setBelow(one, above);
    at += before / 20;
    const baseline = at + (0.8 * line) / 20;
    at += (line / 20) * one.lines.length;
    return Math.round(baseline * 10) / 10;
  });
};

describe('paragraphs one below the other', () => {
  test('stand where they are printed, single lines and several, close together and far apart', () => {
    expect(baselinesIn([block(100), block(115), block(128, 141), block(152), block(290)], 90)).toEqual([
      100, 115, 128, 152, 290,
    ]);
  });

  test('come back to their places after one that Word sets lower', () => {
    expect(baselinesIn([block(100, 113), block(119), block(160)], 80)).toEqual([100, 123.6, 160]);
  });

  test('that follow text from another page stand close to it where they are printed further down', () => {
    const above = setBelow(block(700, 712, 80, 92), undefined);
    expect(spacingOf(block(740), above).before).toBe(8 * 20);
    expect(spacingOf(block(110), above).before).toBeGreaterThan(0);
  });
});
