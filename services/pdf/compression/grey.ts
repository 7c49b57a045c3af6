import type { PlainImage } from '../engines/pictures/images.js';

/** How far apart red, green and blue of a grey may be: what a generation of JPEG does to them. */
const GREY_TOLERANCE_LEVELS = 3;

/** With one channel, where a picture with three shows no colour. */
export const asGrey = (image: PlainImage): PlainImage => {
  const { data, channels } = image;
  if (channels === 1) return image;
  const grey = new Uint8Array(data.length / 3);
  for (let at = 0, from = 0; at < grey.length; at += 1, from += 3) {
    const green = data[from + 1] ?? 0;
    if (isApart(data[from] ?? 0, green) || isApart(data[from + 2] ?? 0, green)) return image;
    grey[at] = green;
  }
  return { ...image, channels: 1, data: grey };
};

const isApart = (one: number, other: number): boolean =>
  one - other > GREY_TOLERANCE_LEVELS || other - one > GREY_TOLERANCE_LEVELS;

export const isBlackAndWhite = ({ data, channels }: PlainImage): boolean =>
  channels === 1 && data.every((sample) => sample === 0 || sample === 255);
