import { basename, dirname } from 'node:path';
import { pageLabels } from './page-labels.mjs';
import { textKey } from './text-key.mjs';
import { ENGLISH, isFuzzy, isRecognised, isTranslated, readPo } from './po-file.mjs';

/** Arithmetic with `n`, as the head of a PO file may hold it. */
const RULE = /^nplurals=(\d+);\s*plural=([\sn\d()?:<>=!&|%]+);?$/;

const pluralRule = (headers) => {
  const [, count, rule] = RULE.exec(headers['Plural-Forms']?.trim() ?? '') ?? [];
  if (rule === undefined) throw new Error(`${headers['Language']}.po: its head has no rule for plurals`);
  return { count: Number(count), rule: rule.trim() };
};

/** Texts by their keys, each of which only one text may have. */
const byKey = (texts) => {
  const keyed = {};
  const textOf = new Map();
  for (const [text, said] of texts) {
    const key = textKey(text);
    if (textOf.has(key)) throw new Error(`‘${text}’ has the same key as ‘${textOf.get(key)}’: word one of them anew`);
    textOf.set(key, text);
    keyed[key] = said;
  }
  return keyed;
};

/** Most texts about one thing are those about many without the `s` of its name, and need not be sent to the browser. */
const WITHOUT_S = /(\{\w+\} \w+?)s\b/;

const moduleOfEnglish = ({ texts }) => {
  const plain = [...texts].filter(([, { msgid_plural }]) => !msgid_plural).map(([text]) => text);
  const plural = [...texts]
    .filter(([, { msgid_plural }]) => msgid_plural)
    .map(([text, { msgid }]) => (text.replace(WITHOUT_S, '$1') === msgid ? [text] : [text, msgid]));
  byKey([...texts]);
  return [
    `export const plainTexts = ${JSON.stringify(plain)};`,
    `const pairOf = ([text, one = text.replace(${String(WITHOUT_S)}, '$1')]) => [text, one];`,
    `export const pluralTexts = /*#__PURE__*/ Object.fromEntries(${JSON.stringify(plural)}.map(pairOf));`,
  ].join('\n');
};

const labelsBeside = (texts, labels) =>
  [...labels].filter(([text]) => !texts.has(text)).map(([text, { wording }]) => [text, wording]);

const moduleOfTranslation = ({ headers, texts }, labels) => {
  const { count, rule } = pluralRule(headers);
  const ready = [...texts].filter(([, entry]) => isTranslated(entry) && !isFuzzy(entry));
  const plural = ready.filter(([, { msgid_plural }]) => msgid_plural).map(([text, { msgstr }]) => [text, msgstr]);
  const wrong = plural.find(([, forms]) => forms.length !== count);
  if (wrong) throw new Error(`${headers['Language']}.po: ‘${wrong[0]}’ needs ${count} wordings`);
  const plain = ready.filter(([, { msgid_plural }]) => !msgid_plural);
  const said = ([text, { msgstr }]) => [text, msgstr[0]];
  const parts = {
    plain: byKey([...plain.filter(([, entry]) => !isRecognised(entry)).map(said), ...labelsBeside(texts, labels)]),
    sentences: Object.fromEntries(plain.filter(([, entry]) => isRecognised(entry)).map(said)),
    plural: byKey(plural),
  };
  return `export const catalogue = { form: (n) => Number(${rule}), ...${JSON.stringify(parts)} };`;
};

/** The labels of the tools' pages in the language of a file under `words/`. */
export const labelsBy = (path) =>
  path.endsWith(ENGLISH) ? new Map() : pageLabels(basename(path, '.po'), dirname(dirname(path)));

/**
 * The module that `import … from 'words/….po'` gives, for every program that reads sources or builds of them: the texts
 * of the file, and those that the pages of tools have.
 */
export const catalogueModule = (path, source, labels = labelsBy(path)) => {
  const file = readPo(path, source);
  return path.endsWith(ENGLISH) ? moduleOfEnglish(file) : moduleOfTranslation(file, labels);
};

export const isCatalogue = (path) => /\.pot?$/.test(path);
