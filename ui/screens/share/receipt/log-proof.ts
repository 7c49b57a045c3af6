import type { InclusionProof } from '../../../../contracts/api/proof.js';
import { bytesOf, hexOf, joined, sha256 } from '../../../browser/sha256.js';

type Bytes = Uint8Array<ArrayBuffer>;

const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);
const ED25519 = 1;

const utf8 = (text: string): Bytes => new TextEncoder().encode(text);
const nodeHash = (left: Bytes, right: Bytes): Promise<Bytes> => sha256(joined(NODE, left, right));

/** RFC 9162, 2.1.3.2; undefined when the path is too short or too long. */
const rootOf = async ({ event, index, path }: InclusionProof, size: number): Promise<Bytes | undefined> => {
  let place = index;
  let last = size - 1;
  let hash = await sha256(joined(LEAF, utf8(event)));
  if (index > last) return undefined;
  for (const sibling of path.map(bytesOf)) {
    if (last === 0) return undefined;
    if (place % 2 === 1 || place === last) {
      hash = await nodeHash(sibling, hash);
      while (place % 2 === 0 && place !== 0) [place, last] = [place / 2, Math.floor(last / 2)];
    } else hash = await nodeHash(hash, sibling);
    [place, last] = [Math.floor(place / 2), Math.floor(last / 2)];
  }
  return last === 0 ? hash : undefined;
};

interface VerifierKey {
  readonly name: string;
  readonly id: string;
  readonly key: CryptoKey;
}

/** A key as `name+id+key`; its id follows from its name and itself. */
const keyOf = async (text: string): Promise<VerifierKey | undefined> => {
  const [, name = '', id = '', base64 = ''] = /^([^+\s]+)\+([0-9a-f]{8})\+(\S+)$/.exec(text.trim()) ?? [];
  const bytes = bytesOf(base64);
  const expected = hexOf((await sha256(joined(utf8(`${name}\n`), bytes))).slice(0, 4));
  if (bytes.length !== 33 || bytes[0] !== ED25519 || expected !== id) return undefined;
  return { name, id, key: await crypto.subtle.importKey('raw', bytes.slice(1), 'Ed25519', false, ['verify']) };
};

const hasSigned = async ({ name, id, key }: VerifierKey, text: string, line: string): Promise<boolean> => {
  if (!line.startsWith(`\u2014 ${name} `)) return false;
  const bytes = bytesOf(line.slice(name.length + 3));
  return hexOf(bytes.slice(0, 4)) === id && crypto.subtle.verify('Ed25519', key, bytes.slice(4), utf8(text));
};

/**
 * Whether the event is part of the log whose size and root are signed, as deploy/verify-proof.mjs checks it.
 *
 * @throws where the browser does not know Ed25519.
 */
export const isProven = async (proof: InclusionProof): Promise<boolean> => {
  const split = proof.checkpoint.indexOf('\n\n') + 1;
  const text = proof.checkpoint.slice(0, split);
  const signatures = proof.checkpoint.slice(split + 1).split('\n');
  const [origin, size, root = ''] = text.split('\n');
  const key = await keyOf(proof.key);
  if (key === undefined || key.name !== origin) return false;
  const signed = await Promise.all(signatures.map((line) => hasSigned(key, text, line)));
  const reached = await rootOf(proof, Number(size));
  return signed.includes(true) && reached !== undefined && hexOf(reached) === hexOf(bytesOf(root));
};
