import { join, resolve } from 'node:path';

interface Exported {
  readonly place: string;
  readonly isDocumented: boolean;
}
interface Undocumented {
  readonly functionsIn: (path: string, text: string) => readonly Exported[];
  readonly functionsOf: (folder: string) => readonly Exported[];
}

const { functionsIn, functionsOf } = (await import(
  join(resolve('.'), 'house/measures/undocumented.mjs')
)) as Undocumented;

const undocumented = (exported: readonly Exported[]): readonly string[] =>
  exported.filter(({ isDocumented }) => !isDocumented).map(({ place }) => place);

describe('each function that contracts export', () => {
  test('says what it does', () => {
    const exported = functionsOf('contracts');
    expect(exported.length).toBeGreaterThan(100);
    expect(undocumented(exported)).toEqual([]);
  });

  test('is looked at one by one: a comment that is no docstring, or stands elsewhere, does not count', () => {
    const source = [
      '/** Says what it does. */',
      'export const one = () => 1;',
      '// says nothing',
      'export const two = (it: number): number => it;',
      'const three = () => 3;',
      "export const FOUR = 'needs none';",
    ].join('\n');
    expect(undocumented(functionsIn('planted.ts', source))).toEqual(['planted.ts:4']);
  });
});
