import { readCharstring, type Operators, type Routines } from './type1-interpreter.js';

/** The edge of a stem, from the origin of the glyph, and how thick it is. */
export interface Stem {
  readonly across: 'horizontal' | 'vertical';
  readonly edge: number;
  readonly size: number;
}

/** The next step of a drawing, from where the last one ended; `hints` makes another set of stems count. */
export type Step =
  | { readonly kind: 'move' | 'line' | 'curve' | 'flex'; readonly by: readonly number[] }
  | { readonly kind: 'hints'; readonly set: number };

/** The outline that a charstring of a Type 1 font draws, its subroutines followed. In units of the glyph. */
export interface Outline {
  readonly width: number;
  readonly steps: readonly Step[];
  /** Stems that count together; the first set from the start on. */
  readonly hints: readonly (readonly Stem[])[];
  /** Where the accent of a letter goes, and the codes of letter and accent in the standard encoding. */
  readonly accent: readonly number[] | undefined;
}

/** Undefined for a glyph that does what only a Type 1 font can, or that is damaged. */
export const outlineOf = (code: Uint8Array, routines: Routines): Outline | undefined => {
  const pen = penFrom();
  const isRead = readCharstring(code, routines, operatorsOf(pen));
  const { width, steps, hints, accent } = pen;
  return isRead && width !== undefined ? { width, steps, hints, accent } : undefined;
};

interface Pen {
  width: number | undefined;
  accent: readonly number[] | undefined;
  readonly steps: Step[];
  readonly hints: Stem[][];
  /** Where it stands before anything was drawn, and has yet to be moved to. */
  start: readonly [x: number, y: number];
  /** From where stems are counted. */
  bearing: readonly [x: number, y: number];
  isDown: boolean;
  /** Moves that together are a curve so flat that it may be drawn as a line; undefined outside of one. */
  flex: (readonly [number, number])[] | undefined;
}

const penFrom = (): Pen => ({
  width: undefined,
  accent: undefined,
  steps: [],
  hints: [[]],
  start: [0, 0],
  bearing: [0, 0],
  isDown: false,
  flex: undefined,
});

const begin = (pen: Pen, width: number, bearing: readonly [number, number]): void => {
  Object.assign(pen, { width, bearing, start: bearing });
};

const move = (pen: Pen, dx: number, dy: number): void => {
  if (pen.flex) {
    pen.flex.push([dx, dy]);
    return;
  }
  const [x, y] = pen.start;
  pen.start = [0, 0];
  pen.isDown = true;
  const last = pen.steps.at(-1);
  const [lastX = 0, lastY = 0] = last?.kind === 'move' ? last.by : [];
  if (last?.kind === 'move') pen.steps.pop();
  pen.steps.push({ kind: 'move', by: [lastX + x + dx, lastY + y + dy] });
};

const draw = (pen: Pen, kind: 'line' | 'curve' | 'flex', by: readonly number[]): void => {
  if (!pen.isDown) move(pen, 0, 0);
  pen.steps.push({ kind, by });
};

const stem = (pen: Pen, across: Stem['across'], [edge = 0, size = 0]: readonly number[]): void => {
  const from = pen.bearing[across === 'horizontal' ? 1 : 0];
  pen.hints.at(-1)?.push({ across, edge: from + edge, size });
};

const otherHints = (pen: Pen): void => {
  pen.hints.push([]);
  pen.steps.push({ kind: 'hints', set: pen.hints.length - 1 });
};

const FLEX_MOVES = 7;

/** The first of the moves goes to a point that is only measured from. */
const endFlex = (pen: Pen, height: number): boolean => {
  const moves = pen.flex;
  pen.flex = undefined;
  if (moves?.length !== FLEX_MOVES) return false;
  const [[x, y] = [0, 0], [x1, y1] = [0, 0], ...rest] = moves;
  draw(pen, 'flex', [x + x1, y + y1, ...rest.flat(), height]);
  return true;
};

const pairs = (numbers: readonly number[]): (readonly number[])[] => [0, 2, 4].map((at) => numbers.slice(at, at + 2));

const operatorsOf = (pen: Pen): Operators => ({
  begin: ([sbx = 0, sby = 0, width = 0]) => begin(pen, width, [sbx, sby]),
  move: ([dx = 0, dy = 0]) => move(pen, dx, dy),
  line: (by) => draw(pen, 'line', by),
  curve: (by) => draw(pen, 'curve', by),
  close: () => (pen.isDown = false),
  stems: (across, numbers) => pairs(numbers).forEach((one) => one.length === 2 && stem(pen, across, one)),
  accent: ([asb = 0, adx = 0, ady = 0, ...letters]) => {
    pen.accent = [pen.bearing[0] + adx - asb, ady, ...letters];
  },
  beginFlex: () => (pen.flex = []),
  endFlex: (height) => endFlex(pen, height),
  otherHints: () => otherHints(pen),
});
