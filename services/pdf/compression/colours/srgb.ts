import { viewOf } from '../fonts/sfnt.js';
import { latin1, writeProfile, type IccProfile } from './icc-profile.js';
import { readCurve, type ToneCurve } from './tone-curve.js';

/** Red, green and blue of sRGB, adapted to D50. @see IEC 61966-2-1:1999 and ICC.1:2010, annex E */
const PRIMARIES: Readonly<Record<string, readonly [number, number, number]>> = {
  rXYZ: [0.436, 0.2225, 0.0139],
  gXYZ: [0.3851, 0.7169, 0.0971],
  bXYZ: [0.1431, 0.0606, 0.7141],
};
const D50 = [0.9642, 1, 0.8249] as const;
/** How far the primaries of programs are apart that all mean the same. */
const PRIMARY_TOLERANCE = 0.002;
const CURVES = ['rTRC', 'gTRC', 'bTRC'];

const lightOf: ToneCurve = (sample) => (sample <= 0.04045 ? sample / 12.92 : ((sample + 0.055) / 1.055) ** 2.4);
const sampleOf = (light: number): number => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);

/** Whether a profile says what sRGB is, in whatever words, to less than half a step of 255. */
export const isSrgb = ({ header, tags }: IccProfile): boolean =>
  latin1(header, 16) === 'RGB ' &&
  latin1(header, 20) === 'XYZ ' &&
  ![...tags.keys()].some((tag) => /^[AD]2B/.test(tag)) &&
  Object.entries(PRIMARIES).every(([tag, expected]) => isAt(tags.get(tag), expected)) &&
  CURVES.every((tag) => isSrgbCurve(tags.get(tag)));

const isAt = (tag: Uint8Array | undefined, expected: readonly number[]): boolean =>
  tag?.length === 20 &&
  expected.every((value, index) => Math.abs(viewOf(tag).getInt32(8 + index * 4) / 65536 - value) < PRIMARY_TOLERANCE);

const isSrgbCurve = (tag: Uint8Array | undefined): boolean => {
  const curve = tag && readCurve(tag);
  if (!curve) return false;
  return Array.from({ length: 52 }, (_, step) => step / 51).every(
    (sample) => Math.abs(sampleOf(curve(sample)) - sample) < 0.5 / 255,
  );
};

const xyz = (values: readonly number[]): Uint8Array => {
  const tag = Buffer.alloc(20);
  tag.write('XYZ ', 'latin1');
  for (const [index, value] of values.entries()) tag.writeInt32BE(Math.round(value * 65536), 8 + index * 4);
  return tag;
};

/** Between that many points a straight line is off by less than a third of a step of 255. */
const CURVE_POINTS = 64;

const curve = (): Uint8Array => {
  const tag = Buffer.alloc(12 + CURVE_POINTS * 2);
  tag.write('curv', 'latin1');
  tag.writeUInt32BE(CURVE_POINTS, 8);
  for (let index = 0; index < CURVE_POINTS; index += 1) {
    tag.writeUInt16BE(Math.round(lightOf(index / (CURVE_POINTS - 1)) * 65535), 12 + index * 2);
  }
  return tag;
};

const NAME = 'sRGB\0';

/** @see ICC.1:1998-09, 6.5.17 "textDescriptionType": the name, and room for two other ways to write it. */
const description = (): Uint8Array => {
  const tag = Buffer.alloc(90 + NAME.length);
  tag.write('desc', 'latin1');
  tag.writeUInt32BE(NAME.length, 8);
  tag.write(NAME, 12, 'latin1');
  return tag;
};

const header = (): Uint8Array => {
  const bytes = Buffer.alloc(128);
  bytes.writeUInt32BE(0x02100000, 8);
  bytes.write('mntrRGB XYZ ', 12, 'latin1');
  for (const [index, part] of [2000, 1, 1].entries()) bytes.writeUInt16BE(part, 24 + index * 2);
  bytes.write('acsp', 36, 'latin1');
  bytes.set(xyz(D50).subarray(8), 68);
  return bytes;
};

/** A profile of sRGB that takes a tenth of the usual ones, in version 2, which every reader of PDF knows. */
export const smallSrgb = (): Uint8Array => {
  const tone = curve();
  return writeProfile({
    header: header(),
    tags: new Map<string, Uint8Array>([
      ['desc', description()],
      ['cprt', Buffer.from('text\0\0\0\0CC0\0', 'latin1')],
      ['wtpt', xyz(D50)],
      ...Object.entries(PRIMARIES).map(([tag, values]) => [tag, xyz(values)] as const),
      ...CURVES.map((tag) => [tag, tone] as const),
    ]),
  });
};
