import { isTranslatedPage, translatedLanguages, type TranslatedLanguage } from '../../../contracts/page-languages.js';
import type { ScreenLanguage } from '../../../contracts/screen-languages.js';
import { catalogue as arabic } from '../../../words/ar.po';
import { catalogue as chinese } from '../../../words/zh.po';
import { catalogue as french } from '../../../words/fr.po';
import { catalogue as german } from '../../../words/de.po';
import { catalogue as spanish } from '../../../words/es.po';
import { wording } from '../../../contracts/texts/wording.js';
import type { Catalogue } from '../../../contracts/texts/text-catalogue.js';
import { shortcuts } from '../../screens/workbench/keys/shortcut-table.js';
import { textsIn } from '../public-words-fixture.js';
import { infoList } from './info-list.js';
import type { InfoPage } from './info-page.js';
import { loadInfo } from './load-info.js';
import { crashRun, dayIn, speedRun } from './measured-runs.js';

/** Lengths that search results show whole; Chinese says as much in fewer characters. */
const DESCRIPTION = { min: 60, minChinese: 20, max: 155 };

/** Labels of the screens, each in its own catalogue, and the quotation marks of the language. */
const quoting: Readonly<Record<TranslatedLanguage, readonly [Catalogue, RegExp]>> = {
  de: [german, /„([^“]+)“/g],
  fr: [french, /«\u{202F}([^»]+)\u{202F}»/gu],
  es: [spanish, /«([^»]+)»/g],
  ar: [arabic, /«([^»]+)»/g],
  zh: [chinese, /“([^”]+)”/g],
};

/** Text that a reader types, output of programs and descriptions of calls are the same in every language. */
const sameEverywhere: readonly string[] = ['code', 'command', 'calls'];

/** A page without what is the same in every language. */
const inWords = (part: unknown): unknown => {
  if (Array.isArray(part)) return part.map(inWords);
  if (typeof part !== 'object' || part === null || '$$typeof' in part) return part;
  const translatable = Object.entries(part).filter(([name]) => !sameEverywhere.includes(name));
  return Object.fromEntries(translatable.map(([name, each]) => [name, inWords(each)]));
};

const SHORTCUTS_LISTED = 10;

/** Words for members. */
const memberWords: Readonly<Record<TranslatedLanguage, RegExp>> = {
  de: /Mitglied/,
  fr: /membre/,
  es: /miembro/,
  ar: /عضو|أعضاء/,
  zh: /会员/,
};

const said = (page: unknown): readonly string[] => textsIn(inWords(page)).filter((text) => !text.startsWith('/'));

/** Numbers (but for one, which may stand in a word), commands, settings and names of files. */
const constants =
  /\d+|npm (?:run )?[\w:&-]+|node (?:deploy|cluster)\/\S+|[A-Z]+_[A-Z]+|[\w-]+\.(?:db|key|json|mjs|pdf)\b/g;
const constantsIn = (page: unknown, language: ScreenLanguage): readonly string[] =>
  said(page)
    .map((text) => [speedRun, crashRun].reduce((rest, run) => rest.replace(dayIn(language, run), run.day), text))
    .map((text) => text.replaceAll(/(?<=\d)[.,\s](?=\d{3})/g, '')) // between thousands
    .flatMap((text) => text.match(constants) ?? [])
    .filter((constant) => constant !== '1')
    .toSorted();

/** A page without its words: how many parts of which kind, where it leads, its pictures and the claims that it makes. */
const shapeOf = (part: unknown, name = ''): unknown => {
  if (typeof part === 'string')
    return ['kind', 'href', 'command', 'code', 'picture', 'path', 'claims'].includes(name) ? part : '';
  if (Array.isArray(part)) return part.map((each) => shapeOf(each, name));
  if (typeof part !== 'object' || part === null || '$$typeof' in part) return typeof part;
  return Object.fromEntries(Object.entries(part).map(([key, each]) => [key, shapeOf(each, key)]));
};

const entries = infoList.filter(({ path }) => isTranslatedPage(path));

describe.each(translatedLanguages)('the pages about the product and of the help in %s', (language) => {
  const pages: InfoPage[] = [];
  const english: InfoPage[] = [];

  beforeAll(async () => {
    for (const entry of entries) {
      english.push(await loadInfo(entry, 'en'));
      pages.push(await loadInfo(entry, language));
    }
  });

  test('have the parts, the links and the pictures of the English ones', () => {
    expect(pages.map((page) => shapeOf(page))).toEqual(english.map((page) => shapeOf(page)));
  });

  test('have their numbers, commands and settings', () => {
    expect(pages.map((page) => [page.path, constantsIn(page, language)])).toEqual(
      english.map((page) => [page.path, constantsIn(page, 'en')]),
    );
  });

  test('leave no sentence in English', () => {
    const before = new Set(
      english.flatMap(said).filter((text) => /[a-z]+ [a-z]+/.test(text) && !text.startsWith('npm run ')),
    );
    expect(pages.flatMap(said).filter((text) => before.has(text))).toEqual([]);
  });

  test('have a title and a description of their own each, which search results show whole', () => {
    expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
    const min = language === 'zh' ? DESCRIPTION.minChinese : DESCRIPTION.min;
    const lengths = pages.map(({ path, description }) => [path, description.length] as const);
    expect(lengths.filter(([, length]) => length < min || length > DESCRIPTION.max)).toEqual([]);
  });

  test('speak of members where the English ones do, and nowhere else', () => {
    const before = english.flatMap(said);
    const texts = pages.flatMap(said);
    const differing = texts.filter(
      (text, at) => memberWords[language].test(text) !== /\bmember/i.test(before[at] ?? ''),
    );
    expect(texts).toHaveLength(before.length);
    expect(differing).toEqual([]);
  });

  test('list the shortcuts in the words of the list in the workbench', () => {
    const rows = pages
      .flatMap(({ path, sections }) => (path === '/accessibility' ? sections : []))
      .flatMap((section) => (section.kind === 'table' ? section.rows : []));
    const [catalogue] = quoting[language];
    const texts = shortcuts.map(({ text }) => wording({ language, catalogue }, text));
    const listed = rows.slice(-SHORTCUTS_LISTED).map(([, text = '']) => text);
    expect(listed).toHaveLength(SHORTCUTS_LISTED);
    expect(listed.filter((text) => !texts.includes(text))).toEqual([]);
  });

  test('quote labels as the screens have them', () => {
    const [catalogue, marks] = quoting[language];
    const known = new Set(textsIn(catalogue));
    const quoted = pages.flatMap((page) => said(page).flatMap((text) => [...text.matchAll(marks)]));
    expect(quoted.length).toBeGreaterThan(10);
    expect(quoted.map(([, label = '']) => label).filter((label) => !known.has(label))).toEqual([]);
  });
});
