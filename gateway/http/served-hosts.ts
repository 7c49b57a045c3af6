import type { RequestHandler } from 'express';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { Refusal } from '../../contracts/errors.js';
import type { Config } from '../../services/platform/settings/config.js';

const HOST_HEADER = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;
const QUOTED_MAX = 100;

/** A name without its port, brackets and the dot of the root: `[::1]:3000` is `::1`. */
const nameIn = (host: string): string =>
  host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '');

/** An address is nobody's name, so no other site can point its name at it. */
const isServed = (name: string, { PUBLIC_URL, ALLOWED_HOSTS }: Config): boolean =>
  isIP(name) !== 0 ||
  name === 'localhost' ||
  ALLOWED_HOSTS.includes(name) ||
  (PUBLIC_URL !== undefined && nameIn(new URL(PUBLIC_URL).host) === name);

/**
 * Why a request is not served under the host it names. A page of another site may have its name point at this machine,
 * and would then be of one origin with our pages; the browser still sends that name.
 */
export const refusalOfHost = (request: IncomingMessage, config: Config): Refusal | undefined => {
  const hosts = request.headersDistinct['host'] ?? [];
  const [host = ''] = hosts;
  if (hosts.length !== 1) return new Refusal('request.invalid', { field: 'Host', problem: 'must be sent once' });
  if (!HOST_HEADER.test(host)) return new Refusal('request.invalid', { field: 'Host', problem: 'is not a host name' });
  if (isServed(nameIn(host), config)) return undefined;
  return new Refusal('request.wrong-host', { host: host.slice(0, QUOTED_MAX) });
};

/** Serves requests only under the names that this installation goes by. */
export const refuseOtherHosts =
  (config: Config): RequestHandler =>
  (request, _response, next) =>
    next(refusalOfHost(request, config));
