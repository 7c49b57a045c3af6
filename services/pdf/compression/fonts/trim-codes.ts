import { PDFArray, PDFName, PDFNumber, type PDFDict, type PDFObject } from 'pdf-lib';
import { arrayAt, decodedBytes, streamAt } from '../../content/objects.js';
import { numbersShown } from './cmaps/composite-codes.js';
import { descendantOf } from './embedded-fonts.js';
import type { ShownCodes } from './shown-codes.js';

/**
 * Composite fonts keep their entries for single codes only as far as these are shown: all of them take more bytes than
 * the font. A font below several of them is shown with the codes of all.
 */
export const trimCodes = (fonts: readonly PDFDict[], shown: ShownCodes): void => {
  const users = new Map<PDFDict, PDFDict[]>();
  for (const font of fonts) {
    const descendant = descendantOf(font);
    if (descendant) users.set(descendant, [...(users.get(descendant) ?? []), font]);
  }
  for (const [descendant, above] of users) {
    const all = above.map((font) => numbersShown(font, shown.get(font) ?? new Set()));
    const known = all.filter((numbers) => numbers !== undefined);
    if (known.length < all.length) continue;
    const numbers = new Set(known.flatMap((some) => [...some]));
    trimGlyphMap(descendant, numbers);
    trimWidths(descendant, numbers);
  }
};

/** In a map from codes to glyphs, those of codes that are not shown are 0. */
const trimGlyphMap = (descendant: PDFDict, codes: ReadonlySet<number>): void => {
  const map = streamAt(descendant, 'CIDToGIDMap');
  const bytes = map && decodedBytes(map);
  if (!bytes) return;
  const trimmed = new Uint8Array(Math.min(bytes.length, 2 * (Math.max(0, ...codes) + 1)));
  for (const code of codes) {
    const at = code * 2;
    if (at + 1 < trimmed.length) trimmed.set(bytes.subarray(at, at + 2), at);
  }
  descendant.set(PDFName.of('CIDToGIDMap'), descendant.context.register(descendant.context.flateStream(trimmed)));
};

const trimWidths = (descendant: PDFDict, codes: ReadonlySet<number>): void => {
  const widths = arrayAt(descendant, 'W');
  const known = widths && widthsIn(widths, codes);
  if (!known) return;
  const runs: (PDFNumber | PDFNumber[])[] = [];
  let next: number | undefined;
  for (const [code, width] of [...known].sort(([one], [other]) => one - other)) {
    const run = runs.at(-1);
    if (code === next && Array.isArray(run)) run.push(width);
    else runs.push(PDFNumber.of(code), [width]);
    next = code + 1;
  }
  descendant.set(PDFName.of('W'), descendant.context.obj(runs));
};

/** The widths of these codes; undefined where they are not written as they should be. @see ISO 32000-1, 9.7.4.3 "Glyph Metrics in CIDFonts" */
const widthsIn = (widths: PDFArray, codes: ReadonlySet<number>): ReadonlyMap<number, PDFNumber> | undefined => {
  const widthsByCode = new Map<number, PDFNumber>();
  const note = (code: number, width: PDFObject | undefined): void => {
    if (codes.has(code) && width instanceof PDFNumber) widthsByCode.set(code, width);
  };
  for (let at = 0; at < widths.size();) {
    const first = widths.lookup(at);
    const second = widths.lookup(at + 1);
    if (!(first instanceof PDFNumber)) return undefined;
    if (second instanceof PDFArray) {
      for (let index = 0; index < second.size(); index += 1) note(first.asNumber() + index, second.lookup(index));
      at += 2;
    } else if (second instanceof PDFNumber) {
      const isWithin = (code: number): boolean => first.asNumber() <= code && code <= second.asNumber();
      for (const code of [...codes].filter(isWithin)) note(code, widths.lookup(at + 2));
      at += 3;
    } else return undefined;
  }
  return widthsByCode;
};
