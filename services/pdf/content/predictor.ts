/** How rows of samples are foretold from those before. @see ISO 32000-1, table 8 */
export interface Prediction {
  /** 1 for none, 2 as in TIFF files, from 10 as in PNG files. */
  readonly predictor: number;
  readonly colors: number;
  readonly bits: number;
  readonly columns: number;
}

const TIFF = 2;
const PNG_FROM = 10;

/** The samples themselves; undefined for a way that is not known, such as TIFF's with other than eight bits. */
export const unpredicted = (bytes: Uint8Array, prediction: Prediction): Uint8Array | undefined => {
  const { predictor, colors, bits, columns } = prediction;
  if (predictor === 1) return bytes;
  const pixel = Math.max(1, (colors * bits) >> 3);
  const row = Math.ceil((colors * bits * columns) / 8);
  if (!(pixel >= 1 && row >= 1)) return undefined;
  if (predictor >= PNG_FROM) return fromPngRows(bytes, { pixel, row });
  return predictor === TIFF && bits === 8 ? summedUp(bytes, { pixel, row }) : undefined;
};

/** In bytes. */
interface Layout {
  readonly pixel: number;
  readonly row: number;
}

const summedUp = (bytes: Uint8Array, { pixel, row }: Layout): Uint8Array => {
  const samples = Uint8Array.from(bytes);
  for (let at = 0; at < samples.length; at += 1) {
    if (at % row >= pixel) samples[at] = (samples[at] ?? 0) + (samples[at - pixel] ?? 0);
  }
  return samples;
};

/** A row that is cut off counts as far as it goes. @see PNG specification, 9 "Filtering" */
const fromPngRows = (bytes: Uint8Array, { pixel, row }: Layout): Uint8Array | undefined => {
  const rows = Math.ceil(bytes.length / (row + 1));
  // Behind as many zeros as the first pixel of the first row looks back.
  const before = row + pixel;
  const samples = new Uint8Array(before + rows * row);
  for (let index = 0; index < rows; index += 1) {
    const from = index * (row + 1);
    const undo = filters[byteAt(bytes, from)];
    if (!undo) return undefined;
    const start = before + index * row;
    for (let at = 0; at < row; at += 1) {
      const isFirst = at < pixel;
      const left = isFirst ? 0 : byteAt(samples, start + at - pixel);
      const up = byteAt(samples, start + at - row);
      const corner = isFirst ? 0 : byteAt(samples, start + at - row - pixel);
      samples[start + at] = byteAt(bytes, from + 1 + at) + undo(left, up, corner);
    }
  }
  return samples.subarray(before, before + Math.max(0, bytes.length - rows));
};

const byteAt = (bytes: Uint8Array, at: number): number => bytes[at] ?? 0;

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
