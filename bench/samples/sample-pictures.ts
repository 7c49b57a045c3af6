import sharp from 'sharp';
import { addNoise } from './noise.js';
import { lineOf, seeded } from './seeded-random.js';

interface Size {
  readonly width: number;
  readonly height: number;
}

const ROUGH: Size = { width: 24, height: 18 };

const rawPhoto = async ({ width, height }: Size, seed: number): Promise<Buffer> => {
  const random = seeded(seed);
  const rough = Buffer.from(Array.from({ length: ROUGH.width * ROUGH.height * 3 }, () => random() * 256));
  const smooth = await sharp(rough, { raw: { ...ROUGH, channels: 3 } })
    .resize(width, height, { kernel: 'cubic', fit: 'fill' })
    .raw()
    .toBuffer();
  return addNoise(smooth, seed);
};

/** Soft colours under grain, as JPEG. */
export const photo = async (size: Size, seed: number): Promise<Buffer> =>
  sharp(await rawPhoto(size, seed), { raw: { ...size, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();

/** Flat areas and text, as PNG. */
export const screenshot = (size: Size, seed: number): Promise<Buffer> =>
  sharp(Buffer.from(sheet(size, seed, '#dfe7f1')))
    .removeAlpha()
    .png()
    .toBuffer();

/** A4 at 300 dots per inch. */
const SCAN: Size = { width: 2480, height: 3508 };

/** A sheet of text as a scanner sees it: off-white, grainy, as JPEG. */
export const scan = async (colour: boolean, seed: number): Promise<Buffer> => {
  const drawn = sharp(Buffer.from(sheet(SCAN, seed, '#f1ece0'))).removeAlpha();
  const { data, info } = await (colour ? drawn : drawn.greyscale().toColourspace('b-w'))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return sharp(addNoise(data, seed), { raw }).jpeg({ quality: 85 }).toBuffer();
};

const LINE = 54;
const LETTER = 39;

const sheet = ({ width, height }: Size, seed: number, paper: string): string => {
  const random = seeded(seed);
  const lines = Array.from({ length: Math.floor(height / LINE) - 6 }, (_, index) => {
    const text = lineOf(random, (2 * width) / LINE);
    return `<text x="120" y="${(index + 4) * LINE}" font-size="${LETTER}" font-family="serif" fill="#222a44">${text}</text>`;
  });
  const stamp = `<circle cx="${width * 0.75}" cy="${height * 0.8}" r="150" fill="#b4233066"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${paper}"/>${stamp}${lines.join('')}</svg>`;
};
