import type { Box } from './document-model.js';

/** A straight line as displayed: its box is next to nothing in one direction. */
export type Rule = Box;

/** A table drawn with lines: where its columns and rows begin and end, and which lines are drawn between its cells. */
export interface Grid {
  readonly box: Box;
  /** From the left, one more than there are columns. */
  readonly xs: readonly number[];
  /** From the top, one more than there are rows. */
  readonly ys: readonly number[];
  readonly uprights: readonly Rule[];
  readonly levels: readonly Rule[];
}

/** Rules that are no further apart meet. */
const NEAR_POINTS = 3;
const RULES_MAX = 3000;
const COLUMNS_MAX = 60;
const ROWS_MAX = 400;

/** The grids that lines on a page make: at least two columns and two rows, or one row of three columns. */
export const gridsOf = (rules: readonly Rule[]): Grid[] => {
  if (rules.length > RULES_MAX) return [];
  return groupsOf(rules).flatMap((group) => {
    const uprights = group.filter(({ width, height }) => height > width);
    const levels = group.filter(({ width, height }) => height <= width);
    const xs = clustered([...uprights.map(({ x }) => x), ...edgesOf(levels, uprights)]);
    const ys = clustered(levels.map(({ y }) => y));
    const cells = (xs.length - 1) * (ys.length - 1);
    if (xs.length < 3 || ys.length < 2 || cells < 3 || xs.length > COLUMNS_MAX || ys.length > ROWS_MAX) return [];
    const left = xs[0] ?? 0;
    const right = xs.at(-1) ?? 0;
    const top = ys[0] ?? 0;
    const bottom = ys.at(-1) ?? 0;
    return [{ box: { x: left, y: top, width: right - left, height: bottom - top }, xs, ys, uprights, levels }];
  });
};

/** A table may have no lines at its sides. */
const edgesOf = (levels: readonly Rule[], uprights: readonly Rule[]): number[] => {
  if (uprights.length === 0 || levels.length === 0) return [];
  return [Math.min(...levels.map(({ x }) => x)), Math.max(...levels.map(({ x, width }) => x + width))];
};

/** Lines that touch, directly or by others. */
const groupsOf = (rules: readonly Rule[]): Rule[][] => {
  const sorted = rules.toSorted((one, other) => one.y - other.y);
  const parent = sorted.map((_, at) => at);
  const find = (at: number): number => {
    let root = at;
    while (parent[root] !== root) root = parent[root] ?? root;
    parent[at] = root;
    return root;
  };
  for (const [at, rule] of sorted.entries()) {
    for (let next = at + 1; next < sorted.length; next += 1) {
      const other = sorted[next];
      if (!other || other.y > rule.y + rule.height + NEAR_POINTS) break;
      if (touch(rule, other)) parent[find(next)] = find(at);
    }
  }
  const groups = new Map<number, Rule[]>();
  for (const [at, rule] of sorted.entries()) groups.set(find(at), [...(groups.get(find(at)) ?? []), rule]);
  return [...groups.values()];
};

const touch = (one: Rule, other: Rule): boolean =>
  one.x <= other.x + other.width + NEAR_POINTS &&
  other.x <= one.x + one.width + NEAR_POINTS &&
  one.y <= other.y + other.height + NEAR_POINTS &&
  other.y <= one.y + one.height + NEAR_POINTS;

/** Places closer than a few points are one. */
const clustered = (places: readonly number[]): number[] => {
  const clusters: number[] = [];
  for (const place of places.toSorted((one, other) => one - other)) {
    const last = clusters.at(-1);
    if (last === undefined || place - last > NEAR_POINTS) clusters.push(place);
  }
  return clusters;
};
