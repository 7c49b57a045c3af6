import { jest } from '@jest/globals';
import { line, rawDocument } from '../../fixtures/raw-pdf.js';
import { save } from '../../fixtures/pdfs.js';
import { fileOf, openWork, type TestWork } from '../../fixtures/operation-work.js';
import { exportWord } from '../../operations/export-to-word.js';
import { partsOf } from '../../fixtures/office-xml.js';
import { readPages } from '../../reading/read-document.js';
import { drawingsOnPage } from './drawings-on-page.js';
import { leftOutDrawings } from './left-out-drawings.js';

jest.setTimeout(120_000);

let work: TestWork;
beforeAll(async () => {
  work = await openWork();
});
afterAll(() => work.end());

/** Triangles filled with tiles that lie so close. */
const tiledTriangles = async ({ count, step }: { readonly count: number; readonly step: number }) => {
  const raw = await rawDocument();
  const tile = raw.stream('1 0 0 rg 0 0 1 1 re f .5 g 1 1 m 2 2 l s', {
    Type: 'Pattern',
    PatternType: 1,
    PaintType: 1,
    TilingType: 1,
    BBox: [0, 0, 3, 3],
    XStep: step,
    YStep: step,
    Resources: {},
  });
  const triangles = Array.from({ length: count }, () => '/Pattern cs /P scn 60 20 m 220 20 l 140 120 l h f');
  raw.page({ content: [line('Words above'), ...triangles].join('\n'), resources: { Pattern: { P: tile } } });
  return save(raw.document);
};

const CLOSE = { count: 1, step: 0.001 };
const MANY = { count: 3000, step: 1 };

const pageOf = async (bytes: Uint8Array) => {
  const { qpdf, recogniser: recognise } = work;
  const [page] = (await readPages(fileOf('a.pdf', bytes), { report: () => undefined, qpdf, recognise })).pages;
  return page!;
};

describe('a drawing that takes too long', () => {
  test.each([
    ['within one of its parts', CLOSE],
    ['with all of its parts', MANY],
  ])('%s is given up', async (_, drawing) => {
    const bytes = await tiledTriangles(drawing);
    const drawn = await drawingsOnPage(bytes, await pageOf(bytes), 100);
    expect(drawn).toMatchObject({ pictures: [], tooLong: true });
  });

  test('is left out of a Word file with its words kept, and said', async () => {
    const bytes = await tiledTriangles(CLOSE);
    const { bytes: word, notes } = await exportWord([fileOf('map.pdf', bytes)], { textEncoding: 'auto' }, work);
    expect(partsOf(word).get('word/document.xml')).toContain('Words above');
    expect(notes).toEqual([
      { code: 'text.pictures-not-read', text: expect.stringMatching(/^Pictures on page 1 of map\.pdf may hold text/) },
      { code: 'drawings.left-out', text: expect.stringMatching(/^Drawings on page 1 of map\.pdf were left out/) },
    ]);
  });

  test('is not begun when those before it have used the time up', async () => {
    const bytes = await tiledTriangles({ count: 1, step: 3 });
    const page = await pageOf(bytes);
    expect((await drawingsOnPage(bytes, page, 0)).tooLong).toBe(true);
    expect((await drawingsOnPage(bytes, page, 5000)).pictures).toHaveLength(1);
  });

  test('is named with up to eight pages', () => {
    const [note] = leftOutDrawings('map.pdf', [1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(note?.text).toContain('on pages 1, 2, 3, 4, 5, 6, 7, 8, … of map.pdf');
    expect(leftOutDrawings('map.pdf', [])).toEqual([]);
  });
});
