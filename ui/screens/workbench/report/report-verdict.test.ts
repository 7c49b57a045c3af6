import { fileOf } from '../../../work/machine/work-fixture.js';
import type { SignatureReport } from '../../../../contracts/api/signatures.js';
import type { Report } from '../machine/bench-view-data.js';
import { signedBy } from '../../../tools/signatures/signature-fixture.js';
import { inOrderOfWorry, toneOf, verdictWords } from './report-verdict.js';

const signature = (change: Partial<SignatureReport> = {}) => signedBy('Ada', { signer: 'Ada', ...change });
const verified = (...signatures: readonly SignatureReport[]): Report => ({ kind: 'verify', signatures });

describe('a report in a line', () => {
  test.each([
    [verified(), 'plain', 'This file has no signatures.'],
    [verified(signature()), 'good', '1 signature, intact.'],
    [verified(signature(), signature({ modified: true })), 'bad', /changed after 1 of them/],
  ] as const)('%# says what became of the signatures', (report, tone, words) => {
    expect(toneOf(report)).toBe(tone);
    expect(verdictWords(report)).toMatch(words);
  });

  test('is first in the list where something is wrong', () => {
    const row = (id: number, report: Report | null) => ({ id, file: fileOf(`${id}.pdf`), report, problem: '' });
    const rows = [
      row(1, verified(signature())),
      row(2, verified(signature({ intact: false }))),
      { ...row(3, null), problem: 'It is damaged' },
    ];
    expect(inOrderOfWorry(rows).map(({ id }) => id)).toEqual([3, 2, 1]);
  });
});
