import { translatedLanguages, type TranslatedLanguage } from '../../../contracts/page-languages.js';
import { catalogue as arabic } from '../../../words/ar.po';
import { catalogue as chinese } from '../../../words/zh.po';
import { catalogue as french } from '../../../words/fr.po';
import { catalogue as german } from '../../../words/de.po';
import { catalogue as spanish } from '../../../words/es.po';
import type { Catalogue } from '../../../contracts/texts/text-catalogue.js';
import { textsIn } from '../public-words-fixture.js';
import { landingList } from './landing-list.js';
import { loadLanding } from './load-landing.js';
import type { LandingPage } from './landing-page.js';

/** Lengths that search results show whole; Chinese says as much in fewer characters. */
const DESCRIPTION = { min: 60, minChinese: 25, max: 155 };

/** Labels of the screens, each in its own catalogue, and the quotation marks of the language. */
const quoting: Readonly<Record<TranslatedLanguage, readonly [Catalogue, RegExp]>> = {
  de: [german, /„([^“]+)“/g],
  fr: [french, /«\u{202F}([^»]+)\u{202F}»/gu],
  es: [spanish, /«([^»]+)»/g],
  ar: [arabic, /«([^»]+)»/g],
  zh: [chinese, /“([^”]+)”/g],
};

/** Numbers of two digits or more, without the sign between thousands; smaller ones may stand in words. */
const numbersIn = (page: LandingPage): readonly string[] => {
  const texts = textsIn(page).map((text) => text.replaceAll(/(?<=\d)[.,\s](?=\d{3})/g, ''));
  return [...new Set(texts.flatMap((text) => text.match(/\d{2,}/g) ?? []))].toSorted();
};

/** Without what names a measured task, which is the same in every language and not shown. */
const wordsIn = (page: LandingPage): readonly string[] => textsIn({ ...page, figures: [] });

const shapeOf = (page: LandingPage): object => ({
  whatItIs: page.whatItIs.length,
  steps: page.steps.map(({ picture }) => picture),
  reasons: page.reasons.length,
  features: page.features.length,
  cases: page.useCases.map(({ cases }) => cases.length),
  questions: page.questions.length,
  numbers: numbersIn(page),
});

describe.each(translatedLanguages)('the pages of the tools in %s', (language) => {
  const pages: LandingPage[] = [];
  const english: LandingPage[] = [];

  beforeAll(async () => {
    for (const entry of landingList) {
      english.push(await loadLanding(entry, 'en'));
      pages.push(await loadLanding(entry, language));
    }
  });

  test('have the parts, the pictures and the numbers of the English ones', () => {
    expect(pages.map((page) => [page.tool, shapeOf(page)])).toEqual(english.map((page) => [page.tool, shapeOf(page)]));
  });

  test('leave no sentence in English', () => {
    const before = new Set(english.flatMap(wordsIn).filter((text) => /[a-z]+ [a-z]+ [a-z]+/.test(text)));
    const { length } = landingList;
    expect(pages).toHaveLength(length);
    expect(pages.flatMap(wordsIn).filter((text) => before.has(text))).toEqual([]);
  });

  test('have a title and a description of their own each, which search results show whole', () => {
    expect(new Set(pages.map(({ title }) => title)).size).toBe(landingList.length);
    expect(new Set(pages.map(({ description }) => description)).size).toBe(landingList.length);
    const min = language === 'zh' ? DESCRIPTION.minChinese : DESCRIPTION.min;
    const lengths = pages.map(({ title, description }) => [title, description.length] as const);
    expect(lengths.filter(([, length]) => length < min || length > DESCRIPTION.max)).toEqual([]);
  });

  test('quote labels as the screens have them', () => {
    const [catalogue, marks] = quoting[language];
    const known = new Set(textsIn(catalogue));
    const quoted = pages.flatMap((page) => textsIn(page).flatMap((text) => [...text.matchAll(marks)]));
    expect(quoted.length).toBeGreaterThan(landingList.length);
    expect(quoted.map(([, label = '']) => label).filter((label) => !known.has(label))).toEqual([]);
  });
});
