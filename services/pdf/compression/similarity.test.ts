import sharp, { type Sharp } from 'sharp';
import { ssim } from 'ssim.js';
import { photoPixels } from '../fixtures/picture-samples.js';
import { similarity, type GreyPicture } from './similarity.js';

const SIZE = { width: 320, height: 240 };
const grey = async (image: Sharp): Promise<GreyPicture> => ({
  ...SIZE,
  data: await image.greyscale().toColourspace('b-w').raw().toBuffer(),
});
const photo = () => sharp(photoPixels(SIZE), { raw: { ...SIZE, channels: 3 } });
const asJpeg = async (quality: number) => grey(sharp(await photo().jpeg({ quality }).toBuffer()));

/** The similarity as another program has it: with smooth windows one pixel apart, as in the paper. */
const reference = (one: GreyPicture, other: GreyPicture): number => {
  const [a, b] = [one, other].map(({ data }) => ({
    ...SIZE,
    data: Uint8ClampedArray.from({ length: data.length * 4 }, (_, at) => (at % 4 === 3 ? 255 : data[at >> 2]!)),
  }));
  return ssim(a as ImageData, b as ImageData, { ssim: 'weber', downsample: false }).mssim;
};

describe('how similar two pictures are', () => {
  test('is 1 for equal ones', async () => {
    const picture = await grey(photo());
    expect(similarity(picture, picture)).toBeCloseTo(1, 10);
  });

  test('falls with the quality of a JPEG file', async () => {
    const original = await grey(photo());
    const matches = [];
    for (const quality of [90, 60, 30, 5]) matches.push(similarity(original, await asJpeg(quality)));
    expect(matches).toEqual([...matches].sort((a, b) => b - a));
    expect(new Set(matches).size).toBe(4);
  });

  test.each([90, 50, 20])('is what another program finds, for a JPEG file of quality %d', async (quality) => {
    const original = await grey(photo());
    const coded = await asJpeg(quality);
    expect(Math.abs(similarity(original, coded) - reference(original, coded))).toBeLessThan(0.05);
  });

  test('is far from 1 for a negative', async () => {
    const picture = await grey(photo());
    const negative = { ...picture, data: picture.data.map((value) => 255 - value) };
    expect(similarity(picture, negative)).toBeLessThan(0.5);
  });
});
