import type { Request } from 'express';
import ipaddr from 'ipaddr.js';
import type { IncomingMessage } from 'node:http';
import type { z } from 'zod';
import { Refusal } from '../../contracts/errors.js';
import type { Config } from '../../services/platform/settings/config.js';

const hostOf = (address: string): string | undefined => (URL.canParse(address) ? new URL(address).host : undefined);

/** Whether an `Origin` header names this installation: the host that was asked, or the public one. */
export const isOwnOrigin = (origin: string, { headers }: IncomingMessage, { PUBLIC_URL }: Config): boolean => {
  const host = hostOf(origin);
  if (host === undefined) return false;
  return (
    host === hostOf(`${new URL(origin).protocol}//${headers.host ?? ''}`) ||
    (!!PUBLIC_URL && host === hostOf(PUBLIC_URL))
  );
};

/** Address of this installation as its visitors know it, without a slash at the end. */
export const originOf = ({ headers, protocol }: Request, { PUBLIC_URL }: Config): string => {
  if (PUBLIC_URL !== undefined) return PUBLIC_URL.replace(/\/+$/, '');
  const host = headers.host ?? '';
  const scheme = protocol === 'https' ? 'https' : 'http'; // a proxy may pass on any word that a visitor sent
  // The guard has seen that the Origin is ours; behind a TLS proxy that does not tell, only it knows the scheme.
  return headers.origin?.startsWith('https://') ? `https://${host}` : `${scheme}://${host}`;
};

/** The query of a call. @throws Refusal `request.invalid` that names the first field that is wrong. */
export const queryOf = <Schema extends z.ZodObject>({ query }: Request, schema: Schema): z.output<Schema> => {
  const parsed = schema.safeParse(query);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Refusal('request.invalid', {
    field: String(issue?.path[0] ?? 'query'),
    problem: issue?.message ?? 'is not valid',
  });
};

/** One customer of a provider has all IPv6 addresses that share their first 64 bits. */
const IPV6_BYTES = 8;

/**
 * The network that an address is counted as: itself for IPv4, also inside IPv6 (`::ffff:192.0.2.1`), and the first half
 * for IPv6, because one person has all of the other half to choose from.
 */
export const networkOf = (address = ''): string => {
  if (!ipaddr.isValid(address)) return address;
  const bytes = ipaddr.process(address).toByteArray();
  return Buffer.from(bytes.length > IPV6_BYTES ? bytes.slice(0, IPV6_BYTES) : bytes).toString('hex');
};

/** Bytes of an address that are kept where it only has to tell roughly where somebody was. */
const SHORT_BYTES = { 4: 3, 16: 6 } as const;

/** An address without its end, such as `192.0.2.0`: which network it was, and not which machine. Empty where it is none. */
export const shortAddressOf = (address = ''): string => {
  if (!ipaddr.isValid(address)) return '';
  const bytes = ipaddr.process(address).toByteArray();
  const length = bytes.length === 4 ? SHORT_BYTES[4] : SHORT_BYTES[16];
  return ipaddr.fromByteArray(bytes.map((byte, index) => (index < length ? byte : 0))).toString();
};
