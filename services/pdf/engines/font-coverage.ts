import { Refusal } from '../../../contracts/errors.js';
import { typesetChecked } from './typst.js';

interface Script {
  readonly name: string;
  readonly signs: RegExp;
  readonly fonts: string;
}

const CJK = 'fonts-noto-cjk';
const CORE = 'fonts-noto-core';

const scripts: readonly Script[] = [
  { name: 'Japanese', signs: /[\p{Script=Hiragana}\p{Script=Katakana}]/u, fonts: CJK },
  { name: 'Korean', signs: /\p{Script=Hangul}/u, fonts: CJK },
  { name: 'Chinese', signs: /[\p{Script=Han}\p{Script=Bopomofo}\u3000-\u303f\uff01-\uff60]/u, fonts: CJK },
  ...['Arabic', 'Hebrew', 'Devanagari', 'Cyrillic', 'Greek', 'Latin', 'Armenian', 'Georgian', 'Thai', 'Lao', 'Khmer']
    .concat(['Myanmar', 'Ethiopic', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada'])
    .concat(['Malayalam', 'Sinhala', 'Tibetan', 'Mongolian', 'Thaana', 'Syriac'])
    .map((name) => ({ name, signs: new RegExp(`\\p{Script=${name}}`, 'u'), fonts: CORE })),
  { name: 'emoji', signs: /\p{Extended_Pictographic}/u, fonts: 'fonts-noto-color-emoji' },
];
const other = { name: 'special', fonts: `${CORE} fonts-noto-extra` };

const MARKUP = `
#set page(width: 400pt, height: auto)
#for sign in json(bytes(sys.inputs.signs)) [#text(sign) ]
`;

/** Signs set at once. */
const SIGNS_AT_ONCE = 2000;
const LETTER = /[\p{L}\p{M}\p{N}]/u;

/** The signs of a text that no font here has: each once. Blanks, controls and signs without a look are none. */
const missingIn = async (text: string): Promise<readonly string[]> => {
  const signs = [...new Set(text.replace(/[\0-\x7f\p{C}\p{Z}\p{Variation_Selector}]+/gu, ''))];
  const missing: string[] = [];
  for (let from = 0; from < signs.length; from += SIGNS_AT_ONCE) {
    const some = signs.slice(from, from + SIGNS_AT_ONCE);
    missing.push(...(await typesetChecked(MARKUP, { signs: JSON.stringify(some) }, { text })).missing);
  }
  return missing;
};

const refusalFor = (missing: readonly string[], what: string): Refusal => {
  const text = missing.join('');
  const scriptsInText = scripts.filter(({ signs }) => signs.test(text));
  const needed = scriptsInText.length > 0 ? scriptsInText : [other];
  const fonts = [...new Set(needed.map((script) => script.fonts))].join(' ');
  const names = needed.map(({ name }) => name).join(', ');
  return new Refusal('fonts.missing', { what, script: names, install: `apt-get install ${fonts}` });
};

/**
 * Makes sure that a short text can be shown as it is.
 *
 * @param what  the text as the refusal calls it.
 * @throws Refusal `fonts.missing`
 */
export const refuseUnlessShown = async (text: string, what: string): Promise<void> => {
  const missing = await missingIn(text);
  if (missing.length > 0) throw refusalFor(missing, what);
};

/**
 * Makes sure that a document's letters and digits can be shown. An emoji or another sign does not keep it from being set.
 *
 * @returns whether such a sign will be a box.
 * @throws Refusal `fonts.missing`
 */
export const refuseUnlessReadable = async (text: string, what: string): Promise<boolean> => {
  const missing = await missingIn(text);
  const letters = missing.filter((sign) => LETTER.test(sign));
  if (letters.length > 0) throw refusalFor(letters, what);
  return missing.length > 0;
};
