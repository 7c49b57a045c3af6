import { decodePDFRawStream, PDFArray, PDFDict, PDFName, PDFNumber, type PDFRawStream } from '@cantoo/pdf-lib';

/** One line of a cross-reference stream: its three fields. @see ISO 32000-1, table 18 */
export interface XrefLine {
  readonly number: number;
  readonly type: number;
  readonly second: number;
  readonly third: number;
}

/** @throws what the decoder throws, RangeError when lines are missing or packed in a way that nobody uses. */
export const linesOf = (stream: PDFRawStream): XrefLine[] => {
  const { dict } = stream;
  const [type = 0, second = 0, third = 0] = numbersAt(dict, 'W');
  const length = type + second + third;
  const rows = unpredicted(decodePDFRawStream(stream).decode(), dict);
  const index = numbersAt(dict, 'Index');
  const objects = numbersIn(index.length > 0 ? index : [0, ...numbersAt(dict, 'Size')]);
  if (length === 0 || rows.length < objects.length * length) throw new RangeError('lines are missing');
  return objects.map((number, at) => {
    const row = rows.subarray(at * length, (at + 1) * length);
    return {
      number,
      type: type === 0 ? 1 : bigEndian(row.subarray(0, type)),
      second: bigEndian(row.subarray(type, type + second)),
      third: bigEndian(row.subarray(type + second)),
    };
  });
};

const numbersAt = (dict: PDFDict, key: string): number[] => {
  const value = dict.lookup(PDFName.of(key));
  const items = value instanceof PDFArray ? value.asArray() : [value];
  return items.flatMap((item) => (item instanceof PDFNumber ? [item.asNumber()] : []));
};

/** Runs of object numbers, each given as its first and how many. */
const numbersIn = (runs: readonly number[]): number[] =>
  runs.flatMap((first, at) =>
    at % 2 === 0 ? Array.from({ length: runs[at + 1] ?? 0 }, (_, more) => first + more) : [],
  );

const bigEndian = (bytes: Uint8Array): number => bytes.reduce((sum, byte) => sum * 256 + byte, 0);

const PNG_PREDICTORS_FROM = 10;
const NONE = 0;
const UP = 2;

/** Undoes what the library leaves in: each row as its difference to the one above. @see ISO 32000-1, 7.4.4.4 */
const unpredicted = (data: Uint8Array, dict: PDFDict): Uint8Array => {
  const given = dict.lookup(PDFName.of('DecodeParms'));
  const parms = given instanceof PDFArray ? given.lookup(0) : given;
  if (!(parms instanceof PDFDict)) return data;
  const [predictor = 1] = numbersAt(parms, 'Predictor');
  const [columns = 1] = numbersAt(parms, 'Columns');
  return predictor < PNG_PREDICTORS_FROM ? data : summedUp(data, columns);
};

/** Each row is a byte that says how it is packed, and its columns. */
const summedUp = (data: Uint8Array, columns: number): Uint8Array => {
  const count = Math.floor(data.length / (columns + 1));
  const rows = new Uint8Array(count * columns);
  for (let row = 0; row < count; row += 1) {
    const start = row * (columns + 1);
    const filter = data[start];
    if (filter !== NONE && filter !== UP) throw new RangeError('rows are packed in an unusual way');
    rows.set(data.subarray(start + 1, start + 1 + columns), row * columns);
    if (filter === UP && row > 0) addAbove(rows, row * columns, columns);
  }
  return rows;
};

const addAbove = (rows: Uint8Array, start: number, columns: number): void => {
  for (let at = start; at < start + columns; at += 1) rows[at] = (rows[at] ?? 0) + (rows[at - columns] ?? 0);
};
