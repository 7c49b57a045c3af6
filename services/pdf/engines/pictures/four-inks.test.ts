import { inksInJpeg, jpegOfInks, resizedInks, type FourInks } from './four-inks.js';

const SIDE = 64;
const even: FourInks = {
  width: SIDE,
  height: SIDE,
  data: Uint8Array.from({ length: SIDE * SIDE * 4 }, (_, at) => [10, 100, 30, 220][at % 4]!),
};

const mostApart = (one: FourInks, other: FourInks): number =>
  one.data.reduce((most, sample, at) => Math.max(most, Math.abs(sample - (other.data[at] ?? 0))), 0);

describe('a picture in four inks', () => {
  test('is read from a JPEG file as it has been written', async () => {
    const read = await inksInJpeg(await jpegOfInks(even, 95));
    expect(read).toMatchObject({ width: SIDE, height: SIDE });
    expect(mostApart(read!, even)).toBeLessThan(4);
  });

  test('keeps the amount of each ink at another size', async () => {
    const small = await resizedInks(even, { width: 16, height: 8 });
    expect(small.data).toEqual(Buffer.from(even.data.subarray(0, 16 * 8 * 4)));
  });

  test('is not looked for in a file of other colours', async () => {
    expect(await inksInJpeg(Uint8Array.of(0xff, 0xd8, 0xff, 0xd9))).toBeUndefined();
  });
});
