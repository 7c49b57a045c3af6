import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';

const SOURCES_MAX = 25;
const FUNCTION_LINES_MAX = 40;
const tests = /\.(test|suite|e2e|given|walk|fake)\.tsx?$|\/fixtures\//;
const product = ['contracts', 'services', 'gateway', 'ui', 'deploy'];
const rooms = [...product, 'e2e', 'bench'];

const code = () =>
  rooms
    .flatMap((room) => readdirSync(room, { recursive: true, encoding: 'utf8' }).map((path) => join(room, path)))
    .filter((path) => /\.(tsx?|mjs)$/.test(path));

const counted = (values) => {
  const counts = new Map();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts];
};

const measureFunctions = async () => {
  const lengths = { max: FUNCTION_LINES_MAX, skipBlankLines: true, skipComments: true };
  const eslint = new ESLint({
    overrideConfigFile: true,
    overrideConfig: {
      files: ['**/*.{ts,tsx}'],
      languageOptions: { parser: tseslint.parser },
      linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' },
      rules: { 'max-lines-per-function': ['error', lengths] },
    },
  });
  const results = await eslint.lintFiles(product.map((room) => `${room}/**/*.{ts,tsx}`));
  return results
    .flatMap(({ filePath, messages }) => (tests.test(filePath) ? [] : messages))
    .filter(({ ruleId }) => ruleId !== null).length;
};

/** The sizes of folders and functions, and names that several files share. */
export const measureFiles = async () => {
  const paths = code();
  const sources = paths.filter((path) => !tests.test(path));
  const full = counted(sources.map(dirname)).filter(
    ([folder, count]) => count > SOURCES_MAX && folder !== 'contracts/tools',
  );
  const shared = counted(paths.map((path) => basename(path))).filter(
    ([name, count]) => count > 1 && name !== 'index.ts',
  );
  return { full: full.length, shared: shared.length, longFunctions: await measureFunctions() };
};
