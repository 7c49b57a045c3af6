import { catalogue as arabic } from '../../words/ar.po';
import { catalogue as german } from '../../words/de.po';
import { plainTexts, pluralTexts } from '../../words/en.pot';
import { catalogue as spanish } from '../../words/es.po';
import { catalogue as french } from '../../words/fr.po';
import { catalogue as chinese } from '../../words/zh.po';
import type { ScreenLanguage } from '../screen-languages.js';
import type { Catalogue } from './text-catalogue.js';
import { textKey } from '../../words/text-key.mjs';
import { plainWording, wording } from './wording.js';

const catalogues: readonly (readonly [Exclude<ScreenLanguage, 'en'>, Catalogue])[] = [
  ['de', german],
  ['fr', french],
  ['es', spanish],
  ['ar', arabic],
  ['zh', chinese],
];

const names = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].toSorted();

/** Up to 200, all that differ in any language of the screens. */
const numbers = Array.from({ length: 201 }, (_, n) => n);

describe('the texts of the screens', () => {
  test.each(catalogues)('have in %s the values of the English ones, and no empty wording', (_, catalogue) => {
    const wrong = plainTexts.filter((text) => {
      const said = plainWording(catalogue, text) ?? '';
      return said.trim() === '' || names(said).join() !== names(text).join();
    });
    expect(wrong).toEqual([]);
  });

  test.each(catalogues)('have in %s a wording for every kind of number', (language, { plural, form }) => {
    const kinds = new Set(numbers.map((n) => new Intl.PluralRules(language).select(n)));
    const lacking = Object.keys(pluralTexts).filter((text) => new Set(plural[textKey(text)]).has(''));
    expect(lacking).toEqual([]);
    expect(new Set(numbers.map(form)).size).toBe(kinds.size);
    expect(new Set(Object.values(plural).map(({ length }) => length))).toEqual(new Set([kinds.size]));
  });

  test.each(catalogues)('have in %s the form that Intl gives each number', (language, { form }) => {
    const kinds = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;
    const used = kinds.filter((kind) => numbers.some((n) => new Intl.PluralRules(language).select(n) === kind));
    expect(numbers.map((n) => used[form(n)])).toEqual(numbers.map((n) => new Intl.PluralRules(language).select(n)));
  });
});

describe('a text', () => {
  test('is said with its values, numbers as the language writes them', () => {
    const said = (language: ScreenLanguage, catalogue?: Catalogue) =>
      [1, 2, 3, 11, 1234].map((n) => wording({ language, catalogue }, '{n} pages', { n }));
    expect(said('en')).toEqual(['1 page', '2 pages', '3 pages', '11 pages', '1,234 pages']);
    expect(said('de', german)).toEqual(['1 Seite', '2 Seiten', '3 Seiten', '11 Seiten', '1.234 Seiten']);
    expect(said('ar', arabic).slice(0, 4)).toEqual(['صفحة واحدة', 'صفحتان', '3 صفحات', '11 صفحة']);
  });

  test('that no catalogue has stays as it is', () => {
    expect(wording({ language: 'de', catalogue: german }, 'Lease.pdf by {who}', { who: 'Ada' })).toBe(
      'Lease.pdf by Ada',
    );
  });
});
