import { nativeQpdf } from './qpdf-native.js';
import { wasmQpdf } from './qpdf-wasm.js';
import type { Qpdf } from './qpdf.js';

/** The native program when it is on the PATH, the built-in copy otherwise. `directory` is for its files. */
export const findQpdf = async (directory: string): Promise<Qpdf> => (await nativeQpdf(directory)) ?? wasmQpdf();
