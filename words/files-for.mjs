import { ENGLISH, isFuzzy, isTranslated, pathOf, poText, RECOGNISED } from './po-file.mjs';
import { pageOf } from './page-labels.mjs';
import { withoutNames } from './texts-in-code.mjs';

export const TYPES = 'words/en.d.pot.ts';

const isPlural = ({ msgid_plural }) => msgid_plural !== undefined;
const entryOf = (text) => ({ msgid: text, msgstr: [''] });

/** Texts that no translation has yet, without those for one thing, which stand beside those for many. */
const unknownOf = (known, texts) => {
  const ones = new Set([...known.values()].filter(isPlural).map(({ msgid }) => msgid));
  return [...texts].filter((text) => /\p{L}/u.test(text) && !known.has(text) && !ones.has(text));
};

/**
 * The texts that are asked for, and of the others those that the sources still have. What a tool with a page calls
 * itself stands in the page, unless it has values.
 */
const englishTexts = (known, { used, finished, asked, labels }, isOnPage) => {
  const kept = [...known].filter(([text]) => used.has(withoutNames(text)));
  const sharedLabels = labels.filter((label) => !isOnPage(label)).map(({ text }) => text);
  const added = unknownOf(known, new Set([...asked, ...sharedLabels]));
  const texts = new Map([...kept, ...added.map((text) => [text, entryOf(text)])]);
  for (const [text, entry] of texts) {
    const isFinished = !isPlural(entry) && /\{\w+\}/.test(text) && finished.has(withoutNames(text));
    entry.comments = { ...entry.comments, extracted: isFinished ? RECOGNISED : '' };
  }
  return texts;
};

/** A translation of exactly these texts; those that are new wait for a translator. */
const translated = ({ headers, texts }, english) => {
  const count = Number(/nplurals=(\d+)/.exec(headers['Plural-Forms'])?.[1]);
  const emptied = (entry) => ({ ...entry, msgstr: Array.from({ length: isPlural(entry) ? count : 1 }, () => '') });
  const said = ([text, entry]) => {
    const known = texts.get(text);
    if (!known || isPlural(known) !== isPlural(entry)) return [text, emptied(entry)];
    const comments = { ...known.comments, extracted: entry.comments.extracted };
    return [text, { ...known, msgid: entry.msgid, comments }];
  };
  return { headers, texts: new Map([...english].map(said)) };
};

const union = (texts) => texts.map((text) => `\n  | ${JSON.stringify(text)}`).join('');

/** The English wordings as types, by which the compiler knows every text and its values. */
const typesOf = (english) => {
  const [plain, plural] = [false, true].map((wanted) =>
    [...english]
      .filter(([, entry]) => isPlural(entry) === wanted)
      .map(([text]) => text)
      .toSorted(),
  );
  return [
    '// Written by `npm run words`.',
    '/** A text of the screens that is the same for every number: its English wording, with `{name}` for each value. */',
    `export type PlainText =${union(plain)};`,
    '/** A text that depends on the number `{n}`: its English plural. */',
    `export type PluralText =${union(plural)};`,
    '/** Every text but those that depend on a number. */',
    'export declare const plainTexts: readonly PlainText[];',
    '/** What each text that depends on a number is for one. */',
    'export declare const pluralTexts: Readonly<Record<PluralText, string>>;',
    '',
  ].join('\n');
};

const lackingIn = (language, { texts }) => [
  ...[...texts].filter(([, entry]) => !isTranslated(entry)).map(([text]) => `${pathOf(language)} lacks: ${text}`),
  ...[...texts].filter(([, entry]) => isFuzzy(entry)).map(([text]) => `${pathOf(language)} is unsure of: ${text}`),
];

const isRedundant = (text, english, { used }) => english.has(text) || !used.has(text);

/** Labels that the pages of a language lack, and those that they have too many. */
const lackingOnPages = (language, { wanted, pages, english, code }) => {
  const said = pages.labels.get(language);
  const lacking = wanted.filter(({ text }) => !said.has(text));
  const redundant = [...said].filter(([text]) => isRedundant(text, english, code));
  return [
    ...lacking.map(({ text, tool }) => `${pageOf(tool, language)} lacks the label: ${text}`),
    ...redundant.map(([text, { path }]) =>
      english.has(text)
        ? `${path} has a label that stands in ${pathOf(language)}, too: ${text}`
        : `${path} has a label that no tool has: ${text}`,
    ),
  ];
};

/**
 * Every file of words as it should be, and what translators have yet to do.
 *
 * @param code what the sources say
 * @param english the file of English texts as it is
 * @param translations the file of each language as it is
 * @param pages the tools that have a page, and the labels that the pages of each language have
 */
export const filesFor = (code, { english, translations, pages }) => {
  const isOnPage = ({ text, tool }) => pages.tools.has(tool) && !text.includes('{');
  const texts = englishTexts(english.texts, code, isOnPage);
  const files = translations.map(([language, file]) => [language, translated(file, texts)]);
  const unknown = new Set(
    unknownOf(
      texts,
      code.labels.map(({ text }) => text),
    ),
  );
  const wanted = code.labels.filter((label) => isOnPage(label) && unknown.has(label.text));
  const onPages = { wanted, pages, english: texts, code };
  return {
    contents: [
      [ENGLISH, poText({ headers: english.headers, texts })],
      [TYPES, typesOf(texts)],
      ...files.map(([language, file]) => [pathOf(language), poText(file)]),
    ],
    lacking: files.flatMap(([language, file]) => [...lackingIn(language, file), ...lackingOnPages(language, onPages)]),
  };
};
