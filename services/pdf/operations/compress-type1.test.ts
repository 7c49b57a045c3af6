import { jest } from '@jest/globals';
import { PDFDict, PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';
import { readCompactFont } from '../compression/fonts/compact-font.js';
import { readType1 } from '../compression/fonts/type1/type1-font.js';
import { decodedBytes } from '../content/objects.js';
import { pagesDrawnBy } from '../fixtures/drawn-by.js';
import { FLAWLESS, answerOf, qpdfCheck, testWith } from '../fixtures/reference-programs.js';
import { type1Font } from '../fixtures/made-type1.js';
import { compressing } from './compress-fonts-fixture.js';

jest.setTimeout(60_000);

/** As printers want it, each part with its length before it. */
const inSegments = (parts: readonly Buffer[]): Buffer =>
  Buffer.concat(
    parts.flatMap((part, at) => {
      const length = Buffer.alloc(4);
      length.writeUInt32LE(part.length);
      return [Buffer.of(0x80, at === 1 ? 2 : 1), length, part];
    }),
  );

/** A page that shows these codes: of `A` and `B`, and of `Aacute`, which only the document's own encoding has. */
const pageShowing = async (codes: string, file: Uint8Array = Buffer.concat(type1Font())): Promise<Uint8Array> => {
  const document = await PDFDocument.create();
  const { context } = document;
  const [head, body, tail] = type1Font();
  const lengths = { Length1: head.length, Length2: body.length, Length3: tail.length };
  const box = { FontBBox: [0, 0, 600, 900], ItalicAngle: 0, Ascent: 900, Descent: 0, CapHeight: 700, StemV: 80 };
  const descriptor = { Type: 'FontDescriptor', FontName: 'Made', Flags: 4, ...box };
  const fontFile = context.register(context.flateStream(file, lengths));
  const encoding = { Type: 'Encoding', Differences: [193, 'Aacute'] };
  const font = {
    Type: 'Font',
    Subtype: 'Type1',
    BaseFont: 'Made',
    FirstChar: 65,
    LastChar: 193,
    Widths: Array.from({ length: 129 }, () => 600),
    Encoding: encoding,
    FontDescriptor: context.register(context.obj({ ...descriptor, FontFile: fontFile })),
  };
  const page = document.addPage([300, 200]);
  page.node.set(PDFName.of('Contents'), context.register(context.stream(`BT /F 48 Tf 20 100 Td <${codes}> Tj ET`)));
  page.node.set(PDFName.of('Resources'), context.obj({ Font: { F: context.register(context.obj(font)) } }));
  return document.save();
};

/** Drawn as strokes, which a compact font can't say: it stays a Type 1 font. */
const strokes = (): Buffer => {
  const [head, ...rest] = type1Font();
  return Buffer.concat([Buffer.from(head.toString('latin1').replace('/PaintType 0', '/PaintType 2')), ...rest]);
};

/** Names of the glyphs of the compact font of a document. */
const compactGlyphsIn = async (bytes: Uint8Array): Promise<readonly string[] | undefined> => {
  const { context } = await PDFDocument.load(bytes);
  for (const [, object] of context.enumerateIndirectObjects()) {
    const file = object instanceof PDFDict ? object.lookup(PDFName.of('FontFile3')) : undefined;
    if (file instanceof PDFRawStream) return readCompactFont(decodedBytes(file)!)?.names;
  }
  throw new Error('there is no compact font');
};

/** The Type 1 font of a document. */
const fontIn = async (bytes: Uint8Array) => {
  const { context } = await PDFDocument.load(bytes);
  for (const [, object] of context.enumerateIndirectObjects()) {
    const file = object instanceof PDFDict ? object.lookup(PDFName.of('FontFile')) : undefined;
    if (!(file instanceof PDFRawStream)) continue;
    const lengths = [1, 2, 3].map((part) => Number(String(file.dict.get(PDFName.of(`Length${part}`)))));
    return { ...readType1(decodedBytes(file)!)!, lengths, size: decodedBytes(file)!.length };
  }
  throw new Error('there is no font file');
};

describe('compressing a Type 1 font', () => {
  const compressed = compressing();

  test.each([
    ['41', ['.notdef', 'A']],
    ['42', ['.notdef', 'B']],
    ['C1', ['.notdef', 'A', 'Aacute', 'acute']],
  ])('leaves of <%s> the glyphs %j, as a compact font and as one that stays', async (codes, names) => {
    expect(new Set(await compactGlyphsIn(await compressed(await pageShowing(codes))))).toEqual(new Set(names));
    const { glyphs } = await fontIn(await compressed(await pageShowing(codes, strokes())));
    expect([...glyphs.names].sort()).toEqual([...names].sort());
  });

  test('makes it a compact font, which takes less than it did with the same glyphs', async () => {
    const before = await pageShowing('4142C1');
    const asType1 = await compressed(await pageShowing('4142C1', strokes()));
    const asCompact = await compressed(before);
    expect(await compactGlyphsIn(asCompact)).toHaveLength(5);
    expect(asCompact.length).toBeLessThan(asType1.length);
  });

  test('leaves subroutines that are called, under their numbers', async () => {
    const { subroutines } = await fontIn(await compressed(await pageShowing('42', strokes())));
    expect(subroutines?.entries.map(({ name }) => name)).toEqual(['0', '1', '2', '3', '4', '5']);
    const before = readType1(Buffer.concat(type1Font()))!.subroutines!.entries;
    for (const [at, { code }] of (subroutines?.entries ?? []).entries()) expect(code).toEqual(before[at]!.code);
  });

  test('says how long its parts are, and takes those of printers', async () => {
    const [head, ...rest] = type1Font();
    const stroked = Buffer.from(head.toString('latin1').replace('/PaintType 0', '/PaintType 2'));
    const programs = [strokes(), inSegments([stroked, ...rest])];
    for (const file of programs) {
      const { lengths, size } = await fontIn(await compressed(await pageShowing('4142', file)));
      expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(size);
      expect(size).toBeLessThan(programs[0]!.length / 2);
    }
  });

  test('leaves one whole that is not written as fonts are', async () => {
    const [head, body, tail] = type1Font();
    const file = Buffer.concat([head, body.subarray(0, -900), tail]);
    const before = await pageShowing('41', file);
    const { context } = await PDFDocument.load(await compressed(before));
    const files = context.enumerateIndirectObjects().flatMap(([, object]) => {
      const fontFile = object instanceof PDFDict ? object.lookup(PDFName.of('FontFile')) : undefined;
      return fontFile instanceof PDFRawStream ? [decodedBytes(fontFile)?.length] : [];
    });
    expect(files).toEqual([file.length]);
  });

  testWith('mutool', 'leaves every page as it looked and read', async () => {
    const before = await pageShowing('4142C141');
    const after = await compressed(before);
    expect(after.length).toBeLessThan(before.length);
    for (const drawer of ['poppler', 'mutool'] as const) {
      const [was] = pagesDrawnBy(drawer, before);
      expect(new Set(was).size).toBeGreaterThan(3); // something is drawn
      expect(pagesDrawnBy(drawer, after)[0]).toEqual(was);
    }
    expect(answerOf('pdftotext', after, '-bbox', 'FILE', '-')).toBe(
      answerOf('pdftotext', before, '-bbox', 'FILE', '-'),
    );
    expect(answerOf('pdftotext', after, 'FILE', '-')).toContain('ABÁA');
    expect(qpdfCheck(after)).toContain(FLAWLESS);
  });
});
