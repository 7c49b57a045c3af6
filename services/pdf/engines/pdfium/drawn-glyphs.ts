import type { Rect } from '../../content/geometry.js';
import { objectsOn } from './drawings/drawn-objects.js';
import { TEXT } from './page-objects.js';
import type { PdfiumDocument } from './pdfium-document.js';
import { withMemory, type Pdfium } from './pdfium.js';

/** The boxes of four numbers of eight bytes. */
const BOX_BYTES = 32;

/** Called for every character, so without the wrappers that check and convert arguments. */
interface Calls {
  FPDFText_CountChars(text: number): number;
  FPDFText_GetTextObject(text: number, at: number): number;
  FPDFText_GetCharBox(text: number, at: number, ...edges: number[]): number;
}

/** Tells whether a stretch of text is in a font of Type 3, the only one without a file of its own or of a substitute. */
export const type3Texts = (module: Pdfium): ((text: number) => boolean) => {
  const known = new Map<number, boolean>();
  return (text) => {
    const font = module.FPDFTextObj_GetFont(text);
    const isType3 = known.get(font) ?? (font !== 0 && fileSizeOf(module, font) === 0);
    known.set(font, isType3);
    return isType3;
  };
};

const fileSizeOf = (module: Pdfium, font: number): number =>
  withMemory(module, 8, (size) => {
    module.FPDFFont_GetFontData(font, 0, 0, size);
    return module.pdfium.HEAP32[size / 4] ?? 0;
  });

/** The grey that PDFium tells for a pattern, which has no colour of its own. */
const PATTERN = 0xbf;

/** Whether an object may be filled with a pattern, which may be a picture. */
export const isFilledByPattern = (module: Pdfium, object: number): boolean =>
  withMemory(module, 16, (at) => {
    if (!module.FPDFPageObj_GetFillColor(object, at, at + 4, at + 8, at + 12)) return true;
    return module.pdfium.HEAP32.subarray(at / 4, at / 4 + 3).every((part) => part === PATTERN);
  });

/** The boxes of the glyphs of some stretches of text (handles) on a loaded page, by stretch. */
export const glyphBoxes = (
  module: Pdfium,
  page: number,
  texts: ReadonlySet<number>,
): ReadonlyMap<number, readonly Rect[]> => {
  const glyphs = new Map<number, Rect[]>();
  const text = texts.size === 0 ? 0 : module.FPDFText_LoadPage(page);
  if (text === 0) return glyphs;
  const calls = module.pdfium.wasmExports as unknown as Calls;
  try {
    withMemory(module, BOX_BYTES, (box) => {
      for (let at = 0, count = calls.FPDFText_CountChars(text); at < count; at += 1) {
        const handle = calls.FPDFText_GetTextObject(text, at);
        if (!texts.has(handle)) continue;
        calls.FPDFText_GetCharBox(text, at, box, box + 8, box + 16, box + 24);
        const [left = 0, right = 0, bottom = 0, top = 0] = module.pdfium.HEAPF64.subarray(box / 8, box / 8 + 4);
        const known = glyphs.get(handle);
        if (known) known.push({ left, right, bottom, top });
        else glyphs.set(handle, [{ left, right, bottom, top }]);
      }
    });
    return glyphs;
  } finally {
    module.FPDFText_ClosePage(text);
  }
};

/**
 * The boxes of those glyphs of a page (from 0) that may show anything: the ones of Type 3 fonts draw what they like, and
 * a pattern within letters may be a picture.
 */
export const pictureGlyphs = ({ module, handle }: PdfiumDocument, index: number): readonly Rect[] => {
  const page = module.FPDF_LoadPage(handle, index);
  if (page === 0) return [];
  try {
    const isType3 = type3Texts(module);
    const texts = (objectsOn(module, page) ?? []).filter(
      ({ type, handle: text }) => type === TEXT && (isType3(text) || isFilledByPattern(module, text)),
    );
    return [...glyphBoxes(module, page, new Set(texts.map(({ handle: text }) => text))).values()].flat();
  } finally {
    module.FPDF_ClosePage(page);
  }
};
