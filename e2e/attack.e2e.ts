import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { attack, type AttackReport } from './attack/attack-run.js';
import { SANDBOX_JOBS } from './attack/hostile-jobs.js';
import { faultsOf } from './attack/judge.js';
import { leftIn } from './attack/server-state.js';
import { findProgram } from './harness/other-programs.js';
import { root } from './harness/repository.js';

const TIMEOUT_MS = 15 * 60_000;

const HIDDEN_PROGRAMS = pathToFileURL(join(root, 'services/platform/fixtures/hidden-programs.mjs')).href;

/**
 * Each level of the sandbox, by the programs that must do nothing for it, and how many jobs meet it: of every kind at the
 * best one, at the others those whose end is up to the level.
 */
const levels = [
  { level: 'full', without: [], jobs: 20, kinds: 'all' },
  { level: 'reduced', without: ['bwrap'], jobs: SANDBOX_JOBS, kinds: 'sandbox' },
  { level: 'none', without: ['bwrap', 'unshare'], jobs: SANDBOX_JOBS, kinds: 'sandbox' },
] as const;

/** Without the program for it, the best level is another one. */
const canBe = findProgram('bwrap') !== undefined && findProgram('unshare') !== undefined;

let stubs: string;
let reports: readonly AttackReport[] = [];
/** All levels at once: a server that is left alone keeps warm processes for a minute, and each is waited for. */
beforeAll(async () => {
  stubs = await mkdtemp(join(tmpdir(), 'docket-stubs-'));
  if (!canBe) return;
  const attackAt = async ({ without, jobs, kinds }: (typeof levels)[number]): Promise<AttackReport> => {
    const settings = {
      PATH: await pathWithout(without),
      NODE_OPTIONS: without.length > 0 ? `--import ${HIDDEN_PROGRAMS}?${without.join(',')}` : '',
      ALLOW_UNSANDBOXED: '1',
    };
    return attack({ jobs, kinds, seed: 7, normalRuns: 2, settings });
  };
  reports = await Promise.all(levels.map(attackAt));
}, TIMEOUT_MS);
afterAll(() => rm(stubs, { recursive: true, force: true }));

/** Programs of these names that can do nothing, in front of the others; the system's own are hidden. */
const pathWithout = async (programs: readonly string[]): Promise<string> => {
  const folder = join(stubs, `without-${programs.join('-')}`);
  await mkdir(folder);
  for (const name of programs) {
    await writeFile(join(folder, name), '#!/bin/sh\nexit 1\n');
    await chmod(join(folder, name), 0o755);
  }
  return [folder, process.env['PATH'] ?? ''].join(delimiter);
};

(canBe ? describe : describe.skip).each(levels)(
  'after $jobs hostile jobs in a sandbox of level $level (bwrap, unshare; npm run attack sends more)',
  ({ level, jobs }) => {
    let report: AttackReport;
    beforeAll(() => {
      report = reports[levels.findIndex((one) => one.level === level)]!;
    });

    test('each that was accepted has ended once, and the level was this one', () => {
      expect(report.level).toBe(level);
      expect(report.withoutOneEnd).toEqual([]);
      expect(Object.values(report.ends).reduce((sum, count) => sum + count, 0)).toBe(jobs);
    });

    test('nothing beside the server was touched or shown', () => {
      expect([report.touched, report.disclosed]).toEqual([[], []]);
    });

    test('the server holds no more processes, descriptors and temporary files than before', () => {
      expect(leftIn(report)).toEqual([]);
    });
  },
);

describe('an attack is told to have done harm', () => {
  const state = { descriptors: 50, processes: 3, temporaryFiles: 0, megabytes: 100 };
  const sent = { ends: {}, withoutOneEnd: [], touched: [], disclosed: [], defects: [], level: 'full' };
  const times = { normalBefore: 100, normalAfter: 100 };
  const quiet: AttackReport = { ...sent, ...times, before: state, after: state };

  test('not where all is as before, or nearly', () => {
    const after = { ...state, megabytes: 120, descriptors: 49 };
    expect(faultsOf({ ...quiet, after, normalAfter: 150 })).toEqual([]);
  });

  test.each<[string, Partial<AttackReport>]>([
    ['a process', { after: { ...state, processes: 4 } }],
    ['a descriptor', { after: { ...state, descriptors: 51 } }],
    ['a file', { after: { ...state, temporaryFiles: 1 } }],
    ['a fifth more memory', { after: { ...state, megabytes: 121 } }],
    ['half as much time again of a normal job', { normalAfter: 151 }],
    ['a job without an end', { withoutOneEnd: ['c1'] }],
    ['a touched canary', { touched: ['the file was changed'] }],
    ['a canary in a result', { disclosed: ['to-pdf'] }],
  ])('by %s', (_, change) => {
    expect(faultsOf({ ...quiet, ...change })).toHaveLength(1);
  });
});
