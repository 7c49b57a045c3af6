import { PIECES_MEDIA } from '../../../contracts/api/conversions.js';
import type { RefusalCode } from '../../../contracts/errors.js';
import { forgetSent, sentAhead } from './sent-ahead.js';

interface Sending {
  /** Aborted, it takes back what has gone. */
  readonly signal: AbortSignal;
  /** Told how many bytes of all these files have gone. */
  readonly sent?: (bytes: number) => void;
}

/** Stand-ins for large files in a form. */
export type StandIns = ReadonlyMap<File, Blob>;

/**
 * Sends files in pieces, one after the other.
 *
 * @returns what stands for each in a form, once all of it is at the server.
 * @throws as {@link sendPiece}.
 */
export const sendLarge = async (files: readonly File[], { signal, sent }: Sending): Promise<StandIns> => {
  const standIns = new Map<File, Blob>();
  const tell = (): void => sent?.(files.reduce((sum, file) => sum + sentAhead(file).sent(), 0));
  const stop = (): void => files.forEach((file) => sentAhead(file).drop());
  signal.addEventListener('abort', stop);
  try {
    for (const file of files) {
      const sending = sentAhead(file);
      sending.onSent = tell;
      standIns.set(file, new Blob([JSON.stringify(await sending.pieces)], { type: PIECES_MEDIA }));
    }
    return standIns;
  } finally {
    signal.removeEventListener('abort', stop);
  }
};

const PIECES_GONE: RefusalCode = 'upload.pieces-gone';

/** After a call: pieces are kept by the server only where it was refused, and for another reason than their absence. */
export const settle = (files: readonly File[], refusal: string | undefined): void => {
  if (refusal === undefined || refusal === PIECES_GONE) forgetSent(files);
};
