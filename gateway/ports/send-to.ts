import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { errorCodeOf } from './error-code.js';

/** Whoever asked has left: while it was sent, or before, which older versions of Node do not tell apart. */
const LEFT: ReadonlySet<unknown> = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE']);

/**
 * Sends all of a source, and closes both ends, also where one of them fails or the client leaves. Where the client had
 * left before, Node 26 leaves the source open, and a file that is never closed ends the process in the end.
 *
 * @throws what the source throws.
 */
export const sendTo = async (response: Writable, source: Readable): Promise<void> => {
  try {
    await pipeline(source, response);
  } catch (error) {
    source.destroy();
    if (!LEFT.has(errorCodeOf(error))) throw error;
  }
};
