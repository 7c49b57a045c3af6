import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import {
  clean,
  codePlants,
  cycleEnd,
  folderCircle,
  folderCircleEnds,
  importPlants,
  type Plant,
  typedPlants,
} from './fixtures/planted-violations.js';

const REPORT_BYTES_MAX = 64 * 1024 * 1024;
const TIMEOUT_MS = 120_000;
const repository = resolve('.');

type Broken = ReadonlyMap<string, readonly string[]>;

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

const cruise = async (rules = '.dependency-cruiser.mjs', ...args: readonly string[]): Promise<Broken> => {
  const config = join(repository, rules);
  const report = await run('dependency-cruiser/bin/dependency-cruise.mjs', ['-c', config, ...args, '-T', 'json', '.']);
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

interface Diagnostic {
  /** `typescript(no-floating-promises)` */
  readonly code: string;
  readonly filename: string;
}

const lintWithTypes = async (): Promise<Broken> => {
  const config = join(repository, '.oxlintrc.json');
  const rooms = [...new Set(typedPlants.map(([, path]) => dirname(path)))];
  const report = await run('oxlint/bin/oxlint', ['--type-aware', '--config', config, '--format', 'json', ...rooms]);
  const { diagnostics } = JSON.parse(report) as { diagnostics: readonly Diagnostic[] };
  return collect(diagnostics.map(({ code, filename }) => [filename, code.replace(/\((.+)\)$/, '/$1')]));
};

/**
 * Names the rules that fired in each file, in the shape of the plants, so that a failure reads as a difference between
 * two tables.
 */
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

  test(
    'names folders that need each other, though no two of their files do',
    async () => {
      const ends = Object.entries(folderCircleEnds).map(([path, code]): Plant => [[], path, code]);
      plant([...folderCircle, ...ends]);
      const broken = await cruise('.dependency-cruiser.folders.mjs', '--metrics');
      expect([...broken].sort()).toEqual([
        ['services/ai/one', ['no-circle-of-folders']],
        ['services/ai/two', ['no-circle-of-folders']],
      ]);
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

describe('the floors', () => {
  test('have no folder or file that is not there', async () => {
    const { pdfFloors, platformFloors, uiFloors } = (await import(join(repository, '.dependency-cruiser.mjs'))) as {
      pdfFloors: Readonly<Record<string, readonly (readonly string[])[]>>;
      platformFloors: readonly (readonly string[])[];
      uiFloors: readonly (readonly string[])[];
    };
    const ofPdf = Object.entries(pdfFloors).flatMap(([folder, floors]) =>
      floors.flat().map((name) => `${folder}/${name}`),
    );
    const ofUi = uiFloors.flat().map((pattern) => `ui/${pattern.replace('[.]', '.').replace(/\(\?!.*\)/, '')}`);
    const ofPlatform = platformFloors.flat().map((name) => `services/platform/${name}`);
    expect([...ofPdf, ...ofPlatform, ...ofUi].filter((path) => !existsSync(path))).toEqual([]);
  });

  test('have every folder of services/platform', async () => {
    const { platformFloors } = (await import(join(repository, '.dependency-cruiser.mjs'))) as {
      platformFloors: readonly (readonly string[])[];
    };
    const named = [...platformFloors.flat(), 'fixtures'].sort();
    expect(readdirSync('services/platform').sort()).toEqual(named);
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

  test(
    'answers each planted misuse of a type with exactly its rule',
    async () => {
      plant(typedPlants);
      expectOnlyPlanted(await lintWithTypes(), typedPlants);
    },
    TIMEOUT_MS,
  );
});
