import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';

const FUNCTION_LINES_MAX = 40;
const tests = /\.(test|suite|e2e|walk)\.tsx?$|-fixture\.tsx?$|\/fixtures\//;
const product = ['contracts', 'words', 'services', 'gateway', 'ui', 'run', 'build', 'house', 'cluster'];

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

/** How many functions of the product are too long. */
export const measureFiles = async () => ({ longFunctions: await measureFunctions() });
