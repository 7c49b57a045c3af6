import { inflateSync } from 'node:zlib';

const Streaming = globalThis.DecompressionStream;

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
      yield inflateSync(packed);
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
