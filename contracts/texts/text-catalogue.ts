import type { PlainText, PluralText } from '../../words/en.pot';

export type { PlainText, PluralText };

/** Every text of the screens, by its English wording. */
export type Text = PlainText | PluralText;

/** The wordings of one language, each by the key of the English one ({@link textKey}). */
export interface Catalogue {
  /** Which wording of {@link plural} stands for a whole number. */
  readonly form: (n: number) => number;
  readonly plain: Readonly<Record<string, string>>;
  /** Those that a finished sentence is recognised by, by their English wording itself. */
  readonly sentences: Readonly<Record<string, string>>;
  readonly plural: Readonly<Record<string, readonly string[]>>;
}

type Names<T extends string> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;

/** The values that a text asks for: `n` is a number, others are shown as they are. */
export type Values<T extends string> = Readonly<Record<Names<T>, string | number>>;

/** No argument for a text without values, else one object with each of them. */
export type ValuesOf<T extends string> = [Names<T>] extends [never] ? [] : [Values<T>];
