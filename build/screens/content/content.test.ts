import { readFileSync } from 'node:fs';
import { problemsIn } from './check.js';
import { Content } from './content.js';

const MERGE = 'content/de/tools/pdf-merge.md';
const COMPRESS = 'content/zh/tools/pdf-compress.md';
const MERGE_IN_ENGLISH = 'content/en/tools/pdf-merge.md';
const SECURITY = 'content/fr/product/security.md';

const sourceOf = (path: string): string => readFileSync(path, 'utf8');
const lineOf = (path: string, text: string): number => {
  const at = sourceOf(path)
    .split('\n')
    .findIndex((line) => line.includes(text));
  if (at === -1) throw new Error(`${path} has no ${text}`);
  return at + 1;
};

/** What the build says once a page has other words in one place. */
const saidOf = (path: string, from: string, to: string): readonly string[] => {
  const source = sourceOf(path);
  if (!source.includes(from)) throw new Error(`${path} has no ${from}`);
  return problemsIn(new Content('.', { [path]: source.replace(from, to) }));
};

/** A file, a place in it that is changed, what stands there then, and what the build says of it. */
const mistakes = [
  ['an unknown directive', MERGE, '::reasons', '::reason', 'there is no directive ::reason here'],
  [
    'an unknown directive in a section',
    SECURITY,
    '::live-log',
    '::live-logs',
    'there is no directive ::live-logs here',
  ],
  ['an unknown value in the text', COMPRESS, '{pages}', '{pagse}', 'there is no value {pagse}'],
  ['an unknown value above the text', MERGE, '{files}', '{fiels}', 'there is no value {fiels}'],
  ['an unknown key', MERGE, 'search:', 'serach:', 'there is no key serach'],
  ['a link to nowhere', 'content/zh/help/help.md', '(/help/api)', '(/help/apis)', 'there is no page /help/apis'],
  [
    'a related tool that has no page',
    MERGE_IN_ENGLISH,
    '  - pdf-split',
    '  - pdf-splits',
    'there is no page /tools/pdf-splits',
  ],
  ['a picture that was not taken', MERGE, '![](merge-order)', '![](merge-orders)', 'there is no picture merge-orders'],
  ['an icon that is not there', SECURITY, '::icon server', '::icon servers', 'there is no icon servers'],
  [
    'a claim that needs no evidence',
    SECURITY,
    '::claims gdpr',
    '::claims gdprs',
    'there is no claim gdprs that needs evidence',
  ],
  [
    'calls that there are not',
    'content/es/help/api.md',
    '::calls account',
    '::calls accounts',
    'there is no group of calls accounts',
  ],
  [
    'other markup',
    SECURITY,
    '::icon server',
    '> server',
    'pages have headings, paragraphs, lists, tables, code and directives, but no blockquote',
  ],
] as const;

describe('the pages under content/', () => {
  test('are without a mistake in every language', () => {
    expect(problemsIn(new Content('.'))).toEqual([]);
  });

  test.each(mistakes)('are refused with %s, by file and line', (_, path, from, to, problem) => {
    expect(saidOf(path, from, to)).toEqual(expect.arrayContaining([`${path}:${lineOf(path, from)}: ${problem}`]));
  });

  test('are refused without a key that every page has', () => {
    const said = saidOf(MERGE, 'description:', '# description:');
    expect(said).toEqual([expect.stringContaining(`${MERGE}:1: description: `)]);
  });

  test('say something of the same options in every language', () => {
    const path = 'content/ar/tools/pdf-compress.md';
    const [option = ''] = /^ {2}quality: .*\n/m.exec(sourceOf(path)) ?? [];
    expect(saidOf(path, option, '')).toEqual([`${path}:1: options has no sentence for quality`]);
  });

  test('are refused where one is missing in a language', () => {
    const said = problemsIn(new Content('.', {}, [MERGE]));
    expect(said).toContain(`${MERGE}:1: the page is missing in this language`);
  });
});
