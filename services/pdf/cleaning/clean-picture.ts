import { PDFRawStream, type PDFDict } from 'pdf-lib';
import { asBlackAndWhite, bitsOf } from '../compression/black-and-white.js';
import { asFlate, type CodedImage } from '../compression/code-image.js';
import { isBlackAndWhite } from '../compression/grey.js';
import { jpegQualityOf } from '../compression/jpeg-quality.js';
import { renderedImage } from '../compression/rendered-image.js';
import { unwrappedImage } from '../compression/unwrapped-image.js';
import { filtersOf } from '../content/objects.js';
import { pdfName } from '../content/pdf-name.js';
import { greyOf, jpegOf, resizeRaw, type PlainImage } from '../engines/pictures/images.js';
import { isTrueImage } from '../engines/pictures/true-image.js';
import { darkEdges, withShade } from './dark-edges.js';
import { paperOf, type Greys } from './greys.js';
import { printOn } from './print-on-paper.js';
import { specksOn } from './specks.js';

/** Steps by which the picture of a page is cleaned. */
export interface Cleaning {
  readonly scanColours: 'keep' | 'grey' | 'black';
  readonly darkEdges: 'keep' | 'fill' | 'crop';
  readonly despeckle: boolean;
}

export const cleansPictures = ({ scanColours, darkEdges: edges, despeckle }: Cleaning): boolean =>
  scanColours !== 'keep' || edges !== 'keep' || despeckle;

/** Entries that show something else, or belong to the samples as they were. */
const ENTANGLED = ['SMask', 'Mask', 'Alternates', 'OPI', 'SMaskInData'].map(pdfName);

/**
 * The picture of a page without its specks and dark edges, in other colours.
 *
 * @returns as it was where there is nothing to do; undefined for one that can't be read, or shows what is beneath it.
 */
export const cleanPicture = async (
  image: PDFRawStream,
  cleaning: Cleaning,
  pixelsPerInch: number,
): Promise<PDFRawStream | undefined> => {
  if (ENTANGLED.some((key) => image.dict.has(key)) || !isTrueImage(unwrappedImage(image))) return undefined;
  const before = await renderedImage(image);
  if (!before) return undefined;
  const within = cleaning.darkEdges === 'keep' ? before : await withoutEdges(before);
  const coloured = await inColours(within, cleaning.scanColours);
  const after = cleaning.despeckle ? await withoutSpecks(coloured, pixelsPerInch) : coloured;
  return isSame(before, after) ? image : codedLike(image, after);
};

const isSame = (one: PlainImage, other: PlainImage): boolean =>
  one === other || (one.channels === other.channels && Buffer.compare(one.data, other.data) === 0);

const greysIn = async (image: PlainImage): Promise<Greys> =>
  image.channels === 1 ? image : { ...image, data: await greyOf(image) };

const inColours = async (image: PlainImage, colours: Cleaning['scanColours']): Promise<PlainImage> => {
  if (colours === 'keep') return image;
  const greys = await greysIn(image);
  if (colours === 'grey' || isBlackAndWhite({ ...greys, channels: 1 })) return { ...greys, channels: 1 };
  return { ...greys, channels: 1, data: printOn(greys).map((isPrint) => (isPrint === 1 ? 0 : 255)) };
};

const withoutSpecks = async (image: PlainImage, pixelsPerInch: number): Promise<PlainImage> => {
  const greys = await greysIn(image);
  const specks = specksOn({ width: image.width, dark: printOn(greys), pixelsPerInch });
  return specks.length === 0 ? image : filled(image, specks, SPECK_REACH);
};

/** Pixels around a speck that are in its shade. */
const SPECK_REACH = 1;

/** Pixels of the longer side in which edges are looked for. */
const EDGES_PIXELS = 1000;

const withoutEdges = async (image: PlainImage): Promise<PlainImage> => {
  const greys = await greysIn(image);
  const scale = Math.min(1, EDGES_PIXELS / Math.max(image.width, image.height));
  const size = {
    width: Math.max(1, Math.round(image.width * scale)),
    height: Math.max(1, Math.round(image.height * scale)),
  };
  const small = await resizeRaw({ raw: greys.data, ...image, channels: 1 }, { ...size, channels: 1 });
  if (!small) return image;
  const mask = withShade(darkEdges({ ...size, data: small }), size);
  if (!mask.includes(1)) return image;
  const gone: number[] = [];
  for (let y = 0; y < image.height; y += 1) {
    const row = Math.min(size.height - 1, Math.floor((y * size.height) / image.height)) * size.width;
    for (let x = 0; x < image.width; x += 1) {
      if (mask[row + Math.min(size.width - 1, Math.floor((x * size.width) / image.width))] === 1)
        gone.push(y * image.width + x);
    }
  }
  return filled(image, gone, 0);
};

/** With the colour of the paper in the place of some pixels and of those around them. */
const filled = (image: PlainImage, pixels: readonly number[], reach: number): PlainImage => {
  const { width, height, channels } = image;
  const data = Uint8Array.from(image.data);
  const paper = Array.from({ length: channels }, (_, channel) =>
    paperOf({ data: channels === 1 ? data : data.filter((__, sample) => sample % channels === channel) }),
  );
  for (const pixel of pixels) {
    for (let dy = -reach; dy <= reach; dy += 1) {
      for (let dx = -reach; dx <= reach; dx += 1) {
        const x = (pixel % width) + dx;
        const y = Math.floor(pixel / width) + dy;
        if (x < 0 || y < 0 || x >= width || y >= height) continue;
        for (let channel = 0; channel < channels; channel += 1)
          data[(y * width + x) * channels + channel] = paper[channel] ?? 255;
      }
    }
  }
  return { ...image, data };
};

const LOSSY: ReadonlySet<string | undefined> = new Set(['DCTDecode', 'JPXDecode']);
/** The quality of a scan that comes from a lossy file. */
const QUALITY = { least: 75, most: 92, unknown: 85 };

const coded = async (image: PDFRawStream, picture: PlainImage): Promise<CodedImage> => {
  if (isBlackAndWhite(picture)) return asBlackAndWhite(picture);
  const filter = filtersOf(image).at(-1);
  if (!LOSSY.has(filter)) return asFlate(picture);
  const own = filter === 'DCTDecode' ? jpegQualityOf(unwrappedImage(image).contents) : undefined;
  const quality = Math.min(QUALITY.most, Math.max(QUALITY.least, own ?? QUALITY.unknown));
  return { filter: 'DCTDecode', bytes: await jpegOf(picture, { quality, thrifty: false }) };
};

/** Entries that told how the old samples were to be read. */
const OLD_READING = [
  'Decode',
  'DecodeParms',
  'F',
  'FFilter',
  'FDecodeParms',
  'DL',
  'Intent',
  'ImageMask',
  'Interpolate',
];

const codedLike = async (image: PDFRawStream, picture: PlainImage): Promise<PDFRawStream> => {
  const codedPicture = await coded(image, picture);
  const dict: PDFDict = image.dict.clone();
  const { context } = dict;
  for (const key of OLD_READING) dict.delete(pdfName(key));
  dict.set(pdfName('ColorSpace'), pdfName(picture.channels === 1 ? 'DeviceGray' : 'DeviceRGB'));
  dict.set(pdfName('BitsPerComponent'), context.obj(bitsOf(codedPicture)));
  dict.set(pdfName('Filter'), pdfName(codedPicture.filter));
  if (codedPicture.parameters) dict.set(pdfName('DecodeParms'), context.obj({ ...codedPicture.parameters }));
  return PDFRawStream.of(dict, codedPicture.bytes);
};
