import { inflateSync } from 'node:zlib';
import { Irregular, intOf, type RawDict } from './value.js';

/** Tables and packed objects that decode to more than this many bytes are up to no good. */
const DECODED_MAX_BYTES = 256 * 1024 * 1024;
const PNG_PREDICTOR = 10;

/**
 * Unpacks a table or a pack of objects.
 *
 * @throws Irregular for a filter that the standard does not suggest for these.
 */
export const inflated = (dict: RawDict, data: Uint8Array): Buffer => inflatedBy(dict, data, unpacked);

/** The same by another way to undo Flate. @throws Irregular */
export const inflatedBy = (dict: RawDict, data: Uint8Array, unpack: (data: Uint8Array) => Buffer): Buffer => {
  const filter = single(dict.get('/Filter'));
  if (filter === undefined) return Buffer.from(data);
  if (filter !== '/FlateDecode') throw new Irregular('a table is packed in an unusual way');
  const plain = unpack(data);
  const parameters = single(dict.get('/DecodeParms'));
  if (!(parameters instanceof Map)) return plain;
  const parameter = (key: string, otherwise: number) => intOf(parameters.get(key)) ?? otherwise;
  const predictor = parameter('/Predictor', 1);
  if (predictor === 1) return plain;
  const bits = parameter('/Colors', 1) * parameter('/BitsPerComponent', 8);
  if (predictor < PNG_PREDICTOR || bits !== 8) throw new Irregular('a table is predicted in an unusual way');
  return withoutPrediction(plain, parameter('/Columns', 1));
};

const single = (value: ReturnType<RawDict['get']>) => (Array.isArray(value) && value.length < 2 ? value[0] : value);

const unpacked = (data: Uint8Array): Buffer => {
  try {
    return inflateSync(data, { maxOutputLength: DECODED_MAX_BYTES });
  } catch (error) {
    throw new Irregular('a table can not be unpacked', { cause: error });
  }
};

/** @see PNG specification, 9 "Filtering", with one byte per pixel */
const withoutPrediction = (rows: Buffer, columns: number): Buffer => {
  const height = Math.ceil(rows.length / (columns + 1));
  const result = Buffer.alloc(height * columns);
  const above = Buffer.alloc(columns);
  for (let row = 0; row < height; row += 1) {
    const from = row * (columns + 1);
    const undo = filters[rows[from] ?? 0];
    if (!undo) throw new Irregular('a table is predicted in an unusual way');
    let left = 0;
    let corner = 0;
    for (let column = 0; column < columns; column += 1) {
      const up = above[column] ?? 0;
      left = ((rows[from + 1 + column] ?? 0) + undo(left, up, corner)) & 255;
      corner = up;
      above[column] = left;
    }
    above.copy(result, row * columns);
  }
  return result;
};

const paeth = (left: number, up: number, corner: number): number => {
  const toLeft = Math.abs(up - corner);
  const toUp = Math.abs(left - corner);
  const toCorner = Math.abs(left + up - 2 * corner);
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
};

const filters: readonly ((left: number, up: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, up) => up,
  (left, up) => (left + up) >> 1,
  paeth,
];
