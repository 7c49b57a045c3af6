interface FoundNumber {
  readonly kind: 'year' | 'percent' | 'number';
  readonly text: string;
  readonly start: number;
  readonly value: number;
}

const NUMBER =
  /(?<![\p{L}\p{N}.,:/+#§°_-])(?:\d{1,3}(?:[.,’'\u00a0\u202f]\d{3})+|\d{1,12})(?:[.,]\d{1,3})?(?:\s?%)?(?![\p{L}\p{N}/:_+°-]|[.,]\p{N}|\)|\])/gu;
/** What a number counts within a document says nothing about its subject. */
const COUNTS_THE_DOCUMENT =
  /(?:fig(?:ures?|s)?|tables?|tab|sections?|sec|chapters?|steps?|page|pages|p|pp|no|nr|n°|vol|part|article|art|appendix|version|level|item|line|eq|equation|theorem|lemma|findings?|definition|example|exercise|question|abb|abbildung|tabelle|kapitel|artikel|abschnitte?|seite|schritt|figura|tabla|página|capítulo|sección|sezione|paragraph|§|schritte?|position|tableau|chapitre|rfc|iso)\.?\s*\(?$/iu;
const YEARS = { from: 1000, to: 2100 };

/** Numbers that tell something, with where they begin. `value` is what they are worth. */
export const numbersIn = (sentence: string): FoundNumber[] =>
  [...sentence.matchAll(NUMBER)].flatMap(({ 0: text, index }) => {
    const value = valueOf(text);
    if (value < 2 || COUNTS_THE_DOCUMENT.test(sentence.slice(0, index))) return [];
    const kind = text.endsWith('%') ? 'percent' : isYear(text, value) ? 'year' : 'number';
    return [{ kind, text, start: index, value }];
  });

const isYear = (text: string, value: number): boolean =>
  /^\d{4}$/.test(text) && value >= YEARS.from && value <= YEARS.to;

/** A mark before exactly three figures divides thousands, any other one the whole from its parts. */
const valueOf = (text: string): number => {
  const plain = text.replace(/\s?%$/, '').replaceAll(/[.,’'\u00a0\u202f](?=\d{3}(?:\D|$))/g, '');
  return Number(plain.replace(',', '.'));
};
