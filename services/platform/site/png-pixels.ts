import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** A picture as its pixels, four bytes each: red, green, blue, opacity. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
}

/** Why a file is not taken as a PNG. */
export class NoPng extends Error {
  override readonly name = 'NoPng';
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const CHUNK_FRAME_BYTES = 12;
const HEADER_LENGTH = 13;

/** Bytes of a pixel by the kind of colours: grey, colour, palette, grey with opacity, colour with opacity. */
const samples: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
}

const chunkAt = (bytes: Buffer, at: number): Chunk => {
  if (at + CHUNK_FRAME_BYTES > bytes.length) throw new NoPng('it breaks off');
  const length = bytes.readUInt32BE(at);
  const end = at + CHUNK_FRAME_BYTES + length;
  if (end > bytes.length) throw new NoPng('it breaks off');
  if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) throw new NoPng('it is damaged');
  return { type: bytes.toString('latin1', at + 4, at + 8), data: bytes.subarray(at + 8, end - 4) };
};

/** The parts of a file; texts and the like among them are left behind. */
const chunksOf = (bytes: Buffer): readonly Chunk[] => {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) throw new NoPng('it is no PNG');
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE.length; chunks.at(-1)?.type !== 'IEND';) {
    const chunk = chunkAt(bytes, at);
    chunks.push(chunk);
    at += CHUNK_FRAME_BYTES + chunk.data.length;
  }
  return chunks;
};

interface Head {
  readonly width: number;
  readonly height: number;
  readonly colours: number;
}

const headOf = (chunk: Chunk | undefined, sides: { readonly min: number; readonly max: number }): Head => {
  if (chunk?.type !== 'IHDR' || chunk.data.length !== HEADER_LENGTH) throw new NoPng('it has no header');
  const width = chunk.data.readUInt32BE(0);
  const height = chunk.data.readUInt32BE(4);
  const depth = chunk.data.readUInt8(8);
  const colours = chunk.data.readUInt8(9);
  const isPlain = chunk.data.readUIntBE(10, 3) === 0;
  for (const side of [width, height])
    if (side < sides.min || side > sides.max) throw new NoPng(`its sides are not ${sides.min} to ${sides.max} pixels`);
  if (depth !== 8 || samples[colours] === undefined) throw new NoPng('it does not have 8 bits for each colour');
  if (!isPlain) throw new NoPng('it is interlaced');
  return { width, height, colours };
};

const inflated = (chunks: readonly Chunk[], length: number): Buffer => {
  const data = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map((chunk) => chunk.data));
  try {
    const lines = inflateSync(data, { maxOutputLength: length });
    if (lines.length === length) return lines;
  } catch (error) {
    throw new NoPng('its pixels cannot be read', { cause: error });
  }
  throw new NoPng('it lacks pixels');
};

const paeth = (left: number, above: number, corner: number): number => {
  const guess = left + above - corner;
  const far = [Math.abs(guess - left), Math.abs(guess - above), Math.abs(guess - corner)] as const;
  if (far[0] <= far[1] && far[0] <= far[2]) return left;
  return far[1] <= far[2] ? above : corner;
};

type Guess = (left: number, above: number, corner: number) => number;

/** Each line says how its bytes follow from their neighbours (PNG, 9.2). */
const guesses: readonly Guess[] = [
  () => 0,
  (left) => left,
  (_, above) => above,
  (left, above) => (left + above) >> 1,
  paeth,
];

/** Nothing stands above the first line. */
const byteAt = (bytes: Uint8Array, at: number): number => bytes[at] ?? 0;

/** The bytes of the pixels, line by line, as they were before they were written as differences to their neighbours. */
const unfiltered = (lines: Buffer, length: number, step: number): Uint8Array => {
  const count = lines.length / (length + 1);
  const plain = new Uint8Array(count * length);
  for (let line = 0; line < count; line += 1) {
    const guess = guesses[lines[line * (length + 1)] ?? -1];
    if (!guess) throw new NoPng('its pixels cannot be read');
    const start = line * length;
    for (let at = 0; at < length; at += 1) {
      const isFirst = at < step;
      const left = isFirst ? 0 : byteAt(plain, start + at - step);
      const above = byteAt(plain, start + at - length);
      const corner = isFirst ? 0 : byteAt(plain, start + at - length - step);
      plain[start + at] = (lines[line * (length + 1) + 1 + at] ?? 0) + guess(left, above, corner);
    }
  }
  return plain;
};

const dataOf = (chunks: readonly Chunk[], type: string): Buffer =>
  chunks.find((chunk) => chunk.type === type)?.data ?? Buffer.alloc(0);

/** Tells a pixel from its bytes, by the kind of colours. */
const readerOf = (chunks: readonly Chunk[], colours: number): ((bytes: Uint8Array) => readonly number[]) => {
  const palette = dataOf(chunks, 'PLTE');
  const clear = dataOf(chunks, 'tRNS');
  const isClear = (bytes: Uint8Array): boolean =>
    clear.length === bytes.length * 2 && bytes.every((byte, at) => clear.readUInt16BE(at * 2) === byte);
  switch (colours) {
    case 0:
      return (bytes) => [bytes[0] ?? 0, bytes[0] ?? 0, bytes[0] ?? 0, isClear(bytes) ? 0 : 255];
    case 2:
      return (bytes) => [...bytes, isClear(bytes) ? 0 : 255];
    case 3:
      return ([index = 0]) => {
        const colour = palette.subarray(index * 3, index * 3 + 3);
        if (colour.length < 3) throw new NoPng('its palette lacks a colour');
        return [...colour, clear[index] ?? 255];
      };
    case 4:
      return (bytes) => [bytes[0] ?? 0, bytes[0] ?? 0, bytes[0] ?? 0, bytes[1] ?? 0];
    default:
      return (bytes) => [...bytes];
  }
};

/**
 * Reads the pixels of a PNG of 8 bits without any program for pictures: nothing of the file gets further than its
 * numbers. Sides are checked before anything is inflated, and no more is inflated than the sides ask for.
 *
 * @see docs/decisions/0043-the-logo-is-read-without-a-picture-library.md for what the libraries make of hostile files.
 * @throws NoPng
 */
export const pixelsOf = (file: Buffer, sides: { readonly min: number; readonly max: number }): Pixels => {
  const chunks = chunksOf(file);
  const { width, height, colours } = headOf(chunks[0], sides);
  const step = samples[colours] ?? 0;
  const plain = unfiltered(inflated(chunks, height * (1 + width * step)), width * step, step);
  const read = readerOf(chunks, colours);
  const rgba = new Uint8Array(width * height * 4);
  for (let at = 0; at < width * height; at += 1) rgba.set(read(plain.subarray(at * step, (at + 1) * step)), at * 4);
  return { width, height, rgba };
};

const chunkOf = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};

/** The differences of a line to its left neighbours, which drawn pictures have few of. */
const filteredLine = (line: Uint8Array): Buffer => {
  const filtered = Buffer.alloc(line.length + 1, 1);
  line.forEach((byte, at) => void (filtered[at + 1] = byte - (at < 4 ? 0 : (line[at - 4] ?? 0))));
  return filtered;
};

/** A PNG of these pixels and nothing else. */
export const pngOf = ({ width, height, rgba }: Pixels): Buffer => {
  const head = Buffer.alloc(HEADER_LENGTH);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 6], 8);
  const lines = Array.from({ length: height }, (_, line) =>
    filteredLine(rgba.subarray(line * width * 4, (line + 1) * width * 4)),
  );
  return Buffer.concat([
    SIGNATURE,
    chunkOf('IHDR', head),
    chunkOf('IDAT', deflateSync(Buffer.concat(lines), { level: 9 })),
    chunkOf('IEND', Buffer.alloc(0)),
  ]);
};

/** The mean of the pixels that come to lie on one, on white. */
const meanOf = (
  { width, height, rgba }: Pixels,
  { x, y, scale }: { readonly x: number; readonly y: number; readonly scale: number },
): readonly number[] => {
  let sum = [0, 0, 0];
  let count = 0;
  for (let row = Math.floor(y * scale); row < Math.max(Math.floor(y * scale) + 1, (y + 1) * scale); row += 1)
    for (let at = Math.floor(x * scale); at < Math.max(Math.floor(x * scale) + 1, (x + 1) * scale); at += 1) {
      const isInside = row >= 0 && at >= 0 && row < height && at < width;
      const start = (row * width + at) * 4;
      const opacity = isInside ? (rgba[start + 3] ?? 0) / 255 : 0;
      sum = sum.map(
        (part, number) => part + (isInside ? (rgba[start + number] ?? 0) * opacity + 255 * (1 - opacity) : 255),
      );
      count += 1;
    }
  return sum.map((part) => Math.round(part / count));
};

/** The whole picture in the middle of a white square: systems put icons that are clear on any ground. */
export const squareOf = (picture: Pixels, side: number): Pixels => {
  const scale = Math.max(picture.width, picture.height) / side;
  const left = (side - picture.width / scale) / 2;
  const top = (side - picture.height / scale) / 2;
  const rgba = new Uint8Array(side * side * 4);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1)
      rgba.set([...meanOf(picture, { x: x - left, y: y - top, scale }), 255], (y * side + x) * 4);
  return { width: side, height: side, rgba };
};
