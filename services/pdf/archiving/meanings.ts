import type { PDFDict } from 'pdf-lib';
import { PDFName, type PDFDocument } from 'pdf-lib';
import { everyDictionary } from '../content/every-dictionary.js';
import { shownCodesOf } from '../compression/fonts/shown-codes.js';
import { nameAt, streamAt } from '../content/objects.js';
import { fontCodesOf } from '../editing/fonts/font-codes.js';
import { meanings } from './missing-fonts.js';

/** Says what the codes of fonts mean, where that follows from the names of their letters. @see ISO 19005-2, 6.2.11.7 */
export const sayMeanings = (document: PDFDocument): void => {
  const shown = shownCodesOf(document);
  for (const { dict } of everyDictionary(document)) {
    if (nameAt(dict, 'Type') !== 'Font' || isNumbered(dict) || streamAt(dict, 'ToUnicode')) continue;
    const codesOf = fontCodesOf(dict);
    const codes = shown?.get(dict);
    if (!codes || !codesOf) continue;
    const places = [...codes].map((code) => ({ code, text: codesOf.textOf(code) ?? (code < 32 ? ' ' : '') }));
    if (places.some(({ text }) => text === '')) continue;
    const { context } = dict;
    dict.set(PDFName.of('ToUnicode'), context.register(context.flateStream(meanings(places))));
  }
};

const isNumbered = (font: PDFDict): boolean => /^(Type0|CIDFont)/.test(nameAt(font, 'Subtype') ?? '');
