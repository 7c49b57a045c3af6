import { standardNumberOf, standardStrings } from '../glyph-names.js';

export const ESCAPE = 12;
export const escaped = (second: number): number => ESCAPE * 256 + second;

/** @see Adobe Type 1 Font Format, appendix 2 */
export const operators = {
  hstem: 1,
  vstem: 3,
  vmoveto: 4,
  rlineto: 5,
  hlineto: 6,
  vlineto: 7,
  rrcurveto: 8,
  closepath: 9,
  callsubr: 10,
  return: 11,
  hsbw: 13,
  endchar: 14,
  rmoveto: 21,
  hmoveto: 22,
  vhcurveto: 30,
  hvcurveto: 31,
  dotsection: escaped(0),
  vstem3: escaped(1),
  hstem3: escaped(2),
  /** A letter and its accent, by their codes in the standard encoding. */
  seac: escaped(6),
  sbw: escaped(7),
  div: escaped(12),
  callothersubr: escaped(16),
  pop: escaped(17),
  setcurrentpoint: escaped(33),
} as const;

/** These leave numbers for what comes after them; all others take what there is. */
const LEAVING: ReadonlySet<number> = new Set([
  operators.callsubr,
  operators.div,
  operators.callothersubr,
  operators.pop,
]);
/** Here a number may be that of a subroutine; also one that a subroutine leaves to who called it. */
const CALLING: ReadonlySet<number> = new Set([operators.callsubr, operators.callothersubr, operators.return]);

/** Names of the glyphs that a glyph is put together of. */
export const partsOf = (code: Uint8Array): readonly string[] =>
  operationsIn(code).flatMap(({ operator, numbers }) =>
    operator === operators.seac
      ? numbers.slice(-2).map((letter) => standardStrings[standardNumberOf(letter)] ?? '')
      : [],
  );

/** Numbers of all subroutines that may be called, and some that may not. */
export const callsIn = (code: Uint8Array): readonly number[] =>
  operationsIn(code).flatMap(({ operator, numbers }) => (CALLING.has(operator) ? numbers : []));

interface Operation {
  readonly operator: number;
  /** That may be its own. */
  readonly numbers: readonly number[];
}

const operationsIn = (code: Uint8Array): readonly Operation[] => {
  const operations: Operation[] = [];
  let numbers: readonly number[] = [];
  for (let at = 0; at < code.length;) {
    const first = code[at] ?? 0;
    if (first >= 32) {
      const [value, length] = numberAt(code, at);
      numbers = [...numbers, value];
      at += length;
      continue;
    }
    const operator = first === ESCAPE ? escaped(code[at + 1] ?? 0) : first;
    operations.push({ operator, numbers });
    if (!LEAVING.has(operator)) numbers = [];
    at += first === ESCAPE ? 2 : 1;
  }
  return [...operations, { operator: operators.return, numbers }];
};

/** @see Adobe Type 1 Font Format, 6.2 "Charstring Number Encoding" */
export const numberAt = (code: Uint8Array, at: number): readonly [value: number, length: number] => {
  const [first = 0, second = 0] = code.subarray(at, at + 2);
  if (first <= 246) return [first - 139, 1];
  if (first <= 250) return [(first - 247) * 256 + second + 108, 2];
  if (first <= 254) return [-(first - 251) * 256 - second - 108, 2];
  return [at + 4 < code.length ? Buffer.from(code.subarray(at + 1, at + 5)).readInt32BE() : 0, 5];
};
