/** An account provider may take this long for one answer, and may send no more than the size below. */
const TIME_LIMIT_MS = 10_000;
const ANSWER_MAX_BYTES = 64 * 1024;

type FetchOptions = Pick<RequestInit, 'body' | 'headers' | 'method' | 'signal'>;

const textOf = async ({ body }: Response): Promise<string> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of (body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    size += part.length;
    if (size > ANSWER_MAX_BYTES) throw new Error(`the answer has more than ${ANSWER_MAX_BYTES} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
};

/**
 * `fetch` for an account provider, whose answer is read to its end before this returns: within ten seconds, of at most
 * 64 KB, and from the address that was asked.
 */
export const boundedFetch = async (address: string, options: FetchOptions = {}): Promise<Response> => {
  const { signal: given, ...rest } = options;
  const limit = AbortSignal.timeout(TIME_LIMIT_MS);
  const signal = given ? AbortSignal.any([given, limit]) : limit;
  const response = await fetch(address, { ...rest, signal, redirect: 'error' });
  const text = await textOf(response);
  const { status, statusText, headers } = response;
  return new Response(text === '' ? null : text, { status, statusText, headers });
};
