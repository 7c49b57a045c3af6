import sharp from 'sharp';
import { NoPng, pixelsOf, pngOf, squareOf } from './png-pixels.js';

const sides = { min: 16, max: 64 };
const noise = (channels: 1 | 2 | 3 | 4, width = 33, height = 20) => {
  const data = Buffer.from(Array.from({ length: width * height * channels }, (_, at) => (at * 7919) % 251));
  return sharp(data, { raw: { width, height, channels } });
};
/** As another program reads a file. */
const readBy = async (file: Buffer): Promise<Buffer> =>
  sharp(file).toColourspace('srgb').ensureAlpha().raw().toBuffer();

describe('the pixels of a PNG', () => {
  test.each([
    ['colours', noise(3).png()],
    ['colours and opacity', noise(4).png()],
    ['lines told by their neighbours', noise(4).png({ adaptiveFiltering: true })],
    ['a palette', noise(3).png({ palette: true, colours: 256, dither: 0 })],
    ['grey', noise(1).toColourspace('b-w').png()],
  ])('are read as another program reads them: %s', async (_, picture) => {
    const file = await picture.toBuffer();
    const { width, height, rgba } = pixelsOf(file, sides);
    expect([width, height]).toEqual([33, 20]);
    expect(Buffer.from(rgba).equals(await readBy(file))).toBe(true);
  });

  test('are all that is written again: texts, profiles and what stands behind the end are left behind', async () => {
    const file = await noise(4)
      .withExif({ IFD0: { Copyright: 'SECRET' } })
      .png()
      .toBuffer();
    const sent = Buffer.concat([file, Buffer.from('<script>alert(1)</script>')]);
    const written = pngOf(pixelsOf(sent, sides));
    expect([sent.includes('SECRET'), written.includes('SECRET'), written.includes('<script>')]).toEqual([
      true,
      false,
      false,
    ]);
    expect((await readBy(written)).equals(await readBy(file))).toBe(true);
  });

  test('stand whole in the middle of a white square', async () => {
    const red = await sharp({ create: { width: 64, height: 32, channels: 4, background: '#ff0000' } })
      .png()
      .toBuffer();
    const icon = await readBy(pngOf(squareOf(pixelsOf(red, sides), 32)));
    const at = (x: number, y: number): number[] => [...icon.subarray((y * 32 + x) * 4, (y * 32 + x) * 4 + 4)];
    expect([at(16, 1), at(0, 16), at(31, 16), at(16, 30)]).toEqual([
      [255, 255, 255, 255],
      [255, 0, 0, 255],
      [255, 0, 0, 255],
      [255, 255, 255, 255],
    ]);
  });

  const whole = () => noise(4).png().toBuffer();
  const altered = async (at: number, byte: number): Promise<Buffer> => {
    const file = Buffer.from(await whole());
    file[at] = byte;
    return file;
  };
  test.each<[string, () => Promise<Buffer>]>([
    ['a file of another kind', () => noise(3).jpeg().toBuffer()],
    ['an SVG', () => Promise.resolve(Buffer.from('<svg onload="alert(1)"/>'))],
    ['nothing', () => Promise.resolve(Buffer.alloc(0))],
    ['one that breaks off', async () => (await whole()).subarray(0, 60)],
    ['one with another byte', () => altered(50, 0)],
    ['one with another width', () => altered(19, 34)],
    ['one that is too small', () => noise(4, 8, 8).png().toBuffer()],
    ['one that is too large', () => noise(4, 65, 16).png().toBuffer()],
    ['one of 16 bits', () => noise(3).toColourspace('rgb16').png().toBuffer()],
    ['one that is interlaced', () => noise(4).png({ progressive: true }).toBuffer()],
  ])('are refused of %s', async (_, make) => {
    const file = await make();
    expect(() => pixelsOf(file, sides)).toThrow(NoPng);
  });

  test('are no more than the header says, however much the file unpacks to', async () => {
    const bomb = pngOf({ width: 64, height: 64, rgba: new Uint8Array(64 * 64 * 4) });
    const small = await noise(4, 16, 16).png().toBuffer();
    const header = small.subarray(0, 33);
    expect(() => pixelsOf(Buffer.concat([header, bomb.subarray(33)]), sides)).toThrow(NoPng);
  });
});
