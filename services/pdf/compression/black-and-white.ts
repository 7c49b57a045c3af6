import { faxTiffOf, resizeRaw, type PlainImage } from '../engines/pictures/images.js';
import { jbig2Of } from '../images/jbig2.js';
import type { CodedImage } from './code-image.js';
import { similarity } from './similarity.js';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A black and white picture at another size; undefined where too much of it would go below the floor. */
export const resizedBlackAndWhite = async (
  image: PlainImage,
  size: Size,
  floor: number,
): Promise<PlainImage | undefined> => {
  const { width, height, data: raw } = image;
  if (size.width === width && size.height === height) return image;
  const grey = await resizeRaw({ raw, width, height, channels: 1 }, { ...size, channels: 1 });
  if (!grey) return undefined;
  const data = grey.map((sample) => (sample < 128 ? 0 : 255));
  return similarity({ ...size, data: grey }, { ...size, data }) < floor ? undefined : { ...size, channels: 1, data };
};

/** Larger ones would take longer than some seconds. */
const JBIG2_PIXELS_MAX = 40_000_000;

/** Pixel by pixel, in the fewer bytes of two codes that lose nothing. */
export const asBlackAndWhite = async (image: PlainImage): Promise<CodedImage> => {
  const fax = await asFax(image);
  if (image.width * image.height > JBIG2_PIXELS_MAX) return fax;
  const jbig2 = jbig2Of(image);
  return jbig2.length < fax.bytes.length ? { filter: 'JBIG2Decode', bytes: jbig2 } : fax;
};

/** The bits of a sample of a coded picture. */
export const bitsOf = ({ filter }: CodedImage): 1 | 8 =>
  filter === 'CCITTFaxDecode' || filter === 'JBIG2Decode' ? 1 : 8;

/** The way fax machines do (CCITT group 4), which takes white for what there is most of. */
export const asFax = async (image: PlainImage): Promise<CodedImage> => {
  const { width: Columns, height: Rows } = image;
  const turned = { ...image, data: image.data.map((sample) => 255 - sample) };
  const bytes = firstStripOf(await faxTiffOf(turned));
  return { filter: 'CCITTFaxDecode', bytes, parameters: { K: -1, Columns, Rows } };
};

const STRIP_OFFSETS = 273;
const STRIP_BYTES = 279;
const ENTRY_BYTES = 12;
const SHORT_TYPE = 3;

/** @see TIFF 6.0, section 2 "TIFF structure" */
const firstStripOf = (tiff: Uint8Array): Uint8Array => {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  const directory = view.getUint32(4, true);
  const valueOf = (tag: number): number => {
    for (let index = 0; index < view.getUint16(directory, true); index += 1) {
      const entry = directory + 2 + index * ENTRY_BYTES;
      if (view.getUint16(entry, true) !== tag) continue;
      return view.getUint16(entry + 2, true) === SHORT_TYPE
        ? view.getUint16(entry + 8, true)
        : view.getUint32(entry + 8, true);
    }
    return 0;
  };
  const start = valueOf(STRIP_OFFSETS);
  return tiff.subarray(start, start + valueOf(STRIP_BYTES));
};
