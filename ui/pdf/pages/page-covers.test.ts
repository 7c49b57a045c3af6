import { coversOf } from './page-covers.js';

const names = [
  'save',
  'restore',
  'transform',
  'setTextRenderingMode',
  'showText',
  'paintImageXObject',
  'paintImageXObjectRepeat',
  'paintFormXObjectBegin',
  'paintFormXObjectEnd',
] as const;
const OPS = Object.fromEntries(names.map((name, at) => [name, at + 1]));
type Operator = readonly [(typeof names)[number], ...(readonly unknown[])];

const page = { width: 200, height: 100, transform: [1, 0, 0, -1, 0, 100] };
const of = (...operators: readonly Operator[]) => {
  const list = { fnArray: operators.map(([name]) => OPS[name] ?? 0), argsArray: operators.map(([, ...args]) => args) };
  const { cover, hiddenTexts, seenTexts, textAt } = coversOf(list, { OPS, page });
  return { cover: Number(cover.toFixed(2)), hiddenTexts, seenTexts, textAt: [...textAt] };
};
const placed = (...matrix: readonly number[]): readonly Operator[] => [
  ['save'],
  ['transform', ...matrix],
  ['paintImageXObject', 'a'],
  ['restore'],
];

describe('what a page is covered with', () => {
  test('is a picture of all of it with a text on it', () => {
    expect(of(...placed(200, 0, 0, 100, 0, 0), ['showText', []])).toEqual({
      cover: 1,
      hiddenTexts: 0,
      seenTexts: 1,
      textAt: [4],
    });
  });

  test.each([
    ['a picture on its side', placed(0, 100, -200, 0, 200, 0), 1],
    ['a picture that stands over the edge', placed(400, 0, 0, 100, -200, 0), 1],
    ['strips', [...placed(200, 0, 0, 50, 0, 0), ...placed(200, 0, 0, 50, 0, 50)], 1],
    [
      'a picture in a form',
      [['paintFormXObjectBegin', [2, 0, 0, 2, 0, 0], null], ...placed(50, 0, 0, 50, 0, 0), ['paintFormXObjectEnd']],
      0.5,
    ],
    ['the same picture again and again', [['paintImageXObjectRepeat', 'a', 50, 50, [0, 0, 50, 0, 100, 50]]], 0.38],
    ['a logo', placed(20, 0, 0, 10, 5, 5), 0.01],
  ] as readonly (readonly [string, readonly Operator[], number])[])('is measured for %s', (_, operators, cover) => {
    expect(of(...operators).cover).toBe(cover);
  });

  test('hides what is invisible and what lies under a picture of the whole page', () => {
    const scan = placed(200, 0, 0, 100, 0, 0);
    expect(of(['showText', []], ...scan, ['setTextRenderingMode', 3], ['showText', []])).toMatchObject({
      hiddenTexts: 2,
      seenTexts: 0,
    });
    expect(of(['save'], ['setTextRenderingMode', 3], ['restore'], ['showText', []])).toMatchObject({
      hiddenTexts: 0,
      seenTexts: 1,
    });
  });
});
