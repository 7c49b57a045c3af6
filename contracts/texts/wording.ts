import type { ScreenLanguage } from '../screen-languages.js';
import type { Catalogue, PluralForms } from './text-catalogue.js';
import { pluralsEn } from './en/plurals.en.js';

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

const pluralInEnglish = (text: string): PluralForms | undefined => {
  const one = (pluralsEn as Readonly<Record<string, string>>)[text];
  return one === undefined ? undefined : { one, other: text };
};

const pluralOf = ({ catalogue }: Spoken, text: string): PluralForms | undefined =>
  (catalogue?.plural as Readonly<Record<string, PluralForms>> | undefined)?.[text] ?? pluralInEnglish(text);

const rules = new Map<ScreenLanguage, Intl.PluralRules>();

const rulesOf = (language: ScreenLanguage): Intl.PluralRules => {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return known;
};

/** English without `Intl`, whose first use takes a browser as long as drawing a page. */
const formOf = (language: ScreenLanguage, count: number): Intl.LDMLPluralRule =>
  language === 'en' ? (count === 1 ? 'one' : 'other') : rulesOf(language).select(count);

const wordingOf = (spoken: Spoken, text: string, values: TextValues): string => {
  const forms = pluralOf(spoken, text);
  if (!forms) return (spoken.catalogue?.plain as Readonly<Record<string, string>> | undefined)?.[text] ?? text;
  return forms[formOf(spoken.language, Number(values['n']))] ?? forms.other;
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
