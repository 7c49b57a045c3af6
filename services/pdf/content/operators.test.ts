import { readOperators } from './operators.js';

const read = (content: string): string[] => {
  const operators: string[] = [];
  readOperators(Buffer.from(content, 'latin1'), ({ operator, numbers, names }) => {
    operators.push([...numbers, ...names.map((name) => `/${name}`), operator].join(' '));
    return true;
  });
  return operators;
};

describe('the operators of a content stream', () => {
  test('come with their numbers and names', () => {
    expect(read('q 1 0 0 -1.5 +3 .5 cm /Im1 Do Q')).toEqual(['q', '1 0 0 -1.5 3 0.5 cm', '/Im1 Do', 'Q']);
  });

  test('are not looked for in strings, comments, arrays and dictionaries', () => {
    const content = '(q \\) (Q) Do) Tj <71 51> Tj % q Q Do\n[(q) -120 (Q)] TJ /Span <</ActualText (a > q Do)>> BDC EMC';
    expect(read(content)).toEqual(['Tj', 'Tj', '-120 TJ', '/Span /ActualText BDC', 'EMC']);
  });

  test('are not looked for in the data of an inline image', () => {
    expect(read('BI /W 2 /H 1 ID q Q EIq\x00\xffQ EI Q')).toEqual(['BI', '2 1 /W /H ID', 'Q']);
  });

  test('may stand without space between them and names', () => {
    expect(read('/F1 12 Tf/Im#31 Do(x)Tj')).toEqual(['12 /F1 Tf', '/Im1 Do', 'Tj']);
  });

  test('are read as far as they go, where a stream breaks off', () => {
    expect(read('q 1 0 0 1 0 0 cm (never closed')).toEqual(['q', '1 0 0 1 0 0 cm']);
    expect(read('q <41')).toEqual(['q']);
    expect(read('q BI ID abc')).toEqual(['q', 'BI', 'ID']);
  });

  test('are read until nobody wants more', () => {
    let count = 0;
    readOperators(Buffer.from('q Q q Q'), () => {
      count += 1;
      return count < 2;
    });
    expect(count).toBe(2);
  });
});
