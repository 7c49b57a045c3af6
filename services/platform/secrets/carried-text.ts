import { hkdfSync } from 'node:crypto';
import { decrypt, encrypt } from './cipher.js';

const KEY_BYTES = 32;

/** Short texts that a visitor carries for us, and can neither read nor make. */
export interface Seal {
  /** @param about bound to the text without being in it. @returns letters, digits, `-` and `_`. */
  readonly close: (text: string, about: string) => string;
  /** The text; undefined when it was not closed here, or is about something else. */
  readonly open: (sealed: string, about: string) => string | undefined;
}

/** @param key 32 bytes that all processes share; what is sealed here opens nothing else that the key is used for. */
export const openSeal = (key: Uint8Array): Seal => {
  const own = new Uint8Array(hkdfSync('sha256', key, new Uint8Array(), 'carried by visitors', KEY_BYTES));
  return {
    close: (text, about) => encrypt(own, Buffer.from(text), about).toString('base64url'),
    open: (sealed, about) => {
      try {
        return decrypt(own, Buffer.from(sealed, 'base64url'), about).toString();
      } catch {
        return undefined; // of another key, about something else, cut or made up: the cipher does not tell them apart
      }
    },
  };
};
