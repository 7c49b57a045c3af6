import { statSync } from 'node:fs';

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

const isEndToEnd = ({ path }) => path.endsWith('.e2e.ts');

/** The longest suites first, then the largest files, as jest does by itself. */
const byLength = (tests) => {
  const weights = new Map(tests.map((test) => [test, weightOf(test)]));
  return [...tests].sort((one, other) => weights.get(other) - weights.get(one) || 0);
};

/** Those that wait for browsers and servers spread among those that compute. */
const spread = (few, many) => {
  const each = Math.ceil(many.length / Math.max(1, few.length));
  const rest = few.length === 0 ? many : many.slice(few.length * each);
  return [...few.flatMap((test, at) => [test, ...many.slice(at * each, (at + 1) * each)]), ...rest];
};

export default class TestOrder {
  sort(tests) {
    const ordered = byLength(tests);
    return spread(
      ordered.filter(isEndToEnd),
      ordered.filter((test) => !isEndToEnd(test)),
    );
  }

  shard(tests) {
    return tests;
  }

  allFailedTests(tests) {
    return tests;
  }

  cacheResults() {
    return undefined; // every run in the same order
  }
}
