import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { rc4 } from './rc4.js';

/** How strings or streams are encrypted; the words are those of qpdf. */
export const cipherMethods = ['none', 'RC4', 'AESv2', 'AESv3'] as const;
export type CipherMethod = (typeof cipherMethods)[number];

/** An indirect object: each has a key of its own. */
export interface ObjectPlace {
  readonly objectNumber: number;
  readonly generationNumber: number;
}

/** Encrypts and decrypts what stands in an indirect object. */
export interface Cipher {
  seal(bytes: Uint8Array, place: ObjectPlace): Uint8Array;
  open(bytes: Uint8Array, place: ObjectPlace): Uint8Array;
}

/** The ciphers of an encrypted file. @see ISO 32000-2, 7.6 "Encryption" */
export interface FileCipher {
  readonly strings: Cipher;
  readonly streams: Cipher;
}

/** @param key  of the file. */
export const cipherOf = (method: CipherMethod, key: Uint8Array): Cipher => ciphers[method](key);

const asItIs = (bytes: Uint8Array): Uint8Array => bytes;

const ciphers: Readonly<Record<CipherMethod, (key: Uint8Array) => Cipher>> = {
  none: () => ({ seal: asItIs, open: asItIs }),
  RC4: (key) => {
    const either = (bytes: Uint8Array, place: ObjectPlace) => rc4(objectKey(key, place), bytes);
    return { seal: either, open: either };
  },
  AESv2: (key) => ({
    seal: (bytes, place) => aesSeal(objectKey(key, place, AES_SALT), bytes),
    open: (bytes, place) => aesOpen(objectKey(key, place, AES_SALT), bytes),
  }),
  AESv3: (key) => ({ seal: (bytes) => aesSeal(key, bytes), open: (bytes) => aesOpen(key, bytes) }),
};

const AES_SALT = Buffer.from('sAlT', 'latin1');
const OBJECT_KEY_BYTES_MAX = 16;

/** @see ISO 32000-2, 7.6.3.1, algorithm 1 */
const objectKey = (
  key: Uint8Array,
  { objectNumber, generationNumber }: ObjectPlace,
  salt: Uint8Array = new Uint8Array(),
): Uint8Array => {
  const place = Buffer.alloc(5);
  place.writeUIntLE(objectNumber % 2 ** 24, 0, 3);
  place.writeUIntLE(generationNumber % 2 ** 16, 3, 2);
  const digest = createHash('md5').update(key).update(place).update(salt).digest();
  return digest.subarray(0, Math.min(key.length + place.length, OBJECT_KEY_BYTES_MAX));
};

const BLOCK_BYTES = 16;

const cbc = (key: Uint8Array): string => `aes-${key.length * 8}-cbc`;

/** The initialization vector, and what was encrypted with it. */
const aesSeal = (key: Uint8Array, bytes: Uint8Array): Uint8Array => {
  const vector = randomBytes(BLOCK_BYTES);
  const cipher = createCipheriv(cbc(key), key, vector);
  return Buffer.concat([vector, cipher.update(bytes), cipher.final()]);
};

/** Bytes after the last whole block are left out, and padding that is none stays, as readers have it. */
const aesOpen = (key: Uint8Array, bytes: Uint8Array): Uint8Array => {
  const length = bytes.length - (bytes.length % BLOCK_BYTES);
  if (length < 2 * BLOCK_BYTES) return new Uint8Array();
  const decipher = createDecipheriv(cbc(key), key, bytes.subarray(0, BLOCK_BYTES)).setAutoPadding(false);
  const padded = Buffer.concat([decipher.update(bytes.subarray(BLOCK_BYTES, length)), decipher.final()]);
  const padding = padded.at(-1) ?? 0;
  return padding >= 1 && padding <= BLOCK_BYTES ? padded.subarray(0, -padding) : padded;
};
