import { writeDataSize } from '../../../contracts/tools/data-size.js';
import type { Note } from '../../../contracts/events/conversion.js';
import { imageQualities, type ImageQuality, type Quality } from './quality.js';

const between = (sharper: ImageQuality, coarser: ImageQuality): ImageQuality => ({
  ...coarser,
  dpi: Math.round(Math.sqrt(sharper.dpi * coarser.dpi)),
  jpeg: Math.round((sharper.jpeg + coarser.jpeg) / 2),
});

const { high, medium, low } = imageQualities;
/** The last that can be read with some goodwill, for those who must meet a size. */
const least: ImageQuality = { ...low, dpi: 72, jpeg: 30, floor: 0.75 };

const allQualities: readonly ImageQuality[] = [high, between(high, medium), medium, between(medium, low), low, least];

/** Qualities from the given one downwards, sharpest first. */
export const qualitiesFrom = (quality: Quality): readonly ImageQuality[] =>
  allQualities.slice(allQualities.indexOf(imageQualities[quality]));

/** The sharpest quality whose result is small enough, or else the coarsest. A binary search: sizes fall with quality. */
export const sharpestWithin = async (
  qualities: readonly ImageQuality[],
  target: number,
  make: (quality: ImageQuality) => Promise<Uint8Array>,
): Promise<Uint8Array> => {
  let sharpest = 0;
  let coarsest = qualities.length - 1;
  let fitting: Uint8Array | undefined;
  let smallest: Uint8Array | undefined;
  while (sharpest <= coarsest) {
    const middle = Math.floor((sharpest + coarsest) / 2);
    const quality = qualities[middle];
    if (!quality) break;
    const attempt = await make(quality);
    if (!smallest || attempt.length < smallest.length) smallest = attempt;
    if (attempt.length <= target) [fitting, coarsest] = [attempt, middle - 1];
    else sharpest = middle + 1;
  }
  return fitting ?? smallest ?? new Uint8Array();
};

/** Whether a size was met, and what stood in the way. */
export const targetNote = (bytes: number, target: number): Note => {
  const got = writeDataSize(bytes);
  const wanted = writeDataSize(target);
  if (bytes <= target) return { code: 'compress.target-met', text: `Target of ${wanted} met: ${got}.` };
  const why = 'the rest is text, fonts, drawings and images that would be unreadable if they were smaller';
  return {
    code: 'compress.target-missed',
    text: `Target of ${wanted} missed: ${got} is the smallest possible, because ${why}.`,
  };
};
