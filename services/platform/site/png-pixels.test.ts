import { crc32, deflateSync } from 'node:zlib';
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

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};
/** A PNG of colours with opacity that says it has these sides, with these chunks behind its header. */
const withSides = (width: number, height: number, ...chunks: readonly Buffer[]): Buffer => {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 6, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, chunk('IHDR', header), ...chunks, chunk('IEND', Buffer.alloc(0))]);
};
const inflatingTo = (length: number): Buffer => deflateSync(Buffer.alloc(length), { level: 9 });
const BOMB_BYTES = 64 * 1024 * 1024;
/** Bytes of the lines of a picture of 32 by 32 pixels, each behind the byte that names its filter. */
const LINES_OF_32 = 32 * (1 + 32 * 4);

describe('the pixels of a PNG', () => {
  test.each([
    ['colours', noise(3).png()],
    ['colours and opacity', noise(4).png()],
    ['lines told by their neighbours', noise(4).png({ adaptiveFiltering: true })],
    ['a palette', noise(3).png({ palette: true, colours: 256, dither: 0 })],
    ['grey', noise(1).toColourspace('b-w').png()],
    ['a palette whose colours are clear to some degree', noise(4).png({ palette: true, colours: 64, dither: 0 })],
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

  test('of an animation are those of the picture that every program shows', () => {
    const control = Buffer.alloc(8);
    control.writeUInt32BE(2, 0);
    const pixels = chunk('IDAT', inflatingTo(LINES_OF_32));
    const second = chunk('fdAT', Buffer.concat([Buffer.from([0, 0, 0, 2]), inflatingTo(BOMB_BYTES)]));
    const animation = withSides(32, 32, chunk('acTL', control), pixels, second);
    expect(pngOf(pixelsOf(animation, sides))).toEqual(pngOf(pixelsOf(withSides(32, 32, pixels), sides)));
  });

  test('are read though a profile and a text beside them would inflate to a thousand times their size', () => {
    const packed = Buffer.concat([Buffer.from('name\0\0', 'latin1'), inflatingTo(BOMB_BYTES)]);
    const pixels = chunk('IDAT', inflatingTo(LINES_OF_32));
    const file = withSides(32, 32, chunk('iCCP', packed), pixels, chunk('zTXt', packed));
    expect(pixelsOf(file, sides).rgba.every((byte) => byte === 0)).toBe(true);
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
  /** A palette of 64 colours whose last ones are missing, with sums that are right. */
  const withShortPalette = async (): Promise<Buffer> => {
    const file = await noise(3).png({ palette: true, colours: 64, dither: 0 }).toBuffer();
    const start = file.indexOf('PLTE') - 4;
    const end = start + 12 + file.readUInt32BE(start);
    const colours = chunk('PLTE', file.subarray(start + 8, start + 11));
    return Buffer.concat([file.subarray(0, start), colours, file.subarray(end)]);
  };
  test.each<[string, string, () => Promise<Buffer> | Buffer]>([
    ['a file of another kind', 'it is no PNG', () => noise(3).jpeg().toBuffer()],
    ['an SVG', 'it is no PNG', () => Buffer.from('<svg onload="alert(1)"/>')],
    ['nothing', 'it is no PNG', () => Buffer.alloc(0)],
    ['one that breaks off', 'it breaks off', async () => (await whole()).subarray(0, 60)],
    ['one without an end', 'it breaks off', async () => (await whole()).subarray(0, -12)],
    ['one with another byte', 'it is damaged', () => altered(50, 0)],
    ['one with another width', 'it is damaged', () => altered(19, 34)],
    ['one that is too small', 'its sides are not 16 to 64 pixels', () => noise(4, 8, 8).png().toBuffer()],
    ['one that is too large', 'its sides are not 16 to 64 pixels', () => noise(4, 65, 16).png().toBuffer()],
    [
      'one of 16 bits',
      'it does not have 8 bits for each colour',
      () => noise(3).toColourspace('rgb16').png().toBuffer(),
    ],
    ['one that is interlaced', 'it is interlaced', () => noise(4).png({ progressive: true }).toBuffer()],
    ['one that lacks its last line', 'it lacks pixels', () => withSides(32, 32, chunk('IDAT', inflatingTo(31 * 129)))],
    ['one without pixels', 'its pixels cannot be read', () => withSides(32, 32)],
    ['one that names a colour it does not have', 'its palette lacks a colour', withShortPalette],
    [
      'one that says it has 60,000 pixels a side',
      'its sides are not 16 to 64 pixels',
      () => withSides(60_000, 60_000, chunk('IDAT', inflatingTo(BOMB_BYTES))),
    ],
    [
      'one that inflates to more than its header says',
      'its pixels cannot be read',
      () => withSides(32, 32, chunk('IDAT', inflatingTo(BOMB_BYTES))),
    ],
    [
      'one with a single line too many',
      'its pixels cannot be read',
      () => withSides(32, 32, chunk('IDAT', inflatingTo(33 * 129))),
    ],
  ])('are refused of %s, by name: %s', async (_, reason, make) => {
    const file = await make();
    expect(() => pixelsOf(file, sides)).toThrow(expect.objectContaining({ name: 'NoPng', message: reason }) as Error);
  });

  test('are no more than the header says, however much the file unpacks to', async () => {
    const bomb = pngOf({ width: 64, height: 64, rgba: new Uint8Array(64 * 64 * 4) });
    const small = await noise(4, 16, 16).png().toBuffer();
    const header = small.subarray(0, 33);
    expect(() => pixelsOf(Buffer.concat([header, bomb.subarray(33)]), sides)).toThrow(NoPng);
  });
});
