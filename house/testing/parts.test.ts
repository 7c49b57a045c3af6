import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

interface Parts {
  readonly leftToOtherParts: (leftOutFile: string) => readonly string[];
  readonly partOf: (
    paths: readonly string[],
    part: { readonly shardIndex: number; readonly shardCount: number },
    env: NodeJS.ProcessEnv,
  ) => readonly string[];
  readonly partsSettings: (asked: { readonly leftOutFile: string; readonly dealAll: boolean }) => NodeJS.ProcessEnv;
}

const { leftToOtherParts, partOf, partsSettings } = (await import(
  join(resolve('.'), 'house/testing/parts.mjs')
)) as Parts;

/** Those of `e2e` are of `npm run test:all` alone but for the restart; those of `contracts` are of `npm test`. */
const everyday = ['contracts/tools/gives.test.ts', 'e2e/restart.e2e.ts'];
const costly = ['e2e/edges.e2e.ts', 'e2e/history.e2e.ts', 'e2e/embed.e2e.ts', 'e2e/links.e2e.ts', 'e2e/batch.e2e.ts'];
const suites = [...costly, ...everyday];

describe('the parts in which suites run', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'docket-parts-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const partsOf = (shardCount: number, dealAll: boolean) =>
    Array.from({ length: shardCount }, (_, at) => {
      const leftOutFile = join(folder, `part-${at}`);
      const run = partOf(suites, { shardIndex: at + 1, shardCount }, partsSettings({ leftOutFile, dealAll }));
      return { run, left: leftToOtherParts(leftOutFile) };
    });

  test('have every costly suite once, and those of every day each time', () => {
    const parts = partsOf(3, false);
    expect(parts.flatMap(({ run }) => run.filter((path) => costly.includes(path))).sort()).toEqual(costly.toSorted());
    for (const { run } of parts) expect(run).toEqual(expect.arrayContaining(everyday));
  });

  test('name what they leave to the others', () => {
    for (const { run, left } of partsOf(3, false)) expect([...run, ...left].sort()).toEqual(suites.toSorted());
  });

  test('have every suite once where a run repeats what another has run', () => {
    expect(
      partsOf(4, true)
        .flatMap(({ run }) => run)
        .sort(),
    ).toEqual(suites.toSorted());
  });

  test('leave nothing out where there is one', () => {
    expect(partsOf(1, false)).toEqual([{ run: suites, left: [] }]);
  });
});
