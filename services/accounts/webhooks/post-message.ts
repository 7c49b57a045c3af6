import { lookup, type LookupAddress } from 'node:dns';
import { request as requestOverHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestOverTls } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { DeliveryProblem } from '../../../contracts/webhooks.js';
import { version } from '../../platform/settings/version.js';
import { hostOf, mayReach, type InnerReceivers } from '../../platform/webhooks/receiver-address.js';
import type { SignedMessage } from './signed-message.js';

/** What a receiver may take for an answer, and how much of it is read. */
const TIME_LIMIT_MS = 10_000;
const ANSWER_MAX_BYTES = 64 * 1024;

/** What came of sending a message once: the status of the answer, or what kept it from coming. */
export interface Posted {
  readonly status: number | null;
  readonly problem: DeliveryProblem | null;
}

export interface PostOptions {
  readonly inner: InnerReceivers;
  /** Default: ten seconds. */
  readonly timeLimitMs?: number;
}

/** The name stands for no address that messages may be sent to. */
class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
}

/**
 * Sends a message to the address of a webhook. The connection is made to the very address that was found allowed, one
 * of its own each time, and no answer leads anywhere else.
 */
export const postMessage = async (to: string, message: SignedMessage, options: PostOptions): Promise<Posted> => {
  const { inner, timeLimitMs = TIME_LIMIT_MS } = options;
  try {
    const url = new URL(to);
    if (isIP(hostOf(url)) !== 0) checkReach(url, hostOf(url), inner);
    const status = await post(url, message, {
      lookup: lookUpAllowed(url, inner),
      signal: AbortSignal.timeout(timeLimitMs),
    });
    return { status, problem: null };
  } catch (error) {
    return { status: null, problem: problemOf(error) };
  }
};

const checkReach = (url: URL, address: string, inner: InnerReceivers): void => {
  if (!isAllowed(url, address, inner)) throw new AddressRefused(address);
};

const isAllowed = (url: URL, address: string, inner: InnerReceivers): boolean =>
  mayReach(inner, { protocol: url.protocol, host: hostOf(url), address });

/** Finds the addresses of a name, and gives out none but those that messages may be sent to. */
const lookUpAllowed =
  (url: URL, inner: InnerReceivers): LookupFunction =>
  (host, { all, ...options }, found) => {
    lookup(host, { ...options, all: true }, (error, addresses) => {
      const allowed = error ? [] : addresses.filter(({ address }) => isAllowed(url, address, inner));
      const [first] = allowed as readonly LookupAddress[];
      if (error) found(error, '');
      else if (!first) found(new AddressRefused(host), '');
      else if (all) found(null, allowed);
      else found(null, first.address, first.family);
    });
  };

/** @returns the status; the answer itself is read to its end within its bounds, and thrown away. */
const post = (url: URL, { headers, body }: SignedMessage, how: Pick<RequestOptions, 'lookup' | 'signal'>) =>
  new Promise<number>((resolve, reject) => {
    const ask = url.protocol === 'https:' ? requestOverTls : requestOverHttp;
    const request = ask(url, { ...how, method: 'POST', agent: false, headers: { ...headers, ...ownHeaders } });
    request.on('error', reject);
    request.on('response', (answer) => {
      const { statusCode = 0 } = answer;
      answer.on('error', () => resolve(statusCode)); // its status has come, which is what counts
      answer.on('close', () => resolve(statusCode));
      drain(answer);
    });
    request.end(body);
  });

const ownHeaders = { 'content-type': 'application/json', 'user-agent': `Docket/${version}` } as const;

const drain = (answer: IncomingMessage): void => {
  let bytes = 0;
  answer.on('data', (part: Buffer) => {
    bytes += part.length;
    if (bytes > ANSWER_MAX_BYTES) answer.destroy();
  });
};

const UNKNOWN_HOST = /^(ENOTFOUND|EAI_\w+)$/;
const NOT_SECURE =
  /^(CERT_\w+|DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_\w+|ERR_TLS_\w+|ERR_SSL_\w+|EPROTO)$/;

const problemOf = (error: unknown): DeliveryProblem => {
  if (error instanceof AddressRefused) return 'refused-address';
  const { name, code } = error as { readonly name: string; readonly code?: unknown };
  const told = typeof code === 'string' ? code : '';
  if (name === 'AbortError' || name === 'TimeoutError') return 'too-slow';
  if (UNKNOWN_HOST.test(told)) return 'not-found';
  return NOT_SECURE.test(told) ? 'insecure' : 'unreachable';
};
