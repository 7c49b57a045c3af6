import { PDFBool, PDFDocument, PDFName, PDFNumber, PDFObjectCopier, PDFRawStream } from 'pdf-lib';
import { decodedBytes, filtersOf, numberAt } from '../content/objects.js';
import type { PlainImage } from '../engines/pictures/images.js';
import { withDocument } from '../engines/pdfium/pdfium-document.js';
import { retoldImage } from '../engines/pictures/retold-images.js';
import { isBeyondEngines } from '../opening/unreadable.js';
import { renderPage } from '../engines/pdfium/render.js';
import { componentsOf } from './colour-space.js';
import { asGrey } from './grey.js';
import { sizeIn, type Size } from './pixels-needed.js';

/** Entries that make an image see-through or belong to the document it comes from. */
const DROPPED_ENTRIES = ['SMask', 'Mask', 'OC', 'Metadata', 'PieceInfo', 'Alternates', 'StructParent', 'Interpolate'];
/** Decoded, more would take too much memory; and a page can't be larger than this, in points. */
const PIXELS_MAX = 40_000_000;
const SIDE_MAX = 14_400;

/**
 * An image of any kind, inks and palettes too, as PDFium shows it pixel by pixel on a page of its own; undefined when
 * it can't. A stencil is black where it paints.
 */
export const renderedImage = async (image: PDFRawStream): Promise<PlainImage | undefined> => {
  const size = sizeIn(image.dict);
  if (!isDrawable(size) || isCutOff(image, size)) return undefined;
  try {
    const page = await pageShowing(await retoldImage(image), size);
    const picture = await withDocument(page, (document) => renderPage(document, 0, size));
    const data = picture?.width === size.width && picture.height === size.height && withoutOpacity(picture.rgba);
    return data && !isUntouched(data) ? asGrey({ ...size, channels: 3, data }) : undefined;
  } catch (error) {
    if (isBeyondEngines(error)) return undefined;
    throw error;
  }
};

/** The longer side, in pixels, at which pictures of different sizes are compared. */
const COMPARED_SIDE_PIXELS = 96;

/** An image as PDFium shows it, small; undefined when it can't. */
const glanceAt = async (image: PDFRawStream): Promise<Uint8Array | undefined> => {
  const page = await pageShowing(image, { width: COMPARED_SIDE_PIXELS, height: COMPARED_SIDE_PIXELS });
  const picture = await withDocument(page, (document) =>
    renderPage(document, 0, { width: COMPARED_SIDE_PIXELS, height: COMPARED_SIDE_PIXELS }),
  );
  return picture && withoutOpacity(picture.rgba);
};

/** The most that samples may differ on average, of 255: several times what coding takes away. */
const APART_MAX = 12;

/** Whether PDFium, which did not code it, shows an image in the same colours after it has been coded anew; told so where it shows neither. */
export const looksAlike = async (before: PDFRawStream, after: PDFRawStream): Promise<boolean> => {
  try {
    const one = await glanceAt(before);
    const other = await glanceAt(after);
    if (!one || !other) return one === other;
    const apart = one.reduce((sum, sample, at) => sum + Math.abs(sample - (other[at] ?? 0)), 0);
    return apart / one.length <= APART_MAX;
  } catch (error) {
    if (isBeyondEngines(error)) return false;
    throw error;
  }
};

const isDrawable = ({ width, height }: Size): boolean =>
  width * height >= 1 && width * height <= PIXELS_MAX && Math.max(width, height) <= SIDE_MAX;

/** A colour that no image is all of; what still has it everywhere was not drawn. */
const GROUND = { operands: '0.2 0.8 0.6', rgb: [51, 204, 153] } as const;

const isUntouched = (rgb: Uint8Array): boolean => rgb.every((value, at) => value === GROUND.rgb[at % 3]);

/** Stored without more ado, but less than it says: viewers differ in what they show for the rest. */
const isCutOff = (image: PDFRawStream, { width, height }: Size): boolean => {
  if (filtersOf(image).some((filter) => filter !== 'FlateDecode')) return false;
  const bits = width * componentsOf(image.dict) * (numberAt(image.dict, 'BitsPerComponent') ?? 1);
  const parameters = image.dict.has(PDFName.of('DecodeParms'));
  return !parameters && (decodedBytes(image)?.length ?? 0) < Math.ceil(bits / 8) * height;
};

const pageShowing = async (image: PDFRawStream, size: Size): Promise<Uint8Array> => {
  const document = await PDFDocument.create();
  const dict = image.dict.clone();
  for (const key of DROPPED_ENTRIES) dict.delete(PDFName.of(key));
  if (dict.lookup(PDFName.of('ImageMask')) === PDFBool.True) {
    dict.delete(PDFName.of('ImageMask'));
    dict.set(PDFName.of('ColorSpace'), PDFName.of('DeviceGray'));
    dict.set(PDFName.of('BitsPerComponent'), PDFNumber.of(1));
  }
  const { context } = document;
  const copy = PDFObjectCopier.for(image.dict.context, context).copy(PDFRawStream.of(dict, image.contents));
  const page = document.addPage([size.width, size.height]);
  page.node.set(PDFName.of('Resources'), context.obj({ XObject: { X: context.register(copy) } }));
  const content = context.stream(
    `${GROUND.operands} rg 0 0 ${size.width} ${size.height} re f ${size.width} 0 0 ${size.height} 0 0 cm /X Do`,
  );
  page.node.set(PDFName.of('Contents'), context.register(content));
  return document.save({ useObjectStreams: false });
};

const withoutOpacity = (rgba: Uint8Array): Uint8Array => {
  const rgb = new Uint8Array((rgba.length / 4) * 3);
  for (let from = 0, to = 0; from < rgba.length; from += 4, to += 3) {
    rgb[to] = rgba[from] ?? 0;
    rgb[to + 1] = rgba[from + 1] ?? 0;
    rgb[to + 2] = rgba[from + 2] ?? 0;
  }
  return rgb;
};
