import { PIECE_MAX_BYTES } from '../../../contracts/limits.js';
import { discardPiece, sendPiece } from './send-piece.js';
import { untilSent } from './until-sent.js';

/** A file on its way in pieces. */
interface SentFile {
  /** The tokens that stand for each piece, in the order of the file. */
  readonly pieces: Promise<readonly string[]>;
  /** Bytes that have gone. */
  readonly sent: () => number;
  /** Told whenever more has gone. */
  onSent: () => void;
  readonly drop: () => void;
}

/** A piece that cannot be deleted in time is deleted by the server in the end. */
const discard = (piece: string): void => {
  untilSent(() => discardPiece(piece), new AbortController().signal).catch(() => undefined);
};

const underWay = new WeakMap<File, SentFile>();

const send = (file: File): SentFile => {
  const stop = new AbortController();
  const pieces: string[] = [];
  let sent = 0;
  const sendAll = async (): Promise<readonly string[]> => {
    for (let from = 0; from < file.size; from += PIECE_MAX_BYTES) {
      const bytes = file.slice(from, from + PIECE_MAX_BYTES);
      const noteSent = (gone: number): void => {
        sent = from + gone;
        sending.onSent();
      };
      const piece = await untilSent(() => sendPiece(bytes, { signal: stop.signal, sent: noteSent }), stop.signal);
      if (stop.signal.aborted) discard(piece);
      stop.signal.throwIfAborted();
      pieces.push(piece);
    }
    return pieces;
  };
  const sending: SentFile = {
    pieces: sendAll(),
    sent: () => sent,
    onSent: () => undefined,
    drop: () => {
      stop.abort();
      pieces.forEach(discard);
    },
  };
  sending.pieces.catch(() => underWay.delete(file)); // told to whoever waits for them
  return sending;
};

/** The pieces of a file, which are on their way from the first time that they are asked for. */
export const sentAhead = (file: File): SentFile => {
  const sending = underWay.get(file) ?? send(file);
  underWay.set(file, sending);
  return sending;
};

/** The server has taken the file over, or has its pieces no more: it would have to be sent anew. */
export const forgetSent = (files: readonly File[]): void => {
  for (const file of files) underWay.delete(file);
};

/** Nobody needs these files at the server any more. */
export const dropSent = (files: readonly File[]): void => {
  for (const file of files) underWay.get(file)?.drop();
  forgetSent(files);
};
