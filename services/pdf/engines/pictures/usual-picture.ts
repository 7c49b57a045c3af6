import sharp, { type Sharp } from 'sharp';
import { MB } from '../../../../contracts/byte-sizes.js';
import { Refusal } from '../../../../contracts/errors.js';
import { DECODED_PIXELS_MAX } from '../../../../contracts/limits.js';
import type { SourceFile } from '../../../platform/jobs/job-files.js';
import { jpegWithProfile, pngWithProfile } from './colour-profile.js';
import { decodeHeif } from './decode-heif.js';
import { decodeJxl } from './decode-jxl.js';
import type { DecodedPicture } from './decoded-picture.js';
import { heifColours, heifSize, type HeifColours, type ToldSize } from './heif-size.js';
import { jxlSize } from './jxl-size.js';

interface Format {
  readonly size: (bytes: Uint8Array) => ToldSize | undefined;
  readonly decode: (bytes: Uint8Array) => Promise<DecodedPicture | undefined>;
  readonly colours: (bytes: Uint8Array) => HeifColours;
}

const SRGB: HeifColours = { profile: undefined, primaries: undefined };

const formats: Readonly<Record<string, Format>> = {
  'image/heic': { size: heifSize, decode: decodeHeif, colours: heifColours },
  'image/jxl': { size: jxlSize, decode: decodeJxl, colours: () => SRGB },
};

const PIXELS_PER_MEGAPIXEL = 1_000_000;
const CHANNELS = 4;
const OPAQUE = 255;
/** So near to the pixels that no eye tells the difference. */
const JPEG_QUALITY = 95;
/** A PNG may be so many times as large as the file, or of so many bytes; a JPEG comes instead of a larger one. */
const PNG_SIZE_FACTOR = 4;
const PNG_BYTES = MB;
/** @see ITU-T H.273, table 2: primaries of Display P3 */
const P3_PRIMARIES = 12;

/**
 * A picture of a kind that the other engines cannot read as a JPEG or PNG with the same colours, upright; any other file
 * as it is.
 *
 * @throws Refusal `image.too-large`, from the header alone; `image.unreadable` for one that is damaged or cut off.
 */
export const usualPicture = async <File extends Pick<SourceFile, 'name' | 'bytes' | 'mime'>>(
  file: File,
): Promise<File> => {
  const format = formats[file.mime];
  if (!format) return file;
  const { name, bytes } = file;
  refuseTooLarge(name, format.size(bytes));
  const picture = await format.decode(bytes).catch((error: unknown) => {
    throw damaged(name, error);
  });
  if (!picture) throw damaged(name);
  return { ...file, ...(await encoded(picture, { colours: format.colours(bytes), size: bytes.length })) };
};

const damaged = (name: string, cause?: unknown): Refusal =>
  new Refusal('image.unreadable', { name, reason: 'it is damaged' }, { cause });

const refuseTooLarge = (name: string, size: ToldSize | undefined): void => {
  if (!size) throw damaged(name);
  const { width, height } = size;
  if (width * height <= DECODED_PIXELS_MAX) return;
  throw new Refusal('image.too-large', { name, width, height, limit: DECODED_PIXELS_MAX / PIXELS_PER_MEGAPIXEL });
};

interface Encoded {
  readonly bytes: Uint8Array;
  readonly mime: 'image/png' | 'image/jpeg';
}

interface Source {
  readonly colours: HeifColours;
  /** Bytes of the file that the picture was in. */
  readonly size: number;
}

const encoded = async (picture: DecodedPicture, { colours, size }: Source): Promise<Encoded> => {
  const { width, height, data } = picture;
  const isOpaque = data.every((value, at) => at % CHANNELS !== CHANNELS - 1 || value === OPAQUE);
  const pixels = (): Sharp => {
    const raw = sharp(data, { raw: { width, height, channels: CHANNELS } });
    const plain = isOpaque ? raw.removeAlpha() : raw;
    return colours.primaries === P3_PRIMARIES ? plain.withIccProfile('p3') : plain;
  };
  const { profile } = colours;
  const png = await pixels().png().toBuffer();
  if (!isOpaque || png.length <= Math.max(PNG_BYTES, PNG_SIZE_FACTOR * size)) {
    return { bytes: profile ? pngWithProfile(png, profile) : png, mime: 'image/png' };
  }
  const jpeg = await pixels().jpeg({ quality: JPEG_QUALITY, chromaSubsampling: '4:4:4' }).toBuffer();
  return { bytes: profile ? jpegWithProfile(jpeg, profile) : jpeg, mime: 'image/jpeg' };
};
