import type { PlainImage } from '../engines/pictures/images.js';

/** How far apart red, green and blue of a grey may be: what a generation of JPEG does to them. */
const TOLERANCE = 3;

/** With one channel, where a picture with three shows no colour. */
export const asGrey = (image: PlainImage): PlainImage => {
  const { data, channels } = image;
  if (channels === 1) return image;
  for (let at = 0; at < data.length; at += 3) {
    const red = data[at] ?? 0;
    const green = data[at + 1] ?? 0;
    const blue = data[at + 2] ?? 0;
    if (Math.abs(red - green) > TOLERANCE || Math.abs(blue - green) > TOLERANCE) return image;
  }
  const grey = new Uint8Array(data.length / 3);
  for (let at = 0; at < grey.length; at += 1) grey[at] = data[at * 3 + 1] ?? 0;
  return { ...image, channels: 1, data: grey };
};

export const isBlackAndWhite = ({ data, channels }: PlainImage): boolean =>
  channels === 1 && data.every((sample) => sample === 0 || sample === 255);
