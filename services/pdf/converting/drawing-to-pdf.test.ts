import { jest } from '@jest/globals';
import iconv from 'iconv-lite';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { withDocument } from '../engines/pdfium/pdfium-document.js';
import { renderPage } from '../engines/pdfium/render.js';
import { fileOf } from '../fixtures/operation-work.js';
import { photo } from '../fixtures/picture-samples.js';
import { FLAWLESS, imagesListed, qpdfCheck, testWith, textOf } from '../fixtures/reference-programs.js';
import { drawingToPdf } from './drawing-to-pdf.js';

jest.setTimeout(60_000);

const svg = (content: string, attributes = 'width="200" height="100"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`;

const convert = (source: string | Uint8Array, ...size: ['a4'?]) => drawingToPdf(fileOf('plan.svg', source), ...size);

const sizeOf = async (bytes: Uint8Array) => {
  const { width, height } = (await PDFDocument.load(bytes)).getPage(0).getSize();
  return [Math.round(width), Math.round(height)];
};

const SHAPES = svg(`
  <defs><linearGradient id="shade"><stop offset="0" stop-color="#f00"/><stop offset="1" stop-color="#00f"/></linearGradient>
  <clipPath id="left"><rect width="100" height="100"/></clipPath></defs>
  <rect width="200" height="40" fill="url(#shade)"/>
  <circle cx="100" cy="70" r="25" fill="green" clip-path="url(#left)"/>
  <path d="M150 60 C 170 40 190 90 195 95 Z" fill="orange" opacity=".5"/>
  <g transform="translate(20 60) rotate(30)"><rect id="box" width="20" height="20"/></g>
  <use href="#box" x="120" y="70" fill="navy"/>`);

/** Mean difference, of 255, between the page and what another program draws of the same SVG. */
const differenceFromOther = async (source: string): Promise<number> => {
  const size = { width: 400, height: 200 };
  const { bytes } = await convert(source);
  const page = (await withDocument(bytes, (document) => renderPage(document, 0, size)))!;
  const other = await sharp(Buffer.from(source), { density: 192 })
    .flatten({ background: '#fff' })
    .resize({ ...size, fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer();
  return page.rgba.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / other.length;
};

describe('an SVG drawing as PDF', () => {
  test('looks like another program draws it', async () => {
    expect(await differenceFromOther(SHAPES)).toBeLessThan(2);
    expect(await differenceFromOther(SHAPES.replace('orange', 'black'))).toBeLessThan(2);
  });

  testWith('pdftotext', 'keeps text as text in every script, and lines as lines', async () => {
    const words = ['Grundriss', 'مخطط', '平面図', 'บาน', 'План'];
    const lines = words.map((word, at) => `<text x="5" y="${at * 18 + 18}" font-size="14">${word}</text>`);
    const { bytes, notes } = await convert(svg(`<rect width="9" height="9"/>${lines.join('')}`));
    expect(words.filter((word) => !textOf(bytes).includes(word))).toEqual([]);
    expect([imagesListed(bytes), notes]).toEqual([[], []]);
  });

  testWith('qpdf', 'is without a flaw', async () => {
    expect(qpdfCheck((await convert(SHAPES)).bytes)).toContain(FLAWLESS);
  });

  test('has the size that the drawing names, at most that of a large sheet, or the one asked for', async () => {
    expect(await sizeOf((await convert(SHAPES)).bytes)).toEqual([150, 75]);
    expect(await sizeOf((await convert(svg('', 'viewBox="0 0 40 80"'))).bytes)).toEqual([30, 60]);
    expect(await sizeOf((await convert(svg('<rect/>', 'width="1e9" height="5e8"'))).bytes)).toEqual([1684, 842]);
    expect(await sizeOf((await convert(SHAPES, 'a4')).bytes)).toEqual([842, 595]);
  });

  test('is read in the encoding that it declares', async () => {
    const latin = `<?xml version="1.0" encoding="ISO-8859-1"?>${svg('<text y="20">Größe</text>')}`;
    const encodings = [iconv.encode(latin, 'latin1'), Buffer.from(`\ufeff${SHAPES}`, 'utf16le'), Buffer.from(SHAPES)];
    for (const bytes of encodings) expect((await convert(bytes)).bytes.length).toBeGreaterThan(1000);
  });

  testWith('pdfimages', 'shows pictures that are in the file', async () => {
    const png = (await photo({ width: 30, height: 20 }).png().toBuffer()).toString('base64');
    const { bytes, notes } = await convert(
      svg(`<image xlink:href="data:image/png;base64,${png}" width="60" height="40"/>`),
    );
    expect([imagesListed(bytes).length, notes]).toEqual([1, []]);
  });

  test('leaves out pictures that are elsewhere, and says how many', async () => {
    const { notes } = await convert(
      svg(`<image href="http://127.0.0.1:9/a.png" width="9" height="9"/>
        <svg:image xmlns:svg="http://www.w3.org/2000/svg" xlink:href='file:///etc/passwd' width="9" height="9"></svg:image>
        <image href="package.json" alt="a > b" width="9" height="9"/>
        <filter id="f"><feImage href="//127.0.0.1/a.png"/></filter><!-- <image href="x.png"/> -->`),
    );
    const text = '4 pictures of plan.svg were not loaded, because they are not in the file.';
    expect(notes).toEqual([{ code: 'pictures.not-loaded', text }]);
    expect((await convert(svg('<image href="a.png" width="9" height="9"/>'))).notes).toMatchObject([
      { text: 'One picture of plan.svg was not loaded, because it is not in the file.' },
    ]);
  });

  test.each([
    ['is cut off', SHAPES.slice(0, 300)],
    ['is of another kind', '<html/>'],
    [
      'names itself again and again',
      `<!DOCTYPE svg [<!ENTITY a "&b;"><!ENTITY b "&a;&a;">]>${svg('<text>&a;</text>')}`,
    ],
    ['reads a file as an entity', `<!DOCTYPE svg [<!ENTITY a SYSTEM "/etc/passwd">]>${svg('<text>&a;</text>')}`],
    [
      'hides the address of a file',
      `<!DOCTYPE svg [<!ENTITY a "<&#105;mage href='package.json' width='9' height='9'/>">]>${svg('<g>&a;</g>')}`,
    ],
  ])('is refused where it %s', async (_, source) => {
    await expect(convert(source)).rejects.toMatchObject({ code: 'drawing.unreadable', facts: { name: 'plan.svg' } });
  });
});
