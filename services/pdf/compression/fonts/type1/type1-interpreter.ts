import { numberAt, operators, escaped, ESCAPE } from './type1-charstring.js';

type Numbers = readonly number[];

/** Operators of a charstring, with its numbers as they stand. */
export interface Operators {
  /** Side bearing, across and up, and the width. */
  begin(numbers: Numbers): void;
  move(by: Numbers): void;
  line(by: Numbers): void;
  curve(by: Numbers): void;
  close(): void;
  /** One or three of them, each an edge and a size. */
  stems(across: 'horizontal' | 'vertical', numbers: Numbers): void;
  accent(numbers: Numbers): void;
  beginFlex(): void;
  /** False where it was none. */
  endFlex(height: number): boolean;
  /** The stems that follow replace those so far. */
  otherHints(): void;
}

/** @see Adobe Type 1 Font Format, 8.4 "Other Subroutines" */
const others = { endFlex: 0, beginFlex: 1, flexPoint: 2, hints: 3, counters: 12, lastCounters: 13 } as const;

const DEPTH_MAX = 10;
/** More than any glyph that a person draws. */
const OPERATIONS_MAX = 50_000;

/** Subroutines that several glyphs have in common, by number. */
export type Routines = ReadonlyMap<number, Uint8Array>;

interface Run {
  readonly routines: Routines;
  readonly to: Operators;
  stack: number[];
  /** Numbers that other subroutines left, the next to be taken last. */
  results: number[];
  left: number;
}

type End = 'ended' | 'returned' | 'failed';

/** Follows a charstring and the subroutines that it calls. False where something of it is not known here. */
export const readCharstring = (code: Uint8Array, routines: Routines, to: Operators): boolean =>
  follow({ routines, to, stack: [], results: [], left: OPERATIONS_MAX }, code, 0) === 'ended';

const follow = (run: Run, code: Uint8Array, depth: number): End => {
  if (depth > DEPTH_MAX) return 'failed';
  for (const part of partsOf(code)) {
    if ((run.left -= 1) < 0) return 'failed';
    if ('number' in part) run.stack.push(part.number);
    else if (part.operator === operators.return) return 'returned';
    else {
      const end = part.operator === operators.callsubr ? call(run, depth) : done(run, part.operator);
      if (end !== 'returned') return end;
    }
  }
  return 'returned';
};

type Part = { readonly number: number } | { readonly operator: number };

const partsOf = function* (code: Uint8Array): Generator<Part> {
  for (let at = 0; at < code.length;) {
    const first = code[at] ?? 0;
    if (first >= 32) {
      const [number, length] = numberAt(code, at);
      yield { number };
      at += length;
    } else {
      yield { operator: first === ESCAPE ? escaped(code[at + 1] ?? 0) : first };
      at += first === ESCAPE ? 2 : 1;
    }
  }
};

const call = (run: Run, depth: number): End => {
  const routine = run.routines.get(run.stack.pop() ?? NaN);
  return routine ? follow(run, routine, depth + 1) : 'failed';
};

const done = (run: Run, operator: number): End => {
  if (operator === operators.callothersubr) return callOther(run) ? 'returned' : 'failed';
  if (operator === operators.pop) return push(run, run.results.pop());
  if (operator === operators.div) return push(run, divided(run));
  const action = actions.get(operator);
  if (!action) return 'failed';
  const numbers = run.stack;
  run.stack = [];
  action(run.to, numbers);
  return operator === operators.endchar || operator === operators.seac ? 'ended' : 'returned';
};

const push = (run: Run, value: number | undefined): End => {
  if (value === undefined || !Number.isFinite(value)) return 'failed';
  run.stack.push(value);
  return 'returned';
};

const divided = ({ stack }: Run): number => {
  const [dividend = NaN, divisor = NaN] = stack.splice(-2);
  return dividend / divisor;
};

const callOther = (run: Run): boolean => {
  const number = run.stack.pop();
  const count = run.stack.pop() ?? 0;
  const numbers = count > 0 ? run.stack.splice(-count) : [];
  run.results = [...numbers].reverse();
  switch (number) {
    case others.beginFlex:
      run.to.beginFlex();
      return true;
    case others.endFlex:
      run.results.pop();
      return run.to.endFlex(numbers[0] ?? 0);
    case others.hints:
      run.to.otherHints();
      return true;
    default:
      return number === others.flexPoint || number === others.counters || number === others.lastCounters;
  }
};

type Action = (to: Operators, numbers: Numbers) => void;

/** The numbers of an operator at their places among those of its general kind. */
const actions: ReadonlyMap<number, Action> = new Map<number, Action>([
  [operators.hsbw, (to, [x = 0, width = 0]) => to.begin([x, 0, width])],
  [operators.sbw, (to, [x = 0, y = 0, width = 0]) => to.begin([x, y, width])],
  [operators.rmoveto, (to, [x = 0, y = 0]) => to.move([x, y])],
  [operators.hmoveto, (to, [x = 0]) => to.move([x, 0])],
  [operators.vmoveto, (to, [y = 0]) => to.move([0, y])],
  [operators.rlineto, (to, [x = 0, y = 0]) => to.line([x, y])],
  [operators.hlineto, (to, [x = 0]) => to.line([x, 0])],
  [operators.vlineto, (to, [y = 0]) => to.line([0, y])],
  [operators.rrcurveto, (to, [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]) => to.curve([a, b, c, d, e, f])],
  [operators.vhcurveto, (to, [a = 0, b = 0, c = 0, d = 0]) => to.curve([0, a, b, c, d, 0])],
  [operators.hvcurveto, (to, [a = 0, b = 0, c = 0, d = 0]) => to.curve([a, 0, b, c, 0, d])],
  [operators.closepath, (to) => to.close()],
  [operators.hstem, (to, numbers) => to.stems('horizontal', numbers)],
  [operators.hstem3, (to, numbers) => to.stems('horizontal', numbers)],
  [operators.vstem, (to, numbers) => to.stems('vertical', numbers)],
  [operators.vstem3, (to, numbers) => to.stems('vertical', numbers)],
  [operators.seac, (to, numbers) => to.accent(numbers)],
  [operators.dotsection, () => undefined],
  [operators.setcurrentpoint, () => undefined],
  [operators.endchar, () => undefined],
]);
