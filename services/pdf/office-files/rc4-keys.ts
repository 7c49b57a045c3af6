import { createHash } from 'node:crypto';
import { rc4 } from './rc4.js';

/** The streams of a file, by name. */
export type Streams = Readonly<Record<string, Buffer>>;
/** Those that a password opened. */
export type Opened = Streams | 'locked' | 'unknown';

/** The key of a block; each block of a stream has one of its own. */
export type BlockKeys = (block: number) => Buffer;

const VERSION_BYTES = 4;
const SALT_BYTES = 16;
const VERIFIER_BYTES = 16;
const MD5_BYTES = 16;
const SHA1_BYTES = 20;
/** Word and Excel 97 took no longer one. */
const PASSWORD_CHARS_97 = 15;
const HEADER_AT = 12;
const RC4_ALGORITHM = 0x6801;
const SHORT_KEY_BITS = 40;

const digest = (name: string, ...parts: readonly Uint8Array[]): Buffer =>
  createHash(name).update(Buffer.concat(parts)).digest();

const number = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

/**
 * The keys that a password opens of a Word, Excel or PowerPoint file of before 2007.
 *
 * @param info  the EncryptionInfo: its version, and what a password is checked against.
 * @see [MS-OFFCRYPTO] 2.3.5 and 2.3.6
 */
export const keysFor = (info: Buffer, password: string): BlockKeys | 'locked' | 'unknown' => {
  if (info.length < VERSION_BYTES) return 'unknown';
  const major = info.readUInt16LE(0);
  const minor = info.readUInt16LE(2);
  if (major === 1 && minor === 1) return keysOf97(info.subarray(VERSION_BYTES), password);
  return major >= 2 && major <= 4 && minor === 2 ? keysOfCryptoApi(info, password) : 'unknown';
};

const keysOf97 = (info: Buffer, password: string): BlockKeys | 'locked' | 'unknown' => {
  if (info.length < SALT_BYTES + VERIFIER_BYTES + MD5_BYTES) return 'unknown';
  const salt = info.subarray(0, SALT_BYTES);
  const typed = Buffer.from(password.slice(0, PASSWORD_CHARS_97), 'utf16le');
  const salted = Buffer.concat([digest('md5', typed).subarray(0, 5), salt]);
  const base = digest('md5', ...Array.from({ length: 16 }, () => salted)).subarray(0, 5);
  return checked((block) => digest('md5', base, number(block)), info.subarray(SALT_BYTES), 'md5');
};

const keysOfCryptoApi = (info: Buffer, password: string): BlockKeys | 'locked' | 'unknown' => {
  if (info.length < HEADER_AT) return 'unknown';
  const saltAt = HEADER_AT + info.readUInt32LE(8) + 4;
  const verifierAt = saltAt + SALT_BYTES;
  if (info.length < verifierAt + VERIFIER_BYTES + 4 + SHA1_BYTES) return 'unknown';
  const bits = info.readUInt32LE(HEADER_AT + 16) || SHORT_KEY_BITS;
  if (info.readUInt32LE(HEADER_AT + 8) !== RC4_ALGORITHM || !isKeyLength(bits)) return 'unknown';
  const base = digest('sha1', info.subarray(saltAt, verifierAt), Buffer.from(password, 'utf16le'));
  const keys: BlockKeys = (block) => {
    const key = digest('sha1', base, number(block)).subarray(0, bits / 8);
    return bits === SHORT_KEY_BITS ? Buffer.concat([key, Buffer.alloc(11)]) : key;
  };
  const hash = info.subarray(verifierAt + VERIFIER_BYTES + 4);
  return checked(keys, Buffer.concat([info.subarray(verifierAt, verifierAt + VERIFIER_BYTES), hash]), 'sha1');
};

const isKeyLength = (bits: number): boolean => bits >= SHORT_KEY_BITS && bits <= 128 && bits % 8 === 0;

/** @param held  the verifier and its hash, encrypted in one go */
const checked = (keys: BlockKeys, held: Buffer, hash: 'md5' | 'sha1'): BlockKeys | 'locked' => {
  const length = hash === 'md5' ? MD5_BYTES : SHA1_BYTES;
  const plain = rc4(keys(0), held.subarray(0, VERIFIER_BYTES + length));
  return digest(hash, plain.subarray(0, VERIFIER_BYTES)).equals(plain.subarray(VERIFIER_BYTES)) ? keys : 'locked';
};

/** A stream whose blocks have a key each, by their place in it. */
export const blocksOpened = (stream: Buffer, keys: BlockKeys, blockBytes: number): Buffer => {
  const blocks: Buffer[] = [];
  for (let at = 0; at < stream.length; at += blockBytes) {
    blocks.push(rc4(keys(at / blockBytes), stream.subarray(at, at + blockBytes)));
  }
  return Buffer.concat(blocks);
};
