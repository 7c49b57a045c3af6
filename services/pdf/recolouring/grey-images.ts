import { PDFArray, PDFHexString, PDFNumber, PDFRawStream, type PDFDocument, type PDFObject } from 'pdf-lib';
import { asBlackAndWhite, bitsOf } from '../compression/black-and-white.js';
import { asFlate, type CodedImage } from '../compression/code-image.js';
import { isBlackAndWhite } from '../compression/grey.js';
import { jpegQualityOf } from '../compression/jpeg-quality.js';
import { isStencil } from '../compression/pixels.js';
import { renderedImage } from '../compression/rendered-image.js';
import { unwrappedImage } from '../compression/unwrapped-image.js';
import { brightness } from '../content/brightness.js';
import { samplesTold } from '../content/colour-samples.js';
import { filtersOf, nameAt, numberAt, streamAt } from '../content/objects.js';
import { pdfName } from '../content/pdf-name.js';
import { jpegOf, type PlainImage } from '../engines/pictures/images.js';
import { familyOf, type Fate, type UsedColour } from './colours-used.js';
import type { SeenAs } from './grey-content.js';

/** The images of a document that may have colours. */
export const colouredImages = ({ context }: PDFDocument): readonly PDFRawStream[] =>
  context.enumerateIndirectObjects().flatMap(([, image]) => {
    if (!(image instanceof PDFRawStream) || nameAt(image.dict, 'Subtype') !== 'Image') return [];
    return isStencil(image.dict) || isGreySpace(spaceOf(image)) ? [] : [image];
  });

const spaceOf = ({ dict }: PDFRawStream): PDFObject | undefined => dict.lookup(pdfName('ColorSpace'));

/** Families of greys; a palette, or an ink, is looked into. */
const isGreySpace = (space: PDFObject | undefined): boolean => {
  const family = familyOf(space);
  if (family === 'DeviceGray' || family === 'CalGray') return true;
  return family === 'ICCBased' && samplesTold(space) === 1;
};

const PALETTE_MAX = 256;

/** Each colour of the palette that an image is drawn with; none for one without. */
export const paletteOf = (image: PDFRawStream): readonly UsedColour[] => {
  const space = spaceOf(image);
  if (!(space instanceof PDFArray) || familyOf(space) !== 'Indexed') return [];
  const last = space.lookup(2);
  const count = last instanceof PDFNumber ? Math.min(PALETTE_MAX, last.asNumber() + 1) : 0;
  return Array.from({ length: count }, (_, value) => ({ space, values: [value] }));
};

/** Makes an image grey in its place. */
export const greyImage = async ({ context }: PDFDocument, image: PDFRawStream, seenAs: SeenAs): Promise<Fate> => {
  const palette = paletteOf(image);
  if (palette.length > 0) return greyPalette(image, palette, seenAs);
  const { dict } = image;
  if (isEntangled(image)) return 'kept';
  const shown = await renderedImage(image);
  const ref = context.getObjectRef(image);
  if (!shown || !ref) return 'kept';
  const codedImage = await coded(image, greysOf(shown));
  const grey = dict.clone();
  for (const key of OLD_READING) grey.delete(pdfName(key));
  grey.set(pdfName('Filter'), pdfName(codedImage.filter));
  grey.set(pdfName('ColorSpace'), pdfName('DeviceGray'));
  grey.set(pdfName('BitsPerComponent'), PDFNumber.of(bitsOf(codedImage)));
  if (codedImage.parameters) grey.set(pdfName('DecodeParms'), context.obj({ ...codedImage.parameters }));
  context.assign(ref, PDFRawStream.of(grey, codedImage.bytes));
  return shown.channels === 3 ? 'coloured' : 'grey';
};

/** Entries that told how the old samples were to be read, and other versions of the image. */
const OLD_READING = ['Decode', 'DecodeParms', 'F', 'FFilter', 'FDecodeParms', 'DL', 'Intent', 'Alternates', 'OPI'];

/** A colour that is see-through, or one that the mask has mixed in, is told by the samples as they are. */
const isEntangled = ({ dict }: PDFRawStream): boolean => {
  const mask = streamAt(dict, 'SMask');
  const hasMatte = mask?.dict.has(pdfName('Matte')) ?? false;
  return hasMatte || dict.lookup(pdfName('Mask')) instanceof PDFArray || (numberAt(dict, 'SMaskInData') ?? 0) > 0;
};

const greyPalette = (image: PDFRawStream, palette: readonly UsedColour[], seenAs: SeenAs): Fate => {
  const seen = palette.map(seenAs);
  if (seen.includes(undefined)) return 'kept';
  const levels = Buffer.from(seen.map((colour) => Math.round(255 * (colour?.grey ?? 0))));
  const { context } = image.dict;
  const space = context.obj([pdfName('Indexed'), pdfName('DeviceGray'), PDFNumber.of(palette.length - 1)]);
  space.push(PDFHexString.of(levels.toString('hex')));
  image.dict.set(pdfName('ColorSpace'), space);
  return seen.some((colour) => colour?.isColoured) ? 'coloured' : 'grey';
};

const greysOf = (image: PlainImage): PlainImage => {
  const { data, channels } = image;
  if (channels === 1) return image;
  const grey = new Uint8Array(data.length / 3);
  for (let pixel = 0, from = 0; pixel < grey.length; pixel += 1, from += 3)
    grey[pixel] = Math.round(brightness(data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0));
  return { ...image, channels: 1, data: grey };
};

const LOSSY: ReadonlySet<string | undefined> = new Set(['DCTDecode', 'JPXDecode']);
/** The quality of a picture that comes from a lossy file; of a JPEG file its own, within bounds. */
const QUALITY = { least: 60, most: 92, unknown: 85 };

const coded = async (image: PDFRawStream, picture: PlainImage): Promise<CodedImage> => {
  if (isBlackAndWhite(picture)) return asBlackAndWhite(picture);
  const filter = filtersOf(image).at(-1);
  if (!LOSSY.has(filter)) return asFlate(picture);
  const own = filter === 'DCTDecode' ? jpegQualityOf(unwrappedImage(image).contents) : undefined;
  const quality = Math.min(QUALITY.most, Math.max(QUALITY.least, own ?? QUALITY.unknown));
  return { filter: 'DCTDecode', bytes: await jpegOf(picture, { quality, thrifty: false }) };
};
