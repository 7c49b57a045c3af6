import { pluralTexts } from '../../words/en.pot';
import { languageCodeOf, languageNameIn } from './language-name.js';
import { countedIn } from './counted.js';
import type { Catalogue } from './text-catalogue.js';
import { plainWording, wording, type Spoken, type TextValues } from './wording.js';

/** A text with values, as a pattern that a finished sentence matches. */
interface Pattern {
  readonly text: string;
  readonly number: string | undefined;
  readonly names: readonly string[];
  readonly matches: RegExp;
  /** Letters outside of the values. */
  readonly fixed: number;
}

/** With fewer letters outside of its values, a pattern would match nearly everything. */
const FIXED_MIN = 8;
const VALUE = /\{(\w+)\}/g;

/** The number that a plural depends on stands in digits, or is left open. */
const NUMBER = String.raw`(\d[\d,]*|…)`;

/**
 * @param form  the English wording, which for one thing is another than the text.
 * @param number  the name of the number that the text depends on; undefined for a text that depends on none.
 */
const patternOf = (text: string, form = text, number?: string): Pattern => {
  const names = Array.from(form.matchAll(VALUE), ([, name = '']) => name);
  const source = form
    .split(/(\{\w+\})/)
    .map((piece) => {
      if (piece === `{${number ?? 'n'}}`) return NUMBER;
      return /^\{\w+\}$/.test(piece) ? '(.+?)' : piece.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
    })
    .join('');
  return { text, number, names, matches: new RegExp(`^${source}$`, 's'), fixed: form.replaceAll(VALUE, '').length };
};

const plurals: readonly Pattern[] = Object.entries(pluralTexts).flatMap(([text, one]) => [
  patternOf(text, text, countedIn(text)),
  patternOf(text, one, countedIn(text)),
]);

const known = new WeakMap<Catalogue, readonly Pattern[]>();

/** The texts of a catalogue that finished sentences are recognised by, the most specific first. */
const patternsOf = (catalogue: Catalogue): readonly Pattern[] => {
  const patterns =
    known.get(catalogue) ??
    Object.keys(catalogue.sentences)
      .map((text) => patternOf(text))
      .filter(({ fixed }) => fixed >= FIXED_MIN)
      .concat(plurals)
      .toSorted((one, other) => other.fixed - one.fixed);
  known.set(catalogue, patterns);
  return patterns;
};

const valuesIn = (spoken: Spoken, { matches, names, number }: Pattern, sentence: string): TextValues | undefined => {
  const match = matches.exec(sentence);
  if (!match) return undefined;
  const valueOf = (name: string, value: string) =>
    name === number && value !== OPEN ? numberOf(value) : valueIn(spoken, name, value);
  return Object.fromEntries(names.map((name, at) => [name, valueOf(name, match[at + 1] ?? '')]));
};

/** Stands for a number that is not told. */
const OPEN = '…';

const numberOf = (digits: string): number => Number(digits.replaceAll(',', ''));

/** Values that nobody may change: names of files and fields, addresses, commands. */
const VERBATIM = new Set(['name', 'field', 'path', 'host', 'install', 'given', 'valid']);

/** A value as it stands in a sentence of another language. */
export const valueIn = (spoken: Spoken, name: string, value: string): string | number => {
  if (name === 'n') return numberOf(value);
  return VERBATIM.has(name) ? value : wordsIn(spoken, value);
};

/** A value within a sentence: names of languages, a text of the catalogue or several, or a word that stays as it is. */
const wordsIn = (spoken: Spoken, value: string): string => {
  const codes = value.split(', ').map(languageCodeOf);
  if (codes.every((code) => code !== undefined)) {
    return codes.map((code) => languageNameIn(spoken.language, code)).join(', ');
  }
  const whole = sentenceIn(spoken, value);
  return whole === value ? listIn(spoken, value) : whole;
};

/** Between the parts of a list, the last of which may itself hold an 'or'. */
const BETWEEN = /, | and |; no | or (?!sends? )/;

/** A list such as `2 scripts and 1 link`; one with a part that no catalogue has stays as it is. */
const listIn = (spoken: Spoken, value: string): string => {
  const parts = value.split(BETWEEN);
  const said = parts.map((part) => sentenceIn(spoken, part));
  if (parts.length < 2 || said.some((part, at) => part === parts[at])) return value;
  const type = / or (?!sends? )|; no /.test(value) ? 'disjunction' : 'conjunction';
  return new Intl.ListFormat(spoken.language, { type }).format(said);
};

/**
 * A finished English sentence in another language, such as one that the server has written with its values in place.
 * What the catalogue does not have stays as it is.
 */
export const sentenceIn = (spoken: Spoken, sentence: string): string => {
  const { catalogue } = spoken;
  if (!catalogue) return sentence;
  if (plainWording(catalogue, sentence) !== undefined) return wording(spoken, sentence);
  for (const pattern of patternsOf(catalogue)) {
    const values = valuesIn(spoken, pattern, sentence);
    if (values) return wording(spoken, pattern.text, values);
  }
  return sentence;
};
