import { flawsOf, type JudgedState } from './signer-flaws.js';

const signature = (field: string, change: object = {}) => ({
  field,
  holds: true,
  level: 'NONE',
  allowed: true,
  ...change,
});
const state = (signed: number, signatures: readonly ReturnType<typeof signature>[], valid = signed): JudgedState => ({
  signed,
  byPyhanko: { signatures: [...signatures] },
  byPdfsig: { valid, isWhole: true },
});
const before = state(0, []);

describe('a document that was signed on request', () => {
  test('is without flaw where all hold, and only filling in came later', () => {
    expect(flawsOf(before, state(2, [signature('a', { level: 'FORM_FILLING' }), signature('b')]))).toEqual([]);
  });

  test.each([
    ['a signature that does not hold', [signature('a', { holds: false })], /a does not hold/],
    ['one after which more was changed', [signature('a', { level: 'OTHER' })], /a was changed \(OTHER\)/],
    ['one that forbids what was changed', [signature('a', { allowed: false })], /a was changed/],
    ['one that is missing', [], /finds 0 signatures/],
  ])('has a flaw with %s', (_, signatures, flaw) => {
    expect(flawsOf(before, state(1, signatures)).join()).toMatch(flaw);
  });

  test('has a flaw where pdfsig calls fewer valid, or none covers the whole file', () => {
    const one = state(1, [signature('a')], 0);
    expect(flawsOf(before, { ...one, byPdfsig: { valid: 0, isWhole: false } })).toHaveLength(2);
  });

  test('has a flaw where pyHanko cannot read it', () => {
    expect(flawsOf(before, { ...state(1, []), byPyhanko: { problem: 'no xref' } })[0]).toContain('no xref');
  });

  test('need not hold in what did not hold before', () => {
    const broken = signature('old', { holds: false });
    const then = { ...state(0, [broken]), byPdfsig: { valid: 0, isWhole: true } };
    expect(flawsOf(then, state(1, [broken, signature('a')], 1))).toEqual([]);
  });
});
