import type { Page } from 'playwright-core';
import { everyText } from '../../contracts/texts/en/index.js';
import { pluralsEn } from '../../contracts/texts/en/plurals.en.js';
import type { Catalogue, PluralForms } from '../../contracts/texts/text-catalogue.js';
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

const pseudoForms = (one: string, other: string): PluralForms => ({ one: pseudo(one), other: pseudo(other) });

/** A language that nobody speaks, told to the browser as German. */
export const pseudoLanguage: Spoken = {
  language: 'de',
  catalogue: {
    plain: Object.fromEntries(everyText.map((text) => [text, pseudo(text)])) as Catalogue['plain'],
    plural: Object.fromEntries(
      Object.entries(pluralsEn).map(([text, one]) => [text, pseudoForms(one, text)]),
    ) as Catalogue['plural'],
  },
};

/** Lets this visitor load {@link pseudoLanguage} in the place of the German wordings. */
export const replaceGerman = async (page: Page): Promise<void> => {
  const body = `export const german = ${JSON.stringify(pseudoLanguage.catalogue)};`;
  await page.context().route('**/assets/de-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
};
