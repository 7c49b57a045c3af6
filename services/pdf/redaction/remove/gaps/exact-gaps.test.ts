import { withExactGaps } from './exact-gaps.js';

const bytes = (text: string) => Buffer.from(text, 'latin1');
/** /F has codes of one byte, /Wide of two. */
const codeBytes = (font: string): number => (font === 'Wide' ? 2 : 1);
const mended = (before: string, after: string): string =>
  Buffer.from(withExactGaps(bytes(before), bytes(after), codeBytes))
    .toString('latin1')
    .trim()
    .replaceAll(/\s+/g, ' ');

/** Each glyph is .2 thousandths of the font's size nearer to the next one. */
const NEARER = '/F 1 Tf -.0002 Tc';

test('the gap of a removed word has the fractions that its letters had', () => {
  const before = `BT ${NEARER} [(this content)-5(is)] TJ ET`;
  expect(mended(before, `BT ${NEARER} [ (this con) -1595 (is) ] TJ ET`)).toBe(
    `BT ${NEARER} [ (this con) -1595.2 (is) ] TJ ET`,
  );
});

const lost = {
  'a word and its spaces': {
    before: '/F 10 Tf .123 Tw [(one two three)] TJ',
    after: '[ (one) -3014 (three) ] TJ',
    exact: '[ (one) -3013.6 (three) ] TJ',
  },
  'moves that are no whole numbers': {
    before: '/F 1 Tf [(one)-10.25(two)3.5(six)] TJ',
    after: '[ (one) -1510 (six) ] TJ',
    exact: '[ (one) -1509.75 (six) ] TJ',
  },
  'the beginning of a text': {
    before: '/F 2 Tf .001 Tc (secret name) Tj',
    after: '[ -3500 (name) ] TJ',
    exact: '[ -3500.5 (name) ] TJ',
  },
  'glyphs of two bytes': {
    before: '/Wide 1 Tf .0003 Tc [<000100020003>] TJ',
    after: '[ <0001> -512 <0003> ] TJ',
    exact: '[ <0001> -512.3 <0003> ] TJ',
  },
};

test.each(Object.entries(lost))('%s leave an exact gap', (_, { before, after, exact }) => {
  expect(mended(before, after)).toBe(exact);
});

test('moves that stay are written as they were', () => {
  expect(mended('/F 1 Tf [(a)-5.4(b)12(cd)] TJ', '[ (a) -5 (b) 12 (c) ] TJ')).toBe('[ (a) -5.4 (b) 12 (c) ] TJ');
});

test('numbers in a row are one move, which is written once', () => {
  expect(mended('/F 1 Tf [(a)-200 -300.5(b)] TJ', '[ (a) -200 -300 (b) ] TJ')).toBe('[ (a) -500.5 (b) ] TJ');
});

test('no number changes by more than a half, whatever stood there', () => {
  const before = '/F 1 Tf .0907 Tc [(aaaa aaaa)333.3(aaaa)] TJ';
  const numbers = [...mended(before, '[ (aa) -700 (aa) -20 (a) ] TJ').matchAll(/-[\d.]+/g)].map(Number);
  expect(numbers).toHaveLength(2);
  expect(Math.abs((numbers[0] ?? 0) + 700)).toBeLessThanOrEqual(0.5);
  expect(Math.abs((numbers[1] ?? 0) + 20)).toBeLessThanOrEqual(0.5);
});

test('texts that were removed as a whole, and those of which nothing is known, change nothing', () => {
  const before = `${NEARER} (gone) Tj [(stays here)] TJ`;
  expect(mended(before, '[ (stays) -1000 ] TJ')).toBe('[ (stays) -1000 ] TJ');
  expect(mended(before, '[ (other) -1000 (words) ] TJ')).toBe('[ (other) -1000 (words) ] TJ');
  expect(mended('(a b) Tj', '[ (a) % a comment\n -278.4 (b) ] TJ')).toContain('% a comment');
});
