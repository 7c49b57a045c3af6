import { fromPromise } from 'xstate';
import { conversionReply, convertReply } from '../../contracts/api/conversions.js';
import { openEmbedReply, type OpenEmbedReply } from '../../contracts/api/embedding.js';
import { documentForm, type Fields } from './request-body.js';
import { CallFailed } from './server-reply.js';

const ASK_AGAIN_MS = 700;

/** Cookies of this site do not come along in a frame of another: the frame shows a secret instead. */
const callAs = async (secret: string, path: string, init: RequestInit = {}): Promise<Response> => {
  const headers = { authorization: `Bearer ${secret}` };
  const reply = await fetch(path, { ...init, headers, credentials: 'omit', cache: 'no-store' });
  if (!reply.ok) throw new CallFailed(reply.status, await reply.text(), reply.statusText);
  return reply;
};

/** `POST /embed/{embed}/open`: uses the token of the frame up. */
export const openFrame = fromPromise<OpenEmbedReply, { readonly path: string; readonly token: string }>(
  async ({ input: { path, token }, signal }) => {
    const reply = await fetch(`${path}/open`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
      credentials: 'omit',
      signal,
    });
    if (!reply.ok) throw new CallFailed(reply.status, await reply.text(), reply.statusText);
    return openEmbedReply.parse(await reply.json());
  },
);

/** A conversion that is asked for in a frame. */
export interface FrameRequest {
  readonly secret: string;
  readonly operation: string;
  readonly options: Fields;
  readonly files: readonly File[];
}

/** The result of one. */
export interface FrameResult {
  readonly id: string;
  readonly name: string;
  /** SHA-256 in hex, as the server has it. */
  readonly sha256: string;
  /** For the visitor. */
  readonly file: Blob;
  /** The same bytes for the page around the frame, which takes them over. */
  readonly data: ArrayBuffer;
}

/** A conversion has failed, for a reason that the server has a sentence for. */
export class ConversionFailed extends Error {
  override readonly name = 'ConversionFailed';

  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const askUntilDone = async (secret: string, id: string, signal: AbortSignal): Promise<{ readonly name: string }> => {
  for (;;) {
    const reply = await callAs(secret, `/api/conversions/${encodeURIComponent(id)}`, { signal });
    const { status, name, code, error } = conversionReply.parse(await reply.json());
    if (status === 'completed') return { name: name ?? '' };
    if (status !== 'processing') throw new ConversionFailed(code ?? `conversion.${status}`, error ?? '');
    await pause(ASK_AGAIN_MS);
  }
};

const sentIn = async ({ secret, operation, options, files }: FrameRequest, signal: AbortSignal): Promise<string> => {
  const body = documentForm(files, { operation, ...options });
  const reply = await callAs(secret, '/api/convert', { method: 'POST', body, signal });
  return convertReply.parse(await reply.json()).id;
};

/** Has files converted in a frame and fetches the result. Stopping it cancels the conversion. */
export const runInFrame = fromPromise<FrameResult, FrameRequest>(async ({ input, signal }) => {
  const { secret } = input;
  const id = await sentIn(input, signal);
  const path = `/api/conversions/${encodeURIComponent(id)}`;
  const cancel = (): void => {
    callAs(secret, `${path}/cancel`, { method: 'POST', keepalive: true }).catch(() => undefined); // it has ended
  };
  signal.addEventListener('abort', cancel);
  const { name } = await askUntilDone(secret, id, signal);
  signal.removeEventListener('abort', cancel);
  const reply = await callAs(secret, `${path}/file`, { signal });
  const sha256 = (reply.headers.get('etag') ?? '').replaceAll('"', '');
  const file = await reply.blob();
  return { id, name, sha256, file, data: await file.arrayBuffer() };
});
