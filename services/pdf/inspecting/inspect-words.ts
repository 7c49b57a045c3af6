import { hasLettersFromRight } from '../../../contracts/logical-order.js';
import type { InspectedWord } from '../../../contracts/api/inspection.js';
import type { PdfiumDocument } from '../engines/pdfium/pdfium-document.js';
import { withMemory, type Pdfium } from '../engines/pdfium/pdfium.js';
import { displayOf, type Display, type Edges } from '../engines/pdfium/display.js';
import { readPlacedWords } from '../engines/pdfium/pdfium-words.js';
import { meantBy, type MeaningCalls } from '../engines/pdfium/utf8-codes.js';
import { rounded } from '../content/geometry.js';

/** PDFium's mark for a hyphen at the end of a line. */
const LINE_END_HYPHEN = 2;
/** Room for left, right, bottom and top. */
const BOX_BYTES = 32;
const BYTES_OF_DOUBLE = 8;

/**
 * The words of a page (from 0) with their places as displayed, in the order of its content; where letters are written
 * from the right, each line of them in the order of reading.
 */
export const readWords = (document: PdfiumDocument, index: number): InspectedWord[] => {
  const { module, handle } = document;
  const page = module.FPDF_LoadPage(handle, index);
  if (page === 0) return [];
  const text = module.FPDFText_LoadPage(page);
  try {
    if (text === 0) return [];
    const display = displayOf(module, page);
    const words = withMemory(module, BOX_BYTES, (box) => wordsOf({ module, text, box }, display));
    return words.some(([word]) => hasLettersFromRight(word)) ? wordsFromRight(document, index, display) : words;
  } finally {
    if (text !== 0) module.FPDFText_ClosePage(text);
    module.FPDF_ClosePage(page);
  }
};

/** Parts of a word that differ in style or direction, as one. */
const wordsFromRight = (document: PdfiumDocument, index: number, display: Display): InspectedWord[] => {
  const words: Word[] = [];
  for (const { text, left, bottom, right, top, glued } of readPlacedWords(document, index)) {
    const last = words.at(-1);
    if (!glued || !last) {
      words.push({ text, left, bottom, right, top });
      continue;
    }
    last.text += text;
    last.left = Math.min(last.left, left);
    last.bottom = Math.min(last.bottom, bottom);
    last.right = Math.max(last.right, right);
    last.top = Math.max(last.top, top);
  }
  return words.map((word) => placed(word, display));
};

interface Source {
  readonly module: Pdfium;
  readonly text: number;
  readonly box: number;
}

type Word = { -readonly [Edge in keyof Edges]: number } & { text: string };

const noWord = (): Word => ({ text: '', left: Infinity, bottom: Infinity, right: -Infinity, top: -Infinity });

const wordsOf = ({ module: { pdfium }, text, box }: Source, display: Display): InspectedWord[] => {
  const { wasmExports: engine } = pdfium;
  const words: InspectedWord[] = [];
  let word = noWord();
  const end = (): void => {
    if (word.text === '') return;
    words.push(placed(word, display));
    word = noWord();
  };
  for (let at = 0, count = engine.FPDFText_CountChars(text); at < count; at += 1) {
    const code = meantBy(engine as unknown as MeaningCalls, { text, at, code: engine.FPDFText_GetUnicode(text, at) });
    if (isGap(code)) {
      end();
      continue;
    }
    engine.FPDFText_GetCharBox(text, at, box, box + 8, box + 16, box + 24);
    grow(word, pdfium.HEAPF64, box / BYTES_OF_DOUBLE);
    word.text += characterOf(code);
    if (code === LINE_END_HYPHEN) end();
  }
  end();
  return words;
};

/** White space, and what PDFium has no character for. */
const isGap = (code: number): boolean => code === 0 || code === 0x20 || code === 0xa0 || (code >= 9 && code <= 13);

const characterOf = (code: number): string => {
  if (code === LINE_END_HYPHEN) return '-';
  return code <= 0x10ffff ? String.fromCodePoint(code) : '\uFFFD';
};

const grow = (word: Word, numbers: Float64Array, from: number): void => {
  const left = numbers[from] ?? 0;
  const right = numbers[from + 1] ?? 0;
  const bottom = numbers[from + 2] ?? 0;
  const top = numbers[from + 3] ?? 0;
  if (left < word.left) word.left = left;
  if (right > word.right) word.right = right;
  if (bottom < word.bottom) word.bottom = bottom;
  if (top > word.top) word.top = top;
};

const placed = (word: Word, display: Display): InspectedWord => {
  const { x, y, width, height } = display(word);
  return [word.text, rounded(x), rounded(y), rounded(width), rounded(height)];
};
