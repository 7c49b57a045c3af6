interface FoundNumber {
  readonly kind: 'year' | 'percent' | 'number';
  readonly text: string;
  readonly start: number;
  readonly value: number;
}

/** Figures of the languages that Docket knows, each from 0 to 9. */
const FIGURES = ['0123456789', '०१२३४५६७८९', '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '０１２３４５６７８９'] as const;
const FIGURE = `[${FIGURES.join('')}]`;
/** Letters that stand beside a number without a blank: `1890年`, `12000명`. */
const LETTER_BESIDE_NUMBER = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}，、。！？「」『』（）]`;
/** `第` makes a number of what follows in a row. */
const BEFORE_NUMBER = String.raw`(?:(?<![\p{L}\p{N}.,:/+#§°_-])|(?<=${LETTER_BESIDE_NUMBER})(?<!第))`;
const AFTER_NUMBER = String.raw`(?:(?![\p{L}\p{N}/:_+°-]|[.,]\p{N}|\)|\])|(?=${LETTER_BESIDE_NUMBER}))`;
const NUMBER = new RegExp(
  String.raw`${BEFORE_NUMBER}(?:${FIGURE}{1,3}(?:[.,’'\u00a0\u202f]${FIGURE}{3})+|${FIGURE}{1,12})(?:[.,]${FIGURE}{1,3})?(?:\s?[%％])?${AFTER_NUMBER}`,
  'gu',
);
/** A number that counts pages or parts of the document says nothing about its subject. */
const COUNTS_THE_DOCUMENT =
  /(?:fig(?:ures?|s)?|tables?|tab|sections?|sec|chapters?|steps?|page|pages|p|pp|no|nr|n°|vol|part|article|art|appendix|version|level|item|line|eq|equation|theorem|lemma|findings?|definition|example|exercise|question|abb|abbildung|tabelle|kapitel|artikel|abschnitte?|seite|schritt|figura|tabla|página|capítulo|sección|sezione|paragraph|§|schritte?|position|tableau|chapitre|rfc|iso)\.?\s*\(?$/iu;
const YEARS = { from: 1000, to: 2100 };

/** Numbers that tell something, with where they begin. `value` is what they are worth. */
export const numbersIn = (sentence: string): FoundNumber[] =>
  [...sentence.matchAll(NUMBER)].flatMap(({ 0: text, index }) => {
    const value = valueOf(text);
    if (value < 2 || COUNTS_THE_DOCUMENT.test(sentence.slice(0, index))) return [];
    const kind = /[%％]$/.test(text) ? 'percent' : isYear(text, value) ? 'year' : 'number';
    return [{ kind, text, start: index, value }];
  });

const isYear = (text: string, value: number): boolean =>
  /^\p{Nd}{4}$/u.test(text) && value >= YEARS.from && value <= YEARS.to;

/** A mark before exactly three figures divides thousands, any other one the whole from its parts. */
const valueOf = (text: string): number => {
  const plain = inPlainFigures(text)
    .replace(/\s?[%％]$/, '')
    .replaceAll(/[.,’'\u00a0\u202f](?=\d{3}(?:\D|$))/g, '');
  return Number(plain.replace(',', '.'));
};

const inPlainFigures = (text: string): string =>
  text.replace(/\p{Nd}/gu, (sign) =>
    String(FIGURES.map((figures) => figures.indexOf(sign)).find((at) => at >= 0) ?? sign),
  );
