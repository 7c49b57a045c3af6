import { crc32 } from 'node:zlib';

export interface PngParts {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly colours: 1 | 3;
  /** A zlib stream of filtered rows. */
  readonly idat: Uint8Array;
}

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const GREY = 0;
const RGB = 2;

/** A PNG file around pixels that are already compressed the PNG way. @see https://www.w3.org/TR/png-3/ */
export const pngFrom = ({ width, height, depth, colours, idat }: PngParts): Uint8Array => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(depth, 8);
  header.writeUInt8(colours === 1 ? GREY : RGB, 9);
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', idat), chunk('IEND', new Uint8Array())]);
};

const chunk = (type: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
};
