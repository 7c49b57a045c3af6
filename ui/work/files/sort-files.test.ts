import { orderedIds, type FileOrder } from './sort-files.js';
import { takenAt } from './taken-at.js';

const TAKEN = 0x9003;

/** A JPEG file without a picture, whose camera notes when it was taken. */
const photo = (text: string, { isLittle = true, tag = TAKEN } = {}): Uint8Array<ArrayBuffer> => {
  const tiff = new DataView(new ArrayBuffer(64));
  tiff.setUint16(0, isLittle ? 0x4949 : 0x4d4d);
  const write = (at: number, value: number) => tiff.setUint32(at, value, isLittle);
  tiff.setUint16(2, 42, isLittle);
  write(4, 8);
  tiff.setUint16(8, 1, isLittle);
  tiff.setUint16(10, 0x8769, isLittle);
  write(18, 22);
  tiff.setUint16(22, 1, isLittle);
  tiff.setUint16(24, tag, isLittle);
  write(32, 40);
  new TextEncoder().encodeInto(text, new Uint8Array(tiff.buffer, 40));
  const head = [0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xe1, 0, 72, ...new TextEncoder().encode('Exif\0\0')];
  return Uint8Array.from([...head, ...new Uint8Array(tiff.buffer), 0xff, 0xd9]);
};

describe('when a picture was taken', () => {
  const lastModified = Date.parse('2024-05-06T07:08:09');

  test.each([
    ['least byte first', photo('2024:05:06 07:08:09'), lastModified],
    ['most byte first', photo('2024:05:06 07:08:09', { isLittle: false }), lastModified],
    ['no date among its notes', photo('2024:05:06 07:08:09', { tag: 1 }), undefined],
    ['a camera without a clock', photo('0000:00:00 00:00:00'), undefined],
    ['notes that break off', photo('2024:05:06 07:08:09').slice(0, 40), undefined],
    ['an empty file', new Uint8Array(), undefined],
    ['a PNG file', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0xff, 0xe1, 0, 8), undefined],
  ])('%s', async (_, bytes, expected) => {
    expect(await takenAt(new Blob([bytes]))).toBe(expected);
  });
});

test('a picture that has been moved away meanwhile does not keep the others from being sorted', async () => {
  const moved = new Blob(['gone']);
  moved.slice = () =>
    Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) });
  expect(await takenAt(moved)).toBeUndefined();
});

describe('chosen files', () => {
  const chosen = [
    new File([photo('2024:01:01 10:00:00')], 'page 10.jpg', { lastModified: 3 }),
    new File([photo('2023:01:01 10:00:00')], 'page 2.jpg', { lastModified: 1 }),
    new File(['no photo'], 'Page 1.png', { lastModified: Date.parse('2023-06-01T00:00:00') }),
    new File([photo('2024:01:01 10:00:00')], 'émile.jpg', { lastModified: 3 }),
  ].map((file, id) => ({ id, file, kind: 'image' as const }));

  test.each<[FileOrder, readonly number[]]>([
    ['name', [3, 2, 1, 0]],
    ['name-back', [0, 1, 2, 3]],
    ['taken', [1, 0, 3, 2]],
    ['taken-back', [0, 3, 1, 2]],
    ['date', [1, 0, 3, 2]],
    ['date-back', [2, 0, 3, 1]],
  ])('are put in order by %s, and what is equal stays as it is', async (order, ids) => {
    expect((await orderedIds(chosen, order)).ids).toEqual(ids);
  });

  test.each<[FileOrder, number]>([
    ['taken', 1],
    ['taken-back', 1],
    ['name', 0],
    ['date', 0],
  ])('by %s: those of which it is not known when they were taken are counted', async (order, undated) => {
    expect((await orderedIds(chosen, order)).undated).toBe(undated);
  });
});
