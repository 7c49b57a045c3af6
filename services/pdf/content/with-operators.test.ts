import { withOperators } from './operators.js';

const changed = (content: string, change: (operator: string) => string | undefined): string =>
  Buffer.from(withOperators(Buffer.from(content, 'latin1'), ({ operator }) => change(operator)))
    .toString('latin1')
    .replace(/ +/g, ' ');

describe('content with other operators', () => {
  test('loses what stands before them with them, and nothing else', () => {
    const content = 'q 1 0 0 RG BT /F1 12 Tf (a \\) Tj) Tj [(b) -20 <4142>] TJ ET\n0 0 m S Q';
    expect(changed(content, (operator) => (/^T[jJ]$/.test(operator) ? '' : undefined))).toBe(
      'q 1 0 0 RG BT /F1 12 Tf ET\n0 0 m S Q',
    );
  });

  test('keeps pairs that belong together', () => {
    const content = '/Span <</ActualText (secret)>> BDC (x) Tj EMC';
    expect(changed(content, (operator) => (operator === 'BDC' ? '/Span BMC' : undefined))).toBe(
      ' /Span BMC (x) Tj EMC',
    );
  });

  test('keeps the data of inline images', () => {
    const content = 'BI /W 1 ID (x) Tj\xffEI Q EI Q';
    expect(changed(content, (operator) => (operator === 'Tj' ? '' : undefined))).toBe(content);
  });
});
