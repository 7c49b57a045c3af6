/** Letters of its alphabet that Russian and Bulgarian lack; `і` is Belarusian, too, which writes `ы` and `ў` as well. */
const OWN = /[іїєґ]/giu;
/** Letters of its neighbours that it does not write. */
const FOREIGN = /[ыэъёўјљњђћџ]/giu;
const CYRILLIC = /\p{Script=Cyrillic}/gu;

/** About every tenth letter of Ukrainian is one of its own. */
const OWN_SHARE = 0.02;
const FOREIGN_TO_OWN = 0.1;

const countOf = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

/** Whether a text is in Ukrainian, which resembles Russian in everything but its letters; a quotation does not matter. */
export const isUkrainian = (text: string): boolean => {
  const cyrillic = countOf(text, CYRILLIC);
  const own = countOf(text, OWN);
  if (own === 0 || own < cyrillic * OWN_SHARE || cyrillic < countOf(text, /\p{L}/gu) / 2) return false;
  return countOf(text, FOREIGN) <= own * FOREIGN_TO_OWN;
};
