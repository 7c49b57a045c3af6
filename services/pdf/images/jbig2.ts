import { mqEncoder } from './mq-encoder.js';

/** A picture of black and white. */
export interface Bilevel {
  readonly width: number;
  readonly height: number;
  /** A sample for each pixel, rows from the top; what is darker than the middle is black. */
  readonly data: Uint8Array;
}

const PAGE_INFORMATION = 48;
const GENERIC_REGION = 38;
/** The region is said to be all that the page shows, without loss. */
const LOSSLESS = 1;
/** Rows that are as the one before are told by a single bit. */
const TYPICAL_PREDICTION = 1 << 3;
/** The places of the four pixels of the template that could be anywhere: their usual ones. */
const USUAL_PLACES = [3, -1, -3, -1, 2, -2, -2, -2];
const CONTEXTS = 1 << 16;
/** The context of the bit that says whether a row is as typical as the one before. @see ITU-T T.88, figure 8 */
const TYPICAL_CONTEXT = 0x9b25;
const WHITE_FROM_LEVEL = 128;

/**
 * A picture as a document embeds it: one region that is coded pixel by pixel, without loss. No two letters ever share a
 * shape, as those of the symbols of this standard may, which has changed digits elsewhere.
 *
 * @see ITU-T T.88, 6.2 "Generic region decoding procedure" and 7.2 to 7.4
 */
export const jbig2Of = (picture: Bilevel): Uint8Array => {
  const { width, height } = picture;
  const page = Buffer.concat([words(width, height, 0, 0), Buffer.from([LOSSLESS, 0, 0])]);
  const region = Buffer.concat([
    words(width, height, 0, 0),
    Buffer.from([0, TYPICAL_PREDICTION, ...USUAL_PLACES.map((place) => place & 0xff)]),
    coded(picture),
  ]);
  return Buffer.concat([segment(0, PAGE_INFORMATION, page), segment(1, GENERIC_REGION, region)]);
};

const words = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4);
  return bytes;
};

const segment = (number: number, type: number, data: Buffer): Buffer =>
  Buffer.concat([words(number), Buffer.from([type, 0, 1]), words(data.length), data]);

/** White pixels around a row, so that the template never leaves it. */
const MARGIN_PIXELS = 4;

const coded = ({ width, height, data }: Bilevel): Uint8Array => {
  const encoder = mqEncoder(CONTEXTS);
  const room = width + 2 * MARGIN_PIXELS;
  let above = new Uint8Array(room);
  let before = new Uint8Array(room);
  let wasTypical = 0;
  for (let y = 0; y < height; y += 1) {
    const row = new Uint8Array(room);
    for (let x = 0; x < width; x += 1) row[MARGIN_PIXELS + x] = (data[y * width + x] ?? 255) < WHITE_FROM_LEVEL ? 1 : 0;
    const isTypical = Buffer.compare(row, before) === 0 ? 1 : 0;
    encoder.encode(TYPICAL_CONTEXT, isTypical ^ wasTypical);
    if (isTypical === 0) encodeRow({ above, before, row, width }, encoder.encode);
    wasTypical = isTypical;
    above = before;
    before = row;
  }
  return encoder.finish();
};

interface Rows {
  /** Two rows above, and the row above. */
  readonly above: Uint8Array;
  readonly before: Uint8Array;
  readonly row: Uint8Array;
  readonly width: number;
}

/** The context of a pixel is sixteen others: five two rows above it, seven above it, and the four before it. */
const encodeRow = ({ above, before, row, width }: Rows, encode: (context: number, bit: number) => void): void => {
  let upper = ((above[MARGIN_PIXELS] ?? 0) << 1) | (above[MARGIN_PIXELS + 1] ?? 0);
  let middle =
    ((before[MARGIN_PIXELS] ?? 0) << 2) | ((before[MARGIN_PIXELS + 1] ?? 0) << 1) | (before[MARGIN_PIXELS + 2] ?? 0);
  let own = 0;
  for (let at = MARGIN_PIXELS; at < MARGIN_PIXELS + width; at += 1) {
    upper = ((upper << 1) | (above[at + 2] ?? 0)) & 0x1f;
    middle = ((middle << 1) | (before[at + 3] ?? 0)) & 0x7f;
    const bit = row[at] ?? 0;
    encode((upper << 11) | (middle << 4) | own, bit);
    own = ((own << 1) | bit) & 0xf;
  }
};
