import {
  answerOf,
  formOf,
  lostUpload,
  postConversion,
  uploadProblem,
  type Upload,
  type UploadEvent,
} from '../post-conversion.js';
import { randomName } from '../random-name.js';
import { CallFailed, jsonOf } from '../server-reply.js';
import { largeOf } from './large-files.js';
import { ConnectionLost } from './send-piece.js';
import { sendLarge, settle } from './send-large.js';
import { untilSent } from './until-sent.js';

type Tell = (event: UploadEvent) => void;

/** The request was not answered, or by something else than the server. */
const LOST: readonly number[] = [0, 502, 503, 504];

const sizeOf = (files: readonly File[]): number => files.reduce((sum, { size }) => sum + size, 0);

const refusedBy = (error: unknown): UploadEvent =>
  error instanceof CallFailed
    ? { type: 'upload.refused', message: uploadProblem(error.status, error.body) }
    : lostUpload();

const codeIn = (text: string): string | undefined => {
  const { code } = { ...(jsonOf(text) as { readonly code?: string } | undefined) };
  return code;
};

/** The conversion itself. With its key it is asked for once, however often it has to be sent. */
const ask = (form: FormData, key: string, signal: AbortSignal): Promise<XMLHttpRequest> =>
  untilSent(
    () =>
      new Promise((resolve, reject) => {
        const ended = (request: XMLHttpRequest): void => {
          if (LOST.includes(request.status)) reject(new ConnectionLost());
          else resolve(request);
        };
        const abort = postConversion({ form, key, ended });
        signal.addEventListener('abort', () => {
          abort();
          reject(signal.reason as Error);
        });
      }),
    signal,
  );

const send = async (input: Upload, signal: AbortSignal, tell: Tell): Promise<void> => {
  const { files, key = randomName() } = input;
  const large = largeOf(files);
  const total = sizeOf(files);
  const sent = (bytes: number): void => tell({ type: 'upload.progressed', sent: bytes, total });
  const standIns = await sendLarge(large, { signal, sent });
  const request = await ask(formOf(input, standIns), key, signal);
  const answer = answerOf(request);
  settle(large, answer.type === 'upload.accepted' ? undefined : (codeIn(request.responseText) ?? 'refused'));
  if (answer.type === 'upload.accepted') sent(total);
  tell(answer);
};

/**
 * `POST /api/convert` with large files sent ahead in pieces: what is lost with a connection is sent again when it is
 * back.
 *
 * @returns what aborts it, and takes back what has gone.
 */
export const uploadInPieces = (input: Upload, tell: Tell): (() => void) => {
  const stop = new AbortController();
  send(input, stop.signal, tell).catch((error: unknown) => {
    if (!stop.signal.aborted) tell(refusedBy(error));
  });
  return () => stop.abort();
};
