import sharp, { type Sharp } from 'sharp';
import { Refusal } from '../../../../contracts/errors.js';
import { IMAGE_PIXELS_MAX } from '../../../../contracts/limits.js';
import {
  checkPixels,
  ImageBroken,
  imagePageCount,
  readImageFacts,
  type ImageFacts,
} from '../../engines/pictures/image-files.js';
import { imagePage } from '../../engines/pictures/page-size.js';
import { POINTS_PER_INCH } from '../../text/units.js';
import type { PlainPage } from '../lines/plain-page.js';
import type { ReadableFile, Reading } from '../reading.js';
import { readerOf } from './recognise.js';
import { recogniseInTurn, turnOf } from './recognise-in-turn.js';
import { recognised } from './recognise-pages.js';

const PIXELS_PER_MEGAPIXEL = 1_000_000;

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
    throw new Refusal('image.too-large', {
      name,
      width: across,
      height: down,
      limit: IMAGE_PIXELS_MAX / PIXELS_PER_MEGAPIXEL,
    });
  }
  await checkPixels(bytes, at);
  const { width, height } = imagePage(facts);
  const blank: PlainPage = { number: at + 1, width, height, source: 'empty', words: [], rules: [] };
  if (!read) return blank;
  const upright = await withSquarePixels(bytes, at, facts);
  const image = await upright.flatten({ background: '#ffffff' }).greyscale().png().toBuffer();
  const pixels = (await sharp(image).metadata()).width;
  const density = (pixels / width) * POINTS_PER_INCH;
  return recognised(blank, await read({ image, density }), width / pixels);
};

/** Upright, with as many pixels to the inch down as across. */
const withSquarePixels = async (bytes: Uint8Array, page: number, facts: ImageFacts): Promise<Sharp> => {
  const { pixelShape, width, height, orientation } = facts;
  const upright = sharp(bytes, { page }).rotate();
  if (pixelShape === 1) return upright;
  const grows = Math.max(pixelShape, 1 / pixelShape) * width * height <= IMAGE_PIXELS_MAX;
  const [wide, high] = pixelShape > 1 === grows ? [width, height * pixelShape] : [width / pixelShape, height];
  const [across, down] = orientation >= 5 ? [high, wide] : [wide, high];
  const square = {
    width: Math.max(1, Math.round(across)),
    height: Math.max(1, Math.round(down)),
    fit: 'fill',
  } as const;
  return sharp(await upright.png().toBuffer()).resize(square);
};
