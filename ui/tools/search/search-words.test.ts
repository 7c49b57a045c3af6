import { catalogue } from '../../../contracts/tools/catalogue.js';
import { searchWords } from 'virtual:content';
import { translatedLanguages } from '../../../contracts/page-languages.js';

/** Tools that run by themselves, for a page or another tool: nobody looks for them. */
const UNSOUGHT: readonly string[] = [
  'pdf-redact-preview',
  'pdf-page-preview',
  'detect-language',
  'summarize',
  'pdf-editable',
  'pdf-editable-text',
  'pack-parts',
];

const known = await Promise.all(translatedLanguages.map(async (code) => [code, await searchWords[code]()] as const));

describe.each(known)('the words that people search by in %s', (_, { tools, noTool }) => {
  const lists = [...Object.entries(tools), ...Object.entries(noTool)];
  const sought = catalogue.map(({ id }) => id).filter((id) => !UNSOUGHT.includes(id));

  test('are at least two for each tool', () => {
    expect(sought.filter((id) => !(id in tools))).toEqual([]);
    expect(lists.filter(([, words]) => new Set(words).size < 2).map(([id]) => id)).toEqual([]);
  });

  test('are each there once, and in lower case', () => {
    expect(lists.filter(([, words]) => new Set(words).size < words.length).map(([id]) => id)).toEqual([]);
    expect(lists.flatMap(([, words]) => words).filter((word) => word !== word.toLowerCase().trim())).toEqual([]);
  });
});
