import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { inflateAtOnce } from './inflate-at-once.js';
import type { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { IDENTITY, matrixOf } from '../content/matrix.js';
import { unit, uprightOn } from '../content/geometry.js';
import type { Gap, Glyph } from '../content/glyph.js';

type PdfjsDocument = Awaited<ReturnType<typeof getDocument>['promise']>;
type Content = Awaited<ReturnType<Awaited<ReturnType<PdfjsDocument['getPage']>>['getTextContent']>>;
type TextItem = Extract<Content['items'][number], { str: string }>;

/** pdf.js, as an opinion on text that is independent of PDFium's. Pages count from 0. */
export interface PdfjsReader {
  readonly pageCount: number;
  /** The text of a page, where places within a piece of text are estimates; undefined when it can't be read. */
  readText(index: number): Promise<readonly Glyph[] | undefined>;
}

/** pdf.js could not read it. */
export class PdfjsFailed extends Error {
  override readonly name = 'PdfjsFailed';
}

const ONLY_ERRORS = 0;

/** It has no types. */
const WORKER = 'pdfjs-dist/legacy/build/pdf.worker.mjs';

const load = async () => {
  // Drawing needs the browser's class, text does not; without any the module does not even load.
  if (!('DOMMatrix' in globalThis)) Object.assign(globalThis, { DOMMatrix: Object });
  const { push } = Array.prototype;
  const { parse, stringify } = JSON;
  const pdfjsWorker: unknown = await import(WORKER);
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
  // For older browsers it replaces these in the whole process by others that are many times slower.
  Object.assign(Array.prototype, { push });
  Object.assign(JSON, { parse, stringify });
  Object.assign(globalThis, { pdfjsWorker }); // else it loads that by itself, and replaces them again
  inflateAtOnce();
  return pdfjs;
};

let loading: ReturnType<typeof load> | undefined;
const start = () => (loading ??= load());

const folderOf = (name: string): string => {
  const entry = createRequire(import.meta.url).resolve('pdfjs-dist/package.json');
  return join(dirname(entry), name) + sep;
};

export const pdfjsVersion = async (): Promise<string> => (await start()).version;

/** Opens a PDF with the empty password, uses it and closes it. @throws PdfjsFailed */
export const withPdfjs = async <T>(bytes: Uint8Array, use: (reader: PdfjsReader) => Promise<T>): Promise<T> => {
  const pdfjs = await start();
  const task = pdfjs.getDocument({
    data: bytes.slice(), // it takes the buffer away from its owner
    verbosity: ONLY_ERRORS,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    cMapUrl: folderOf('cmaps'),
    cMapPacked: true,
    standardFontDataUrl: folderOf('standard_fonts'),
  });
  try {
    const document = await task.promise.catch((error: unknown) => {
      throw new PdfjsFailed(error instanceof Error ? error.message : String(error), { cause: error });
    });
    return await use({ pageCount: document.numPages, readText: (index) => readText(document, index) });
  } finally {
    await task.destroy();
  }
};

const readText = async (document: PdfjsDocument, index: number): Promise<readonly Glyph[] | undefined> => {
  try {
    const page = await document.getPage(index + 1);
    const { items, styles } = await page.getTextContent({ disableNormalization: true });
    page.cleanup();
    return glyphsOf(
      items.filter((item): item is TextItem => 'str' in item),
      (font) => styles[font]?.vertical === true,
    );
  } catch {
    return undefined; // whoever asks for an opinion has to do without
  }
};

const glyphsOf = (items: readonly TextItem[], isVertical: (font: string) => boolean): Glyph[] => {
  const glyphs: Glyph[] = [];
  let gap: Gap = 'none';
  for (const [piece, item] of items.entries()) {
    const count = glyphs.length;
    addCharacters(glyphs, item, { vertical: isVertical(item.fontName), gap, piece });
    if (glyphs.length > count) gap = 'none';
    if (item.hasEOL) gap = 'break';
  }
  return glyphs;
};

/** A piece of text cut into characters, its length shared out evenly; `gap` stands before the first. */
const addCharacters = (
  glyphs: Glyph[],
  { str, transform, width, height, dir }: TextItem,
  { vertical, gap, piece }: { readonly vertical: boolean; readonly gap: Gap; readonly piece: number },
): void => {
  const [a, b, c, d, x, y] = matrixOf(transform as number[]) ?? IDENTITY;
  const characters = Array.from(str);
  const across = unit({ x: a, y: b });
  const upright = uprightOn(across, { x: c, y: d });
  const along = vertical ? { x: -upright.x, y: -upright.y } : across;
  const up = vertical ? across : upright;
  const advance = (vertical ? height : width) / Math.max(1, characters.length);
  const size = Math.hypot(c, d);
  for (const [index, text] of characters.entries()) {
    const steps = advance * (dir === 'rtl' ? characters.length - 1 - index : index);
    const origin = { x: x + along.x * steps, y: y + along.y * steps };
    glyphs.push({ text, gap: index === 0 ? gap : 'none', origin, along, up, advance, size, ink: undefined, piece });
  }
};
