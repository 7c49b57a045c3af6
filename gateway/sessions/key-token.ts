import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { beginningOfKey } from '../../contracts/api-keys.js';

const ID_BYTES = 8;
const SECRET_BYTES = 32;
const BEARER = /^Bearer +(\S.*)$/i;

/** A new key: what it goes by, and the whole of it, which only its member gets. */
export const newKey = (): { readonly keyId: string; readonly secret: string } => {
  const keyId = randomBytes(ID_BYTES).toString('hex');
  return { keyId, secret: beginningOfKey(keyId) + randomBytes(SECRET_BYTES).toString('base64url') };
};

/** What a key goes by on the log: its 256 random bits are nothing that can be guessed and tried. */
export const digestOfKey = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** What a program shows who it is with (RFC 6750, 2.1); undefined where it shows nothing of the kind. */
export const bearerOf = ({ headers }: IncomingMessage): string | undefined =>
  BEARER.exec(headers.authorization ?? '')?.[1]?.trim();
