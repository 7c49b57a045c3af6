import { PDFParser, PDFStream } from 'pdf-lib';

const HEAD = Buffer.from('\nstream\n');
const TAIL = Buffer.from('\nendstream');

/**
 * Copies a stream at once; the library does it byte by byte, which for pictures takes longer than everything else about
 * writing a file.
 */
const copyWhole = function (this: PDFStream, buffer: Uint8Array, offset: number): number {
  this.updateDict();
  let at = offset + this.dict.copyBytesInto(buffer, offset);
  for (const part of [HEAD, this.getContents(), TAIL]) {
    buffer.set(part, at);
    at += part.length;
  }
  return at - offset;
};

/** Has the library write each stream at once; every file comes out as before. */
export const writeStreamsWhole = (): void => {
  Object.assign(PDFStream.prototype, { copyBytesInto: copyWhole });
};

interface Source {
  readonly bytes: Uint8Array;
}

/** Without a copy, which of scans would be one of nearly the whole file; nobody changes the bytes of a stream in place. */
const partOf = function (this: Source, start: number, end: number): Uint8Array {
  return this.bytes.subarray(start, end);
};

/** Has the library take the streams of a file that it reads for parts of that file. */
export const readStreamsInPlace = (): void => {
  const { bytes: source } = PDFParser.forBytesWithOptions(new Uint8Array()) as unknown as { readonly bytes: object };
  Object.assign(Object.getPrototypeOf(source) as object, { slice: partOf });
};
