import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { pngFrom } from '../../images/png-writer.js';

/** Kinds of samples that have a range of their own, which no file tells. */
const OWN_RANGE: ReadonlySet<string> = new Set(['char', 'short', 'int', 'uint', 'float', 'double']);
/** Each is held as a number of four bytes for a while. */
const PIXELS_MAX = 40_000_000;
const CHANNELS = [0, 1, 2] as const;
const WHITE = 65_535;
const HALF = 32_768;

interface Samples {
  readonly width: number;
  readonly height: number;
  readonly depth: string;
  readonly channels: number;
  readonly hasAlpha: boolean;
}

/** Whether greys or colours have samples of such a kind, and not so many that they can't be held. */
export const canStretch = ({ width, height, depth, channels, hasAlpha }: Samples): boolean =>
  OWN_RANGE.has(depth) && !hasAlpha && (channels === 1 || channels === 3) && width * height <= PIXELS_MAX;

interface Stretching {
  /** From 0. */
  readonly page: number;
  readonly channels: number;
  readonly depth: string;
}

/**
 * A page of an image as a PNG file of 16 bits, in which the smallest sample of all is black and the largest white; fractions from 0 to 1 stay
 * what they are. What is no number becomes black.
 */
export const stretchedPng = async (bytes: Uint8Array, { page, channels, depth }: Stretching): Promise<Uint8Array> => {
  const planes: Float32Array[] = [];
  let size = { width: 0, height: 0 };
  for (const channel of CHANNELS.slice(0, channels)) {
    const open = sharp(bytes, { page, ignoreIcc: true, failOn: 'error', limitInputPixels: PIXELS_MAX });
    const wanted = depth === 'short' ? signedShorts(open, channels) : open.extractChannel(channel);
    const { data, info } = await wanted.raw({ depth: 'float' }).toBuffer({ resolveWithObject: true });
    const samples = new Float32Array(data.buffer, data.byteOffset, data.length / 4);
    planes.push(everyNth(samples, { count: info.channels, first: depth === 'short' ? channel : 0 }));
    size = info;
  }
  const range = rangeOf(planes);
  const colours = planes.length === 1 ? 1 : 3;
  return pngFrom({ ...size, depth: 16, colours, idat: deflateSync(rowsOf(planes, { ...size, range }), { level: 6 }) });
};

/** Moved up by as many as there are below 0, which would else be cut off, as eight bits of them. */
const signedShorts = (image: Sharp, channels: number): Sharp =>
  image.linear(1, HALF).toColourspace(channels === 1 ? 'grey16' : 'rgb16');

const everyNth = (
  samples: Float32Array,
  { count, first }: { readonly count: number; readonly first: number },
): Float32Array =>
  count === 1
    ? samples
    : Float32Array.from({ length: samples.length / count }, (_, at) => samples[at * count + first] ?? 0);

interface Range {
  readonly least: number;
  readonly most: number;
}

const rangeOf = (planes: readonly Float32Array[]): Range => {
  let least = Infinity;
  let most = -Infinity;
  for (const plane of planes) {
    for (const sample of plane) {
      if (!Number.isFinite(sample)) continue;
      least = Math.min(least, sample);
      most = Math.max(most, sample);
    }
  }
  return least >= 0 && most <= 1 ? { least: 0, most: 1 } : { least, most };
};

/** Rows of a PNG file, each behind the number of a filter that changes nothing. */
const rowsOf = (
  planes: readonly Float32Array[],
  { width, height, range }: { readonly width: number; readonly height: number; readonly range: Range },
): Buffer => {
  const rowBytes = 1 + width * planes.length * 2;
  const rows = Buffer.alloc(rowBytes * height);
  const scale = range.most > range.least ? WHITE / (range.most - range.least) : 0;
  for (const [channel, plane] of planes.entries()) {
    for (const [at, sample] of plane.entries()) {
      const share = Math.min(WHITE, Math.max(0, Math.round((sample - range.least) * scale)));
      const x = at % width;
      const offset = Math.floor(at / width) * rowBytes + 1 + (x * planes.length + channel) * 2;
      rows.writeUInt16BE(Number.isNaN(share) ? 0 : share, offset);
    }
  }
  return rows;
};
