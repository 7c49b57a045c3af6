import { request as requestOverHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestOverTls } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { ANSWER_TOLD_MAX, type DeliveryProblem } from '../../../contracts/webhooks.js';
import { version } from '../../platform/settings/version.js';
import { AddressRefused, checkedLookup } from '../../platform/webhooks/checked-lookup.js';
import { hostOf, isPublicAddress, mayReach, type InnerReceivers } from '../../platform/webhooks/receiver-address.js';
import type { SignedMessage } from './signed-message.js';

/** A receiver may take this long for an answer, of which no more than the bytes below are read. */
const TIME_LIMIT_MS = 10_000;
const ANSWER_MAX_BYTES = 64 * 1024;
/** How much of an answer is looked at for what is told of it. */
const TOLD_BYTES = 2048;

/**
 * The outcome of sending a message once: the status of the answer and how it begins, or the obstacle that kept it from
 * coming.
 */
export interface Posted {
  readonly status: number | null;
  readonly problem: DeliveryProblem | null;
  /** Null where there is no text, or where it comes from an inner network and is not for members to read. */
  readonly answer: string | null;
}

export interface PostOptions {
  readonly inner: InnerReceivers;
  /** Default: ten seconds. */
  readonly timeLimitMs?: number;
  /** Name servers, each an address with a port; default: those of the machine. */
  readonly nameServers?: readonly string[];
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
    const signal = AbortSignal.timeout(timeLimitMs);
    const { status, text, from } = await post(url, message, { lookup: lookUpAllowed(url, options, signal), signal });
    const isTold = inner.hasHost(hostOf(url)) || isPublicAddress(from);
    return { status, problem: null, answer: isTold && text !== '' ? text : null };
  } catch (error) {
    return { status: null, problem: problemOf(error), answer: null };
  }
};

const checkReach = (url: URL, address: string, inner: InnerReceivers): void => {
  if (!isAllowed(url, address, inner)) throw new AddressRefused(address);
};

const isAllowed = (url: URL, address: string, inner: InnerReceivers): boolean =>
  mayReach(inner, { protocol: url.protocol, host: hostOf(url), address });

/** Only names that the operator has chosen are left to the system. */
const lookUpAllowed = (url: URL, { inner, nameServers }: PostOptions, signal: AbortSignal): LookupFunction =>
  checkedLookup({
    isAllowed: (address) => isAllowed(url, address, inner),
    asksSystem: (host) => inner.hasHost(host) || host === 'localhost',
    nameServers,
    signal,
  });

interface Answered {
  readonly status: number;
  /** How it begins. */
  readonly text: string;
  /** The IP address that has answered. */
  readonly from: string;
}

/** The answer is read to its end within its bounds, and thrown away but for its beginning. */
const post = (url: URL, { headers, body }: SignedMessage, how: Pick<RequestOptions, 'lookup' | 'signal'>) =>
  new Promise<Answered>((resolve, reject) => {
    const ask = url.protocol === 'https:' ? requestOverTls : requestOverHttp;
    const request = ask(url, { ...how, method: 'POST', agent: false, headers: { ...headers, ...ownHeaders } });
    request.on('error', reject);
    request.on('response', (answer) => {
      const { statusCode: status = 0 } = answer;
      const from = answer.socket.remoteAddress ?? '';
      const beginning = drain(answer);
      const end = (): void => resolve({ status, text: textOf(beginning()), from });
      answer.on('error', end); // its status has come, which is what counts
      answer.on('close', end);
    });
    request.end(body);
  });

const ownHeaders = { 'content-type': 'application/json', 'user-agent': `Docket/${version}` } as const;

/** @returns what came first of it so far. */
const drain = (answer: IncomingMessage): (() => Buffer) => {
  const first: Buffer[] = [];
  let bytes = 0;
  answer.on('data', (part: Buffer) => {
    if (bytes < TOLD_BYTES) first.push(part.subarray(0, TOLD_BYTES - bytes));
    bytes += part.length;
    if (bytes > ANSWER_MAX_BYTES) answer.destroy();
  });
  return () => Buffer.concat(first);
};

/** As people can read it: whatever directs a screen or the order of letters is left out. */
const textOf = (beginning: Buffer): string =>
  new TextDecoder().decode(beginning).replace(UNSEEN, '').trim().slice(0, ANSWER_TOLD_MAX).trim();

const UNSEEN = /[^\P{C}\n\t]/gu;

const UNKNOWN_HOST = /^(ENOTFOUND|EAI_\w+)$/;
const NOT_SECURE =
  /^(CERT_\w+|DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_\w+|ERR_TLS_\w+|ERR_SSL_\w+|EPROTO)$/;

const problemOf = (error: unknown): DeliveryProblem => {
  if (error instanceof AddressRefused) return 'refused-address';
  const { name, code, syscall = '' } = error as NodeJS.ErrnoException;
  const errorCode = typeof code === 'string' ? code : '';
  if (name === 'AbortError' || name === 'TimeoutError' || /^(ETIMEOUT|ECANCELLED)$/.test(errorCode)) return 'too-slow';
  if (UNKNOWN_HOST.test(errorCode) || syscall.startsWith('query')) return 'not-found';
  return NOT_SECURE.test(errorCode) ? 'insecure' : 'unreachable';
};
