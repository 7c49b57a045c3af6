import type { Glyph } from '../../content/glyph.js';
import { isInVisualOrder, visualOrder } from './reading-order.js';

const at = (x: number, y: number, more: Partial<Glyph> = {}): Glyph => ({
  text: 'a',
  gap: 'none',
  origin: { x, y },
  along: { x: 1, y: 0 },
  up: { x: 0, y: 1 },
  advance: 5,
  size: 10,
  ink: undefined,
  piece: undefined,
  ...more,
});
const upwards = { along: { x: 0, y: 1 }, up: { x: -1, y: 0 } };

const seen = (glyphs: readonly Glyph[]): number[] => visualOrder(glyphs).map(({ glyph }) => glyph);

test('lines from the top, each from the left, are in the order in which they are seen', () => {
  const glyphs = [at(0, 90), at(5, 90), at(10, 89), at(0, 70), at(0, 70), at(5, 70)];
  expect(isInVisualOrder(glyphs)).toBe(true);
  expect(seen(glyphs)).toEqual([0, 1, 2, 3, 4, 5]);
});

test.each([
  ['a line above the one before', [at(0, 70), at(0, 90)]],
  ['a letter left of the one before', [at(5, 90), at(0, 90)]],
  ['a raised letter', [at(0, 90), at(5, 91), at(3, 90)]],
  ['a line in another direction', [at(0, 90, upwards), at(0, 70), at(5, 90, upwards)]],
  ['a letter without a place', [at(0, 90), at(NaN, 90), at(5, 90)]],
])('%s is seen at another place than it has', (_, glyphs) => {
  expect(isInVisualOrder(glyphs)).toBe(false);
});
