import type { ScreenLanguage } from '../screen-languages.js';
import { pluralTexts } from '../../words/en.pot';
import type { Catalogue, PluralText } from './text-catalogue.js';
import { countedIn } from './counted.js';
import { textKey } from '../../words/text-key.mjs';

/** Values that stand for `{name}` in a text. */
export type TextValues = Readonly<Record<string, string | number>>;

/** A language and its wordings. */
export interface Spoken {
  readonly language: ScreenLanguage;
  /** Undefined for English, whose wordings are the texts themselves. */
  readonly catalogue: Catalogue | undefined;
}

/** The language of the texts themselves. */
export const inEnglish: Spoken = { language: 'en', catalogue: undefined };

/** The plain wording of a text in a language; undefined where the catalogue lacks it. */
export const plainWording = ({ plain, sentences }: Catalogue, text: string): string | undefined =>
  Object.hasOwn(sentences, text) ? sentences[text] : plain[textKey(text)];

const pluralInEnglish = (text: PluralText, n: number): string => (n === 1 ? pluralTexts[text] : text);

/** A number that is not whole, such as 2.5, takes the last form, that of the most numbers. */
const pluralWording = ({ catalogue }: Spoken, text: PluralText, n: number): string => {
  const forms = catalogue?.plural[textKey(text)];
  if (!catalogue || !forms) return pluralInEnglish(text, n);
  return (Number.isInteger(n) ? forms[catalogue.form(n)] : forms.at(-1)) ?? text;
};

const isPlural = (text: string): text is PluralText => Object.hasOwn(pluralTexts, text);

const wordingOf = (spoken: Spoken, text: string, values: TextValues): string => {
  if (isPlural(text)) return pluralWording(spoken, text, Number(values[countedIn(text)]));
  return (spoken.catalogue && plainWording(spoken.catalogue, text)) ?? text;
};

const FIRST_GROUPED = 1000;

/** Whether a number is written in plain digits, without a separator, in every language that has these digits. */
const isPlain = (language: ScreenLanguage, value: number): boolean =>
  language !== 'ar' && Number.isInteger(value) && Math.abs(value) < FIRST_GROUPED;

/** Numbers as a language writes them; English as in the United States. */
export const numberIn = (language: ScreenLanguage, value: number): string =>
  isPlain(language, value) ? String(value) : value.toLocaleString(language === 'en' ? 'en-US' : language);

/**
 * A text in a language, with its values in place. A text that the catalogue lacks (the name of a file, a sentence of an
 * older server) stays as it is.
 */
export const wording = (spoken: Spoken, text: string, values: TextValues = {}): string =>
  wordingOf(spoken, text, values).replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    return value === undefined ? whole : typeof value === 'number' ? numberIn(spoken.language, value) : value;
  });
