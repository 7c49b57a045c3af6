import { greyOf, jpegOf, pngOf, type JpegCoding, type PlainImage } from '../engines/pictures/images.js';
import { readPng } from '../images/png.js';
import type { ImageQuality } from './quality.js';
import { similarity } from './similarity.js';

/** The bytes of an image's stream and how to read them. */
export interface CodedImage {
  readonly filter: 'DCTDecode' | 'FlateDecode' | 'CCITTFaxDecode' | 'JBIG2Decode';
  readonly bytes: Uint8Array;
  readonly parameters?: Readonly<Record<string, number>>;
  /** Nothing sharper could take fewer bytes. */
  readonly isLeast?: boolean;
}

/** Steps upwards for an image that JPEG is bad at; the last one is taken whatever comes of it. */
export const HIGHER_QUALITIES: readonly number[] = [55, 65, 75, 85, 92];
/** An image is tried in that many bands of that many rows; the height of a band fills whole JPEG blocks. */
const SAMPLE_BANDS = 8;
const BAND_ROWS = 16;
/** How far the bands may be off. */
const ESTIMATE_SLACK = 1.1;

export interface CodingRules extends ImageQuality {
  /** Whether it may only be coded with further loss, because it comes from a lossy file. */
  readonly isLossy: boolean;
  /** More bytes than this are not worth it. */
  readonly limit: number;
}

/** As it takes the fewest bytes without falling below the floor; undefined where those are still too many. */
export const coded = async (image: PlainImage, rules: CodingRules): Promise<CodedImage | undefined> => {
  const sample = bandsOf(image);
  const jpeg = await jpegAbove(sample, rules);
  const flate = rules.isLossy ? undefined : await asFlate(sample);
  const isFlate = flate !== undefined && flate.bytes.length < jpeg.bytes.length;
  const best = isFlate ? flate : jpeg;
  const isLeast = flate === undefined && jpeg.coding.quality === rules.jpeg;
  if (sample === image) return { ...best, isLeast };
  if ((best.bytes.length * image.height) / sample.height > rules.limit * ESTIMATE_SLACK) return undefined;
  return { ...(await (isFlate ? asFlate(image) : asJpeg(image, jpeg.coding))), isLeast };
};

interface CodedJpeg extends CodedImage {
  readonly coding: JpegCoding;
}

const asJpeg = async (image: PlainImage, coding: JpegCoding): Promise<CodedJpeg> => ({
  filter: 'DCTDecode',
  bytes: await jpegOf(image, coding),
  coding,
});

/** At the lowest quality from the given one on that keeps the floor. */
const jpegAbove = async (image: PlainImage, { jpeg: lowest, thrifty, floor }: ImageQuality): Promise<CodedJpeg> => {
  const before = { ...image, data: image.channels === 1 ? image.data : await greyOf(image) };
  let result = await asJpeg(image, { quality: lowest, thrifty });
  for (const quality of HIGHER_QUALITIES.filter((higher) => higher > lowest)) {
    if (similarity(before, { ...image, data: await greyOf(result.bytes) }) >= floor) break;
    result = await asJpeg(image, { quality, thrifty });
  }
  return result;
};

/** Rows from all over an image, so that a large one need not be coded twice. */
const bandsOf = (image: PlainImage): PlainImage => {
  const { width, height, channels, data } = image;
  if (height <= SAMPLE_BANDS * BAND_ROWS) return image;
  const row = width * channels;
  const bands = new Uint8Array(SAMPLE_BANDS * BAND_ROWS * row);
  for (let band = 0; band < SAMPLE_BANDS; band += 1) {
    const start = Math.floor(((height - BAND_ROWS) * (band + 0.5)) / SAMPLE_BANDS) * row;
    bands.set(data.subarray(start, start + BAND_ROWS * row), band * BAND_ROWS * row);
  }
  return { width, height: SAMPLE_BANDS * BAND_ROWS, channels, data: bands };
};

/** Without loss, rows predicted as in PNG files, which suits drawings and screens. */
export const asFlate = async (image: PlainImage): Promise<CodedImage> => {
  const { idat = new Uint8Array() } = readPng(await pngOf(image)) ?? {};
  const { width: Columns, channels: Colors } = image;
  return { filter: 'FlateDecode', bytes: idat, parameters: { Predictor: 15, Colors, BitsPerComponent: 8, Columns } };
};
