import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { typeset } from '../../engines/typst.js';
import { partsOf } from '../../fixtures/office-xml.js';
import { fileOf, openWork, type TestWork } from '../../fixtures/operation-work.js';
import { exportPowerpoint } from '../../operations/export-to-powerpoint.js';
import { exportWord } from '../../operations/export-to-word.js';

const CHART = `
  #set page(width: 400pt, height: 400pt, margin: 40pt)
  #set text(size: 10pt)
  The harvest was good this year, as the chart below shows for each of the regions that we have.
  #block(width: 240pt, height: 130pt)[
    #place(dx: 30pt, dy: 20pt, rect(width: 30pt, height: 90pt, fill: red))
    #place(dx: 80pt, dy: 50pt, rect(width: 30pt, height: 60pt, fill: blue))
    #place(dx: 130pt, dy: 80pt, rect(width: 30pt, height: 30pt, fill: green))
    #place(dx: 180pt, dy: 60pt, circle(radius: 25pt, fill: orange))
    #place(dx: 20pt, dy: 111pt, line(length: 215pt))
    #place(dx: 32pt, dy: 114pt)[North]
    #place(dx: 82pt, dy: 114pt)[East]
    #place(dx: 132pt, dy: 114pt)[South]
  ]
  What follows is read after it, and tells more about the harvest of the year than a chart can.`;

const TWIPS = 20;

let work: TestWork;
let pdf: Uint8Array;
beforeAll(async () => {
  work = await openWork();
  pdf = await typeset(CHART, {});
});
afterAll(() => work.end());

const wordParts = async () => (await exportWord([fileOf('chart.pdf', pdf)], { textEncoding: 'auto' }, work)).bytes;
const texts = (xml: string): string[] => [...xml.matchAll(/<w:t(?: [^>]*)?>([^<]*)</g)].map(([, text = '']) => text);

describe('a chart that is drawn in a PDF', () => {
  test('is a picture in Word with its words as words, between the paragraphs that it stands between', async () => {
    const body = partsOf(await wordParts()).get('word/document.xml') ?? '';
    const [before = '', group = '', after = ''] = body.split(/<wpg:wgp>|<\/wpg:wgp>/);
    expect(texts(group)).toEqual(['North', 'East', 'South']);
    expect(group).toContain('<pic:pic');
    expect(texts(before).join('')).toMatch(/^The harvest .* that we have\.$/);
    expect(texts(after).join('')).toMatch(/^What follows .* a chart can\.$/);
  });

  test('does not make room for itself a second time above what follows it', async () => {
    const [, after = ''] = (partsOf(await wordParts()).get('word/document.xml') ?? '').split('</wpg:wgp>');
    const [, before = ''] = /<w:spacing [^>]*w:before="(\d+)"/.exec(after) ?? [];
    expect(Number(before)).toBeGreaterThan(0);
    expect(Number(before)).toBeLessThan(40 * TWIPS);
  });

  test('shows its bars in their colours on nothing, without the words', async () => {
    const [picture] = Object.values(unzipSync(await wordParts(), { filter: ({ name }) => name.endsWith('.png') }));
    const { data, info } = await sharp(picture ?? new Uint8Array())
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [...data.subarray(4 * (y * info.width + x), 4 * (y * info.width + x) + 4)];
    expect(info.width / info.height).toBeCloseTo(215 / 91, 1);
    expect(at(3 * 25, 3 * 45)).toEqual([255, 65, 54, 255]); // red of Typst
    expect(at(3 * 75, 3 * 60)).toEqual([0, 116, 217, 255]);
    expect(at(3 * 50, 3 * 45)[3]).toBe(0);
  });

  test('is a picture on a slide, with its words where they are printed', async () => {
    const { bytes } = await exportPowerpoint([fileOf('chart.pdf', pdf)], { textEncoding: 'auto' }, work);
    const slide = partsOf(bytes).get('ppt/slides/slide1.xml') ?? '';
    expect(slide.match(/<p:pic>/g)).toHaveLength(1);
    expect(slide).toContain('North');
  });
});
