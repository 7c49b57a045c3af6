import sharp from 'sharp';
import { Refusal } from '../../../../contracts/errors.js';
import { IMAGE_PIXELS_MAX } from '../../../../contracts/limits.js';
import { checkPixels, ImageBroken, imagePageCount, readImageFacts } from '../../engines/pictures/image-files.js';
import { withDocument } from '../../engines/pdfium/pdfium-document.js';
import { renderPage } from '../../engines/pdfium/render.js';
import { imagePage } from '../../engines/pictures/page-size.js';
import type { PlainPage } from '../lines/plain-page.js';
import type { ReadableFile, Reading } from '../reading.js';
import { readerOf, type RecognisedPicture } from './recognise.js';
import { recogniseInTurn, turnOf } from './recognise-in-turn.js';
import { withoutGarbled } from './garbled-words.js';
import { positionedLines } from './recognised-words.js';
import { isOnSide } from './turned-picture.js';

const DENSITY = 300;
const POINTS_PER_INCH = 72;
const MEGA = 1_000_000;

/**
 * Reads the pages without text, or whose letters have no meaning, from their pictures, as many at once as the engine
 * takes. Where only some fonts have no meaning, their words alone are.
 *
 * @throws Refusal `recognition.too-slow`
 */
export const recognisePages = async (
  { name, bytes }: Pick<ReadableFile, 'name' | 'bytes'>,
  pages: readonly PlainPage[],
  { recognise: engine, report, clock }: Reading,
): Promise<readonly PlainPage[]> => {
  const empty = pages.filter(isToRead);
  if (!engine || empty.length === 0) return pages;
  const read = readerOf(engine);
  const done = new Map<number, PlainPage>();
  const recognise = async (page: PlainPage): Promise<void> => {
    const image = await pictureOf(bytes, page);
    if (image)
      done.set(page.number, recognised(page, await read({ image, density: DENSITY }), POINTS_PER_INCH / DENSITY));
  };
  const of = ({ number }: PlainPage): string => `recognising page ${number} of ${pages.length}`;
  await recogniseInTurn(empty, { of, recognise }, { ...turnOf(engine), name, report, clock });
  return pages.map((page) => done.get(page.number) ?? page);
};

const isToRead = ({ source, unreadable, garbled }: PlainPage): boolean =>
  source === 'empty' || unreadable === true || garbled !== undefined;

const pictureOf = async (bytes: Uint8Array, { number, width, height }: PlainPage): Promise<Uint8Array | undefined> => {
  const box = { width: (width * DENSITY) / POINTS_PER_INCH, height: (height * DENSITY) / POINTS_PER_INCH };
  const picture = await withDocument(bytes, (document) => renderPage(document, number - 1, box));
  if (!picture) return undefined;
  const raw = { width: picture.width, height: picture.height, channels: 4 as const };
  return sharp(picture.rgba, { raw }).removeAlpha().greyscale().png({ compressionLevel: 1 }).toBuffer();
};

/** As it is read: a page that was scanned on its side is as high as it was wide. */
const recognised = (page: PlainPage, { lines, turn }: RecognisedPicture, scale: number): PlainPage => {
  const words = positionedLines(lines, scale).flat();
  if (words.length === 0) return page;
  if (page.garbled && turn === 0) return { ...page, source: 'recognised', words: withoutGarbled(page, words) };
  if (page.garbled) return page;
  const upright = isOnSide(turn) ? { width: page.height, height: page.width } : {};
  return { ...page, ...upright, source: 'recognised', words };
};

/**
 * An image as a page of its own size, a TIFF as all of its pages.
 *
 * @throws Refusal `image.unreadable`, `image.too-large`, `recognition.too-slow`.
 */
export const recogniseImage = async (file: ReadableFile, work: Reading): Promise<readonly PlainPage[]> => {
  const { name, bytes } = file;
  const { recognise: engine, report, clock } = work;
  try {
    const total = await imagePageCount(bytes);
    const indices = Array.from({ length: total }, (_, at) => at);
    const read = engine && readerOf(engine);
    const pages: PlainPage[] = [];
    const recognise = async (at: number): Promise<void> => void (pages[at] = await recognisePage(file, at, read));
    const of = (at: number): string =>
      total === 1 ? 'recognising the image' : `recognising page ${at + 1} of ${total}`;
    await recogniseInTurn(indices, { of, recognise }, { ...turnOf(engine), name, report, clock });
    return pages;
  } catch (error) {
    if (!(error instanceof ImageBroken)) throw error;
    throw new Refusal('image.unreadable', { name, reason: error.message }, { cause: error });
  }
};

const recognisePage = async (
  { name, bytes }: ReadableFile,
  at: number,
  read: ReturnType<typeof readerOf> | undefined,
): Promise<PlainPage> => {
  const facts = await readImageFacts(bytes, at);
  const { width: across, height: down } = facts;
  if (across * down > IMAGE_PIXELS_MAX) {
    throw new Refusal('image.too-large', { name, width: across, height: down, limit: IMAGE_PIXELS_MAX / MEGA });
  }
  await checkPixels(bytes, at);
  const { width, height } = imagePage(facts);
  const blank: PlainPage = { number: at + 1, width, height, source: 'empty', words: [], rules: [] };
  if (!read) return blank;
  const upright = sharp(bytes, { page: at }).rotate();
  const image = await upright.flatten({ background: '#ffffff' }).greyscale().png().toBuffer();
  const pixels = (await sharp(image).metadata()).width;
  const density = (pixels / width) * POINTS_PER_INCH;
  return recognised(blank, await read({ image, density }), width / pixels);
};
