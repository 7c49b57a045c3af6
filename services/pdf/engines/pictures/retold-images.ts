import type { PDFName } from 'pdf-lib';
import { PDFNumber, PDFRawStream, type PDFDict, type PDFDocument } from 'pdf-lib';
import { deflateSync } from 'node:zlib';
import { withPdfjs, PdfjsFailed, type PdfjsImage } from '../pdfjs-text.js';
import { withAdobeMarker } from './four-inks.js';
import { readJpegFrame } from '../../images/jpeg.js';
import { readJpxFrame, type JpxFrame } from '../../images/jpx.js';
import { samplesPerPixel } from '../../content/colour-samples.js';
import { dictAt, filtersOf, nameAt, numberAt } from '../../content/objects.js';
import { pageWithImage } from '../../content/page-with-image.js';
import { pdfName } from '../../content/pdf-name.js';

/** Decoded, more would take too much memory. */
const PIXELS_MAX = 40_000_000;
const OPACITY_IN_FILE = 1;
const COLOURS = 3;
const WITH_OPACITY = 4;

/**
 * Writes images that PDFium reads in a way of its own so that it shows what other programs show: JPEG 2000 files with a Decode, which it does
 * not apply, or with an opacity of their own, and JPEG files in four mixed inks that only the document calls mixed. An image that can't be
 * told in another way stays.
 *
 * @returns whether there were any.
 */
export const retellImages = async ({ context }: PDFDocument): Promise<boolean> => {
  let changed = false;
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream) || nameAt(object.dict, 'Subtype') !== 'Image') continue;
    const retold = await retoldImage(object);
    if (retold === object) continue;
    context.assign(ref, retold);
    changed = true;
  }
  return changed;
};

/** One image, told as in {@link retellImages}; itself where PDFium shows it as everybody does. */
export const retoldImage = async (image: PDFRawStream): Promise<PDFRawStream> =>
  (areMixedInks(image) ? markedAsMixed(image) : await fromJpx(image)) ?? image;

const areMixedInks = (image: PDFRawStream): boolean => {
  if (filtersOf(image).join() !== 'DCTDecode') return false;
  if (numberAt(dictAt(image.dict, 'DecodeParms') ?? image.dict, 'ColorTransform') !== 1) return false;
  const frame = readJpegFrame(image.contents);
  return frame?.components === 4 && !frame.adobe;
};

const markedAsMixed = ({ dict: old, contents }: PDFRawStream): PDFRawStream => {
  const dict = old.clone();
  dict.delete(pdfName('DecodeParms'));
  return PDFRawStream.of(dict, withAdobeMarker(contents, true));
};

/** Undefined for one that needs no other words, or can't be read. */
const fromJpx = async (image: PDFRawStream): Promise<PDFRawStream | undefined> => {
  const { dict } = image;
  const isJpx = filtersOf(image).join() === 'JPXDecode' && !dict.has(pdfName('ImageMask'));
  const frame = isJpx ? readJpxFrame(image.contents) : undefined;
  const channels = frame && needsRetelling(dict, frame) ? channelsOf(dict, frame) : undefined;
  const decoded = channels && (await decodedBare(image, channels));
  return decoded && plainImage(image, decoded, channels);
};

/** Samples of its colours; undefined where those of the document are others, or too many. */
const channelsOf = (dict: PDFDict, { width, height, components, hasOpacity }: JpxFrame): 1 | 3 | undefined => {
  const channels = components - (hasOpacity ? 1 : 0);
  const isTold = !dict.has(pdfName('ColorSpace')) || samplesPerPixel(dict) === channels;
  const isPossible = isTold && width * height <= PIXELS_MAX;
  return isPossible && (channels === 1 || channels === COLOURS) ? channels : undefined;
};

const needsRetelling = (dict: PDFDict, { hasOpacity }: JpxFrame): boolean => {
  const opacity = numberAt(dict, 'SMaskInData') ?? 0;
  if (hasOpacity)
    return opacity === 0 || (opacity === OPACITY_IN_FILE && !dict.has(pdfName('SMask')) && !dict.has(pdfName('Mask')));
  return dict.has(pdfName('Decode'));
};

/** Its samples as they are in the file, and its opacity where the document asks for it. */
const decodedBare = async (image: PDFRawStream, channels: number): Promise<PdfjsImage | undefined> => {
  const bare = image.dict.clone();
  bare.set(pdfName('ColorSpace'), deviceSpace(channels));
  bare.set(pdfName('BitsPerComponent'), PDFNumber.of(8));
  bare.delete(pdfName('Decode'));
  try {
    const page = await pageWithImage(PDFRawStream.of(bare, image.contents));
    const decoded = await withPdfjs(page, (reader) => reader.image(0));
    const isWhole =
      decoded?.width === numberAt(image.dict, 'Width') && decoded?.height === numberAt(image.dict, 'Height');
    return isWhole ? decoded : undefined;
  } catch (error) {
    if (error instanceof PdfjsFailed) return undefined;
    throw error;
  }
};

const deviceSpace = (channels: number): PDFName => pdfName(channels === 1 ? 'DeviceGray' : 'DeviceRGB');

const plainImage = (image: PDFRawStream, decoded: PdfjsImage, channels: number): PDFRawStream => {
  const { context } = image.dict;
  const dict = image.dict.clone();
  for (const key of ['DecodeParms', 'SMaskInData']) dict.delete(pdfName(key));
  dict.set(pdfName('Filter'), pdfName('FlateDecode'));
  dict.set(pdfName('BitsPerComponent'), PDFNumber.of(8));
  if (!dict.has(pdfName('ColorSpace'))) dict.set(pdfName('ColorSpace'), deviceSpace(channels));
  const stride = decoded.kind === 2 ? COLOURS : WITH_OPACITY;
  const isSeeThrough = stride === WITH_OPACITY && numberAt(image.dict, 'SMaskInData') === OPACITY_IN_FILE;
  if (isSeeThrough) {
    const mask = picked(decoded.data, { stride, from: COLOURS, count: 1 });
    const { width: Width, height: Height } = decoded;
    const entries = { Type: 'XObject', Subtype: 'Image', Width, Height, ColorSpace: 'DeviceGray', BitsPerComponent: 8 };
    dict.set(pdfName('SMask'), context.register(context.flateStream(mask, entries)));
  }
  return PDFRawStream.of(dict, deflateSync(picked(decoded.data, { stride, from: 0, count: channels })));
};

interface Pick {
  readonly stride: number;
  readonly from: number;
  readonly count: number;
}

/** Some of the samples of each pixel. */
const picked = (data: Uint8Array, { stride, from, count }: Pick): Uint8Array => {
  const samples = new Uint8Array((data.length / stride) * count);
  for (let pixel = 0, to = 0; to < samples.length; pixel += stride) {
    for (let one = 0; one < count; one += 1, to += 1) samples[to] = data[pixel + from + one] ?? 0;
  }
  return samples;
};
