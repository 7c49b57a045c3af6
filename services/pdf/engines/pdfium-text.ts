import { quadOf, unit, uprightOn, type Rect } from '../redaction/geometry.js';
import { placeOn, type Gap, type Glyph } from '../redaction/glyph.js';
import { withMemory, type Pdfium } from './pdfium.js';
import type { PdfiumDocument } from './pdfium-document.js';

/** PDFium's mark for a hyphen at the end of a line. */
const LINE_END_HYPHEN = 2;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/** Bytes of the values asked for a character: a box, a place and a matrix. */
const SCRATCH_BYTES = 80;

export interface PageText {
  readonly glyphs: readonly Glyph[];
  /** Glyphs that the document gives no characters for, so that nobody can search them. */
  readonly unknown: number;
}

/** The text of a page (from 0) in the order of its content, hidden text included. */
export const readText = ({ module, handle }: PdfiumDocument, index: number): PageText => {
  const page = module.FPDF_LoadPage(handle, index);
  if (page === 0) return { glyphs: [], unknown: 0 };
  const text = module.FPDFText_LoadPage(page);
  try {
    return withMemory(module, SCRATCH_BYTES, (scratch) => textOf({ module, text, scratch }));
  } finally {
    if (text !== 0) module.FPDFText_ClosePage(text);
    module.FPDF_ClosePage(page);
  }
};

interface Source {
  readonly module: Pdfium;
  readonly text: number;
  readonly scratch: number;
}

interface Reading {
  readonly glyphs: Glyph[];
  gap: Gap;
  unknown: number;
}

const textOf = (source: Source): PageText => {
  const { module, text } = source;
  const reading: Reading = { glyphs: [], gap: 'none', unknown: 0 };
  const count = text === 0 ? 0 : module.FPDFText_CountChars(text);
  for (let at = 0; at < count; at += 1) readCharacter(source, reading, at);
  return { glyphs: withAdvances(reading.glyphs), unknown: reading.unknown };
};

const readCharacter = (source: Source, reading: Reading, at: number): void => {
  const { module, text } = source;
  const code = module.FPDFText_GetUnicode(text, at);
  if (module.FPDFText_IsGenerated(text, at) === 1) {
    const isBreak = code === LINE_FEED || code === CARRIAGE_RETURN;
    if (isBreak) reading.gap = 'break';
    else if (reading.gap === 'none') reading.gap = 'space';
    return;
  }
  if (module.FPDFText_HasUnicodeMapError(text, at) === 1 || code === 0) reading.unknown += 1;
  reading.glyphs.push({ ...placed(source, at), text: characterOf(code), gap: reading.gap, piece: undefined });
  reading.gap = code === LINE_END_HYPHEN ? 'break' : 'none';
};

const characterOf = (code: number): string => {
  if (code === LINE_END_HYPHEN) return '-';
  return code <= 0x10ffff ? String.fromCodePoint(code) : '\uFFFD';
};

const placed = ({ module, text, scratch }: Source, at: number): Omit<Glyph, 'text' | 'gap' | 'piece'> => {
  const doubles = (from: number, count: number) =>
    Array.from(new Float64Array(module.pdfium.HEAPU8.buffer, from, count));
  module.FPDFText_GetCharBox(text, at, scratch, scratch + 8, scratch + 16, scratch + 24);
  const [left = 0, right = 0, bottom = 0, top = 0] = doubles(scratch, 4);
  module.FPDFText_GetCharOrigin(text, at, scratch + 32, scratch + 40);
  const [x = left, y = bottom] = doubles(scratch + 32, 2);
  const { a, b, c, d } = matrixAt({ module, text, scratch }, at);
  const size = Math.abs(module.FPDFText_GetFontSize(text, at)) * Math.hypot(c, d);
  const along = unit({ x: a, y: b });
  const up = uprightOn(along, { x: c, y: d });
  return { origin: { x, y }, along, up, advance: 0, size, ink: inkOf({ left, bottom, right, top }) };
};

const matrixAt = ({ module, text, scratch }: Source, at: number) => {
  const known = module.FPDFText_GetMatrix(text, at, scratch + 48);
  const matrix = known ? Array.from(module.pdfium.HEAPF32.slice((scratch + 48) / 4, (scratch + 72) / 4)) : [];
  const [a = 1, b = 0, c = 0, d = 1] = matrix;
  return { a, b, c, d };
};

const inkOf = (box: Rect): Rect | undefined => {
  const isKnown = Object.values(box).every(Number.isFinite) && box.right > box.left && box.top > box.bottom;
  return isKnown ? box : undefined;
};

/** Up to the next glyph on the same line; as far as it is painted, or half the size, where a gap follows. */
const withAdvances = (glyphs: readonly Glyph[]): Glyph[] =>
  glyphs.map((glyph, index) => {
    const next = glyphs[index + 1];
    const [start, height] = placeOn(glyph, glyph.origin);
    const [end, nextHeight] = next ? placeOn(glyph, next.origin) : [start, height];
    const isNeighbour = next?.gap === 'none' && Math.abs(nextHeight - height) < 0.2 * glyph.size;
    const advance = isNeighbour && end > start ? end - start : painted(glyph) - start;
    return { ...glyph, advance: advance > 0 && advance < 1.5 * glyph.size ? advance : glyph.size / 2 };
  });

const painted = (glyph: Glyph): number =>
  Math.max(...(glyph.ink ? quadOf(glyph.ink) : [glyph.origin]).map((corner) => placeOn(glyph, corner)[0]));
