import { pixelShape } from './pixel-shape.js';

const ENTRY_BYTES = 20;

/** A BigTIFF file that says nothing but how fine its pixels lie, on each of its pages. */
const bigTiff = (isLittle: boolean, ...pages: readonly (readonly [across: number, down: number])[]): Buffer => {
  const pageBytes = 8 + 2 * ENTRY_BYTES + 8;
  const file = Buffer.alloc(16 + pages.length * pageBytes);
  const short = (value: number, at: number) =>
    isLittle ? file.writeUInt16LE(value, at) : file.writeUInt16BE(value, at);
  const long = (value: number, at: number) =>
    isLittle ? file.writeUInt32LE(value, at) : file.writeUInt32BE(value, at);
  const longer = (value: number, at: number) =>
    isLittle ? file.writeBigUInt64LE(BigInt(value), at) : file.writeBigUInt64BE(BigInt(value), at);
  file.write(isLittle ? 'II' : 'MM', 0, 'latin1');
  short(43, 2);
  short(8, 4);
  longer(16, 8);
  for (const [index, told] of pages.entries()) {
    const start = 16 + index * pageBytes;
    longer(2, start);
    for (const [entry, value] of told.entries()) {
      const at = start + 8 + entry * ENTRY_BYTES;
      short(282 + entry, at);
      short(5, at + 2);
      longer(1, at + 4);
      long(value, at + 12);
      long(1, at + 16);
    }
    if (index + 1 < pages.length) longer(start + pageBytes, start + 8 + 2 * ENTRY_BYTES);
  }
  return file;
};

describe('the shape of the pixels of a BigTIFF file', () => {
  test.each([true, false])('is read in either order of bytes (little end first: %s)', (isLittle) => {
    expect(pixelShape(bigTiff(isLittle, [204, 98]))).toBeCloseTo(204 / 98);
  });

  test('is that of the page that is asked for', () => {
    const file = bigTiff(true, [204, 98], [200, 200], [204, 196]);
    expect([0, 1, 2].map((page) => pixelShape(file, page))).toEqual([204 / 98, 1, 204 / 196]);
  });

  test('is square where the file is cut off', () => {
    expect(pixelShape(bigTiff(true, [204, 98]).subarray(0, 30))).toBe(1);
  });
});
