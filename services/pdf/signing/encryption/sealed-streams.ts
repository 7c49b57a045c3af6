import { PDFRawStream } from '@cantoo/pdf-lib';

const sealed = new WeakMap<PDFRawStream, () => Uint8Array>();

/** Remembers how a stream of an encrypted file is opened, whose bytes stay as they stand in the file. */
export const rememberSealed = (stream: PDFRawStream, open: () => Uint8Array): void => {
  sealed.set(stream, open);
};

/** The stream as it is meant, still packed by its filters: another one where it is encrypted in its file. */
export const unsealed = (stream: PDFRawStream): PDFRawStream => {
  const open = sealed.get(stream);
  return open ? PDFRawStream.of(stream.dict, open()) : stream;
};
