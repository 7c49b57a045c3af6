import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { problemsIn } from '../build/screens/content/check.js';
import { Content } from '../build/screens/content/content.js';
import { translatedLanguages } from '../contracts/page-languages.js';
import { complaintsAbout } from './fixtures/compiler-complaints.js';

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
