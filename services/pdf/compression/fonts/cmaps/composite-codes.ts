import { PDFName, type PDFDict } from 'pdf-lib';
import { decodedBytes, nameAt, streamAt } from '../../../content/objects.js';
import { codesOfText, meaningsOf } from './codes-of-text.js';
import { readCodeTable, type CodeTable } from './read-cmap.js';

/** The table that a composite font brings along for its codes; undefined where it has none that is understood. */
export const codeTableOf = (font: PDFDict): CodeTable | undefined => {
  const stream = streamAt(font, 'Encoding');
  const bytes = stream && !stream.dict.has(PDFName.of('UseCMap')) ? decodedBytes(stream) : undefined;
  return bytes && readCodeTable(bytes);
};

/** How the texts of a composite font fall into codes; undefined where bytes are none. */
export const splitterOf = (font: PDFDict): ((text: Uint8Array) => readonly number[] | undefined) => {
  const table = codeTableOf(font);
  return table ? (text) => codesOfText(text, table.spaces) : pairsOf;
};

const pairsOf = (text: Uint8Array): readonly number[] =>
  Array.from({ length: text.length >> 1 }, (_, at) => (text[at * 2] ?? 0) * 256 + (text[at * 2 + 1] ?? 0));

/** The numbers (CID) below which a composite font asks for what its codes show; undefined where that can't be said. */
export const numbersShown = (font: PDFDict, codes: ReadonlySet<number>): ReadonlySet<number> | undefined => {
  if (nameAt(font, 'Encoding') === 'Identity-H') return codes;
  const table = codeTableOf(font);
  const meanings = table && meaningsOf(table, codes);
  if (!meanings) return undefined;
  const fallbacks = table.fallbacks.map(({ to }) => to);
  return new Set([0, ...fallbacks, ...meanings.map(({ to }) => to)].filter((number) => typeof number === 'number'));
};
