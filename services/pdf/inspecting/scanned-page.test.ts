import sharp from 'sharp';
import { documentWith, save } from '../fixtures/pdfs.js';
import { photo } from '../fixtures/picture-samples.js';
import { PDFName } from 'pdf-lib';
import { scannedFirstPage } from './scanned-page.js';
import { thumbnailOf } from '../engines/pdfium/first-page/thumbnail.js';

const SIZE = { width: 1240, height: 1754 };
const COLOUR = { ColorSpace: 'DeviceRGB' };
const FULL = 'q 595 0 0 842 0 0 cm /Scan Do Q';
/** Paints nothing, and makes the page more than a picture. */
const AND_NOTHING = ' n';

type Entries = Readonly<Record<string, string | number[]>>;

interface Page {
  readonly jpeg?: Uint8Array;
  readonly entries?: Entries;
  readonly content?: string;
  readonly rotate?: number;
  readonly notes?: readonly string[];
}

const colourJpeg = await photo(SIZE).jpeg({ quality: 85 }).toBuffer();
const greyJpeg = await photo(SIZE).greyscale().jpeg({ quality: 85 }).toBuffer();

const pageOf = async ({ jpeg = colourJpeg, entries = COLOUR, content = FULL, rotate = 0, notes = [] }: Page) => {
  const document = await documentWith({ size: [595, 842], rotate });
  const { context } = document;
  const { node } = document.getPage(0);
  const common = { Type: 'XObject', Subtype: 'Image', Filter: 'DCTDecode', BitsPerComponent: 8 };
  const image = context.register(
    context.stream(jpeg, { ...common, Width: SIZE.width, Height: SIZE.height, ...entries }),
  );
  node.set(PDFName.of('Resources'), context.obj({ XObject: { Scan: image } }));
  const square = { Type: 'Annot', Subtype: 'Square', Rect: [100, 100, 400, 400], F: 4 };
  node.set(PDFName.of('Annots'), context.obj(notes.map(() => ({ ...square, IC: [1, 0, 0] }))));
  node.set(PDFName.of('Contents'), context.register(context.flateStream(content)));
  return save(document);
};

const pixelsOf = async (bytes: Uint8Array): Promise<Buffer> => {
  const picture = await thumbnailOf({ bytes, mime: 'application/pdf' }, scannedFirstPage);
  return sharp(picture!).toColourspace('srgb').removeAlpha().raw().toBuffer();
};

/** The average difference, of 255. */
const difference = (one: Buffer, other: Buffer): number =>
  one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;

const scans: readonly (readonly [string, Page])[] = [
  ['in colour', {}],
  ['in grey', { jpeg: greyJpeg, entries: { ColorSpace: 'DeviceGray' } }],
  ['placed in several steps', { content: 'q 1 0 0 1 0 0 cm 595 0 0 842 0 0 cm /Scan Do Q' }],
];

const others: readonly (readonly [string, Page])[] = [
  ['whose colours are turned round', { entries: { ...COLOUR, Decode: [1, 0, 1, 0, 1, 0] } }],
  ['on half of its page', { content: 'q 595 0 0 421 0 0 cm /Scan Do Q' }],
  ['upside down', { content: 'q 595 0 0 -842 0 842 cm /Scan Do Q' }],
  ['on a page that is turned', { rotate: 90 }],
  ['under a note', { notes: ['a red square'] }],
  ['drawn over another', { content: `${FULL} q 300 0 0 300 0 0 cm /Scan Do Q` }],
];

test.each(scans)('a scan %s is known for one', async (_, page) => {
  expect(scannedFirstPage(await pageOf(page))).toMatchObject({ width: 595, height: 842 });
});

test.each(others)('a picture %s is not taken for a scan', async (_, page) => {
  expect(scannedFirstPage(await pageOf(page))).toBeUndefined();
});

test.each([...scans, ...others])('the thumbnail of a picture %s is what PDFium draws', async (_, page) => {
  const [quick, drawn] = await Promise.all(
    [page, { ...page, content: `${page.content ?? FULL}${AND_NOTHING}` }].map(async (one) =>
      pixelsOf(await pageOf(one)),
    ),
  );
  expect(quick!.length).toBe(drawn!.length);
  expect(difference(quick!, drawn!)).toBeLessThan(4);
});
