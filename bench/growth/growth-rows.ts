import { megabytes, ratio, short } from '../report/format-numbers.js';
import { unknownWalls, type Walls } from './walls.js';

/** All tools on one size. */
export interface Growth {
  readonly pages: number;
  readonly walls: Map<string, Walls>;
}

export const growthTitles = (growths: readonly Growth[]): string[] => {
  const sizes = growths.map(({ pages }) => pages.toLocaleString('en'));
  const each = (what: string, of = sizes): string[] =>
    of.map((size, index) => (index === 0 ? `${what}: ${size}` : size));
  return [
    'what',
    ...each('wall ms'),
    ...each('CPU s'),
    ...each('growth', sizes.slice(1)),
    'exponent',
    ...each('ratio'),
    ...each('peak MB', sizes.slice(-1)),
  ];
};

export const growthRows = (growths: readonly Growth[]): string[][] =>
  [...(growths[0]?.walls.keys() ?? [])].map((tool) => {
    const walls = growths.map((growth) => growth.walls.get(tool) ?? unknownWalls);
    return [
      tool,
      ...walls.map(({ docketMs }) => short(docketMs)),
      ...walls.map(({ docketCpuSeconds }) => short(docketCpuSeconds)),
      ...walls.slice(1).map(({ docketCpuSeconds }, index) => ratio(docketCpuSeconds, cpuOf(walls[index]))),
      short(exponentOf(walls.map(({ docketCpuSeconds }, at) => [growths[at]?.pages ?? NaN, docketCpuSeconds]))),
      ...walls.map(({ docketMs, peerMs }) => ratio(docketMs, peerMs)),
      ...walls.slice(-1).map(({ docketPeakBytes }) => megabytes(docketPeakBytes)),
    ];
  });

const cpuOf = (walls: Walls = unknownWalls): number => walls.docketCpuSeconds;

/**
 * How CPU time grows with pages, by the two largest documents measured: 1 is in proportion, 2 with the square. Smaller
 * ones say more about what every conversion costs.
 */
const exponentOf = (measured: readonly (readonly [pages: number, seconds: number])[]): number => {
  const [larger, smaller] = measured.filter(([, seconds]) => seconds > 0).reverse();
  if (!larger || !smaller) return NaN;
  return Math.log(larger[1] / smaller[1]) / Math.log(larger[0] / smaller[0]);
};
