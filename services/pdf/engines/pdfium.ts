import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** What the package's types leave out; the views on its memory are replaced whenever that grows. */
interface Runtime {
  readonly HEAPU8: Uint8Array;
  readonly HEAP32: Int32Array;
  readonly HEAPF32: Float32Array;
  /** Makes a function callable from inside; `signature` as in Emscripten. Answers its pointer. */
  readonly addFunction: (call: (pointer: number) => number, signature: string) => number;
  readonly removeFunction: (pointer: number) => void;
}

export type Pdfium = Omit<WrappedPdfiumModule, 'pdfium'> & {
  readonly pdfium: Pick<WrappedPdfiumModule['pdfium'], 'wasmExports'> & Runtime;
};

/** Its memory never shrinks, so an instance that has grown past this many bytes is replaced before its next use. */
const MEMORY_KEPT_BYTES = 384 * 1024 * 1024;

let instance: Promise<Pdfium> | undefined;

const start = async (): Promise<Pdfium> => {
  const file = await readFile(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm'));
  const module = await init({ wasmBinary: file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) });
  module.PDFiumExt_Init();
  return module as unknown as Pdfium;
};

/** The instance of this process, started at first use. */
export const startPdfium = (): Promise<Pdfium> => (instance ??= start());

/**
 * Uses PDFium without anything else in between. After a trap the instance is thrown away: its memory can't be trusted.
 *
 * @throws PdfiumTrapped when PDFium itself stopped.
 */
export const withPdfium = async <T>(use: (module: Pdfium) => T): Promise<T> => {
  const module = await startPdfium();
  try {
    return use(module);
  } catch (error) {
    if (!(error instanceof WebAssembly.RuntimeError)) throw error;
    instance = undefined;
    throw new PdfiumTrapped(error.message, { cause: error });
  } finally {
    if (module.pdfium.HEAPU8.byteLength > MEMORY_KEPT_BYTES) instance = undefined;
  }
};

export class PdfiumTrapped extends Error {
  override readonly name = 'PdfiumTrapped';
}

/** Room inside PDFium's memory for the time of one call. */
export const withMemory = <T>({ pdfium }: Pdfium, bytes: number, use: (pointer: number) => T): T => {
  const pointer = pdfium.wasmExports.malloc(bytes);
  if (pointer === 0) throw new WebAssembly.RuntimeError('out of memory');
  try {
    return use(pointer);
  } finally {
    pdfium.wasmExports.free(pointer);
  }
};
