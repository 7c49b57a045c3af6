import type { everyText } from './en/index.js';
import type { pluralsEn } from './en/plurals.en.js';

/** A text of the screens that is the same for every number: its English wording, with `{name}` for each value. */
export type PlainText = (typeof everyText)[number];

/** A text that depends on the number `{n}`: its English plural. */
export type PluralText = keyof typeof pluralsEn;

/** Every text of the screens, by its English wording. */
export type Text = PlainText | PluralText;

/** One wording for each category of numbers that a language knows (CLDR plural rules). */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string }>;

/** The wordings of one language. */
export interface Catalogue {
  readonly plain: Readonly<Record<PlainText, string>>;
  readonly plural: Readonly<Record<PluralText, PluralForms>>;
}

/** One room's texts in another language. */
export type Translated<Texts extends readonly string[]> = Readonly<Record<Texts[number], string>>;

type Names<T extends string> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;

/** The values that a text asks for: `n` is a number, others are shown as they are. */
export type Values<T extends string> = Readonly<Record<Names<T>, string | number>>;

/** No argument for a text without values, else one object with each of them. */
export type ValuesOf<T extends string> = [Names<T>] extends [never] ? [] : [Values<T>];
