import { notationOf, valueOf } from './cell-values.js';

/** The cells of a document in a language, each as what a sheet holds. */
const read = (language: string | undefined, ...cells: readonly string[]): readonly unknown[] => {
  const notation = notationOf(cells, { language, decimal: 'auto' });
  return cells.map((cell) => {
    const value = valueOf(cell, notation);
    if (value.kind === 'text') return value.unsure === undefined ? value.text : `${value.text} (unsure)`;
    return value.kind === 'number' ? value.value : `day ${value.iso}`;
  });
};
const formatsOf = (...cells: readonly string[]): readonly string[] => {
  const notation = notationOf(cells, { language: 'en', decimal: 'auto' });
  return cells.map((cell) => {
    const value = valueOf(cell, notation);
    return value.kind === 'text' ? 'text' : value.format;
  });
};

describe('a number of a table', () => {
  test('is read as the other numbers of its document are written', () => {
    expect(read(undefined, '1.234,56', '1.234', '12,5')).toEqual([1234.56, 1234, 12.5]);
    expect(read(undefined, '1,234.56', '1,234', '1.234')).toEqual([1234.56, 1234, 1.234]);
    expect(read(undefined, '1 234,50', '12 345')).toEqual([1234.5, 12345]);
    expect(read(undefined, '1’234.50', '12,34,567.5')).toEqual([1234.5, 1234567.5]);
  });

  test('is read in the language of its document where no other number tells', () => {
    expect(read('de', '1.234')).toEqual([1234]);
    expect(read('en', '1.234', '1,234')).toEqual([1.234, 1234]);
    expect(read('es-MX', '1,234')).toEqual([1234]);
  });

  test('stays text where two numbers may be meant', () => {
    expect(read(undefined, '1.234', '17')).toEqual(['1.234 (unsure)', 17]);
    expect(read('es', '1,234')).toEqual(['1,234 (unsure)']);
    expect(read(undefined, '12.5', '12,5', '1,234')).toEqual([12.5, 12.5, '1,234 (unsure)']);
    expect(read(undefined, '1,50', '2,50', '3,50', '4,50', '5.50')).toEqual([1.5, 2.5, 3.5, 4.5, '5.50 (unsure)']);
  });

  test('may be negative, a share or money', () => {
    expect(read('en', '-5', '−5.5', '(1,200)', '7-', '+3')).toEqual([-5, -5.5, -1200, -7, 3]);
    expect(read('en', '12.5%', '$1,234.50', '-€5', 'CHF 12', '5 kr', 'R$ 3.20')).toEqual([
      0.125, 1234.5, -5, 12, 5, 3.2,
    ]);
    expect(formatsOf('12.5%', '$1,234.50', '5 €', 'CHF 12', '1,200')).toEqual([
      '0.0%',
      '"$"#,##0.00',
      '0" €"',
      '"CHF "0',
      '#,##0',
    ]);
  });

  test('may be in the digits of another script', () => {
    expect(read('ar', '١٬٢٣٤٫٥', '۱۲', '１２')).toEqual([1234.5, 12, 12]);
  });

  test('is no name that consists of digits', () => {
    const names = ['007', '01234', '+49 30 1234', '1.2.10', '12345678901234567890', '12:30', '4.', '-', 'A4', '1st'];
    expect(read('en', ...names)).toEqual(names);
  });

  test('is read with the sign that was chosen', () => {
    const notation = notationOf(['1,234.56'], { language: 'en', decimal: 'comma' });
    expect(valueOf('1.234', notation)).toMatchObject({ kind: 'number', value: 1234 });
    expect(valueOf('1,234.56', notation)).toMatchObject({ kind: 'text', unsure: 'number' });
  });
});

describe('a date of a table', () => {
  test('is read in any of its forms', () => {
    const dates = ['2026-03-31', '31.03.2026', '31.3.2026', '31.03.26', 'March 31, 2026', '31 Mar 2026', '31-Mar-2026'];
    expect(read(undefined, ...dates)).toEqual(dates.map(() => 'day 2026-03-31'));
    const others = ['31. März 2026', '31 mars 2026', '31 de marzo de 2026', '2026年3月31日', '٣١ مارس ٢٠٢٦'];
    expect(read(undefined, ...others)).toEqual(others.map(() => 'day 2026-03-31'));
  });

  test('has day and month in the order of the others, or of the language', () => {
    expect(read(undefined, '31/12/2026', '03/04/2026')).toEqual(['day 2026-12-31', 'day 2026-04-03']);
    expect(read(undefined, '12/31/2026', '03/04/2026')).toEqual(['day 2026-12-31', 'day 2026-03-04']);
    expect(read('fr', '03/04/2026')).toEqual(['day 2026-04-03']);
    expect(read('en-US', '03/04/2026')).toEqual(['day 2026-03-04']);
  });

  test('stays text where day and month may be swapped, and where there is no such day', () => {
    expect(read('en', '03/04/2026', '05/05/2026')).toEqual(['03/04/2026 (unsure)', 'day 2026-05-05']);
    expect(read('en', '31.02.2026', '2026-13-01', '1850-01-01')).toEqual(['31.02.2026', '2026-13-01', '1850-01-01']);
  });
});
