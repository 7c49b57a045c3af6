import { join, resolve } from 'node:path';

interface Exported {
  readonly place: string;
  readonly isDocumented: boolean;
}
interface Undocumented {
  readonly exportsIn: (path: string, text: string) => readonly Exported[];
  readonly exportsOf: (folder: string) => readonly Exported[];
}

const { exportsIn, exportsOf } = (await import(join(resolve('.'), 'house/measures/undocumented.mjs'))) as Undocumented;

const undocumented = (exported: readonly Exported[]): readonly string[] =>
  exported.filter(({ isDocumented }) => !isDocumented).map(({ place }) => place);

describe('what contracts export', () => {
  test('says what it is, each of it', () => {
    const exported = exportsOf('contracts');
    expect(exported.length).toBeGreaterThan(500);
    expect(undocumented(exported)).toEqual([]);
  });

  test('is looked at one by one: a comment that is no docstring, or stands elsewhere, does not count', () => {
    const source =
      '/** Says what it is. */\nexport const one = 1;\n// says nothing\nexport interface Two {}\nconst three = 3;\n';
    expect(undocumented(exportsIn('planted.ts', source))).toEqual(['planted.ts:4']);
  });
});
