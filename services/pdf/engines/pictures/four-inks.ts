import sharp, { type Sharp } from 'sharp';
import { IMAGE_PIXELS_MAX } from '../../../../contracts/limits.js';
import { readJpegFrame } from '../../images/jpeg.js';

/** Four samples of eight bits to a pixel, rows from the top; 255 is whatever the image takes it for, as a rule all of an ink. */
export interface FourInks {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/**
 * The samples that a JPEG file stores; undefined when it can't be read or has other than four components.
 *
 * @param isMixed  whether they are stored as brightness and colour, where the file does not say so itself.
 */
export const inksInJpeg = async (file: Uint8Array, isMixed = false): Promise<FourInks | undefined> => {
  const frame = readJpegFrame(file);
  if (frame?.components !== 4 || frame.precision !== 8) return undefined;
  try {
    const marked = frame.adobe ? file : withAdobeMarker(file, isMixed);
    const { data, info } = await inInks(marked).raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
    return info.channels === 4 ? { width: info.width, height: info.height, data: inverted(data) } : undefined;
  } catch {
    return undefined; // whoever asked leaves alone what it can't read
  }
};

/** With the marker of Adobe's programs behind its start, by which it is read in one way only. */
export const withAdobeMarker = (file: Uint8Array, isMixed: boolean): Uint8Array => {
  const marker = Buffer.from([0xff, 0xee, 0, 14, ...Buffer.from('Adobe'), 0, 100, 0, 0, 0, 0, isMixed ? 2 : 0]);
  return Buffer.concat([file.subarray(0, 2), marker, file.subarray(2)]);
};

/** At another size. */
export const resizedInks = async (
  inks: FourInks,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<FourInks> => {
  if (width === inks.width && height === inks.height) return inks;
  const data = await inInks(tiffOf(inks)).resize(width, height, { fit: 'fill' }).raw({ depth: 'uchar' }).toBuffer();
  return { width, height, data };
};

/** A JPEG file that stores these samples: its program, as Adobe's do, stores what is left of each to the most. */
export const jpegOfInks = (inks: FourInks, quality: number): Promise<Uint8Array> =>
  inInks(tiffOf({ ...inks, data: inverted(inks.data) }))
    .jpeg({ quality, chromaSubsampling: '4:4:4' })
    .toBuffer();

const inInks = (file: Uint8Array): Sharp =>
  sharp(file, { ignoreIcc: true, failOn: 'error', limitInputPixels: IMAGE_PIXELS_MAX })
    .pipelineColourspace('cmyk')
    .toColourspace('cmyk');

const inverted = (data: Uint8Array): Uint8Array => data.map((sample) => 255 - sample);

const SHORT_TYPE = 3;
const LONG_TYPE = 4;
const SEPARATED = 5;
const ENTRY_BYTES = 12;

/** Bare pixels are taken for red, green, blue and opacity, those of a TIFF file for inks. @see TIFF 6.0, section 16 "CMYK Images" */
const tiffOf = ({ width, height, data }: FourInks): Uint8Array => {
  const entries: readonly (readonly [tag: number, type: number, count: number, value: number])[] = [
    [256, LONG_TYPE, 1, width],
    [257, LONG_TYPE, 1, height],
    [258, SHORT_TYPE, 4, 0], // bits of each sample, behind the entries
    [259, SHORT_TYPE, 1, 1],
    [262, SHORT_TYPE, 1, SEPARATED],
    [273, LONG_TYPE, 1, 0], // where the pixels are
    [277, SHORT_TYPE, 1, 4],
    [278, LONG_TYPE, 1, height],
    [279, LONG_TYPE, 1, data.length],
    [284, SHORT_TYPE, 1, 1],
    [332, SHORT_TYPE, 1, 1],
  ];
  const bitsAt = 8 + 2 + entries.length * ENTRY_BYTES + 4;
  const head = Buffer.alloc(bitsAt + 8);
  head.write('II*\0', 0, 'latin1');
  head.writeUInt32LE(8, 4);
  head.writeUInt16LE(entries.length, 8);
  for (const [index, [tag, type, count, value]] of entries.entries()) {
    const at = 10 + index * ENTRY_BYTES;
    head.writeUInt16LE(tag, at);
    head.writeUInt16LE(type, at + 2);
    head.writeUInt32LE(count, at + 4);
    head.writeUInt32LE(tag === 258 ? bitsAt : tag === 273 ? head.length : value, at + 8);
  }
  for (let sample = 0; sample < 4; sample += 1) head.writeUInt16LE(8, bitsAt + sample * 2);
  return Buffer.concat([head, data]);
};
