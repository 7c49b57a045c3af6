import { screenLanguages, type ScreenLanguage } from '../screen-languages.js';
import { inEnglish, numberIn, wording } from './wording.js';

const languages = Object.keys(screenLanguages) as readonly ScreenLanguage[];
const numbers = [0, 1, 2, 21, 999, 1000, 1_234_567, -5, 2.5];

test.each(languages)('numbers in %s are written as Intl writes them', (language) => {
  const tag = language === 'en' ? 'en-US' : language;
  expect(numbers.map((value) => numberIn(language, value))).toEqual(numbers.map((value) => value.toLocaleString(tag)));
});

test('English has the plural forms that Intl gives it', () => {
  const forms = new Intl.PluralRules('en');
  for (const n of numbers) {
    const isOne = wording(inEnglish, '{n} pages', { n }).endsWith('page');
    expect([n, isOne ? 'one' : 'other']).toEqual([n, forms.select(n)]);
  }
});
