import { readFileSync } from 'node:fs';
import { problemsIn } from './check.js';
import { Content } from './content.js';

interface Mistake {
  readonly path: string;
  /** The words of the file, and those that replace them. */
  readonly from: string;
  readonly to: string;
  /** The complaint that the build is expected to have. */
  readonly problem: string;
}

const OTHER_MARKUP = 'pages have headings, paragraphs, lists, tables, code and directives, but no blockquote';

/** Each in a file of its own. */
const mistakes: Readonly<Record<string, Mistake>> = {
  'an unknown directive': {
    path: 'content/de/tools/pdf-merge.md',
    from: '::reasons',
    to: '::reason',
    problem: 'there is no directive ::reason here',
  },
  'a directive that stands there twice': {
    path: 'content/fr/tools/pdf-merge.md',
    from: '::features',
    to: '::reasons',
    problem: '::reasons stands there twice',
  },
  'an unknown directive under a heading': {
    path: 'content/fr/product/security.md',
    from: '::live-log',
    to: '::live-logs',
    problem: 'there is no directive ::live-logs here',
  },
  'an unknown value in the text': {
    path: 'content/zh/tools/pdf-compress.md',
    from: '{pages}',
    to: '{pagse}',
    problem: 'there is no value {pagse}',
  },
  'an unknown value above the text': {
    path: 'content/es/tools/pdf-merge.md',
    from: '{files}',
    to: '{fiels}',
    problem: 'there is no value {fiels}',
  },
  'an unknown key': {
    path: 'content/ar/tools/pdf-merge.md',
    from: 'search:',
    to: 'serach:',
    problem: 'there is no key serach',
  },
  'a link to nowhere': {
    path: 'content/zh/help/help.md',
    from: '(/help/api)',
    to: '(/help/apis)',
    problem: 'there is no page /help/apis',
  },
  'a related tool that has no page': {
    path: 'content/en/tools/pdf-merge.md',
    from: '  - pdf-split',
    to: '  - pdf-splits',
    problem: 'there is no page /tools/pdf-splits',
  },
  'a picture that was not taken': {
    path: 'content/zh/tools/pdf-merge.md',
    from: '![](merge-order)',
    to: '![](merge-orders)',
    problem: 'there is no picture merge-orders',
  },
  'an icon that is not there': {
    path: 'content/es/product/security.md',
    from: '::icon server',
    to: '::icon servers',
    problem: 'there is no icon servers',
  },
  'a claim that needs no evidence': {
    path: 'content/de/product/security.md',
    from: '::claims gdpr',
    to: '::claims gdprs',
    problem: 'there is no claim gdprs that needs evidence',
  },
  'calls that there are not': {
    path: 'content/es/help/api.md',
    from: '::calls account',
    to: '::calls accounts',
    problem: 'there is no group of calls accounts',
  },
  'other markup': {
    path: 'content/ar/product/security.md',
    from: '::icon server',
    to: '> server',
    problem: OTHER_MARKUP,
  },
};

const MISSING = 'content/de/help/sharing.md';
const WITHOUT_DESCRIPTION = 'content/fr/help/sharing.md';
const WITHOUT_OPTION = 'content/ar/tools/pdf-compress.md';

const sourceOf = (path: string): string => readFileSync(path, 'utf8');
const linesOf = (path: string): readonly string[] => sourceOf(path).split('\n');
const lineOf = ({ path, from }: Mistake): number => linesOf(path).findIndex((line) => line.includes(from)) + 1;
const without = (path: string, start: string): string =>
  linesOf(path)
    .filter((line) => !line.startsWith(start))
    .join('\n');

const changed = {
  ...Object.fromEntries(Object.values(mistakes).map(({ path, from, to }) => [path, sourceOf(path).replace(from, to)])),
  [WITHOUT_DESCRIPTION]: without(WITHOUT_DESCRIPTION, 'description:'),
  [WITHOUT_OPTION]: without(WITHOUT_OPTION, '  quality:'),
};

describe('the pages under content/', () => {
  const said = new Set<string>();

  beforeAll(() => {
    for (const problem of problemsIn(new Content('.', changed, [MISSING]))) said.add(problem);
  });

  test('are without a mistake in every language', () => {
    expect(problemsIn(new Content('.'))).toEqual([]);
  });

  test.each(Object.entries(mistakes))('are refused with %s, by file and line', (_, mistake) => {
    expect(lineOf(mistake)).toBeGreaterThan(0);
    expect([...said]).toContain(`${mistake.path}:${lineOf(mistake)}: ${mistake.problem}`);
  });

  test('are refused without a key that every page has', () => {
    expect([...said]).toContainEqual(expect.stringContaining(`${WITHOUT_DESCRIPTION}:1: description: `));
  });

  test('say something of the same options in every language', () => {
    expect([...said]).toContain(`${WITHOUT_OPTION}:1: options has no sentence for quality`);
  });

  test('are refused where one is missing in a language', () => {
    expect([...said]).toContain(`${MISSING}:1: the page is missing in this language`);
  });

  test('are told of all their mistakes at once, and of no others', () => {
    expect(said.size).toBe(Object.keys(changed).length + 1);
  });
});
