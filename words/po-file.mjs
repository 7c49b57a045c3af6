import { readFileSync } from 'node:fs';
import { po } from 'gettext-parser';

export const ENGLISH = 'words/en.pot';
export const LANGUAGES = ['de', 'fr', 'es', 'ar', 'zh'];

export const pathOf = (language) => `words/${language}.po`;

/** The header of a file, and its texts, each by its only or its plural English wording. */
export const readPo = (path, source = readFileSync(path)) => {
  const { headers, translations } = po.parse(source, { validation: true });
  const entries = Object.values(translations[''] ?? {}).filter(({ msgid }) => msgid !== '');
  return { headers, texts: new Map(entries.map((entry) => [entry.msgid_plural ?? entry.msgid, entry])) };
};

const inOrder = ([one], [other]) => (one < other ? -1 : 1);

/** In alphabetical order and a line each, so that two people who add texts seldom meet. */
export const poText = ({ headers, texts }) => {
  const sorted = [...texts].toSorted(inOrder).map(([, entry]) => [entry.msgid, entry]);
  const translations = { '': Object.fromEntries(sorted) };
  return po.compile({ charset: 'utf-8', headers, translations }, { foldLength: 0, sort: false }).toString();
};

/** Whether a translator has yet to look at a text. */
export const isFuzzy = ({ comments }) => /\bfuzzy\b/.test(comments?.flag ?? '');

export const isTranslated = (entry) => entry.msgstr.every((wording) => wording !== '');

/** Above a text that is not only asked for by its wording, but also found in a sentence that was finished elsewhere. */
export const RECOGNISED = 'Also recognised with its values in place.';

export const isRecognised = ({ comments }) => comments?.extracted === RECOGNISED;
