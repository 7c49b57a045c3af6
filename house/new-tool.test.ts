import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { problemsIn } from '../build/screens/content/check.js';
import { Content } from '../build/screens/content/content.js';
import { translatedLanguages } from '../contracts/page-languages.js';
import { complaintsAbout } from './fixtures/compiler-complaints.js';
import { copySources, plantTool } from './fixtures/planted-tool.js';

const TIMEOUT_MS = 240_000;

/** Whatever can depend on which tools there are: files that import the catalogue, or a type made of its ids. */
const askingForTools = (): readonly string[] =>
  ['contracts', 'words', 'services', 'gateway', 'ui', 'run', 'build', 'house', 'cluster', 'deploy', 'e2e', 'bench']
    .flatMap((room) => readdirSync(room, { recursive: true, encoding: 'utf8' }).map((path) => join(room, path)))
    .filter(
      (path) => /\.tsx?$/.test(path) && /tools\/catalogue\.js|ToolId|\['tool'\]/.test(readFileSync(path, 'utf8')),
    );

/** Suites that take every tool, every text or every page, and the tool's own. */
const SUITES = [
  'contracts/(?:api/calls/call-examples|texts/)',
  'build/screens/content/',
  'gateway/docs/openapi',
  'house/cited-requirements',
  'services/pdf/(?:broken-signatures|operations/plant)',
  'ui/app/tool-names',
  'ui/pages/(?:landing/[^/]*|info/translated-infos|info/help/help-pages|pictures/[^/]*)[.]test',
  'ui/text/(?:typography|untranslated)',
  'ui/tools/(?:action|fields-of-options|tool-texts|search/search-words)',
  'ui/screens/workbench/(?:palette/match-tools|rows/offered-tools)',
];

/** All tests but those that run another tool than the planted one, which a new tool leaves as they were. */
const TESTS = '^(?!a signed file (?:that goes through|loses nothing by|keeps its signature)(?! pdf-planted))';

interface Report {
  readonly success: boolean;
  readonly testResults: readonly {
    readonly message: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

describe('the twelve files of a tool, in a copy of the sources', () => {
  let root: string;
  let files: readonly string[];
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'docket-tool-'));
    copySources(root);
    files = plantTool(root);
  }, TIMEOUT_MS);
  afterAll(() => {
    rmSync(root, { recursive: true });
  });

  const runs = async (...args: readonly string[]): Promise<string> => {
    const env = { ...process.env, NODE_OPTIONS: '', DOCKET_SUITE_TIMES: '' };
    const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { cwd: root, env }).catch(
      (error: unknown) => error as { stdout: string; stderr: string },
    );
    return stdout + stderr;
  };

  const jest = async (...args: readonly string[]): Promise<Report> => {
    const report = join(root, 'report.json');
    const flags = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'];
    await runs(...flags, '--ci', '--runInBand', '--json', '--outputFile', report, '--selectProjects', 'unit', ...args);
    return JSON.parse(readFileSync(report, 'utf8')) as Report;
  };

  test('are all that its author writes', () => {
    expect(files).toHaveLength(12);
  });

  test(
    'have their types; a tool that is only in the catalogue is asked for by the lists of operations, of tasks and of cases, and by nothing else',
    () => {
      const declared = (source: string, tool: string, id: string): string =>
        source.replace(`  ${tool},\n`, `  ${tool},\n  { ...${tool}, id: '${id}' },\n`);
      const paths = new Set([...askingForTools(), ...files.filter((path) => path.endsWith('.ts'))]);
      const path = 'contracts/tools/catalogue.ts';
      const change = (source: string): string =>
        declared(declared(source, 'pdfRotate', 'pdf-declared'), 'summarize', 'declared');
      const complaints = complaintsAbout([...paths], { path, change }, root);
      expect(Object.fromEntries([...complaints].filter(([, complaint]) => complaint !== ''))).toEqual({
        'services/pdf/fixtures/tool-cases.ts': expect.stringMatching(/^Property '"pdf-declared"' is missing/),
        'services/pdf/operations/index.ts': expect.stringMatching(/Property '"pdf-declared"' is missing/),
        'services/ai/tasks/index.ts': expect.stringMatching(/Property 'declared' is missing/),
      });
    },
    TIMEOUT_MS,
  );

  test(
    'have their words in every language',
    async () => {
      expect(await runs('words/update.mjs', '--check')).toBe('');
    },
    TIMEOUT_MS,
  );

  test('lack a page in a language where there is none, by the file that is missing', () => {
    const page = readFileSync('content/en/tools/pdf-to-images.md', 'utf8');
    const said = problemsIn(new Content('.', { 'content/en/tools/pdf-page-images.md': page }));
    const lacking = (language: string) =>
      `content/${language}/tools/pdf-page-images.md:1: the page is missing in this language`;
    expect(said).toEqual(translatedLanguages.map(lacking));
  });

  test(
    'pass the suites that take every tool, every text or every page',
    async () => {
      const patterns = SUITES.map((path) => `^.*/${path}`);
      const { success, testResults } = await jest('--testNamePattern', TESTS, '--testPathPatterns', ...patterns);
      expect(testResults.map(({ message }) => message).join('')).toBe('');
      expect(success).toBe(true);
      const passed = testResults
        .flatMap(({ assertionResults }) => assertionResults)
        .flatMap(({ fullName, status }) => (status === 'passed' ? [fullName] : []));
      expect(passed).toContain('a signed file that goes through pdf-planted warns that its signature no longer holds');
      expect(passed).toContain('planting turns every page');
    },
    4 * TIMEOUT_MS,
  );
});
