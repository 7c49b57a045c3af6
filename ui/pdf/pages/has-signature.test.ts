import { hasSignature } from './has-signature.js';

/** A file that is read in pieces. */
const inPieces = (...pieces: readonly string[]): Blob =>
  Object.defineProperty(new Blob([]), 'stream', {
    value: () =>
      new ReadableStream({
        start: (controller) => {
          for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
          controller.close();
        },
      }),
  });

describe('a PDF', () => {
  test('is signed where it says which bytes a signature covers, even across two pieces of the file', async () => {
    expect(await hasSignature(new Blob(['%PDF-1.7 /Type /Sig /ByteRange [0 1 2 3]']))).toBe(true);
    expect(await hasSignature(inPieces('%PDF-1.7 /Type /Sig /Byte', 'Range [0 1 2 3]'))).toBe(true);
  });

  test('with a field for a signature alone is not', async () => {
    expect(await hasSignature(inPieces('%PDF-1.7 /FT ', '/Sig /T (Tenant)'))).toBe(false);
  });
});
