import { couldBePhone } from '../detectors/contact.js';
import type { Span } from '../detectors/detector.js';
import { isGivenName } from './full-names/given-names.js';

/** Words before a number or a letter that tells copies, parts or levels of something apart. */
const COUNTED = new Set(
  (
    'issn isbn eissn ean gtin upc doi uuid guid orcid pmid pmcid arxiv sku imei mac vin vat rev revision version ' +
    'level type unit model part sheet serial scale lot batch page item table fig figure section chapter issue volume ' +
    'vol edition group class grade series size stage phase step test case code line node port slot channel no nr num ' +
    'number order invoice ticket art artikel teil typ modell blatt seite tabelle abb abbildung kapitel ausgabe band ' +
    'stufe gruppe klasse serie nummer version page modèle pièce feuille tableau niveau type hoja modelo pieza tabla ' +
    'nivel tipo foglio modello pezzo tabella livello tipo folha peça nível blad deel onderdeel versie reeks'
  ).split(' '),
);

/** An address that has no word but such as tell copies of something apart. */
export const isCounted = (address: string): boolean =>
  !(address.match(/(?<![\p{L}\p{N}])\p{L}{3,}(?!\p{N})/gu) ?? []).some((word) => !COUNTED.has(word.toLowerCase()));

const ACRONYM = /^\p{Lu}{2,6}$/u;
const IDENTIFIER_BEHIND = /^[ \u00a0]?[:#]?[ \u00a0]{0,2}[\da-f]*\d[\da-f]*[-/.]?\d/iu;

/** Capitals alone with a number behind them, which is what they say what it is. */
export const isNameOfNumber = (text: string, { start, end }: Span): boolean => {
  const word = text.slice(start, end);
  return ACRONYM.test(word) && IDENTIFIER_BEHIND.test(text.slice(end, end + 12)) && !isGivenName(word);
};

const LETTER = /\p{L}/u;
const EXTENSION = /(?:x|ext\.?)/giu;
const GROUPS_MAX = 3;

/** Digits that no country's telephones have, that belong to a longer mark, or that are several numbers side by side. */
export const isNoPhone = (text: string, span: Span): boolean => {
  const matchedText = text.slice(span.start, span.end);
  const isPartOfMark = /[\p{L}\p{N}][-_/#]$/u.test(text.slice(Math.max(0, span.start - 2), span.start));
  if (isPartOfMark || LETTER.test(matchedText.replace(EXTENSION, ''))) return true;
  const groups = matchedText.split(/[^\d]+/).filter(Boolean);
  const isList =
    groups.length > GROUPS_MAX && groups.every(({ length }) => length >= 3) && !/^(?:\+|00)/.test(matchedText);
  return isList || !couldBePhone(text, span);
};
