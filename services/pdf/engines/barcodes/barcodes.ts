import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type * as Library from 'zxing-wasm/reader';

type Reader = typeof Library;

interface Pixels {
  readonly width: number;
  readonly height: number;
  /** 8 bits each of red, green, blue and opacity per pixel, rows from the top. */
  readonly rgba: Uint8Array;
}

let reader: Promise<Reader> | undefined;

/** Without the bytes of its program, the package would fetch them from the web. */
const started = async (): Promise<Reader> => {
  const program = await readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
  const library = await import('zxing-wasm/reader');
  const wasmBinary = new Uint8Array(program).buffer;
  await library.prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  return library;
};

/** The text of each barcode in a picture, whatever its kind and however it is turned. */
export const textsOfBarcodes = async ({ width, height, rgba }: Pixels): Promise<readonly string[]> => {
  const library = await (reader ??= started());
  const data = new Uint8ClampedArray(rgba.buffer as ArrayBuffer, rgba.byteOffset, rgba.length);
  try {
    const codes = await library.readBarcodes({ width, height, data, colorSpace: 'srgb' }, { textMode: 'Plain' });
    return codes.map(({ text }) => text);
  } catch (error) {
    library.purgeZXingModule(); // after a trap none works on
    reader = undefined;
    throw error;
  }
};
