import { join, resolve } from 'node:path';

interface Suite {
  readonly name: string;
  readonly status: 'passed' | 'failed';
  readonly assertionResults: readonly { readonly status: 'passed' | 'failed'; readonly fullName: string }[];
}
interface SecondAttempts {
  readonly allowedSecondAttempts: () => readonly string[];
  readonly passedAtSecondAttempt: (first: readonly Suite[], second: readonly Suite[]) => readonly string[];
  readonly notAllowed: (tests: readonly string[], allowed: readonly string[]) => readonly string[];
}

const { allowedSecondAttempts, passedAtSecondAttempt, notAllowed } = (await import(
  join(resolve('.'), 'house/testing/second-attempts.mjs')
)) as SecondAttempts;

const suite = (name: string, tests: Readonly<Record<string, boolean>>): Suite => ({
  name: resolve(name),
  status: Object.keys(tests).length > 0 && Object.values(tests).every(Boolean) ? 'passed' : 'failed',
  assertionResults: Object.entries(tests).map(([fullName, isFine]) => ({
    fullName,
    status: isFine ? 'passed' : 'failed',
  })),
});

describe('a test that passes at its second attempt', () => {
  test('is told by suite and name', () => {
    const first = [suite('a.test.ts', { counts: false, adds: true }), suite('b.test.ts', { waits: true })];
    const second = [suite('a.test.ts', { counts: true, adds: true })];
    expect(passedAtSecondAttempt(first, second)).toEqual(['a.test.ts: counts']);
  });

  test('is told beside another of its suite that fails twice', () => {
    const first = [suite('a.test.ts', { counts: false, adds: false })];
    const second = [suite('a.test.ts', { counts: true, adds: false })];
    expect(passedAtSecondAttempt(first, second)).toEqual(['a.test.ts: counts']);
  });

  test('is told by its suite where that could not be loaded at first', () => {
    expect(passedAtSecondAttempt([suite('a.test.ts', {})], [suite('a.test.ts', { counts: true })])).toEqual([
      'a.test.ts',
    ]);
  });

  test('fails the run unless its name is allowed', () => {
    expect(notAllowed(['a.test.ts: counts', 'b.test.ts: waits'], ['b.test.ts: waits'])).toEqual(['a.test.ts: counts']);
  });

  test('is allowed nowhere', () => {
    expect(allowedSecondAttempts()).toEqual([]);
  });
});
