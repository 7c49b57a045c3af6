import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PDFDict, PDFDocument, PDFName, PDFRawStream, type PDFRef } from 'pdf-lib';
import { outlineLengths } from '../compression/fonts/outlines.js';
import { readTables } from '../compression/fonts/sfnt.js';
import { decodedBytes } from '../content/objects.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { compress } from './compress.js';

/** A whole TrueType font with Latin letters; its first bytes are those of any TrueType font. */
export const wholeFont = (): Uint8Array => {
  const folder = createRequire(import.meta.url)
    .resolve('pdfjs-dist/package.json')
    .replace('package.json', '');
  return new Uint8Array(readFileSync(`${folder}standard_fonts/LiberationSans-Regular.ttf`));
};

const WIDTHS = Array.from({ length: 95 }, () => 600);

/** A font of one byte for each character, with all of its glyphs, or those of another file. */
export const embedWholeFont = ({ context }: PDFDocument, name = 'LiberationSans', bytes = wholeFont()): PDFRef => {
  const file = context.register(context.flateStream(bytes));
  const box = { FontBBox: [-200, -200, 1000, 900], ItalicAngle: 0, Ascent: 900, Descent: -200, StemV: 80 };
  const descriptor = { Type: 'FontDescriptor', FontName: name, Flags: 32, CapHeight: 700, ...box, FontFile2: file };
  const range = { FirstChar: 32, LastChar: 126, Widths: WIDTHS, Encoding: 'WinAnsiEncoding' };
  const entries = { Type: 'Font', Subtype: 'TrueType', BaseFont: name, ...range };
  return context.register(context.obj({ ...entries, FontDescriptor: context.register(context.obj(descriptor)) }));
};

export const drawing = (text: string): string => `BT /F 24 Tf 20 100 Td (${text}) Tj ET`;

/** A page that shows a text, on it or in something that is drawn on it. */
export const pageShowing = async (
  text: string,
  place: 'page' | 'form' | 'pattern' | 'annotation' | 'glyph' = 'page',
) => {
  const document = await PDFDocument.create();
  const { context } = document;
  const page = document.addPage([300, 200]);
  const font = embedWholeFont(document);
  const Resources = { Font: { F: font } };
  const form = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 300, 200], Resources };
  const inner = (entries: Parameters<typeof context.stream>[1]) =>
    context.register(context.stream(drawing(text), entries));
  const set = (content: string, resources: object) => {
    page.node.set(PDFName.of('Contents'), context.register(context.stream(content)));
    page.node.set(PDFName.of('Resources'), context.obj(resources as never));
  };
  if (place === 'page') set(drawing(text), Resources);
  if (place === 'form') set('/X Do', { XObject: { X: inner(form) } });
  if (place === 'annotation') {
    const stamp = { Type: 'Annot', Subtype: 'Stamp', F: 4, Rect: [0, 0, 300, 200], AP: { N: inner(form) } };
    page.node.addAnnot(context.register(context.obj(stamp)));
  }
  if (place === 'pattern') {
    const tiles = { Type: 'Pattern', PatternType: 1, PaintType: 1, TilingType: 1, XStep: 300, YStep: 200 };
    const pattern = inner({ ...tiles, BBox: [0, 0, 300, 200], Resources });
    set('/Pattern cs /P scn 0 0 300 200 re f', { Pattern: { P: pattern } });
  }
  if (place === 'glyph') {
    const drawn = { Type: 'Font', Subtype: 'Type3', FontBBox: [0, 0, 300, 200], FontMatrix: [1, 0, 0, 1, 0, 0] };
    const glyphs = { CharProcs: { a: context.register(context.stream(`300 0 d0 ${drawing(text)}`)) }, Widths: [300] };
    const encoding = { FirstChar: 97, LastChar: 97, Encoding: { Differences: [97, 'a'] }, Resources };
    const outer = context.register(context.obj({ ...drawn, ...glyphs, ...encoding } as never));
    set('BT /T 1 Tf (a) Tj ET', { Font: { T: outer } });
  }
  return document;
};

export const saved = (document: PDFDocument): Promise<Uint8Array> => document.save({ updateFieldAppearances: false });

/** All TrueType files in a document, unpacked. */
export const fontFiles = async (bytes: Uint8Array): Promise<Uint8Array[]> => {
  const { context } = await PDFDocument.load(bytes);
  return context.enumerateIndirectObjects().flatMap(([, object]) => {
    const file = object instanceof PDFDict ? object.lookup(PDFName.of('FontFile2')) : undefined;
    return file instanceof PDFRawStream ? [decodedBytes(file)!] : [];
  });
};

export const wholeOutlines = () => outlineLengths(readTables(wholeFont())!);

export const show = (document: PDFDocument, fonts: Readonly<Record<string, PDFRef>>, content: string): void => {
  const { context } = document;
  const page = document.getPage(0).node;
  page.set(PDFName.of('Resources'), context.obj({ Font: fonts }));
  page.set(PDFName.of('Contents'), context.register(context.stream(content)));
};

/** Compresses at medium quality, in a place for work that lasts as long as the tests around. */
export const compressing = (): ((bytes: Uint8Array) => Promise<Uint8Array>) => {
  let work: TestWork;
  beforeAll(async () => {
    work = await openWork();
  });
  afterAll(() => work.end());
  return async (bytes) => (await compress([fileOf('a.pdf', bytes)], { quality: 'medium' }, work)).bytes;
};
