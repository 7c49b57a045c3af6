import { unzipSync, zipSync, inflateSync } from 'fflate';
import { createDecipheriv, createHash, pbkdf2Sync } from 'node:crypto';
import { attributeIn } from './disarm/xml-text.js';
import type { Unlocked } from './locked-package.js';

const MANIFEST = 'META-INF/manifest.xml';
const ENTRY =
  /<manifest:file-entry\b[^>]*>\s*<manifest:encryption-data\b.*?<\/manifest:encryption-data>\s*<\/manifest:file-entry>/gs;
/** LibreOffice derives a key by 100,000 rounds. */
const ROUNDS_MAX = 1_000_000;
const KEY_BYTES = 32;
const IV_BYTES = 16;
/** The bytes of a part, before it was encrypted, whose hash tells whether the password is the right one. */
const CHECKED_BYTES = 1024;
/** The most rounds of all parts together, which takes some seconds. */
const ROUNDS_IN_ALL_MAX = 50_000_000;
/** Unpacked, all parts together have no more. */
const BYTES_MAX = 256 * 1024 * 1024;
/** All others would name the way in which they do each step. @see OpenDocument 1.3, part 2, 4.8 */
const KNOWN: readonly (readonly [attribute: string, end: string])[] = [
  ['manifest:algorithm-name', '#aes256-cbc'],
  ['manifest:key-derivation-name', 'PBKDF2'],
  ['manifest:start-key-generation-name', '#sha256'],
  ['manifest:checksum-type', '#sha256-1k'],
];

/** A part and how it was encrypted. */
interface LockedPart {
  readonly path: string;
  readonly size: number;
  readonly iv: Buffer;
  readonly salt: Buffer;
  readonly rounds: number;
  readonly checksum: Buffer;
}

/**
 * The document in a protected one of LibreOffice or OpenOffice, each part of which was packed and then encrypted.
 *
 * @returns undefined for anything else.
 * @see OpenDocument 1.3, part 2, 3.4 "Encryption"
 */
export const unlockedOpenDocument = (bytes: Uint8Array, password: string): Unlocked | undefined => {
  const manifest = new TextDecoder().decode(partsIn(bytes, MANIFEST)?.[MANIFEST]);
  if (!manifest.includes(':encryption-data')) return undefined;
  const packed = partsIn(bytes);
  const locked = lockedParts(manifest);
  if (!packed || !locked) return 'unknown';
  const opened = openedParts(packed, locked, createHash('sha256').update(password).digest());
  if (!opened) return 'locked';
  const plain = manifest.replace(/<manifest:encryption-data\b.*?<\/manifest:encryption-data>/gs, '');
  const parts: Record<string, Uint8Array> = { ...packed, ...opened, [MANIFEST]: new TextEncoder().encode(plain) };
  const { mimetype, ...others } = parts;
  return { bytes: zipSync({ ...(mimetype && { mimetype: [mimetype, { level: 0 }] }), ...others }, { level: 1 }) };
};

/** Those of a name, or all; undefined for no archive, and for one that unpacks to more than fits. */
const partsIn = (bytes: Uint8Array, wanted?: string): Readonly<Record<string, Uint8Array>> | undefined => {
  let room = BYTES_MAX;
  try {
    const parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (wanted !== undefined && name !== wanted) return false;
        room -= originalSize;
        return room >= 0;
      },
    });
    return room < 0 ? undefined : parts;
  } catch {
    return undefined; // no archive
  }
};

/** Undefined where one is encrypted in another way. */
const lockedParts = (manifest: string): readonly LockedPart[] | undefined => {
  const entries = [...manifest.matchAll(ENTRY)].map(([entry]) => lockedPart(entry));
  const parts = entries.filter((part) => part !== undefined);
  const rounds = parts.reduce((sum, part) => sum + part.rounds, 0);
  const size = parts.reduce((sum, part) => sum + part.size, 0);
  const areAll = parts.length > 0 && parts.length === entries.length;
  return areAll && rounds <= ROUNDS_IN_ALL_MAX && size <= BYTES_MAX ? parts : undefined;
};

const lockedPart = (entry: string): LockedPart | undefined => {
  const statedValue = (name: string): string => valueIn(entry, name);
  const rounds = Number(statedValue('manifest:iteration-count'));
  const iv = Buffer.from(statedValue('manifest:initialisation-vector'), 'base64');
  const isKnown = KNOWN.every(([attribute, end]) => statedValue(attribute).endsWith(end));
  if (!isKnown || iv.length !== IV_BYTES || !(rounds > 0 && rounds <= ROUNDS_MAX)) return undefined;
  return {
    path: statedValue('manifest:full-path'),
    size: Number(statedValue('manifest:size')),
    iv,
    salt: Buffer.from(statedValue('manifest:salt'), 'base64'),
    rounds,
    checksum: Buffer.from(statedValue('manifest:checksum'), 'base64'),
  };
};

/** The value in the first element that has such an attribute. */
const valueIn = (entry: string, name: string): string => {
  for (const [tag] of entry.matchAll(/<[^>]*>/g)) {
    const value = attributeIn(tag, name);
    if (value !== undefined) return value;
  }
  return '';
};

/** Undefined where the key does not open one of them. */
const openedParts = (
  packed: Readonly<Record<string, Uint8Array>>,
  locked: readonly LockedPart[],
  key: Buffer,
): Readonly<Record<string, Uint8Array>> | undefined => {
  const opened: Record<string, Uint8Array> = {};
  for (const part of locked) {
    const held = packed[part.path];
    const plain = held && openedPart(part, held, key);
    if (!plain) return undefined;
    opened[part.path] = plain;
  }
  return opened;
};

const openedPart = (part: LockedPart, held: Uint8Array, start: Buffer): Uint8Array | undefined => {
  const key = pbkdf2Sync(start, part.salt, part.rounds, KEY_BYTES, 'sha1');
  const decipher = createDecipheriv('aes-256-cbc', key, part.iv).setAutoPadding(false);
  const padded = Buffer.concat([
    decipher.update(held.subarray(0, held.length - (held.length % IV_BYTES))),
    decipher.final(),
  ]);
  const deflated = padded.subarray(0, padded.length - (padded.at(-1) ?? 0));
  const checksum = createHash('sha256').update(deflated.subarray(0, CHECKED_BYTES)).digest();
  if (!checksum.equals(part.checksum)) return undefined;
  return inflateSync(deflated, { out: new Uint8Array(part.size) });
};
