import { statSync } from 'node:fs';
import { partOf } from './parts.mjs';

/** Suites that take longest on a machine where nothing is known of earlier runs; none should be left alone at the end. */
const longest = [
  'edges.e2e.ts',
  'attack.e2e.ts',
  'chaos.e2e.ts',
  'kill-accounts.e2e.ts',
  'whole-job.e2e.ts',
  'sign-in.e2e.ts',
  'signing-corpus.test.ts',
  'operations-corpus.test.ts',
  'office-attacks.test.ts',
  'planted-text.test.ts',
];

const weightOf = ({ path }) => (longest.some((name) => path.endsWith(`/${name}`)) ? Infinity : statSync(path).size);

const sorted = (tests) => {
  const weights = new Map(tests.map((test) => [test, weightOf(test)]));
  return [...tests].sort((one, other) => weights.get(other) - weights.get(one) || 0);
};

/** The longest suites first, then the largest files, as jest does by itself. */
export default class TestOrder {
  sort(tests) {
    return sorted(tests);
  }

  /** With `--shard`, which jest asks for before it sorts. */
  shard(tests, part) {
    const chosen = new Set(
      partOf(
        sorted(tests).map(({ path }) => path),
        part,
      ),
    );
    return tests.filter(({ path }) => chosen.has(path));
  }

  allFailedTests(tests) {
    return tests;
  }

  cacheResults() {
    return undefined; // every run in the same order
  }
}
