import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** Tests that may pass at their second attempt without failing the run, each as `suite: test`. */
export const allowedSecondAttempts = () => JSON.parse(readFileSync('house/testing/second-attempts.json', 'utf8'));

const hasFailed = ({ status }) => status === 'failed';

/** The failed tests of a suite, or its name alone where it could not be loaded. */
const failedIn = ({ name, assertionResults }) => {
  const suite = relative('.', name);
  const tests = assertionResults.filter(hasFailed).map(({ fullName }) => `${suite}: ${fullName}`);
  return tests.length > 0 ? tests : [suite];
};

/** Tests that failed in the first of two reports of jest and in the second did not. */
export const passedAtSecondAttempt = (first, second) => {
  const failedTwice = new Set(second.filter(hasFailed).flatMap(failedIn));
  const repeated = new Set(second.map(({ name }) => name));
  const failedOnce = first.filter((suite) => hasFailed(suite) && repeated.has(suite.name)).flatMap(failedIn);
  return failedOnce.filter((test) => !failedTwice.has(test));
};

/** Those of them that fail the run: each may be a race, which a passing run would hide. */
export const notAllowed = (tests, allowed) => tests.filter((test) => !allowed.includes(test));
