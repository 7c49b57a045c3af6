import { PDFName } from 'pdf-lib';
import sharp from 'sharp';
import { thumbnailOf } from '../engines/pdfium/first-page/thumbnail.js';
import { documentWith, save } from '../fixtures/pdfs.js';
import { photo } from '../fixtures/picture-samples.js';
import { lighterPictures } from './lighter-pictures.js';

const SIZE = { width: 1600, height: 1200 };
const BOX = { width: 320, height: 960 };
const HALF = 'q 400 0 0 300 97 80 cm /Photo Do Q 0.8 g 60 500 400 200 re f';

type Entries = Readonly<Record<string, string | number | number[]>>;

interface Page {
  readonly jpeg?: Uint8Array;
  readonly entries?: Entries;
  readonly content?: string;
  readonly rotate?: number;
}

const colourJpeg = await photo(SIZE).jpeg({ quality: 85 }).toBuffer();
const greyJpeg = await photo(SIZE).greyscale().jpeg({ quality: 85 }).toBuffer();
const smallJpeg = await photo({ width: 300, height: 200 }).jpeg().toBuffer();

const pageOf = async ({ jpeg = colourJpeg, entries = {}, content = HALF, rotate = 0 }: Page) => {
  const document = await documentWith({ size: [595, 842], rotate });
  const { context } = document;
  const common = { Type: 'XObject', Subtype: 'Image', Filter: 'DCTDecode', BitsPerComponent: 8 };
  const sides = { Width: SIZE.width, Height: SIZE.height, ColorSpace: 'DeviceRGB' };
  const image = context.register(context.stream(jpeg, { ...common, ...sides, ...entries }));
  const { node } = document.getPage(0);
  node.set(PDFName.of('Resources'), context.obj({ XObject: { Photo: image } }));
  node.set(PDFName.of('Contents'), context.register(context.flateStream(content)));
  return save(document);
};

const pixelsOf = async (bytes: Uint8Array, lighten?: typeof lighterPictures): Promise<Buffer> => {
  const picture = await thumbnailOf({ bytes, mime: 'application/pdf' }, undefined, lighten);
  return sharp(picture!).toColourspace('srgb').removeAlpha().raw().toBuffer();
};

/** The average difference, of 255. */
const difference = (one: Buffer, other: Buffer): number =>
  one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;

const lightened: readonly (readonly [string, Page])[] = [
  ['beside other things', {}],
  ['in grey', { jpeg: greyJpeg, entries: { ColorSpace: 'DeviceGray' } }],
  ['on a page that is turned', { rotate: 90 }],
  ['upside down', { content: 'q 400 0 0 -300 97 380 cm /Photo Do Q' }],
  ['drawn twice', { content: `${HALF} q 100 0 0 100 400 700 cm /Photo Do Q` }],
];

const left: readonly (readonly [string, Page])[] = [
  ['whose colours are turned round', { entries: { Decode: [1, 0, 1, 0, 1, 0] } }],
  ['with no more pixels than are shown', { jpeg: smallJpeg, entries: { Width: 300, Height: 200 } }],
  ['of another size than its dictionary says', { jpeg: smallJpeg }],
  ['in other colours than its dictionary says', { entries: { ColorSpace: 'DeviceCMYK' } }],
];

describe('the picture of a page with a photo', () => {
  test.each(lightened)('%s is drawn from fewer pixels and looks the same', async (_, page) => {
    const bytes = await pageOf(page);
    expect(await lighterPictures(bytes, BOX)).toHaveLength(3);
    const quick = await pixelsOf(bytes, lighterPictures);
    const whole = await pixelsOf(bytes);
    expect(quick.length).toBe(whole.length);
    expect(difference(quick, whole)).toBeLessThan(3);
  });

  test.each(left)('%s is drawn from what it is', async (_, page) => {
    expect(await lighterPictures(await pageOf(page), BOX)).toEqual([]);
  });
});
