import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { limitCalls, tooComplex, withMemoryLimit } from './pdfium-limits.js';

/** Members that the package's types leave out; the views on its memory are replaced whenever that grows. */
interface Runtime {
  readonly HEAPU8: Uint8Array;
  readonly HEAP32: Int32Array;
  readonly HEAPF32: Float32Array;
  readonly HEAPF64: Float64Array;
  /** Makes a function callable from inside; `signature` as in Emscripten. Answers its pointer. */
  readonly addFunction: (call: (pointer: number) => number, signature: string) => number;
  readonly removeFunction: (pointer: number) => void;
}

/**
 * Functions that are called for every character of a text: without the wrapper around them, which takes longer than the
 * call.
 */
interface Unwrapped {
  readonly FPDFText_CountChars: (text: number) => number;
  readonly FPDFText_GetUnicode: (text: number, at: number) => number;
  readonly FPDFText_GetCharBox: (...given: readonly [text: number, at: number, ...numbers: number[]]) => number;
}

export type Pdfium = Omit<WrappedPdfiumModule, 'pdfium'> & {
  readonly pdfium: Runtime & { readonly wasmExports: WrappedPdfiumModule['pdfium']['wasmExports'] & Unwrapped };
};

/** Its memory never shrinks, so an instance that has grown past this many bytes is replaced before its next use. */
const MEMORY_KEPT_BYTES = 384 * 1024 * 1024;

interface Instance {
  readonly module: Pdfium;
  /** Why nothing more can be asked of it: it was interrupted, or has no more memory. */
  readonly isLost: () => boolean;
}

let instance: Promise<Instance> | undefined;
let code: Promise<WebAssembly.Module> | undefined;

const compile = async (): Promise<WebAssembly.Module> =>
  WebAssembly.compile(await readFile(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm')));

const start = async (): Promise<Instance> => {
  const memory = withMemoryLimit(await (code ??= compile()));
  const module = await init({
    instantiateWasm: (imports: unknown, receive: (made: WebAssembly.Instance) => void) => {
      void memory.instantiate(imports).then(receive);
      return {};
    },
  });
  module.PDFiumExt_Init();
  const calls = limitCalls(module);
  return { module: module as unknown as Pdfium, isLost: () => calls.isInterrupted() || memory.isFull() };
};

/** The instance of this process, started at first use. */
export const startPdfium = async (): Promise<void> => {
  await (instance ??= start());
};

/**
 * Uses PDFium without anything else in between. After a trap or an interruption the instance is
 * thrown away: its memory can't be trusted.
 *
 * @throws PdfiumTrapped when PDFium itself stopped.
 * @throws Refusal `pdf.too-complex` when a call took too long, or more memory than PDFium may have.
 */
export const withPdfium = async <T>(use: (module: Pdfium) => T): Promise<T> => {
  const used = await (instance ??= start());
  const { module, isLost } = used;
  try {
    return use(module);
  } catch (error) {
    const trapped = error instanceof WebAssembly.RuntimeError;
    if (trapped) instance = undefined;
    if (isLost()) throw tooComplex(error);
    if (!trapped) throw error;
    throw new PdfiumTrapped(error.message, { cause: error });
  } finally {
    if (isLost() || module.pdfium.HEAPU8.byteLength > MEMORY_KEPT_BYTES) instance = undefined;
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

/** PDFium's way: asked without room it answers the bytes it needs, asked again it fills them. */
export const readBuffer = (module: Pdfium, read: (pointer: number, size: number) => number): Uint8Array => {
  const size = read(0, 0);
  if (size === 0) return new Uint8Array();
  return withMemory(module, size, (pointer) => {
    read(pointer, size);
    return module.pdfium.HEAPU8.slice(pointer, pointer + size);
  });
};

/** A text as PDFium gives it, without the zero at its end. */
export const utf16 = (bytes: Uint8Array): string => new TextDecoder('utf-16le').decode(bytes).replace(/\0+$/, '');
