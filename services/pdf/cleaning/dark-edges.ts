import { paperOf, type Greys } from './greys.js';

/** The lid of a scanner, or the ground that a sheet lies on, is at most this share as bright as the paper. */
const GROUND_SHARE = 0.5;
/** The share of the shorter side that such an edge may reach into a page: a photograph goes on, print does not begin there. */
const DEPTH_SHARE_MAX = 0.18;
/** The share of a page that is less than an edge. */
const AREA_SHARE_MIN = 0.0008;

/** Whether each pixel is part of a dark edge: dark all the way to the end of the picture, and not far from it. 1 for yes. */
export const darkEdges = (page: Greys): Uint8Array => {
  const { data, width, height } = page;
  const below = GROUND_SHARE * paperOf(page);
  const mask = new Uint8Array(data.length);
  const seen = new Uint8Array(data.length);
  for (const start of endsOf(page)) {
    if (seen[start] === 1 || (data[start] ?? 255) >= below) continue;
    const area = darkAround(page, { start, below, seen });
    const depth = area.reduce((most, at) => Math.max(most, depthAt(at, page)), 0);
    const isEdge = area.length >= AREA_SHARE_MIN * data.length && depth <= DEPTH_SHARE_MAX * Math.min(width, height);
    if (isEdge) for (const at of area) mask[at] = 1;
  }
  return mask;
};

/** The first and last pixels of each row and column. */
const endsOf = ({ width, height }: Greys): readonly number[] => [
  ...Array.from({ length: width }, (_, x) => [x, (height - 1) * width + x]).flat(),
  ...Array.from({ length: height }, (_, y) => [y * width, y * width + width - 1]).flat(),
];

const depthAt = (at: number, { width, height }: Greys): number => {
  const x = at % width;
  const y = Math.floor(at / width);
  return Math.min(x, y, width - 1 - x, height - 1 - y);
};

interface Start {
  readonly start: number;
  readonly below: number;
  /** Marked as it goes. */
  readonly seen: Uint8Array;
}

const darkAround = ({ data, width }: Greys, { start, below, seen }: Start): readonly number[] => {
  const area = [start];
  seen[start] = 1;
  for (const at of area) {
    for (const beside of besides(at, width)) {
      if (beside < 0 || beside >= data.length || seen[beside] === 1 || (data[beside] ?? 255) >= below) continue;
      seen[beside] = 1;
      area.push(beside);
    }
  }
  return area;
};

const besides = (at: number, width: number): readonly number[] => [
  at - width,
  at + width,
  ...(at % width > 0 ? [at - 1] : []),
  ...(at % width < width - 1 ? [at + 1] : []),
];

/** Pixels within this distance of an edge lie in its shade: so many of a page of a thousand. */
const SHADE_SHARE = 0.004;

/** The same a little larger, since an edge does not end sharply. */
export const withShade = (mask: Uint8Array, { width, height }: Pick<Greys, 'width' | 'height'>): Uint8Array => {
  const reach = Math.max(1, Math.round(SHADE_SHARE * Math.max(width, height)));
  const across = spread(mask, { reach, step: 1, length: width, lines: height, lineStep: width });
  return spread(across, { reach, step: width, length: height, lines: width, lineStep: 1 });
};

interface Spread {
  readonly reach: number;
  readonly step: number;
  readonly length: number;
  readonly lines: number;
  readonly lineStep: number;
}

const spread = (mask: Uint8Array, { reach, step, length, lines, lineStep }: Spread): Uint8Array => {
  const wider = new Uint8Array(mask.length);
  for (let line = 0; line < lines; line += 1) {
    let last = -Infinity;
    for (let place = 0; place < length + reach; place += 1) {
      if (place < length && mask[line * lineStep + place * step] === 1) {
        for (let back = Math.max(0, place - reach); back <= place; back += 1) wider[line * lineStep + back * step] = 1;
        last = place;
      } else if (place < length && place - last <= reach) wider[line * lineStep + place * step] = 1;
    }
  }
  return wider;
};
