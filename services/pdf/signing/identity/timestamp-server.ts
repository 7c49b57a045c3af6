import { Integer, OctetString } from 'asn1js';
import { randomBytes } from 'node:crypto';
import { AlgorithmIdentifier, MessageImprint, TimeStampReq } from 'pkijs';
import type { TimestampAnswer } from '../../operation.js';

const SHA256 = '2.16.840.1.101.3.4.2.1';
const NONCE_BYTES = 8;
const ANSWER_MS = 10_000;
/** A token with a chain of certificates has some 8 KB. */
const ANSWER_MAX_BYTES = 64 * 1024;

/**
 * Asks a time stamp server about bytes with this SHA-256.
 *
 * @param signal  ends it early.
 * @returns its answer as it came.
 * @throws Error when there is none within ten seconds, or it is not the answer of such a server.
 * @see RFC 3161, 3.4 "Time-Stamp Protocol via HTTP"
 */
export const askTimestampServer = async (
  address: string,
  digest: Uint8Array,
  signal: AbortSignal,
): Promise<TimestampAnswer> => {
  const nonce = newNonce();
  const { url, authorization } = placeAt(address);
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/timestamp-query', accept: 'application/timestamp-reply', ...authorization },
    body: requestFor(digest, nonce),
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]),
  });
  if (!answer.ok) throw new Error(`the time stamp server answered ${answer.status}`);
  return { response: await bodyOf(answer), nonce };
};

/** `fetch` takes no address with a password in it. */
const placeAt = (
  address: string,
): { readonly url: URL; readonly authorization?: { readonly authorization: string } } => {
  const url = new URL(address);
  const { username, password } = url;
  url.username = '';
  url.password = '';
  if (username === '') return { url };
  const credentials = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64');
  return { url, authorization: { authorization: `Basic ${credentials}` } };
};

const requestFor = (digest: Uint8Array, nonce: Uint8Array): Uint8Array<ArrayBuffer> => {
  const request = new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: SHA256 }),
      hashedMessage: new OctetString({ valueHex: Uint8Array.from(digest) }),
    }),
    nonce: new Integer({ valueHex: Uint8Array.from(nonce) }),
    certReq: true,
  });
  return new Uint8Array(request.toSchema().toBER());
};

/** A positive number in DER: the first bit is not set, the first byte not zero. */
const newNonce = (): Uint8Array => {
  const nonce = randomBytes(NONCE_BYTES);
  nonce[0] = ((nonce[0] ?? 0) & 0x3f) | 0x40;
  return nonce;
};

const bodyOf = async ({ body }: Response): Promise<Uint8Array> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of (body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    size += part.length;
    if (size > ANSWER_MAX_BYTES)
      throw new Error(`the time stamp server answered with more than ${ANSWER_MAX_BYTES} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
};
