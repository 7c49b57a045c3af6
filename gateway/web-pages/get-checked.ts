import { once } from 'node:events';
import { request as requestOverHttp, type IncomingMessage } from 'node:http';
import { request as requestOverTls } from 'node:https';
import { isIP } from 'node:net';
import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createUnzip } from 'node:zlib';
import { isListedHost } from '../../contracts/web-pages.js';
import { version } from '../../services/platform/settings/version.js';
import { AddressRefused, checkedLookup } from '../../services/platform/webhooks/checked-lookup.js';
import { hostOf, isPublicAddress, type InnerReceivers } from '../../services/platform/webhooks/receiver-address.js';
import { WebPageProblem } from './web-page-problem.js';

/** Steps that an address may lead on. */
const REDIRECTS_MAX = 5;

const OK = 200;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const PROBLEM_OF_STATUS: Readonly<Record<number, string>> = {
  401: 'its server lets nobody in without signing in',
  403: 'its server lets nobody in without signing in',
  404: 'there is no page at this address',
  410: 'there is no page at this address',
};

/** Where pages may be read from, and for how long. */
export interface Reach {
  /** Hosts that the administrators have listed. */
  readonly hosts: readonly string[];
  /** Hosts and networks that may be reached although they are not of the Internet. */
  readonly inner: InnerReceivers;
  /** Name servers, each an address with a port; default: those of the machine. */
  readonly nameServers?: readonly string[];
  readonly signal: AbortSignal;
}

export interface Got {
  /** The address that it came from in the end. */
  readonly url: URL;
  /** Such as `text/html`; empty where its server does not say. */
  readonly media: string;
  /** Empty where its server does not say. */
  readonly charset: string;
  readonly bytes: Buffer;
}

interface Wish {
  /** The media types that are taken. */
  readonly takes: (media: string) => boolean;
  readonly maxBytes: number;
}

/**
 * Reads what is at an address. Each step of the way has to be on a listed host and at an address of the Internet, and
 * the connection goes to the very address that was checked. No cookies are sent, and none are kept.
 *
 * @throws WebPageProblem
 */
export const getChecked = async (from: URL, wish: Wish, reach: Reach): Promise<Got> => {
  let url = from;
  for (let step = 0; step <= REDIRECTS_MAX; step += 1) {
    checkStep(url, reach);
    const answer = await asked(url, reach);
    const next = nextOf(answer, url);
    if (!next) return await taken(answer, url, { ...wish, signal: reach.signal });
    url = next;
  }
  throw new WebPageProblem('it leads on and on');
};

/** @throws WebPageProblem */
const checkStep = (url: URL, { hosts, inner }: Reach): void => {
  const isPlain = /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
  if (!isPlain || !isListedHost(url, hosts)) throw new WebPageProblem('it leads to a place that is not allowed');
  const host = hostOf(url);
  if (isIP(host) !== 0 && !mayRead(inner, host, host)) throw new WebPageProblem(NOT_ON_INTERNET);
};

const NOT_ON_INTERNET = 'its host is not one of the Internet';

const mayRead = (inner: InnerReceivers, host: string, address: string): boolean =>
  inner.hasHost(host) || inner.hasAddress(address) || isPublicAddress(address);

const asked = async (url: URL, { inner, nameServers, signal }: Reach): Promise<IncomingMessage> => {
  const host = hostOf(url);
  const lookup = checkedLookup({
    isAllowed: (address) => mayRead(inner, host, address),
    asksSystem: (name) => inner.hasHost(name) || name === 'localhost',
    nameServers,
    signal,
  });
  const ask = url.protocol === 'https:' ? requestOverTls : requestOverHttp;
  const headers = { accept: '*/*', 'accept-encoding': 'identity', 'user-agent': `Docket/${version}` };
  try {
    const request = ask(url, { lookup, signal, agent: false, headers });
    request.on('error', () => undefined); // also told to whoever waits, or later to whoever reads the answer
    request.end();
    const [answer] = (await once(request, 'response', { signal })) as [IncomingMessage];
    return answer;
  } catch (error) {
    throw problemOf(error, signal);
  }
};

const nextOf = (answer: IncomingMessage, url: URL): URL | undefined => {
  const { statusCode = 0, headers } = answer;
  if (!REDIRECTS.has(statusCode)) return undefined;
  answer.destroy();
  const next = URL.parse(headers.location ?? '', url);
  if (!next) throw new WebPageProblem('it leads to a place that is not allowed');
  return next;
};

const taken = async (
  answer: IncomingMessage,
  url: URL,
  { takes, maxBytes, signal }: Wish & Pick<Reach, 'signal'>,
): Promise<Got> => {
  try {
    const { statusCode = 0, headers } = answer;
    if (statusCode !== OK)
      throw new WebPageProblem(PROBLEM_OF_STATUS[statusCode] ?? 'its server answers with an error');
    const type = headers['content-type'] ?? '';
    const media = (type.split(';', 1)[0] ?? '').trim().toLowerCase();
    if (!takes(media)) throw new WebPageProblem('it is neither a page nor a PDF');
    const charset = /;\s*charset\s*=\s*"?([\w.:-]+)/i.exec(type)?.[1] ?? '';
    return { url, media, charset, bytes: await readBounded(unpacked(answer), maxBytes) };
  } catch (error) {
    throw problemOf(error, signal);
  } finally {
    answer.destroy();
  }
};

/** Some servers pack what they send although nobody has asked for it. */
const unpacked = (answer: IncomingMessage): Readable => {
  const coding = (answer.headers['content-encoding'] ?? 'identity').toLowerCase();
  if (coding === 'identity') return answer;
  if (coding === 'br') return pipeline(answer, createBrotliDecompress(), () => undefined);
  if (/^(?:x-)?gzip$|^deflate$/.test(coding)) return pipeline(answer, createUnzip(), () => undefined);
  throw new WebPageProblem('it is packed in an unknown way');
};

const readBounded = async (source: Readable, maxBytes: number): Promise<Buffer> => {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of source as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maxBytes) throw new WebPageProblem('it is too large');
    parts.push(part);
  }
  return Buffer.concat(parts);
};

const UNKNOWN_HOST = /^(?:ENOTFOUND|ENODATA|EAI_\w+|ESERVFAIL|EREFUSED)$/;
const NOT_SECURE =
  /^(?:CERT_\w+|DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_\w+|ERR_TLS_\w+|ERR_SSL_\w+|EPROTO)$/;

/** A connection that is cut when the time is over says no more than that it was cut. */
const problemOf = (error: unknown, { aborted }: AbortSignal): WebPageProblem => {
  if (error instanceof WebPageProblem) return error;
  if (aborted) return new WebPageProblem('it takes too long', { cause: error });
  return new WebPageProblem(reasonOf(error as NodeJS.ErrnoException), { cause: error });
};

const reasonOf = (error: NodeJS.ErrnoException): string => {
  if (error instanceof AddressRefused) return NOT_ON_INTERNET;
  const code = typeof error.code === 'string' ? error.code : '';
  if (/^(?:ETIMEOUT|ECANCELLED)$/.test(code)) return 'it takes too long';
  if (UNKNOWN_HOST.test(code)) return 'its host is not known';
  return NOT_SECURE.test(code) ? 'its certificate is not valid' : 'its server does not answer';
};
