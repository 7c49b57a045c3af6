import { PDFArray, PDFName, type PDFDict, type PDFObject, type PDFRawStream } from 'pdf-lib';
import sharp from 'sharp';
import { pixelsOf } from '../compression/pixels.js';
import { renderedImage } from '../compression/rendered-image.js';
import { unwrappedImage } from '../compression/unwrapped-image.js';
import { filtersOf, streamAt } from '../content/objects.js';
import { pdfName } from '../content/pdf-name.js';
import { resizeRaw, type PlainImage } from '../engines/pictures/images.js';
import { isTrueImage } from '../engines/pictures/true-image.js';
import { readJpegFrame } from '../images/jpeg.js';

/** A picture as a file of its own. */
export interface PictureFile {
  readonly ending: '.jpg' | '.jp2' | '.png';
  readonly bytes: Uint8Array;
}

/**
 * A picture as it is in the document: the JPEG or JPEG 2000 file byte by byte where the document shows just that, else its pixels as
 * PNG, with what is see-through in it.
 *
 * @returns undefined for one that cannot be read.
 */
export const pictureFile = async (picture: PDFRawStream): Promise<PictureFile | undefined> => {
  const image = unwrappedImage(picture);
  const ending = endingOfFile(image);
  if (ending) return { ending, bytes: image.contents };
  const bytes = await asPng(image);
  return bytes && { ending: '.png', bytes };
};

/** Undefined where the document shows something else than the file in it. */
const endingOfFile = (image: PDFRawStream): '.jpg' | '.jp2' | undefined => {
  if (CHANGING.some((key) => image.dict.has(pdfName(key))) || !isPlain(image.dict) || !isTrueImage(image))
    return undefined;
  const filters = filtersOf(image).join();
  if (filters === 'JPXDecode') return '.jp2';
  return filters === 'DCTDecode' && isShownByItself(image) ? '.jpg' : undefined;
};

/** Entries that make something else of the file. */
const CHANGING = ['SMask', 'Mask', 'Decode', 'DecodeParms', 'SMaskInData'];

/** Inks are mixed in another way by each program that opens the file by itself. */
const isShownByItself = ({ contents }: PDFRawStream): boolean => {
  const components = readJpegFrame(contents)?.components;
  return components === 1 || components === 3;
};

/** Families in which the samples of a file are the colours that it shows by itself. */
const PLAIN: ReadonlySet<string> = new Set(['DeviceGray', 'DeviceRGB', 'CalGray', 'CalRGB', 'ICCBased', '']);

const isPlain = (dict: PDFDict): boolean => PLAIN.has(familyOf(dict.lookup(pdfName('ColorSpace'))));

const familyOf = (space: PDFObject | undefined): string => {
  const family = space instanceof PDFArray ? space.lookup(0) : space;
  return family instanceof PDFName ? family.decodeText() : '';
};

const asPng = async (image: PDFRawStream): Promise<Uint8Array | undefined> => {
  const { dict } = image;
  const plain = await samplesOf(image);
  if (!plain) return undefined;
  const mask = streamAt(dict, 'SMask') ?? streamAt(dict, 'Mask');
  const seen = mask && (await samplesOf(mask));
  const opened = sharp(plain.data, { raw: plain });
  if (!seen) return opened.png({ compressionLevel: COMPRESSION_LEVEL }).toBuffer();
  const isStencil = !streamAt(dict, 'SMask');
  return opened
    .toColourspace('srgb')
    .joinChannel(await opacityFrom(seen, plain, isStencil), { raw: { ...plain, channels: 1 } })
    .png({ compressionLevel: COMPRESSION_LEVEL })
    .toBuffer();
};

const COMPRESSION_LEVEL = 6;

/** Exactly, where they are stored so; else as PDFium shows them. */
const samplesOf = async (image: PDFRawStream): Promise<PlainImage | undefined> => {
  const stored = image.dict.has(pdfName('Decode')) || !isPlain(image.dict) ? undefined : pixelsOf(image);
  const data = stored && filtersOf(image)[0] === 'FlateDecode' ? await resizeRaw(stored.source, stored) : undefined;
  if (!stored || !data) return renderedImage(image);
  return { data, width: stored.width, height: stored.height, channels: stored.channels };
};

/** A mask as large as its picture; a stencil hides where it would paint nothing. */
const opacityFrom = async (mask: PlainImage, size: PlainImage, isStencil: boolean): Promise<Buffer> => {
  const grey = sharp(mask.data, { raw: mask })
    .resize(size.width, size.height, { fit: 'fill', kernel: isStencil ? 'nearest' : 'cubic' })
    .toColourspace('b-w');
  return (isStencil ? grey.negate() : grey).raw({ depth: 'uchar' }).toBuffer();
};
