import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { problemsIn } from '../build/screens/content/check.js';
import { Content } from '../build/screens/content/content.js';
import { translatedLanguages } from '../contracts/page-languages.js';
import { complaintsAbout, complaintsIn } from './fixtures/compiler-complaints.js';
import { copySources, plantTool } from './fixtures/planted-tool.js';

const TIMEOUT_MS = 240_000;
const catalogue = 'contracts/tools/catalogue.ts';

/** Whatever can depend on which tools there are: files that import the catalogue, or a type made of its ids. */
const askingForTools = (): readonly string[] =>
  ['contracts', 'words', 'services', 'gateway', 'ui', 'run', 'build', 'house', 'cluster', 'deploy', 'e2e', 'bench']
    .flatMap((room) => readdirSync(room, { recursive: true, encoding: 'utf8' }).map((path) => join(room, path)))
    .filter(
      (path) => /\.tsx?$/.test(path) && /tools\/catalogue\.js|ToolId|\['tool'\]/.test(readFileSync(path, 'utf8')),
    );

/** A copy of a tool beside it, under another id. */
const planted = (source: string, tool: string, id: string): string =>
  source.replace(`  ${tool},\n`, `  ${tool},\n  { ...${tool}, id: '${id}' },\n`);

describe('a tool that is new', () => {
  test(
    'is asked for where the operations or the tasks are listed and where suites take their rows, and nothing else stops compiling',
    () => {
      const complaints = complaintsAbout(askingForTools(), catalogue, (source) =>
        planted(planted(source, 'pdfRotate', 'pdf-planted'), 'summarize', 'planted'),
      );
      const said = Object.fromEntries([...complaints].filter(([, complaint]) => complaint !== ''));
      expect(said).toEqual({
        'services/pdf/fixtures/tool-cases.ts': expect.stringContaining('pdf-planted'),
        'services/pdf/operations/index.ts': expect.stringContaining(`"pdf-planted"' is missing`),
        'services/ai/tasks/index.ts': expect.stringMatching(/\bplanted\b\W+ is missing/),
      });
    },
    TIMEOUT_MS,
  );

  test('with a page in English is asked for one in every other language, by the file that it lacks', () => {
    const page = readFileSync('content/en/tools/pdf-to-images.md', 'utf8');
    const said = problemsIn(new Content('.', { 'content/en/tools/pdf-page-images.md': page }));
    const lacking = (language: string) =>
      `content/${language}/tools/pdf-page-images.md:1: the page is missing in this language`;
    expect(said).toEqual(translatedLanguages.map(lacking));
  });
});

/** Suites that take every tool, every text or every page, and the tool's own. */
const SUITES = [
  'words/words',
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

  test('are all that its author writes', () => {
    expect(files).toHaveLength(12);
  });

  test(
    'have their types and their words in every language',
    async () => {
      expect(
        complaintsIn(
          root,
          files.filter((path) => path.endsWith('.ts')),
        ),
      ).toEqual([]);
      expect(await runs('words/update.mjs', '--check')).toBe('');
    },
    TIMEOUT_MS,
  );

  test(
    'pass the suites that take every tool, every text or every page',
    async () => {
      const jest = [
        '--experimental-vm-modules',
        '--no-warnings',
        'node_modules/jest/bin/jest.js',
        '--ci',
        '--runInBand',
      ];
      const said = await runs(
        ...jest,
        '--selectProjects',
        'unit',
        '--testPathPatterns',
        ...SUITES.map((path) => `^.*/${path}`),
      );
      expect(said).toMatch(/^Tests: +(?:\d+ skipped, )?\d+ passed, \d+ total$/m);
    },
    4 * TIMEOUT_MS,
  );
});
