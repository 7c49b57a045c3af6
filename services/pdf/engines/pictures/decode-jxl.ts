import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { DecodedPicture } from './decoded-picture.js';

interface JxlModule {
  decode(bytes: Uint8Array): DecodedPicture | null;
}

interface ModuleSettings {
  readonly noInitialRun: boolean;
  readonly instantiateWasm: (
    imports: WebAssembly.Imports,
    use: (instance: WebAssembly.Instance) => void,
  ) => WebAssembly.Exports;
}

let program: Promise<WebAssembly.Module> | undefined;

const compiled = async (): Promise<WebAssembly.Module> =>
  WebAssembly.compile(await readFile(createRequire(import.meta.url).resolve('@jsquash/jxl/codec/dec/jxl_dec.wasm')));

/** The decoder makes its answer with this class of browsers. */
class Pixels {
  constructor(
    readonly data: Uint8ClampedArray,
    readonly width: number,
    readonly height: number,
  ) {}
}

/** The first picture of a JPEG XL file in sRGB, upright; by a decoder of its own each time, since none works on after a trap. */
export const decodeJxl = async (bytes: Uint8Array): Promise<DecodedPicture | undefined> => {
  const wasm = await (program ??= compiled());
  const { default: start } = (await import('@jsquash/jxl/codec/dec/jxl_dec.js')) as unknown as {
    readonly default: (settings: ModuleSettings) => Promise<JxlModule>;
  };
  Object.assign(globalThis, { ImageData: Pixels });
  const decoder = await start({
    noInitialRun: true,
    instantiateWasm: (imports, use) => {
      const instance = new WebAssembly.Instance(wasm, imports);
      use(instance);
      return instance.exports;
    },
  });
  return decoder.decode(bytes) ?? undefined;
};
