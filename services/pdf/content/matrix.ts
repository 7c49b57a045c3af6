/** `[a b c d e f]` as in a content stream: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [number, number, number, number, number, number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** First `inner`, then `outer`. */
export const multiply = (inner: Matrix, outer: Matrix): Matrix => {
  const [a, b, c, d, e, f] = inner;
  const [A, B, C, D, E, F] = outer;
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F];
};

export const matrixOf = (numbers: readonly number[]): Matrix | undefined => {
  const last = numbers.slice(-6);
  return last.length === 6 && last.every(Number.isFinite) ? (last as unknown as Matrix) : undefined;
};

/** Sizes that the unit square takes on. */
export const unitSize = ([a, b, c, d]: Matrix): { readonly width: number; readonly height: number } => ({
  width: Math.hypot(a, b),
  height: Math.hypot(c, d),
});

/** As operands of `cm`. */
export const operandsOf = (matrix: Matrix): string => matrix.map((part) => Number(part.toFixed(5))).join(' ');
