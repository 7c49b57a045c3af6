import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';

const REPORT_BYTES_MAX = 64 * 1024 * 1024;
const TIMEOUT_MS = 120_000;
const repository = resolve('.');

type Files = Readonly<Record<string, string>>;
/** [rule or rules, file, the code that breaks them] */
type Plant = readonly [rules: string | readonly string[], path: string, code: string];
type Broken = ReadonlyMap<string, readonly string[]>;

const imports = (specifier: string): string => `import * as thing from '${specifier}';\nexport const it = thing;\n`;
const returns = (expression: string): string => `export const it = (): unknown => ${expression};\n`;

/** Files that break no rule; the plants import some of them. */
const clean: Files = {
  'contracts/thing.ts': imports('zod'),
  'contracts/thing.machine.ts': imports('xstate'),
  'contracts/thing.test.ts': imports('node:fs'),
  'services/platform/thing.ts': imports('../../contracts/thing.js'),
  'services/platform/disk.ts': imports('node:fs'),
  'services/pdf/thing.ts': `import * as port from '../platform/thing.js';\nexport const it = port;\n`,
  'services/pdf/engines/thing.ts': imports('node:child_process'),
  'services/pdf/images/thing.ts': imports('../../../contracts/thing.js'),
  'services/pdf/writing/thing.ts': imports('../images/thing.js'),
  'services/pdf/redaction/gates/thing.ts': imports('../pages/thing.js'),
  'services/pdf/redaction/pages/thing.ts': imports('../../engines/thing.js'),
  'services/pdf/operations/thing.ts': imports('../engines/thing.js'),
  'services/pdf/operations/zip.ts': imports('node:zlib'),
  'services/pdf/operations/hash.ts': `import { createHash } from 'node:crypto';\nexport const it = createHash;\n`,
  'services/pdf/operations/date.ts': returns('new Date(0)'),
  'services/pdf/operations/thing.test.ts': imports('node:fs'),
  'services/share/thing.decider.ts': imports('../platform/thing.js'),
  'services/share/clock.ts': returns('Date.now() + Math.random()'),
  'gateway/thing.ts': imports('@nestjs/common'),
  'gateway/other.ts': imports('../services/platform/thing.js'),
  'ui/thing.ts': imports('../contracts/thing.js'),
  'ui/text/thing.ts': imports('../../contracts/thing.js'),
  'ui/calls/thing.calls.ts': imports('../text/thing.js'),
  'ui/tools/thing.tsx': imports('../calls/thing.calls.js'),
  'ui/screens/export/export.route.tsx': imports('../../tools/thing.js'),
  'ui/screens/home/home.screen.tsx': `import { useId } from 'react';\nexport const Home = () => <p id={useId()} />;\n`,
  'deploy/thing.ts': imports('../services/pdf/thing.js'),
  'e2e/thing.e2e.ts': imports('../gateway/thing.js'),
  'bench/thing.ts': imports('../services/platform/thing.js'),
};

/** [rule or rules, file, what it imports although it may not] */
const forbiddenImports = [
  ['contracts-see-only-contracts', 'contracts/a.ts', '../services/platform/thing.js'],
  ['contracts-see-only-contracts', 'contracts/b.ts', '../ui/thing.js'],
  ['contracts-use-only-zod-and-xstate', 'contracts/c.ts', 'rxjs'],
  ['contracts-use-no-core-module', 'contracts/d.ts', 'node:buffer'],
  ['platform-sees-contracts-and-platform', 'services/platform/a.ts', '../pdf/thing.js'],
  ['platform-sees-contracts-and-platform', 'services/platform/b.ts', '../../gateway/thing.js'],
  ['a-service-sees-no-other-service', 'services/pdf/a.ts', '../share/thing.decider.js'],
  [
    ['ai-sees-the-library-folders-of-pdf', 'ai-reaches-only-the-ground-of-pdf'],
    'services/ai/c.ts',
    '../pdf/operations/thing.js',
  ],
  ['ai-reaches-only-the-ground-of-pdf', 'services/ai/e.ts', '../pdf/writing/thing.js'],
  ['pdf-arrows-run-down', 'services/pdf/raw/a.ts', '../engines/thing.js'],
  ['pdf-arrows-run-down', 'services/pdf/raw/b.ts', '../images/thing.js'],
  ['pdf-arrows-run-down', 'services/pdf/reading/c.ts', '../operations/thing.js'],
  ['pdf-arrows-run-down', 'services/pdf/operations/unnamed-file.ts', '../thing.js'],
  ['pdf-arrows-run-down', 'services/pdf/redaction/scrub/a.ts', '../gates/thing.js'],
  ['ai-sees-the-library-folders-of-pdf', 'services/ai/d.ts', '../share/thing.decider.js'],
  ['a-service-sees-no-outer-room', 'services/pdf/b.ts', '../../gateway/thing.js'],
  ['a-service-sees-no-outer-room', 'services/pdf/c.ts', '../../ui/thing.js'],
  ['a-service-sees-no-outer-room', 'services/pdf/d.ts', '../../deploy/thing.js'],
  ['gateway-sees-contracts-and-platform', 'gateway/a.ts', '../services/pdf/thing.js'],
  ['gateway-sees-contracts-and-platform', 'gateway/b.ts', '../ui/thing.js'],
  ['gateway-sees-contracts-and-platform', 'gateway/c.ts', '../deploy/thing.js'],
  ['ui-sees-only-contracts', 'ui/a.ts', '../services/platform/thing.js'],
  ['ui-sees-only-contracts', 'ui/b.ts', '../gateway/thing.js'],
  ['ui-sees-only-contracts', 'ui/c.ts', '../deploy/thing.js'],
  ['ui-uses-no-core-module', 'ui/d.ts', 'node:path'],
  ['ui-arrows-run-down', 'ui/text/a.ts', '../calls/thing.calls.js'],
  ['ui-arrows-run-down', 'ui/parts/a.tsx', '../calls/thing.calls.js'],
  ['ui-arrows-run-down', 'ui/calls/a.ts', '../tools/thing.js'],
  ['ui-arrows-run-down', 'ui/tools/a.ts', '../screens/home/home.screen.js'],
  ['ui-arrows-run-down', 'ui/tools/b.ts', '../thing.js'],
  ['a-screen-sees-no-other-screen', 'ui/screens/home/a.ts', '../export/export.route.js'],
  ['pure-files-use-no-framework', 'services/share/a.decider.ts', '@nestjs/common'],
  ['pure-files-use-no-framework', 'services/pdf/operations/a.ts', '@nestjs/core'],
  ['pure-files-use-no-framework', 'ui/a.machine.ts', '@xstate/react'],
  ['pure-files-use-no-framework', 'ui/b.machine.ts', 'react'],
  ['pure-files-use-no-framework', 'services/share/d.decider.ts', 'ws'],
  ['pure-files-make-no-ids', 'services/share/b.decider.ts', 'uuid'],
  ['deciders-and-machines-use-no-core-module', 'services/share/c.decider.ts', 'node:util'],
  ['deciders-and-machines-use-no-core-module', 'services/share/e.machine.ts', 'node:events'],
  ['operations-use-only-computing-core-modules', 'services/pdf/operations/b.ts', 'node:fs'],
  ['operations-use-only-computing-core-modules', 'services/pdf/operations/c.ts', 'node:fs/promises'],
  ['operations-use-only-computing-core-modules', 'services/pdf/operations/d.ts', 'node:http'],
  ['operations-use-only-computing-core-modules', 'services/pdf/operations/e.ts', 'node:net'],
  ['operations-use-only-computing-core-modules', 'services/pdf/operations/f.ts', 'node:child_process'],
  ['operations-use-only-computing-core-modules', 'services/pdf/operations/g.ts', 'node:timers'],
  ['no-cycles', 'services/ai/a.ts', './b.js'],
  ['no-test-code-in-the-product', 'services/pdf/e.ts', './operations/thing.test.js'],
  ['no-development-package-in-the-server', 'gateway/d.ts', 'prettier'],
] as const;

const typeOnly = `import type * as thing from '../gateway/thing.js';\nexport type It = keyof typeof thing;\n`;

/** A cycle is reported once, at the file where it was met first. */
const cycleEnd: Plant = ['no-cycles', 'services/ai/b.ts', imports('./a.js')];

const importPlants: readonly Plant[] = [
  ...forbiddenImports.map(([rule, path, specifier]) => [rule, path, imports(specifier)] as const),
  ['ui-sees-only-contracts', 'ui/type-only.ts', typeOnly],
];

const syntax = 'no-restricted-syntax';
const decider = (letter: string): string => `services/share/${letter}.decider.ts`;
const screen = (name: string): string => `ui/screens/${name}/${name}.screen.tsx`;
const branches = Array.from({ length: 10 }, (_, at) => `  if (it === ${at}) return ${at + 1};\n`).join('');

const codePlants: readonly Plant[] = [
  [syntax, decider('now'), returns('Date.now()')],
  [syntax, decider('date'), returns('new Date()')],
  [syntax, decider('date-text'), returns('Date()')],
  [syntax, decider('random'), returns('Math.random()')],
  [syntax, decider('uuid'), returns('crypto.randomUUID()')],
  [syntax, decider('values'), returns('crypto.getRandomValues(new Uint8Array(1))')],
  [syntax, decider('performance'), returns('performance.now()')],
  [syntax, decider('timer'), returns('setTimeout(() => 1, 2)')],
  [syntax, decider('fetch'), returns(`fetch('/')`)],
  [syntax, decider('process'), returns('process.pid')],
  [syntax, 'ui/now.machine.ts', returns('Date.now()')],
  [syntax, 'ui/random.machine.ts', returns('Math.random()')],
  [syntax, 'services/pdf/operations/now.ts', returns('Date.now()')],
  [syntax, 'services/pdf/operations/today.ts', returns('new Date()')],
  ['no-restricted-imports', 'services/pdf/operations/bytes.ts', `export { randomBytes } from 'node:crypto';\n`],
  [syntax, screen('state'), `import { useState } from 'react';\nexport const It = () => <p>{useState('a')[0]}</p>;\n`],
  [syntax, screen('effect'), `import { useEffect } from 'react';\nexport const it = useEffect;\n`],
  [
    syntax,
    screen('member'),
    `import * as React from 'react';\nexport const It = () => <p>{React.useState('')[0]}</p>;\n`,
  ],
  [syntax, 'contracts/default.ts', 'const it = 1;\nexport default it;\n'],
  [syntax, 'contracts/four.ts', 'export const it = (a: number, b: number, c: number, d: number) => a + b + c + d;\n'],
  [
    syntax,
    'gateway/wide.ts',
    'export class Wide {\n  constructor(readonly it: [a: number], a = 1, b = 2, c = 3, d = 4) {\n    this.it = [a + b + c + d];\n  }\n}\n',
  ],
  ['max-lines', 'contracts/long.ts', `${'// one more\n'.repeat(250)}export const it = 1;\n`],
  ['max-lines-per-function', 'contracts/tall.ts', `export const it = () => {\n${'  it();\n'.repeat(39)}};\n`],
  ['complexity', 'contracts/knotty.ts', `export const of = (it: number) => {\n${branches}  return 0;\n};\n`],
  ['no-console', 'gateway/loud.ts', 'console.log(1);\n'],
  ['@typescript-eslint/no-explicit-any', 'contracts/any.ts', 'export type It = any;\n'],
  ['@typescript-eslint/no-floating-promises', 'gateway/floating.ts', 'Promise.resolve(1);\n'],
  [
    '@eslint-community/eslint-comments/require-description',
    'contracts/mute.ts',
    'console.log(1); // eslint-disable-line no-console\n',
  ],
  ['jsx-a11y/alt-text', 'ui/picture.tsx', 'export const It = () => <img src="a.png" />;\n'],
];

let folder = '';

const plant = (plants: readonly Plant[]): void => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'docket-house-')));
  const settings = { extends: join(repository, 'tsconfig.json'), include: ['**/*'] };
  const planted = Object.fromEntries(plants.map(([, path, code]) => [path, code]));
  const settled = {
    'package.json': readFileSync('package.json', 'utf8'),
    'tsconfig.json': JSON.stringify(settings),
    ...clean,
  };
  for (const [path, code] of Object.entries({ ...settled, ...planted })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), code);
  }
  symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'));
};

const run = (program: string, args: readonly string[]): Promise<string> =>
  new Promise((done) => {
    const options = { cwd: folder, maxBuffer: REPORT_BYTES_MAX };
    execFile(process.execPath, [join(repository, 'node_modules', program), ...args], options, (_, stdout, stderr) => {
      done(stdout || stderr);
    });
  });

const collect = (pairs: readonly (readonly [string, string])[]): Broken => {
  const broken = new Map<string, readonly string[]>();
  for (const [path, rule] of pairs) broken.set(path, [...(broken.get(path) ?? []), rule]);
  return broken;
};

const cruise = async (): Promise<Broken> => {
  const config = join(repository, '.dependency-cruiser.mjs');
  const report = await run('dependency-cruiser/bin/dependency-cruise.mjs', ['-c', config, '-T', 'json', '.']);
  const { summary } = JSON.parse(report) as { summary: { violations: { from: string; rule: { name: string } }[] } };
  return collect(summary.violations.map(({ from, rule }) => [from, rule.name]));
};

const lint = async (): Promise<Broken> => {
  const config = join(repository, 'eslint.config.mjs');
  const report = await run('eslint/bin/eslint.js', ['--config', config, '--format', 'json', '.']);
  const files = JSON.parse(report) as { filePath: string; messages: { ruleId: string | null; message: string }[] }[];
  return collect(
    files.flatMap(({ filePath, messages }) =>
      messages.map(({ ruleId, message }) => [relative(folder, filePath), ruleId ?? message] as const),
    ),
  );
};

/** What fired in each file, in the shape of the plants, so that a failure reads as a difference between two tables. */
const fired = (broken: Broken, paths: readonly string[]): (readonly string[])[] =>
  paths.map((path) => [path, ...[...new Set(broken.get(path))].sort()]);

const expectOnlyPlanted = (broken: Broken, plants: readonly Plant[]): void => {
  const paths = plants.map(([, path]) => path);
  expect(fired(broken, paths)).toEqual(plants.map(([rules, path]) => [path, ...[rules].flat().sort()]));
  const untouched = Object.keys(clean);
  expect(fired(broken, untouched)).toEqual(untouched.map((path) => [path]));
};

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('the table of rooms and suffixes', () => {
  test(
    'answers each planted import with exactly its rule',
    async () => {
      plant([...importPlants, cycleEnd]);
      expectOnlyPlanted(await cruise(), importPlants);
    },
    TIMEOUT_MS,
  );

  test('has no rule without a plant that proves it', async () => {
    const config = (await import(join(repository, '.dependency-cruiser.mjs'))) as {
      default: { forbidden: { name: string }[] };
    };
    const proven = new Set<string>(importPlants.flatMap(([rules]) => rules));
    expect(config.default.forbidden.map(({ name }) => name).filter((name) => !proven.has(name))).toEqual([]);
  });
});

describe('the house style', () => {
  test(
    'answers each planted line with exactly its rule',
    async () => {
      plant(codePlants);
      expectOnlyPlanted(await lint(), codePlants);
    },
    TIMEOUT_MS,
  );
});
