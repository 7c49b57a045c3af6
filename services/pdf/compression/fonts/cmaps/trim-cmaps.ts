import { deflateSync } from 'node:zlib';
import { PDFName, PDFRawStream, type PDFDict, type PDFDocument, type PDFRef } from 'pdf-lib';
import { decodedBytes, nameAt, refAt } from '../../../content/objects.js';
import { everyDictionary } from '../../../content/every-dictionary.js';
import type { ShownCodes } from '../shown-codes.js';
import { meaningsOf } from './codes-of-text.js';
import { numbersShown } from './composite-codes.js';
import { readCodeTable } from './read-cmap.js';
import { writtenTable } from './write-cmap.js';

const TABLES = ['ToUnicode', 'Encoding'] as const;

/**
 * Tables that fonts bring along, from codes to characters and to glyphs, keep the codes that are shown. Those of fonts
 * in `kept` stay as they are, and so do those that are not fully understood.
 */
export const trimCodeTables = (document: PDFDocument, shown: ShownCodes, spared: ReadonlySet<PDFDict>): void => {
  for (const [ref, fonts] of usersOf(document)) {
    const codes = codesOf(fonts, shown);
    const stream = document.context.lookup(ref);
    if (!codes || !(stream instanceof PDFRawStream) || fonts.some((font) => spared.has(font))) continue;
    const bytes = trimmed(stream, codes);
    if (!bytes || bytes.length >= stream.contents.length) continue;
    const dict = stream.dict.clone();
    dict.delete(PDFName.of('DecodeParms'));
    dict.set(PDFName.of('Filter'), PDFName.of('FlateDecode'));
    document.context.assign(ref, PDFRawStream.of(dict, bytes));
  }
};

/** Fonts by each table that they have. */
const usersOf = (document: PDFDocument): ReadonlyMap<PDFRef, readonly PDFDict[]> => {
  const users = new Map<PDFRef, PDFDict[]>();
  for (const { dict } of everyDictionary(document)) {
    for (const key of TABLES) {
      const ref = refAt(dict, key);
      if (ref) users.set(ref, [...(users.get(ref) ?? []), dict]);
    }
  }
  return users;
};

/** Undefined where it is not known of all of them. */
const codesOf = (fonts: readonly PDFDict[], shown: ShownCodes): ReadonlySet<number> | undefined => {
  const all = fonts.map((font) => {
    const codes = shown.get(font);
    const isKnown = codes && (nameAt(font, 'Subtype') !== 'Type0' || numbersShown(font, codes) !== undefined);
    return isKnown ? codes : undefined;
  });
  const known = all.filter((codes) => codes !== undefined);
  return known.length === all.length ? new Set(known.flatMap((codes) => [...codes])) : undefined;
};

const trimmed = (stream: PDFRawStream, codes: ReadonlySet<number>): Uint8Array | undefined => {
  const bytes = stream.dict.has(PDFName.of('UseCMap')) ? undefined : decodedBytes(stream);
  const table = bytes && readCodeTable(bytes);
  const meanings = table && meaningsOf(table, codes);
  return meanings && deflateSync(Buffer.from(writtenTable(table, meanings), 'latin1'), { level: 9 });
};
