import type { PDFRawStream } from 'pdf-lib';
import type { ShownSize } from '../content/image-uses.js';
import { filtersOf } from '../content/objects.js';
import { resizeRaw, type PlainImage } from '../engines/pictures/images.js';
import { asFlate, coded } from './code-image.js';
import type { ImagePixels } from './pixels.js';
import { pixelsNeeded } from './pixels-needed.js';
import { sharperThan, type ImageQuality } from './quality.js';
import type { Recoded } from './recode.js';

/** JPEG is bad at the edges that a mask is made of: it must come this many times closer than for a picture, */
const LIKENESS_FACTOR = 5;
/** and take less than this share of what the exact greys take. */
const WORTHWHILE_SHARE = 0.8;

/** A soft mask, a channel of greys. */
interface Mask {
  readonly mask: PDFRawStream;
  readonly shown: ShownSize;
  readonly pixels: ImagePixels;
}

/** The fewest bytes that it takes at this quality or a higher one; undefined where it is best left alone. */
export const leastMask = async ({ mask, shown, pixels }: Mask, quality: ImageQuality): Promise<Recoded | undefined> => {
  const isLossy = filtersOf(mask).includes('DCTDecode');
  let least: Recoded | undefined;
  for (let at: ImageQuality | undefined = quality; at; at = sharperThan(at)) {
    const size = pixelsNeeded(pixels, shown, at.dpi);
    if (size.width === pixels.width && size.height === pixels.height) break;
    const data = await resizeRaw(pixels.source, { ...size, channels: 1 });
    const limit = (least?.bytes ?? mask.contents).length;
    const codedMask = data && (await greysCoded({ ...size, channels: 1, data }, { ...at, limit, isLossy }));
    if (codedMask && codedMask.bytes.length < limit) least = { ...codedMask, ...size, bits: 8, colourSpace: undefined };
  }
  return least;
};

/** Exactly, unless JPEG is much smaller and close enough. */
const greysCoded = async (image: PlainImage, rules: Parameters<typeof coded>[1]) => {
  const exact = await asFlate(image);
  const limit = Math.min(exact.bytes.length, rules.limit) * WORTHWHILE_SHARE;
  const close = await coded(image, { ...rules, floor: 1 - (1 - rules.floor) / LIKENESS_FACTOR, limit });
  return close && close.bytes.length < limit ? close : exact;
};
