import { pieceReply } from '../../../contracts/api/conversions.js';
import { CallFailed, jsonOf } from '../server-reply.js';

/** Nothing of a piece moves any more: the network has changed, and nobody has told. */
const SILENCE_MS = 30_000;

/** Answers of a server, or of what stands before it, that is not there at present. */
const ABSENT: readonly number[] = [408, 429, 502, 503, 504];

/** The connection, or the server, is not there at present: the same can be sent again. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';

  constructor(
    /** When to try again, where the server says so. */
    readonly afterSeconds?: number,
  ) {
    super('Upload failed');
  }
}

interface Sending {
  readonly signal: AbortSignal;
  /** Told how many bytes of the piece have gone. */
  readonly sent: (bytes: number) => void;
}

const failureOf = (request: XMLHttpRequest): Error => {
  if (request.status !== 0 && !ABSENT.includes(request.status))
    return new CallFailed(request.status, request.responseText, request.statusText);
  const seconds = Number(request.getResponseHeader('Retry-After') ?? Number.NaN);
  return new ConnectionLost(seconds > 0 ? seconds : undefined);
};

/** Calls back when nothing has been heard for a while. */
const watchSilence = (silent: () => void) => {
  let timer = setTimeout(silent, SILENCE_MS);
  const end = (): void => clearTimeout(timer);
  const heard = (): void => {
    end();
    timer = setTimeout(silent, SILENCE_MS);
  };
  return { heard, end };
};

const formOf = (bytes: Blob): FormData => {
  const form = new FormData();
  form.append('files', bytes, 'piece');
  return form;
};

/**
 * `POST /api/uploads`. Once all of it has gone, the server may have stored it, and its answer is awaited in any case.
 *
 * @returns what stands for the piece.
 * @throws ConnectionLost when it should be sent again; CallFailed; what the signal was aborted with.
 */
export const sendPiece = (bytes: Blob, { signal, sent }: Sending): Promise<string> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const watch = watchSilence(() => request.abort());
    let hasGone = false;
    const stop = (): void => {
      if (!hasGone) request.abort();
    };
    const fail = (): void => reject(signal.aborted ? (signal.reason as Error) : failureOf(request));
    request.open('POST', '/api/uploads');
    request.upload.onprogress = ({ loaded }) => {
      watch.heard();
      sent(Math.min(loaded, bytes.size));
    };
    request.upload.onload = () => {
      hasGone = true;
    };
    request.onload = () => {
      const reply = request.status === 200 ? pieceReply.safeParse(jsonOf(request.responseText)) : undefined;
      if (reply?.success) resolve(reply.data.piece);
      else fail();
    };
    request.onerror = fail;
    request.onabort = fail;
    request.onloadend = () => {
      watch.end();
      signal.removeEventListener('abort', stop);
    };
    signal.addEventListener('abort', stop);
    if (signal.aborted) fail();
    else request.send(formOf(bytes));
  });

/** `DELETE /api/uploads/{piece}`; one that is not there any more is deleted. @throws ConnectionLost */
export const discardPiece = async (piece: string): Promise<void> => {
  const path = `/api/uploads/${encodeURIComponent(piece)}`;
  const reply = await fetch(path, { method: 'DELETE', credentials: 'same-origin', keepalive: true }).catch(() => {
    throw new ConnectionLost();
  });
  if (ABSENT.includes(reply.status)) throw new ConnectionLost();
};
