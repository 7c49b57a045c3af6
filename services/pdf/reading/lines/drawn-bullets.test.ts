import { typeset } from '../../engines/typst.js';
import { fileOf, openWork, type TestWork } from '../../fixtures/operation-work.js';
import { readPages } from '../read-document.js';

let work: TestWork;
beforeAll(async () => {
  work = await openWork();
});
afterAll(() => work.end());

/** Each block of a page that draws these things at these places, in points: its kind, its mark and its text. */
const blocksOf = async (...things: readonly (readonly [x: number, y: number, drawn: string])[]) => {
  const placed = things.map(([x, y, drawn]) => `#place(top + left, dx: ${x}pt, dy: ${y}pt, ${drawn})`).join('\n');
  const bytes = await typeset(
    `#set page(width: 400pt, height: 300pt, margin: 0pt)\n#set text(size: 12pt)\n${placed}`,
    {},
  );
  const { pages } = await readPages(fileOf('a.pdf', bytes), { ...work, report: () => undefined });
  return pages[0]!.blocks.map(({ kind, marker, lines }) => [kind, marker, lines.map(({ text }) => text).join(' ')]);
};

const DOT = 'circle(radius: 2.5pt, fill: black)';
const SQUARE = 'square(size: 5pt, fill: black)';
const RING = 'circle(radius: 2.5pt, stroke: 1pt)';

describe('a small shape before a line', () => {
  test.each([
    [DOT, '\u2022'],
    [SQUARE, '\u25aa'],
    [RING, '\u25e6'],
  ])('is the bullet of an item: %s', async (shape, bullet) => {
    const blocks = await blocksOf(
      [40, 41.5, shape],
      [54, 40, '[Stones from the quarry]'],
      [40, 59.5, shape],
      [54, 58, '[Lime and sand]'],
    );
    expect(blocks).toEqual([
      ['list-item', bullet, 'Stones from the quarry'],
      ['list-item', bullet, 'Lime and sand'],
    ]);
  });

  test('has its own colour, whatever that of the item', async () => {
    const drawn = '#place(top + left, dx: 40pt, dy: 41.5pt, circle(radius: 2.5pt, fill: rgb("#aa0011")))';
    const item = '#place(top + left, dx: 54pt, dy: 40pt, text(fill: blue)[Stones])';
    const bytes = await typeset(`#set page(width: 400pt, height: 300pt, margin: 0pt)\n${drawn}\n${item}`, {});
    const { pages } = await readPages(fileOf('a.pdf', bytes), { ...work, report: () => undefined });
    expect(pages[0]!.blocks[0]!.markerWord?.style.colour).toBe('aa0011');
  });

  test.each<[string, readonly (readonly [number, number, string])[]]>([
    [
      'in the middle of it',
      [
        [40, 40, '[Stones]'],
        [86, 41.5, DOT],
        [96, 40, '[Lime]'],
      ],
    ],
    [
      'far from it',
      [
        [40, 41.5, DOT],
        [120, 40, '[Stones]'],
      ],
    ],
    [
      'higher than its letters',
      [
        [40, 28, DOT],
        [54, 40, '[Stones]'],
      ],
    ],
    [
      'larger than a bullet',
      [
        [36, 39, 'circle(radius: 5pt, fill: black)'],
        [54, 40, '[Stones]'],
      ],
    ],
  ])('is none where it stands %s', async (_, things) => {
    expect((await blocksOf(...things)).map(([, marker]) => marker)).not.toContain('\u2022');
  });
});

test('an underline in a cell is no border of the table', async () => {
  const table = `#table(columns: (auto, auto), inset: (x: 1pt, y: 6pt), [Year], [Where], [1871], [#underline(evade: false)[Genoa]], [1872], [Turin])`;
  const bytes = await typeset(`#set page(width: 400pt, height: 300pt)\n${table}`, {});
  const { pages } = await readPages(fileOf('a.pdf', bytes), { ...work, report: () => undefined });
  const rows = pages[0]!.blocks.find(({ kind }) => kind === 'table')?.rows ?? [];
  expect(rows.map((row) => row.map(({ lines }) => lines.map(({ text }) => text).join(' ')))).toEqual([
    ['Year', 'Where'],
    ['1871', 'Genoa'],
    ['1872', 'Turin'],
  ]);
});
