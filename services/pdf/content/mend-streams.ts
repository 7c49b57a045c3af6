import { PDFRawStream, type PDFDocument } from 'pdf-lib';
import { constants, deflateSync, inflateSync } from 'node:zlib';
import { filtersOf } from './objects.js';

/** A stream that is larger than this once it is unpacked is left as it is. */
const DECODED_MAX_BYTES = 400 * 1024 * 1024;

/** Packs what is left of damaged streams anew, so that every reader gets to its end. @returns how many there were */
export const mendStreams = ({ context }: PDFDocument): number => {
  let mended = 0;
  for (const [ref, stream] of context.enumerateIndirectObjects()) {
    if (!(stream instanceof PDFRawStream) || filtersOf(stream).join() !== 'FlateDecode') continue;
    if (inflatedFrom(stream.contents, constants.Z_FINISH) !== undefined) continue;
    context.assign(ref, PDFRawStream.of(stream.dict, deflateSync(whatIsLeft(stream.contents))));
    mended += 1;
  }
  return mended;
};

/** Undefined where it is damaged. */
const inflatedFrom = (packed: Uint8Array, finishFlush: number): Uint8Array | undefined => {
  try {
    return inflateSync(packed, { finishFlush, maxOutputLength: DECODED_MAX_BYTES });
  } catch (error) {
    return error instanceof RangeError ? new Uint8Array() : undefined; // too large to look at is not damaged
  }
};

/** All that comes before the damage, which is where one more byte cannot be read. */
const whatIsLeft = (packed: Uint8Array): Uint8Array => {
  let sound = 0;
  let left: Uint8Array = new Uint8Array();
  for (let damaged = packed.length + 1; damaged - sound > 1;) {
    const middle = (sound + damaged) >> 1;
    const inflated = inflatedFrom(packed.subarray(0, middle), constants.Z_SYNC_FLUSH);
    if (inflated === undefined) damaged = middle;
    else [sound, left] = [middle, inflated];
  }
  return left;
};
