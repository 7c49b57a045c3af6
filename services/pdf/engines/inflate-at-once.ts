import { inflateSync } from 'node:zlib';

const Streaming = globalThis.DecompressionStream;

/** Of more than this pdf.js, told that it failed, inflates only as much as it reads. */
const MOST_AT_ONCE = 64 * 1024 * 1024;

/** As much of a `DecompressionStream` as a reader of a whole stream uses; what is damaged fails as it does there. */
const wholeInflate = () => {
  let packed = new Uint8Array();
  const writer = {
    ready: Promise.resolve(),
    write: (bytes: Uint8Array<ArrayBuffer>): Promise<void> => {
      packed = bytes;
      return Promise.resolve();
    },
    close: () => Promise.resolve(),
  };
  const readable = {
    *[Symbol.iterator]() {
      yield inflateSync(packed, { maxOutputLength: MOST_AT_ONCE });
    },
  };
  return { writable: { getWriter: () => writer }, readable };
};

/**
 * Has streams inflated in one piece: pdf.js asks for a `DecompressionStream` for the few kilobytes of a page's content,
 * whose threads and queues take longer than inflating.
 */
export const inflateAtOnce = (): void => {
  const made = function (format: CompressionFormat): unknown {
    return format === 'deflate' ? wholeInflate() : new Streaming(format);
  };
  Object.assign(globalThis, { DecompressionStream: made });
};
