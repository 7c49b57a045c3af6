import sharp from 'sharp';
import { Refusal } from '../../../contracts/errors.js';
import { IMAGE_PIXELS_MAX } from '../../../contracts/limits.js';
import { checkPixels, ImageBroken, readImageFacts } from '../engines/image-files.js';
import { withDocument } from '../engines/pdfium-document.js';
import { renderPage } from '../engines/render.js';
import type { RecognisedLine } from '../engines/recogniser.js';
import { imagePage } from '../images/page-size.js';
import { blocksOf } from './blocks.js';
import type { ReadPage } from './document.js';
import { lineOf } from './lines.js';
import type { ReadableFile, Reading } from './reading.js';
import { laidLines } from './recognised-words.js';

const DENSITY = 300;
const POINTS_PER_INCH = 72;
const MEGA = 1_000_000;

/** Reads the empty pages from their pictures. */
export const recognisePages = async (
  bytes: Uint8Array,
  pages: readonly ReadPage[],
  { recognise, report }: Reading,
): Promise<ReadPage[]> => {
  const read: ReadPage[] = [];
  for (const page of pages) {
    if (page.source !== 'empty' || !recognise) {
      read.push(page);
      continue;
    }
    report({ done: page.number - 1, total: pages.length, step: `recognising page ${page.number} of ${pages.length}` });
    const image = await pictureOf(bytes, page);
    const lines = image ? await recognise.recognise({ image, density: DENSITY }) : [];
    read.push(recognised(page, lines, POINTS_PER_INCH / DENSITY));
  }
  return read;
};

const pictureOf = async (bytes: Uint8Array, { number, width, height }: ReadPage): Promise<Uint8Array | undefined> => {
  const box = { width: (width * DENSITY) / POINTS_PER_INCH, height: (height * DENSITY) / POINTS_PER_INCH };
  const picture = await withDocument(bytes, (document) => renderPage(document, number - 1, box));
  if (!picture) return undefined;
  const raw = { width: picture.width, height: picture.height, channels: 4 as const };
  return sharp(picture.rgba, { raw }).removeAlpha().greyscale().png({ compressionLevel: 1 }).toBuffer();
};

const recognised = (page: ReadPage, lines: readonly RecognisedLine[], scale: number): ReadPage => {
  const blocks = blocksOf(laidLines(lines, scale).map(lineOf));
  return blocks.length > 0 ? { ...page, source: 'recognised', blocks } : page;
};

/** An image as one page of its own size. @throws Refusal `image.unreadable`, `image.too-large`. */
export const recogniseImage = async ({ name, bytes }: ReadableFile, work: Reading): Promise<ReadPage> => {
  try {
    const facts = await readImageFacts(bytes);
    const { width: across, height: down } = facts;
    if (across * down > IMAGE_PIXELS_MAX) {
      throw new Refusal('image.too-large', { name, width: across, height: down, limit: IMAGE_PIXELS_MAX / MEGA });
    }
    await checkPixels(bytes);
    work.report({ done: 0, total: 1, step: 'recognising the image' });
    const { width, height } = imagePage(facts);
    const image = await sharp(bytes).rotate().flatten({ background: '#ffffff' }).greyscale().png().toBuffer();
    const pixels = (await sharp(image).metadata()).width;
    const lines = (await work.recognise?.recognise({ image, density: (pixels / width) * POINTS_PER_INCH })) ?? [];
    return recognised({ number: 1, width, height, source: 'empty', blocks: [] }, lines, width / pixels);
  } catch (error) {
    if (!(error instanceof ImageBroken)) throw error;
    throw new Refusal('image.unreadable', { name, reason: error.message }, { cause: error });
  }
};
