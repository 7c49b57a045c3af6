import { createXrefRows, writeXref } from './write-xref.js';
import { readStrictXref } from './xref.js';

const HEADER = '%PDF-1.7\n';
const objectText = (number: number, generation = 0) => `${number} ${generation} obj\n(${number})\nendobj\n`;

/** A file of these objects, each at its place. */
const fileOf = (objects: readonly (readonly [number, number])[], stream?: number) => {
  const xref = createXrefRows();
  let text = HEADER;
  for (const [number, generation] of objects) {
    xref.place(number, { offset: text.length, generation });
    text += objectText(number, generation);
  }
  const end = writeXref(xref, { start: text.length, trailer: '/Root 1 0 R', ...(stream !== undefined && { stream }) });
  return { text, bytes: Buffer.concat([Buffer.from(text, 'latin1'), end]) };
};

describe('the cross-references of a file', () => {
  test.each([
    ['a table', undefined],
    ['a stream', 9],
  ])('written as %s are found to be right by the strict reader', (_, stream) => {
    const { bytes, text } = fileOf(
      [
        [1, 0],
        [2, 0],
        [7, 0],
      ],
      stream,
    );
    const { places, trailer } = readStrictXref(bytes) ?? {};
    expect([...(places?.keys() ?? [])].sort()).toEqual(stream === undefined ? [1, 2, 7] : [1, 2, 7, 9]);
    expect(places?.get(7)).toEqual({ offset: text.indexOf(objectText(7)), generation: 0 });
    expect(trailer?.get('/Root')).toBe(1);
  });

  test('keep generations and order, however objects come', () => {
    const { bytes, text } = fileOf([
      [5, 3],
      [1, 0],
    ]);
    expect(readStrictXref(bytes)?.places.get(5)).toEqual({ offset: text.indexOf(objectText(5, 3)), generation: 3 });
  });

  test('take no room for numbers that are far apart', () => {
    expect(
      fileOf([
        [1, 0],
        [8_000_000, 0],
      ]).bytes.length,
    ).toBeLessThan(400);
  });
});
