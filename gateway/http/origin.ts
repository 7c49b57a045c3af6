import type { Request } from 'express';
import type { IncomingMessage } from 'node:http';
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
