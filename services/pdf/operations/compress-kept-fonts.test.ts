import { jest } from '@jest/globals';
import { PDFDict, PDFDocument, PDFName, PDFRawStream, PDFString } from 'pdf-lib';
import { mendedOutlines } from '../compression/fonts/mend-outlines.js';
import { outlineLengths } from '../compression/fonts/outlines.js';
import { readTables, writeTables } from '../compression/fonts/sfnt.js';
import { decodedBytes } from '../content/objects.js';
import { differenceOf, pagesDrawnBy } from '../fixtures/drawn-by.js';
import {
  compressing,
  drawing,
  embedWholeFont,
  fontFiles,
  pageShowing,
  saved,
  show,
  wholeFont,
  wholeOutlines,
} from './compress-fonts-fixture.js';

jest.setTimeout(60_000);

/** The names of the fonts in a document that have every glyph. */
const wholeFontsIn = async (bytes: Uint8Array): Promise<string[]> => {
  const { context } = await PDFDocument.load(bytes);
  const all = JSON.stringify(wholeOutlines());
  return context.enumerateIndirectObjects().flatMap(([, object]) => {
    const file = object instanceof PDFDict ? object.lookup(PDFName.of('FontFile2')) : undefined;
    const outlines = file instanceof PDFRawStream ? outlineLengths(readTables(decodedBytes(file)!)!) : undefined;
    const name = object instanceof PDFDict ? String(object.get(PDFName.of('FontName'))).slice(1) : '';
    return JSON.stringify(outlines) === all ? [name] : [];
  });
};

/** With the starts of these outlines swapped, so that the first ends before it starts. */
const withSwappedStarts = (glyph: number): Uint8Array => {
  const tables = new Map(readTables(wholeFont()));
  const isLong = Buffer.from(tables.get('head')!).readInt16BE(50) === 1;
  const loca = Buffer.from(tables.get('loca')!);
  const width = isLong ? 4 : 2;
  const [one, next] = [glyph, glyph + 1].map((index) => loca.readUIntBE(index * width, width));
  loca.writeUIntBE(next!, glyph * width, width);
  loca.writeUIntBE(one!, (glyph + 1) * width, width);
  return writeTables(new Map([...tables, ['loca', loca]]));
};

/** Its number. */
const A = 36;

/** The same glyphs in a file of its own. */
const namedFile = (name: string): Uint8Array =>
  writeTables(new Map([...readTables(wholeFont())!, ['own ', Buffer.from(name)]]));

describe('compressing odd fonts and those of forms', () => {
  const compressed = compressing();

  test('mends the places of outlines that are out of order, and leaves what is shown as it looked', async () => {
    const document = await pageShowing('a');
    const broken = withSwappedStarts(A);
    show(document, { F: embedWholeFont(document, 'Broken', broken) }, drawing('A B C xyz'));
    const before = await saved(document);
    const after = await compressed(before);
    const [file] = await fontFiles(after);
    expect(file!.length).toBeLessThan(broken.length / 8);
    expect(mendedOutlines(readTables(broken)!)).toBeDefined();
    expect(mendedOutlines(readTables(file!)!)).toBeUndefined();
    for (const drawer of ['poppler', 'mutool'] as const) {
      expect(differenceOf(pagesDrawnBy(drawer, after)[0], pagesDrawnBy(drawer, before)[0])).toBe(0);
    }
  });

  test('keeps whole the fonts that fields name for what may be written in them, and takes glyphs from others', async () => {
    const document = await pageShowing('a');
    const { context } = document;
    const names = ['OfField', 'OfForm', 'OfParent', 'Unnamed'] as const;
    const fonts = Object.fromEntries(names.map((name) => [name, embedWholeFont(document, name, namedFile(name))]));
    const page = document.getPage(0).node;
    show(document, fonts, names.map((name) => `BT /${name} 20 Tf 20 100 Td (abc) Tj ET`).join(' '));
    const widget = (T: string, DA?: string) => ({
      Type: 'Annot',
      Subtype: 'Widget',
      FT: 'Tx',
      T: PDFString.of(T),
      Rect: [0, 0, 50, 20],
      ...(DA !== undefined && { DA: PDFString.of(DA) }),
    });
    const parent = { T: PDFString.of('all'), FT: 'Tx', DA: PDFString.of('0 g /OfParent 0 Tf'), Kids: [] };
    const fields = [widget('one', '/OfField 9 Tf 0 g'), widget('two')].map((field) => {
      const ref = context.register(context.obj(field as never));
      page.addAnnot(ref);
      return ref;
    });
    const form = { DR: { Font: fonts }, DA: PDFString.of('/OfForm 12 Tf'), Fields: [...fields, context.obj(parent)] };
    document.catalog.set(PDFName.of('AcroForm'), context.obj(form as never));
    const after = await compressed(await saved(document));
    const whole = await wholeFontsIn(after);
    expect(whole).toEqual(['OfField', 'OfForm', 'OfParent']);
  });
});
