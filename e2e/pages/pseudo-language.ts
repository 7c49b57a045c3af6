import type { Page } from 'playwright-core';
import { plainTexts, pluralTexts } from '../../words/en.pot';
import { textKey } from '../../words/text-key.mjs';
import type { Catalogue } from '../../contracts/texts/text-catalogue.js';
import type { Spoken } from '../../contracts/texts/wording.js';

const LONGER = 0.4;
const accents: Readonly<Record<string, string>> = {
  a: 'å',
  c: 'ç',
  e: 'ë',
  i: 'ï',
  n: 'ñ',
  o: 'ø',
  s: 'š',
  u: 'ü',
  y: 'ý',
  A: 'Å',
  C: 'Ç',
  E: 'Ë',
  I: 'Ï',
  N: 'Ñ',
  O: 'Ø',
  S: 'Š',
  U: 'Ü',
  Y: 'Ý',
};

const accented = (text: string): string => text.replaceAll(/[a-z]/gi, (letter) => accents[letter] ?? letter);

/** Longer letters for letters, in the words themselves: long words are what does not fit. Values and links stay. */
const lengthened = (text: string): string => {
  let owed = 0;
  return text.replaceAll(/[\p{L}\d]+/gu, (word) => {
    owed += word.length * LONGER;
    const more = Math.round(owed);
    owed -= more;
    return accented(word) + accented(word.slice(-1)).repeat(more);
  });
};

/** English with accents whose words are 40 percent longer; what stands in `{}` or `<>` is left as it is. */
export const pseudo = (text: string): string =>
  text
    .split(/(\{\w+\}|<[^>]+>)/)
    .map((piece, index) => (index % 2 === 1 ? piece : lengthened(piece)))
    .join('');

const pseudoPlain = Object.fromEntries(plainTexts.map((text) => [text, pseudo(text)]));
const byKey = <Said>(texts: Readonly<Record<string, Said>>): Readonly<Record<string, Said>> =>
  Object.fromEntries(Object.entries(texts).map(([text, said]) => [textKey(text), said]));

const wordings = {
  plain: byKey(pseudoPlain),
  sentences: pseudoPlain,
  plural: byKey(
    Object.fromEntries(Object.entries(pluralTexts).map(([text, one]) => [text, [pseudo(one), pseudo(text)]])),
  ),
} satisfies Omit<Catalogue, 'form'>;

/** A language that nobody speaks, told to the browser as German. */
export const pseudoLanguage: Spoken = {
  language: 'de',
  catalogue: { form: (n) => (n === 1 ? 0 : 1), ...wordings },
};

/** Lets this visitor load {@link pseudoLanguage} in the place of the German wordings. */
export const replaceGerman = async (page: Page): Promise<void> => {
  const body = `export const catalogue = { form: (n) => (n === 1 ? 0 : 1), ...${JSON.stringify(wordings)} };`;
  await page.context().route('**/assets/de-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
};
