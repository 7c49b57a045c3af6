import type { CellValue } from './cell-values.js';
import type { Sheet } from './sheet.js';

/** Programs for tables take a text that begins so for a formula. @see OWASP, "CSV Injection" */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u;
/** A dash that stands for nothing. */
const DASH = /^[-\u2013\u2014]+$/u;
const NEEDS_QUOTES = /[",\r\n\t;']|^\s|\s$/;

/** A sheet as lines of CSV in UTF-8: numbers with a point and without thousands, days as in 2026-03-31. @see RFC 4180 */
export const csvOf = (sheet: Sheet): Uint8Array => {
  const lines = csvRows(sheet).map((cells) => cells.map(quoted).join(','));
  return new TextEncoder().encode(`\uFEFF${lines.map((line) => `${line}\r\n`).join('')}`);
};

/** The cells before they are quoted; one that spans several is written in the first. */
export const csvRows = ({ rows, columns, cells }: Sheet): readonly (readonly string[])[] => {
  const said = Array.from({ length: rows }, () => Array.from({ length: columns }, () => ''));
  for (const { row, column, value } of cells) {
    const line = said[row];
    if (line) line[column] = plainText(value);
  }
  return said;
};

const plainText = (value: CellValue): string => {
  if (value.kind === 'number') return String(value.value);
  if (value.kind === 'date') return value.iso;
  const isHarmless = value.unsure !== undefined || DASH.test(value.text) || !FORMULA.test(value.text);
  return isHarmless ? value.text : `'${value.text}`;
};

const quoted = (text: string): string => (NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
