import { decodePDFRawStream, PDFDict, PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';
import sharp from 'sharp';
import { tesseract } from '../../engines/tesseract/tesseract.js';
import { errorRate, pictureOf, printedPdf, scanned } from '../../fixtures/printed.js';
import { readDocument } from '../read-document.js';
import { recogniserFor } from './recogniser-for.js';

const ENGLISH =
  'On the morning of 14 March 1879 the steamer left the harbour with 212 passengers, eleven horses and the mail. ' +
  'Nobody on the quay could know that the voyage, planned for nine days, would last the better part of a year; ' +
  'the captain (a careful man) had insured his own luggage twice.';
const GERMAN =
  'Über die Brücke fuhren früher täglich zwölf Züge; heute hält hier nur noch der Regionalverkehr. Die Gemeinde ' +
  'möchte das alte Bahnhofsgebäude für die Bücherei nutzen, doch größere Schäden am Dach müssen zuvor behoben werden.';

const recognise = tesseract();
afterAll(() => recognise.end());

const imageFile = (bytes: Uint8Array) => ({ name: 'scan.png', kind: 'image', mime: 'image/png', bytes }) as const;
const read = async (bytes: Uint8Array, scanLanguages = ''): Promise<string> => {
  const engine = recogniserFor({ scanLanguages }, recognise);
  const { pages } = await readDocument(imageFile(bytes), { report: () => undefined, recognise: engine });
  return pages.flatMap(({ blocks }) => blocks.map(({ text }) => text)).join(' ');
};

/** Each of its letters stands for a character of private use. */
const withoutMeaning = async (text: string): Promise<Uint8Array> => {
  const document = await PDFDocument.load(await printedPdf(text));
  for (const [, font] of document.context.enumerateIndirectObjects()) {
    const meaning = font instanceof PDFDict ? font.lookup(PDFName.of('ToUnicode')) : undefined;
    if (!(font instanceof PDFDict) || !(meaning instanceof PDFRawStream)) continue;
    const written = new TextDecoder().decode(decodePDFRawStream(meaning).decode());
    const hidden = written.replace(/(<[\da-f]+> )<(?:[\da-f]{2})+>$/gim, '$1<E0A1>');
    font.set(PDFName.of('ToUnicode'), document.context.register(document.context.stream(hidden)));
  }
  return document.save();
};

/** Pictures as the pages of one TIFF, all of the size of the largest. */
const tiffOf = async (pictures: readonly Uint8Array[]): Promise<Buffer> => {
  const sizes = await Promise.all(pictures.map(async (picture) => (await sharp(picture).metadata()).height));
  const height = Math.max(...sizes);
  const pages = await Promise.all(
    pictures.map((picture, at) =>
      sharp(picture)
        .extend({ bottom: height - (sizes[at] ?? 0), background: '#ffffff' })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(pages, { join: { animated: true } })
    .withMetadata({ density: 150 })
    .tiff()
    .toBuffer();
};

/** Measured: no errors but where there is noise; the ceilings leave room for another build of Tesseract. */
const scans = [
  { as: 'clean, 300 dots per inch', dpi: 300, damage: {}, ceiling: 0.01 },
  { as: '1.5 degrees askew', dpi: 200, damage: { skew: 1.5 }, ceiling: 0.02 },
  { as: 'noisy and blurred', dpi: 200, damage: { noise: 20, blur: 0.6 }, ceiling: 0.03 },
  { as: 'at 100 dots per inch', dpi: 100, damage: {}, ceiling: 0.05 },
] as const;

describe('recognition', () => {
  test.each(scans)('reads a scan that is $as', async ({ as, dpi, damage, ceiling }) => {
    const picture = await scanned(await pictureOf(await printedPdf(ENGLISH), dpi), damage);
    const rate = errorRate(ENGLISH, await read(picture));
    console.log(`${as}: ${(rate * 100).toFixed(2)}% of characters wrong`);
    expect(rate).toBeLessThan(ceiling);
  });

  test('notices another language that it has data of', async () => {
    const rate = errorRate(GERMAN, await read(await pictureOf(await printedPdf(GERMAN), 200)));
    expect(rate).toBeLessThan(0.02);
  });

  test('reads in the languages that were chosen, where the text is too short to tell them', async () => {
    const label = await pictureOf(await printedPdf('Größe: fünf Stück'), 200);
    expect(await read(label)).not.toContain('Größe: fünf Stück');
    expect(await read(label, 'de')).toContain('Größe: fünf Stück');
    expect(await read(label, 'fr, de')).toContain('Größe: fünf Stück');
  });

  test('refuses a language whose data is not installed, and names those that are', () => {
    const engine = { ...recognise, languages: () => ['en', 'de'] as const };
    expect(() => recogniserFor({ scanLanguages: 'de, sv' }, engine)).toThrow(
      'scanLanguages: scans are not read in Swedish on this site, only in English (en), German (de)',
    );
  });

  test.each([90, 180, 270])('reads a scan that was turned by %i degrees, as an upright page', async (degrees) => {
    const upright = await pictureOf(await printedPdf(GERMAN), 200);
    const { width, height } = await sharp(upright).metadata();
    const turned = await sharp(upright).rotate(degrees).withMetadata({ density: 200 }).png().toBuffer();
    const { pages } = await readDocument(imageFile(turned), { report: () => undefined, recognise });
    const text = pages.flatMap(({ blocks }) => blocks.map((block) => block.text)).join(' ');
    expect(errorRate(GERMAN, text)).toBeLessThan(0.02);
    expect(pages.map((page) => page.width > page.height)).toEqual([width > height]);
  });

  test('reads a fax with three times as many dots to the inch across as down, as a page of its true shape', async () => {
    const square = await pictureOf(await printedPdf(ENGLISH), 300);
    const { width, height } = await sharp(square).metadata();
    const flat = sharp(square).resize({ width, height: Math.round(height / 3), fit: 'fill' });
    const fax = await flat.tiff({ xres: 300 / 25.4, yres: 100 / 25.4, compression: 'lzw' }).toBuffer();
    const { pages } = await readDocument(imageFile(fax), { report: () => undefined, recognise });
    const text = pages.flatMap(({ blocks }) => blocks.map((block) => block.text)).join(' ');
    expect(errorRate(ENGLISH, text)).toBeLessThan(0.03);
    expect(pages.map((page) => page.height / page.width)).toEqual([expect.closeTo(height / width, 1)]);
  });

  test('reads a page whose letters have no meaning to programs, and leaves what it says where nothing reads it', async () => {
    const file = { name: 'a.pdf', kind: 'pdf', mime: 'application/pdf', bytes: await withoutMeaning(ENGLISH) } as const;
    const report = () => undefined;
    const [page] = (await readDocument(file, { report, recognise })).pages;
    expect(page?.source).toBe('recognised');
    expect(errorRate(ENGLISH, page?.blocks.map(({ text }) => text).join(' ') ?? '')).toBeLessThan(0.02);
    const [unread] = (await readDocument(file, { report })).pages;
    expect(unread?.source).toBe('text');
  });

  test('reads every page of a TIFF, telling each', async () => {
    const texts = [ENGLISH, GERMAN];
    const frames = await Promise.all(texts.map(async (text) => pictureOf(await printedPdf(text), 150)));
    const tiff = await tiffOf(frames);
    const steps: string[] = [];
    const { pages } = await readDocument(
      { name: 'scan.tiff', kind: 'image', mime: 'image/tiff', bytes: tiff },
      { report: ({ step }) => steps.push(step), recognise },
    );
    const read = pages.map(({ blocks }) => blocks.map(({ text }) => text).join(' '));
    expect(read.map((text, at) => errorRate(texts[at] ?? '', text) < 0.1)).toEqual([true, true]);
    expect(steps).toEqual(['recognising page 1 of 2', 'recognising page 2 of 2']);
  });

  test('finds no text on a blank picture', async () => {
    await expect(read(await pictureOf(await printedPdf(' '), 100))).rejects.toMatchObject({ code: 'document.no-text' });
  });
});
