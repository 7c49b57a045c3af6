/** A PNG file taken apart. */
export interface PngFile {
  readonly width: number;
  readonly height: number;
  /** Bits per sample. */
  readonly depth: number;
  readonly colour: 'grey' | 'rgb' | 'palette' | 'with-alpha';
  readonly interlaced: boolean;
  /** Three bytes per entry. */
  readonly palette: Uint8Array | undefined;
  /** A colour or palette entries that are see-through (chunk tRNS). */
  readonly transparency: boolean;
  /** The zlib stream of filtered rows, in one piece. */
  readonly idat: Uint8Array;
}

const HEADER_BYTES = 13;
const SIGNATURE_BYTES = 8;
const colours: Readonly<Record<number, PngFile['colour']>> = {
  0: 'grey',
  2: 'rgb',
  3: 'palette',
  4: 'with-alpha',
  6: 'with-alpha',
};

interface Chunk {
  readonly type: string;
  readonly data: Uint8Array;
}

/** Undefined for what has no proper header. @see https://www.w3.org/TR/png-3/ */
export const readPng = (bytes: Uint8Array): PngFile | undefined => {
  const chunks = chunksOf(bytes);
  const header = chunks.find(({ type }) => type === 'IHDR')?.data;
  if (header?.length !== HEADER_BYTES) return undefined;
  const view = new DataView(header.buffer, header.byteOffset, header.byteLength);
  const colour = colours[view.getUint8(9)];
  if (!colour) return undefined;
  return {
    width: view.getUint32(0),
    height: view.getUint32(4),
    depth: view.getUint8(8),
    colour,
    interlaced: view.getUint8(12) !== 0,
    palette: chunks.find(({ type }) => type === 'PLTE')?.data,
    transparency: chunks.some(({ type }) => type === 'tRNS'),
    idat: Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data)),
  };
};

const chunksOf = (bytes: Uint8Array): Chunk[] => {
  const chunks: Chunk[] = [];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = SIGNATURE_BYTES; at + 12 <= bytes.length;) {
    const length = view.getUint32(at);
    const type = new TextDecoder('latin1').decode(bytes.subarray(at + 4, at + 8));
    chunks.push({ type, data: bytes.subarray(at + 8, at + 8 + length) });
    if (type === 'IEND') break;
    at += 12 + length;
  }
  return chunks;
};
