import { languageNames } from '../../contracts/languages.js';
import { catalogue } from '../../contracts/tools/catalogue.js';
import type { Tool } from '../../contracts/tools/tool.js';
import { catalogue as german } from '../../words/de.po';
import { plainTexts } from '../../words/en.pot';
import { plainWording } from '../../contracts/texts/wording.js';
import { sentenceIn } from '../../contracts/texts/server-sentence.js';
import { fieldsOf, type Field } from './fields-of-options.js';
import { nameOf } from './option-fields.js';

const inGerman = { language: 'de', catalogue: german } as const;
const tools: readonly Tool[] = catalogue;

/** Numbers, names of formats, and what is printed on pages as it stands. */
const sameEverywhere = (text: string): boolean =>
  /^[\d\s/,.-]+$|^\{n\}|^Page (\{n\}|3) of|^UTF-8$|^A[345]$|^(?:PNG|JPEG|CSV|JSON|HTML|Markdown|EPUB)$/.test(text) ||
  Object.values<string>(languageNames).includes(text);

const saidOfTool = ({ title, tagline, action, duration, refusal, overlay }: Tool): string[] => [
  ...[title, tagline, action, duration, refusal.kinds, refusal.count],
  ...(overlay ? [...overlay.steps, overlay.tip] : []),
];

const saidOfField = (field: Field): string[] => [
  field.label,
  ...(field.placeholder === undefined ? [] : [field.placeholder]),
  ...Object.values(field.hints ?? {}),
  ...field.choices.map((choice) => nameOf(field, choice)),
];

const ofTools = new Set(tools.flatMap(saidOfTool));
const ofOptions = new Set(
  tools
    .filter(({ audience }) => audience !== 'call')
    .flatMap(fieldsOf)
    .filter(({ name, label }) => name !== label) // a form of their own asks for those without a title
    .flatMap(saidOfField)
    .filter((text) => !sameEverywhere(text)),
);

describe('the texts of the tools', () => {
  test('stand in the catalogue, so that they are drawn in every language', () => {
    const known = new Set<string>(plainTexts);
    const isKnown = (text: string): boolean =>
      known.has(text) || plainWording(german, text) !== undefined || sentenceIn(inGerman, text) !== text;
    expect([...ofTools, ...ofOptions].filter((text) => !isKnown(text))).toEqual([]);
  });
});
