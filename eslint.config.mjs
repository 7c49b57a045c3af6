import comments from '@eslint-community/eslint-plugin-eslint-comments/configs';
import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const MAX_FILE_LINES = 400;
const MAX_FUNCTION_LINES = 40;

const ban = (selector, message) => ({ selector, message });

const folded = [
  ban('ObjectExpression > SpreadElement > ObjectExpression.argument', 'A line for each property.'),
  ban('VariableDeclarator[id.type="ArrayPattern"][init.type="ArrayExpression"]', 'A declaration for each value.'),
];

const everywhere = [
  ...folded,
  ban('ExportDefaultDeclaration', 'Named exports only.'),
  ban('ExportSpecifier[exported.name="default"]', 'Named exports only.'),
  ban(
    ':matches(FunctionDeclaration, ArrowFunctionExpression, :not(MethodDefinition[kind="constructor"]) > FunctionExpression)[params.length>3]',
    'At most 3 parameters, then one object.',
  ),
];

const clock = 'Pure file: the time arrives in the command or as input.';
const chance = 'Pure file: ids and randomness arrive in the command or as input.';
const surroundings = 'Pure file: no timers, network or process.';

const pure = [
  ban('MemberExpression[object.name="Date"][property.name="now"]', clock),
  ban('NewExpression[callee.name="Date"][arguments.length=0]', clock),
  ban('CallExpression[callee.name="Date"]', clock),
  ban('MemberExpression[object.name="performance"]', clock),
  ban('MemberExpression[object.name="Math"][property.name="random"]', chance),
  ban('MemberExpression[property.name=/^(randomUUID|randomBytes|randomInt|randomFill|getRandomValues)$/]', chance),
  ban('CallExpression[callee.name=/^(setTimeout|setInterval|setImmediate|queueMicrotask|fetch)$/]', surroundings),
  ban('MemberExpression[object.name="process"]', surroundings),
];

const hooks = '/^use(State|Effect|LayoutEffect|InsertionEffect|Reducer)$/';
const projection = 'A screen is a projection of its machine: no state or effects of its own.';
const screens = [
  ban(`ImportSpecifier[imported.name=${hooks}]`, projection),
  ban(`MemberExpression[property.name=${hooks}]`, projection),
];

const restrict = (...selectors) => ({ 'no-restricted-syntax': ['error', ...selectors] });

/** Only what gives the same answer to the same question. */
const deterministicCrypto = {
  allowImportNames: ['createHash', 'createHmac', 'createPrivateKey', 'createPublicKey', 'createSign', 'createVerify']
    .concat(['sign', 'verify', 'timingSafeEqual', 'KeyObject', 'X509Certificate'])
    .concat(['createCipheriv', 'createDecipheriv', 'BinaryLike']),
  message: chance,
};

const nodeGlobals = [
  'AbortSignal',
  'Blob',
  'Buffer',
  'clearInterval',
  'clearTimeout',
  'console',
  'fetch',
  'FormData',
  'performance',
  'process',
  'setInterval',
  'setTimeout',
  'URL',
];

const HANGING_COMMENT = /^[*\s]*(What|Of|By)\b/;
const continues = (comment, before) =>
  comment.type === 'Line' && before?.type === 'Line' && before.loc.end.line === comment.loc.start.line - 1;

/** A comment can be read without the name under it, to which 'Of this text' and 'What it is' refer. */
const commentsStandAlone = {
  meta: { type: 'suggestion', messages: { hangs: 'A comment is a sentence that can be read alone.' } },
  create: ({ sourceCode, report }) => ({
    Program: () => {
      const all = sourceCode.getAllComments();
      for (const [at, comment] of all.entries()) {
        if (HANGING_COMMENT.test(comment.value) && !continues(comment, all[at - 1])) {
          report({ loc: comment.loc, messageId: 'hangs' });
        }
      }
    },
  }),
};

/** Rules that ask for types are oxlint's, in `.oxlintrc.json`: its compiler takes a tenth of the time. */
const typescript = {
  files: ['**/*.{ts,tsx}'],
  extends: [tseslint.configs.strict, tseslint.configs.stylistic],
  rules: {
    ...restrict(...everywhere),
    'max-lines': ['error', MAX_FILE_LINES],
    'max-lines-per-function': ['error', { max: MAX_FUNCTION_LINES, skipBlankLines: true, skipComments: true }],
    complexity: ['error', 10],
    'func-style': ['error', 'expression', { overrides: { namedExports: 'expression' } }],
    eqeqeq: 'error',
    'no-console': 'error',
    'no-irregular-whitespace': ['error', { skipTemplates: true }], // French
    '@typescript-eslint/consistent-type-imports': 'error',
    '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
    '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
  },
};

const tests = {
  files: [
    '**/*.{test,suite,e2e,walk}.{ts,tsx}',
    '**/*-fixture.{ts,tsx}',
    '**/fixtures/fake-*.ts',
    'e2e/**/*.ts',
    'bench/**/*.ts',
  ],
  rules: {
    'max-lines-per-function': 'off',
    'no-console': 'off',
    '@typescript-eslint/no-non-null-assertion': 'off',
  },
};

export default tseslint.config(
  { ignores: ['dist/', 'data/', 'coverage/'] },
  // A generated file has nothing to lint. It is not ignored, as a list of changed files that names it would be warned of.
  {
    files: ['words/en.d.pot.ts'],
    processor: { meta: { name: 'generated' }, preprocess: () => [], postprocess: () => [] },
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  comments.recommended,
  {
    plugins: { house: { rules: { 'comments-stand-alone': commentsStandAlone } } },
    rules: {
      'house/comments-stand-alone': 'error',
      '@eslint-community/eslint-comments/require-description': ['error', { ignore: ['eslint-enable'] }],
    },
  },
  typescript,
  {
    files: ['ui/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.recommended],
  },
  {
    files: ['**/*.decider.ts', '**/*.machine.ts', '**/operations/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      ...restrict(...everywhere, ...pure),
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: 'node:crypto', ...deterministicCrypto },
            { name: 'crypto', ...deterministicCrypto },
          ],
        },
      ],
    },
  },
  { files: ['ui/screens/**/*.screen.tsx'], rules: restrict(...everywhere, ...screens) },
  tests,
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { globals: Object.fromEntries(nodeGlobals.map((name) => [name, false])) },
    rules: { ...restrict(...folded), 'max-lines': ['error', MAX_FILE_LINES] },
  },
  {
    // They run in browsers, as they are.
    files: ['gateway/requests/sign-page-script.js', 'gateway/embed/embed-script.js'],
    languageOptions: {
      globals: {
        document: false,
        CSS: false,
        createImageBitmap: false,
        addEventListener: false,
        removeEventListener: false,
      },
    },
  },
  {
    // A module that the build makes has no other way to name the types of files.
    files: ['**/*.d.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }] },
  },
  { files: ['*.config.{ts,mjs}', '**/vite.config.ts'], rules: { 'no-restricted-syntax': 'off' } },
);
