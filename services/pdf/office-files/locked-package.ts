import { createDecipheriv, createHash, timingSafeEqual } from 'node:crypto';
import { STREAM, readTables } from './compound.js';
import { readStream } from './compound-streams.js';
import { attributeIn } from './disarm/xml-text.js';

/** A file that Office writes under this password is to open without one. */
export const KNOWN_TO_ALL = 'VelvetSweatshop';
const INFO = 'EncryptionInfo';
const PACKAGE = 'EncryptedPackage';

/** `locked`: another password opens it. `unknown`: it is encrypted in a way that nobody opens here. */
export type Unlocked = { readonly bytes: Uint8Array } | 'locked' | 'unknown';

/**
 * The document in a protected one of Word, Excel or PowerPoint since 2007, which is a whole package that was encrypted.
 *
 * @returns undefined for anything else.
 * @see [MS-OFFCRYPTO] 2.3.4
 */
export const unlockedPackage = (bytes: Uint8Array, password: string): Unlocked | undefined => {
  const tables = readTables(bytes);
  const streamOf = (name: string): Buffer | undefined => {
    const entry = tables?.entries.find((one) => one.type === STREAM && one.name === name);
    return tables && entry && readStream(tables, entry);
  };
  const info = streamOf(INFO);
  const held = streamOf(PACKAGE);
  if (!info || !held || info.length < INFO_BYTES_MIN || held.length < SIZE_BYTES) return undefined;
  const open = info.readUInt16LE(2) === AGILE_MINOR ? openAgile : openStandard;
  return open({ info, held, password: Buffer.from(password === '' ? KNOWN_TO_ALL : password, 'utf16le') });
};

interface Locked {
  readonly info: Buffer;
  readonly held: Buffer;
  readonly password: Buffer;
}

const INFO_BYTES_MIN = 12;
const AGILE_MINOR = 4;
/** In front of the package: how many bytes it has, the rest being padding. */
const SIZE_BYTES = 8;
const BLOCK_BYTES = 16;

const sized = (plain: Buffer, held: Buffer): Unlocked => {
  const size = Number(held.readBigUInt64LE(0));
  return { bytes: new Uint8Array(plain.subarray(0, size)) };
};

const number = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

type Hash = (...parts: readonly Uint8Array[]) => Buffer;

const hashOf =
  (name: string): Hash =>
  (...parts) => {
    const hash = createHash(name);
    for (const part of parts) hash.update(part);
    return hash.digest();
  };

const spun = (hash: Hash, first: Buffer, times: number): Buffer => {
  let digest = first;
  for (let round = 0; round < times; round += 1) digest = hash(number(round), digest);
  return digest;
};

const decrypted = (cipher: string, key: Uint8Array, iv: Uint8Array | null) => {
  const decipher = createDecipheriv(cipher, key, iv).setAutoPadding(false);
  return (data: Uint8Array): Buffer =>
    Buffer.concat([decipher.update(data.subarray(0, data.length - (data.length % BLOCK_BYTES))), decipher.final()]);
};

/** Office spins 100,000 times. */
const SPINS_MAX = 1_000_000;
const SEGMENT_BYTES = 4096;
const HASHES: Readonly<Record<string, string>> = { SHA1: 'sha1', SHA256: 'sha256', SHA384: 'sha384', SHA512: 'sha512' };
const KEY_BITS: ReadonlySet<number> = new Set([128, 192, 256]);
/** The purposes of keys. @see [MS-OFFCRYPTO] 2.3.4.13 */
const USES = {
  verifier: Buffer.from('fea7d2763b4b9e79', 'hex'),
  verifierHash: Buffer.from('d7aa0f6d3061344e', 'hex'),
  key: Buffer.from('146e0be7abacd0d6', 'hex'),
} as const;

interface AgileKey {
  readonly hash: Hash;
  readonly cipher: string;
  readonly keyBytes: number;
  readonly salt: Buffer;
}

const agileKey = (tag: string): AgileKey | undefined => {
  const name = HASHES[attributeIn(tag, 'hashAlgorithm') ?? ''];
  const keyBits = Number(attributeIn(tag, 'keyBits'));
  const isKnown =
    attributeIn(tag, 'cipherAlgorithm') === 'AES' &&
    attributeIn(tag, 'cipherChaining') === 'ChainingModeCBC' &&
    KEY_BITS.has(keyBits);
  if (name === undefined || !isKnown) return undefined;
  return { hash: hashOf(name), cipher: `aes-${keyBits}-cbc`, keyBytes: keyBits / 8, salt: encoded(tag, 'saltValue') };
};

const spinsIn = (tag: string): number | undefined => {
  const spins = Number(attributeIn(tag, 'spinCount'));
  return spins >= 0 && spins <= SPINS_MAX ? spins : undefined;
};

const encoded = (tag: string, name: string): Buffer => Buffer.from(attributeIn(tag, name) ?? '', 'base64');

/** As many bytes as are needed, filled up as the standard says. */
const fitted = (bytes: Buffer, length: number): Buffer =>
  Buffer.concat([bytes, Buffer.alloc(length, 0x36)]).subarray(0, length);

const openAgile = ({ info, held, password }: Locked): Unlocked => {
  const xml = info.toString('utf8', SIZE_BYTES);
  const [dataTag = ''] = /<(?:\w+:)?keyData\s[^>]*>/.exec(xml) ?? [];
  const [keyTag = ''] = /<(?:\w+:)?encryptedKey\s[^>]*>/.exec(xml) ?? [];
  const data = agileKey(dataTag);
  const own = agileKey(keyTag);
  const spins = spinsIn(keyTag);
  if (!data || !own || spins === undefined) return 'unknown';
  const base = spun(own.hash, own.hash(own.salt, password), spins);
  const secret = (use: Buffer, value: Buffer): Buffer =>
    decrypted(own.cipher, fitted(own.hash(base, use), own.keyBytes), fitted(own.salt, BLOCK_BYTES))(value);
  const verifier = own.hash(secret(USES.verifier, encoded(keyTag, 'encryptedVerifierHashInput')));
  const expected = secret(USES.verifierHash, encoded(keyTag, 'encryptedVerifierHashValue'));
  if (!isSame(verifier, expected)) return 'locked';
  const key = secret(USES.key, encoded(keyTag, 'encryptedKeyValue')).subarray(0, data.keyBytes);
  const segments: Buffer[] = [];
  for (let at = SIZE_BYTES, count = 0; at < held.length; at += SEGMENT_BYTES, count += 1) {
    const iv = fitted(data.hash(data.salt, number(count)), BLOCK_BYTES);
    segments.push(decrypted(data.cipher, key, iv)(held.subarray(at, at + SEGMENT_BYTES)));
  }
  return sized(Buffer.concat(segments), held);
};

const isSame = (hash: Buffer, expected: Buffer): boolean =>
  expected.length >= hash.length && timingSafeEqual(hash, expected.subarray(0, hash.length));

/** @see [MS-OFFCRYPTO] 2.3.4.7 */
const SPINS = 50_000;
const AES_ALGORITHMS: Readonly<Record<number, number>> = { 0x660e: 128, 0x660f: 192, 0x6610: 256 };
const HEADER_AT = 12;
const ALGORITHM_AT = 8;
const SALT_BYTES = 16;
const DERIVED_BYTES = 64;

const openStandard = ({ info, held, password }: Locked): Unlocked => {
  const verifierAt = HEADER_AT + info.readUInt32LE(SIZE_BYTES);
  const keyBits =
    info.length >= HEADER_AT + 32 ? AES_ALGORITHMS[info.readUInt32LE(HEADER_AT + ALGORITHM_AT)] : undefined;
  const [salt, verifier, expected] = [
    info.subarray(verifierAt + 4, verifierAt + 4 + SALT_BYTES),
    info.subarray(verifierAt + 20, verifierAt + 36),
    info.subarray(verifierAt + 40, verifierAt + 72),
  ] as const;
  if (keyBits === undefined || expected.length < 32) return 'unknown';
  const hash = hashOf('sha1');
  const base = hash(spun(hash, hash(salt, password), SPINS), number(0));
  const part = (fill: number): Buffer =>
    hash(Buffer.alloc(DERIVED_BYTES, fill).map((byte, at) => byte ^ (base[at] ?? 0)));
  const key = Buffer.concat([part(0x36), part(0x5c)]).subarray(0, keyBits / 8);
  const open = (data: Uint8Array): Buffer => decrypted(`aes-${keyBits}-ecb`, key, null)(data);
  if (!isSame(hash(open(verifier)), open(expected))) return 'locked';
  return sized(open(held.subarray(SIZE_BYTES)), held);
};
