import { hasLettersFromRight } from '../../../../contracts/logical-order.js';
import { unit, uprightOn, type Rect } from '../../content/geometry.js';
import type { Gap, Glyph } from '../../content/glyph.js';
import { withMemory, type Pdfium } from './pdfium.js';
import type { PdfiumDocument } from './pdfium-document.js';
import { meantBy } from './utf8-codes.js';
import { closeAfterNext } from './cached-page.js';
import { CALL_MS, orInterrupted } from './pdfium-limits.js';

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
export const readText = (document: PdfiumDocument, index: number): PageText => {
  const { module } = document;
  const { page, text } = orInterrupted(module, CALL_MS, () => opened(document, index));
  if (page === 0) return { glyphs: [], unknown: 0 };
  try {
    return withMemory(module, SCRATCH_BYTES, (scratch) => textOf(module, text, scratch));
  } finally {
    if (text !== 0) module.FPDFText_ClosePage(text);
    closeAfterNext(document, page);
  }
};

const opened = ({ module, handle }: PdfiumDocument, index: number) => {
  const page = module.FPDF_LoadPage(handle, index);
  return { page, text: page === 0 ? 0 : module.FPDFText_LoadPage(page) };
};

/** Called for every character, so without the wrappers that check and convert arguments. */
interface TextCalls {
  FPDFText_GetUnicode(text: number, at: number): number;
  FPDFText_IsGenerated(text: number, at: number): number;
  FPDFText_HasUnicodeMapError(text: number, at: number): number;
  FPDFText_GetCharBox(text: number, at: number, left: number, right: number, bottom: number, top: number): number;
  FPDFText_GetCharOrigin(text: number, at: number, x: number, y: number): number;
  FPDFText_GetLooseCharBox(text: number, at: number, box: number): number;
  FPDFText_GetMatrix(text: number, at: number, matrix: number): number;
  FPDFText_GetFontSize(text: number, at: number): number;
}

interface Source {
  readonly module: Pdfium;
  readonly calls: TextCalls;
  readonly text: number;
  readonly scratch: number;
}

interface Reading {
  readonly glyphs: Unmeasured[];
  gap: Gap;
  unknown: number;
  direction: Direction;
}

/** Its advance is known when the next one is. */
type Unmeasured = { -readonly [Key in keyof Glyph]: Glyph[Key] } & {
  /** Number of its character. */
  readonly at: number;
};

/** Most glyphs of a page have the same. */
interface Direction extends Pick<Glyph, 'along' | 'up'> {
  readonly matrix: readonly [a: number, b: number, c: number, d: number];
  /** The scale of a font of size 1. */
  readonly scale: number;
}

const textOf = (module: Pdfium, text: number, scratch: number): PageText => {
  const calls = module.pdfium.wasmExports as unknown as TextCalls;
  const reading: Reading = { glyphs: [], gap: 'none', unknown: 0, direction: directionOf(UPRIGHT) };
  const count = text === 0 ? 0 : module.FPDFText_CountChars(text);
  for (let at = 0; at < count; at += 1) readCharacter({ module, calls, text, scratch }, reading, at);
  const isFromRight = reading.glyphs.some((glyph) => hasLettersFromRight(glyph.text));
  if (isFromRight) for (const glyph of reading.glyphs) glyph.advance = roomOf({ module, calls, text, scratch }, glyph);
  setAdvances(reading.glyphs);
  return { glyphs: reading.glyphs, unknown: reading.unknown };
};

const readCharacter = (source: Source, reading: Reading, at: number): void => {
  const { calls, text } = source;
  const said = calls.FPDFText_GetUnicode(text, at) >>> 0;
  const code = meantBy(calls, { text, at, code: said });
  if (calls.FPDFText_IsGenerated(text, at) === 1) {
    const isBreak = code === LINE_FEED || code === CARRIAGE_RETURN;
    if (isBreak) reading.gap = 'break';
    else if (reading.gap === 'none') reading.gap = 'space';
    return;
  }
  const isUnknown = code === said && calls.FPDFText_HasUnicodeMapError(text, at) === 1;
  if (isUnknown || code === 0) reading.unknown += 1;
  reading.glyphs.push(glyphAt(source, reading, { at, text: characterOf(code) }));
  reading.gap = code === LINE_END_HYPHEN ? 'break' : 'none';
};

const characterOf = (code: number): string => {
  if (code === LINE_END_HYPHEN) return '-';
  return code <= 0x10ffff ? String.fromCodePoint(code) : '\uFFFD';
};

const glyphAt = (
  source: Source,
  reading: Reading,
  { at, text: says }: { readonly at: number; readonly text: string },
): Unmeasured => {
  const { module, calls, text, scratch } = source;
  calls.FPDFText_GetCharBox(text, at, scratch, scratch + 8, scratch + 16, scratch + 24);
  const known = calls.FPDFText_GetCharOrigin(text, at, scratch + 32, scratch + 40) === 1;
  const doubles = module.pdfium.HEAPF64;
  const first = scratch / 8;
  const left = doubles[first] ?? 0;
  const right = doubles[first + 1] ?? 0;
  const bottom = doubles[first + 2] ?? 0;
  const top = doubles[first + 3] ?? 0;
  const origin = known ? { x: doubles[first + 4] ?? left, y: doubles[first + 5] ?? bottom } : { x: left, y: bottom };
  const { along, up, scale } = directionAt(source, reading, at);
  const size = Math.abs(calls.FPDFText_GetFontSize(text, at)) * scale;
  const ink = inkOf({ left, bottom, right, top });
  return { text: says, gap: reading.gap, origin, along, up, advance: 0, size, ink, piece: undefined, at };
};

/** How far the room of a letter reaches in the direction of writing; 0 where it is not known. */
const roomOf = ({ module, calls, text, scratch }: Source, { at, along, origin }: Unmeasured): number => {
  if (calls.FPDFText_GetLooseCharBox(text, at, scratch + 48) !== 1) return 0;
  const [left = 0, top = 0, right = 0, bottom = 0] = module.pdfium.HEAPF32.subarray((scratch + 48) / 4);
  const x = (along.x > 0 ? right : left) - origin.x;
  const y = (along.y > 0 ? top : bottom) - origin.y;
  return x * along.x + y * along.y;
};

const UPRIGHT = [1, 0, 0, 1] as const;

const directionOf = (matrix: Direction['matrix']): Direction => {
  const [a, b, c, d] = matrix;
  const along = unit({ x: a, y: b });
  return { matrix, along, up: uprightOn(along, { x: c, y: d }), scale: Math.hypot(c, d) };
};

const directionAt = ({ module, calls, text, scratch }: Source, reading: Reading, at: number): Direction => {
  const floats = module.pdfium.HEAPF32;
  const first = (scratch + 48) / 4;
  if (calls.FPDFText_GetMatrix(text, at, scratch + 48) === 0) floats.set(UPRIGHT, first);
  const { matrix } = reading.direction;
  const isSame = matrix.every((part, index) => part === floats[first + index]);
  if (!isSame) {
    const [a = 1, b = 0, c = 0, d = 1] = floats.subarray(first, first + 4);
    reading.direction = directionOf([a, b, c, d]);
  }
  return reading.direction;
};

const inkOf = (box: Rect): Rect | undefined => {
  const { left, bottom, right, top } = box;
  const isKnown = Number.isFinite(left + bottom + right + top) && right > left && top > bottom;
  return isKnown ? box : undefined;
};

/**
 * Up to the next glyph on the same line; as far as it is painted, or half the size, where a gap follows. A letter from
 * the right is not followed by what stands on its right.
 */
const setAdvances = (glyphs: readonly Unmeasured[]): void => {
  for (const [index, glyph] of glyphs.entries()) {
    if (glyph.advance > 0) continue;
    const advance = distanceTo(glyph, glyphs[index + 1]) ?? painted(glyph);
    glyph.advance = advance > 0 && advance < 1.5 * glyph.size ? advance : glyph.size / 2;
  }
};

const distanceTo = (glyph: Glyph, next: Glyph | undefined): number | undefined => {
  if (next?.gap !== 'none') return undefined;
  const { along, up, origin, size } = glyph;
  const x = next.origin.x - origin.x;
  const y = next.origin.y - origin.y;
  const distance = x * along.x + y * along.y;
  return distance > 0 && Math.abs(x * up.x + y * up.y) < 0.2 * size ? distance : undefined;
};

/** How far the paint reaches in the direction of writing. */
const painted = ({ ink, origin, along }: Glyph): number => {
  if (!ink) return 0;
  const x = along.x > 0 ? ink.right - origin.x : ink.left - origin.x;
  const y = along.y > 0 ? ink.top - origin.y : ink.bottom - origin.y;
  return x * along.x + y * along.y;
};
