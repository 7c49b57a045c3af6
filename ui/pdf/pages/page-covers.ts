type Matrix = readonly [number, number, number, number, number, number];

/** The operators that pdf.js is told to draw. */
interface Operators {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}

/** Points, as displayed; `transform`: from the page's own points to these. */
interface Page {
  readonly width: number;
  readonly height: number;
  readonly transform: readonly number[];
}

interface Covers {
  /** The share of the page that pictures cover. */
  readonly cover: number;
  /** Texts that are invisible or lie under a picture of most of the page. */
  readonly hiddenTexts: number;
  readonly seenTexts: number;
  /** The operators that show text. */
  readonly textAt: ReadonlySet<number>;
}

interface State {
  readonly matrix: Matrix;
  readonly mode: number;
}

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
/** Text rendering modes of letters that are neither filled nor outlined. @see ISO 32000-1, table 106 */
const INVISIBLE_MODES: ReadonlySet<number> = new Set([3, 7]);
/** A picture that covers more of a page hides the text under it. */
const HIDING_SHARE = 0.5;

const times = ([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix => [
  a * A + b * C,
  a * B + b * D,
  c * A + d * C,
  c * B + d * D,
  e * A + f * C + E,
  e * B + f * D + F,
];

interface Looking {
  readonly page: Page;
  readonly kept: State[];
  state: State;
  cover: number;
  hiddenTexts: number;
  seenTexts: number;
  readonly textAt: Set<number>;
}

type Act = (looking: Looking, args: readonly unknown[], at: number) => void;

const drawPictures = (looking: Looking, matrices: readonly Matrix[]): void => {
  const { page, state } = looking;
  const cover = matrices.reduce((sum, inner) => sum + coverOf(times(inner, state.matrix), page), 0);
  looking.cover += cover;
  if (cover <= HIDING_SHARE) return;
  looking.hiddenTexts += looking.seenTexts;
  looking.seenTexts = 0;
};

const move = (looking: Looking, matrix: unknown): void => {
  looking.state = { ...looking.state, matrix: times(matrixFrom(matrix), looking.state.matrix) };
};

const keep: Act = ({ kept, state }) => kept.push(state);
const giveBack: Act = (looking) => {
  looking.state = looking.kept.pop() ?? looking.state;
};

const drawOne: Act = (looking) => drawPictures(looking, [IDENTITY]);

const showText: Act = (looking, _, at) => {
  looking.textAt.add(at);
  if (INVISIBLE_MODES.has(looking.state.mode)) looking.hiddenTexts += 1;
  else looking.seenTexts += 1;
};

const acts: Readonly<Record<string, Act>> = {
  save: keep,
  restore: giveBack,
  transform: move,
  paintFormXObjectBegin: (looking, [matrix], at) => {
    keep(looking, [], at);
    move(looking, matrix);
  },
  paintFormXObjectEnd: giveBack,
  setTextRenderingMode: (looking, [mode]) => {
    looking.state = { ...looking.state, mode: Number(mode) };
  },
  showText,
  showSpacedText: showText,
  nextLineShowText: showText,
  nextLineSetSpacingShowText: showText,
  paintImageXObject: drawOne,
  paintInlineImageXObject: drawOne,
  paintImageMaskXObject: drawOne,
  paintImageXObjectRepeat: (looking, [, x, y, places]) =>
    drawPictures(looking, repeated([Number(x), 0, 0, Number(y)], places)),
  paintImageMaskXObjectRepeat: (looking, [, a, b, c, d, places]) =>
    drawPictures(looking, repeated([a, b, c, d].map(Number), places)),
  paintInlineImageXObjectGroup: (looking, [, parts]) => drawPictures(looking, transformsOf(parts)),
  paintImageMaskXObjectGroup: (looking, [parts]) => drawPictures(looking, transformsOf(parts)),
};

/** The pictures and texts among the operators of a page; `OPS`: the numbers that pdf.js gives them. */
export const coversOf = (
  { fnArray, argsArray }: Operators,
  { OPS, page }: { readonly OPS: Readonly<Record<string, number>>; readonly page: Page },
): Covers => {
  const looking: Looking = {
    page,
    kept: [],
    state: { matrix: matrixFrom(page.transform), mode: 0 },
    cover: 0,
    hiddenTexts: 0,
    seenTexts: 0,
    textAt: new Set(),
  };
  const actOf = new Map(Object.entries(acts).map(([name, act]) => [OPS[name], act]));
  fnArray.forEach((code, at) => actOf.get(code)?.(looking, (argsArray[at] ?? []) as readonly unknown[], at));
  return looking;
};

const matrixFrom = (numbers: unknown): Matrix => {
  const list = numbers === null || numbers === undefined ? [] : Array.from(numbers as ArrayLike<number>);
  return list.length === 6 ? (list as unknown as Matrix) : IDENTITY;
};

const repeated = (sides: readonly number[], places: unknown): readonly Matrix[] => {
  const at = Array.from((places ?? []) as ArrayLike<number>);
  return Array.from({ length: at.length / 2 }, (_, index) =>
    matrixFrom([...sides, at[index * 2] ?? 0, at[index * 2 + 1] ?? 0]),
  );
};

const transformsOf = (parts: unknown): readonly Matrix[] =>
  ((parts ?? []) as readonly { readonly transform: unknown }[]).map(({ transform }) => matrixFrom(transform));

/** The share of a page that the unit square covers under this matrix. */
const coverOf = ([a, b, c, d, e, f]: Matrix, { width, height }: Page): number => {
  const xs = [e, e + a, e + c, e + a + c];
  const ys = [f, f + b, f + d, f + b + d];
  const shown = (places: readonly number[], side: number): number =>
    Math.max(0, Math.min(side, Math.max(...places)) - Math.max(0, Math.min(...places)));
  return (shown(xs, width) * shown(ys, height)) / (width * height);
};
