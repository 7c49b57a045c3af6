import { createRequire } from 'node:module';
import type { DecodedPicture } from './decoded-picture.js';

type Decode = (file: { readonly buffer: Uint8Array }) => Promise<DecodedPicture>;

const load = createRequire(import.meta.url);

/** The first picture of a HEIF file, upright; by a decoder of its own each time, so that its memory is free afterwards. */
export const decodeHeif = async (bytes: Uint8Array): Promise<DecodedPicture> => {
  const start = load('libheif-js/libheif-wasm/libheif-bundle.js') as () => unknown;
  const { one } = (load('heic-decode/lib.js') as (library: unknown) => { readonly one: Decode })(start());
  return one({ buffer: bytes });
};
