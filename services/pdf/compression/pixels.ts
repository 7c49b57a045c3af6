import { PDFArray, PDFBool, PDFName, type PDFDict, type PDFRawStream } from 'pdf-lib';
import { constants, inflateSync } from 'node:zlib';
import { IMAGE_PIXELS_MAX } from '../../../contracts/limits.js';
import { arrayAt, dictAt, filtersOf, nameAt, numberAt, numbersIn, streamAt } from '../content/objects.js';
import type { ImageSource } from '../engines/pictures/images.js';
import { pngFrom } from '../images/png-writer.js';
import { channelsOf } from './colour-space.js';

/** Facts about the pixels of an image XObject. */
interface Shape {
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 3;
}

/** An image XObject whose pixels are fully understood. */
export interface ImagePixels extends Shape {
  readonly source: ImageSource;
}

/** Entries that make pixels mean something else than their plain colour. */
const complications = ['ImageMask', 'SMaskInData'].map((key) => PDFName.of(key));

/** A stencil lets colour through where it is black; it has none itself. */
export const isStencil = (dict: PDFDict): boolean => dict.lookup(PDFName.of('ImageMask')) === PDFBool.True;

/**
 * The samples of an image XObject, whatever its `Decode` makes of them, which is the same for any size; undefined for one
 * that is not fully understood and so is left alone.
 */
export const pixelsOf = (image: PDFRawStream): ImagePixels | undefined => {
  const shape = shapeOf(image.dict);
  if (!shape || complications.some((key) => image.dict.has(key)) || !hasDecode(image.dict, shape)) return undefined;
  const source = sourceOf(image, shape);
  return source && { ...shape, source };
};

const shapeOf = (dict: PDFDict): Shape | undefined => {
  const width = numberAt(dict, 'Width') ?? 0;
  const height = numberAt(dict, 'Height') ?? 0;
  const channels = channelsOf(dict);
  const pixels = width * height;
  if (pixels < 1 || pixels > IMAGE_PIXELS_MAX || !channels || numberAt(dict, 'BitsPerComponent') !== 8)
    return undefined;
  return { width, height, channels };
};

/** None, or a range for each channel. */
const hasDecode = (dict: PDFDict, { channels }: Shape): boolean =>
  !dict.has(PDFName.of('Decode')) || numbersIn(arrayAt(dict, 'Decode')).filter(Number.isFinite).length === channels * 2;

const PARAMETERS = PDFName.of('DecodeParms');

/** A JPEG file with parameters mixes its colours in another way than it says itself. */
const sourceOf = (image: PDFRawStream, shape: Shape): ImageSource | undefined => {
  const filters = filtersOf(image);
  if (filters.length !== 1) return undefined;
  if (filters[0] === 'DCTDecode') return image.dict.has(PARAMETERS) ? undefined : { encoded: image.contents };
  return filters[0] === 'FlateDecode' ? flateSource(image, shape) : undefined;
};

const flateSource = ({ dict, contents }: PDFRawStream, shape: Shape): ImageSource | undefined => {
  const parameters = dict.lookup(PDFName.of('DecodeParms'));
  if (parameters instanceof PDFArray) return undefined;
  const predictor = numberAt(dictAt(dict, 'DecodeParms') ?? dict, 'Predictor') ?? 1;
  if (predictor >= 10) return pngSource(dictAt(dict, 'DecodeParms') ?? dict, contents, shape);
  const raw = predictor === 1 ? inflatedTo(contents, shape.width * shape.height * shape.channels) : undefined;
  return raw && { raw, ...shape };
};

/** Rows filtered the PNG way are a PNG file but for the wrapping. */
const pngSource = (
  parameters: PDFDict,
  idat: Uint8Array,
  { width, height, channels }: Shape,
): ImageSource | undefined => {
  const asDeclared = numberAt(parameters, 'Columns') === width && (numberAt(parameters, 'Colors') ?? 1) === channels;
  return asDeclared ? { encoded: pngFrom({ width, height, depth: 8, colours: channels, idat }) } : undefined;
};

/** Exactly the bytes that the pixels take, even where the stream's last byte, its checksum's, is lost; undefined for fewer or for a stream that can't be inflated. */
const inflatedTo = (contents: Uint8Array, size: number): Uint8Array | undefined => {
  try {
    const raw = inflateSync(contents, { maxOutputLength: size + 1024, finishFlush: constants.Z_SYNC_FLUSH });
    return raw.length >= size ? raw.subarray(0, size) : undefined;
  } catch {
    return undefined; // damaged, or larger than it says: left alone
  }
};

/** Whether an image depends on the exact samples it has, or on other versions of it. */
const isEntangled = (dict: PDFDict): boolean =>
  ['Alternates', 'OPI'].some((key) => dict.has(PDFName.of(key))) ||
  dict.lookup(PDFName.of('Mask')) instanceof PDFArray ||
  (numberAt(dict, 'SMaskInData') ?? 0) > 0;

/** A picture of greys in the place of a stencil is taken for a soft mask, as long as programs find it as it is. */
const hasGreyStencil = (dict: PDFDict): boolean => {
  const stencil = streamAt(dict, 'Mask');
  return stencil !== undefined && !isStencil(stencil.dict);
};

/**
 * The soft mask of an image: undefined when there is none, 'unsupported' when image and mask can't be changed apart from each
 * other, as with a colour that is see-through or a matte.
 */
export const softMaskOf = ({ dict }: PDFRawStream): PDFRawStream | 'unsupported' | undefined => {
  if (isEntangled(dict) || hasGreyStencil(dict)) return 'unsupported';
  if (!dict.has(PDFName.of('SMask'))) return undefined;
  const mask = streamAt(dict, 'SMask');
  return mask && nameAt(mask.dict, 'Subtype') === 'Image' && !mask.dict.has(PDFName.of('Matte')) ? mask : 'unsupported';
};
