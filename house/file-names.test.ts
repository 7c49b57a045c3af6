import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const rooms = [
  'contracts',
  'words',
  'services',
  'gateway',
  'ui',
  'run',
  'build',
  'house',
  'cluster',
  'deploy',
  'e2e',
  'bench',
];

const isCode = (path: string): boolean => /\.(tsx?|mjs)$/.test(path);

const inRooms = rooms.flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' }).map((path) => join(room, path)),
);
/** Settings of development tools; some tools want a dot before the name. */
const inRoot = readdirSync('.').filter((path) => !path.startsWith('.'));
const code = [...inRooms, ...inRoot].filter(isCode);

/** `page-ranges.test.ts` has the suffix `test`, `home.machine.test.ts` has `machine` and `test`. */
const suffixesOf = (path: string): readonly string[] => basename(path).split('.').slice(1, -1);

/** The table in CONTRIBUTING.md: `| \`.test\` | what it means |`. */
const explained = new Set(
  [...readFileSync('CONTRIBUTING.md', 'utf8').matchAll(/^\| `\.([a-z0-9]+)`/gm)].map(([, suffix]) => suffix ?? ''),
);

test('every pattern of what `npm test` leaves out still leaves out a suite', () => {
  const groups = JSON.parse(readFileSync('house/testing/only-in-all.json', 'utf8')) as Record<string, string[]>;
  const onlyInAll = Object.values(groups).flat();
  const suites = code.filter((path) => /\.(?:test|e2e)\.tsx?$/.test(path));
  expect(onlyInAll.filter((pattern) => !suites.some((path) => new RegExp(pattern).test(path)))).toEqual([]);
});

describe('the name of a file', () => {
  test('ends in no suffix but those that CONTRIBUTING explains', () => {
    const unknown = code.filter((path) => suffixesOf(path).some((suffix) => !explained.has(suffix)));
    expect(unknown).toEqual([]);
  });

  test('needs every suffix that CONTRIBUTING explains', () => {
    const used = new Set(code.flatMap(suffixesOf));
    expect([...explained].filter((suffix) => !used.has(suffix))).toEqual([]);
  });

  test('is in kebab-case', () => {
    expect(code.filter((path) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)+$/.test(basename(path)))).toEqual([]);
  });
});
