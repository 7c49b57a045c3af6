import { type2Of } from './type2-charstring.js';
import { outlineOf } from './type1-outline.js';
import { type1Commands } from '../../../fixtures/made-type1.js';

const coded = (program: string): Uint8Array =>
  Uint8Array.from(program.split(' ').flatMap((word) => type1Commands[word] ?? [Number(word) + 139]));

const SUBROUTINES = [
  '3 0 callothersubr pop pop setcurrentpoint return',
  '0 1 callothersubr return',
  '0 2 callothersubr return',
  'return',
  '0 10 hstem 5 10 vstem return',
  '5 callsubr return',
];

const routines = new Map(SUBROUTINES.map((program, at) => [at, coded(program)]));
const read = (program: string) => outlineOf(coded(program), routines);
const WIDTHS = { usual: 60, nominal: 0 };

describe('a glyph of a Type 1 font', () => {
  test('is moved to from its side bearing, where a compact font has none', () => {
    expect(read('7 60 hsbw 10 20 rmoveto 5 hlineto closepath endchar')?.steps).toEqual([
      { kind: 'move', by: [17, 20] },
      { kind: 'line', by: [5, 0] },
    ]);
  });

  test('counts its stems from its side bearing, and replaces them by others where it says so', () => {
    const outline = read(
      '7 60 hsbw 1 2 hstem 3 4 vstem 10 0 rmoveto 4 1 3 callothersubr pop callsubr 5 hlineto endchar',
    );
    const first = [
      { across: 'horizontal', edge: 1, size: 2 },
      { across: 'vertical', edge: 10, size: 4 },
    ];
    const second = [
      { across: 'horizontal', edge: 0, size: 10 },
      { across: 'vertical', edge: 12, size: 10 },
    ];
    expect(outline?.hints).toEqual([first, second]);
    expect(outline?.steps.map(({ kind }) => kind)).toEqual(['move', 'hints', 'line']);
    const HINT_MASK = 19;
    const program = [...(type2Of(outline!, WIDTHS) ?? [])];
    const masks = program.flatMap((byte, at) => (byte === HINT_MASK ? [program[at + 1]] : []));
    expect(masks).toEqual([0b01100000, 0b10010000]); // in the order of their edges
  });

  test('keeps a flat curve one, whose point to measure from is not drawn', () => {
    const points = ['10 0', '5 1', '5 2', '5 3', '5 4', '5 5', '5 6'].map((by) => `${by} rmoveto 2 callsubr`).join(' ');
    const outline = read(`0 60 hsbw 0 0 rmoveto 1 callsubr ${points} 50 90 80 0 callsubr endchar`);
    expect(outline?.steps.at(-1)).toEqual({ kind: 'flex', by: [15, 1, 5, 2, 5, 3, 5, 4, 5, 5, 5, 6, 50] });
  });

  test('divides, and says the result to a sixty-five-thousandth', () => {
    const outline = read('0 60 hsbw 1 2 div 0 rmoveto 7 hlineto endchar');
    expect(outline?.steps[0]).toEqual({ kind: 'move', by: [0.5, 0] });
    expect([...type2Of(outline!, WIDTHS)!].slice(0, 6)).toEqual([255, 0, 0, 0x80, 0, 22]);
  });

  test.each([
    ['calls a subroutine that there is not', '0 60 hsbw 90 callsubr endchar'],
    ['calls one that calls itself', '0 60 hsbw 5 callsubr endchar'],
    ['divides by zero', '0 60 hsbw 1 0 div 0 rmoveto endchar'],
    ['is blended of several, as those of a font with many weights', '0 60 hsbw 1 2 2 14 callothersubr pop endchar'],
    ['has no end', '0 60 hsbw 1 2 rmoveto'],
    ['has no width', '1 2 rmoveto endchar'],
  ])('is left alone that %s', (_, program) => {
    expect(read(program)).toBeUndefined();
  });
});
