import { createPrivateKey, createPublicKey, hash, sign, verify, type KeyObject } from 'node:crypto';

/** Signs and checks texts under one name. @see https://c2sp.org/signed-note */
export interface Signer {
  readonly verifier: Verifier;
  /**
   * @param text ends with a line break.
   * @returns undefined while the key cannot be reached; whoever holds it has told the operator.
   */
  sign(text: string): Promise<string | undefined>;
}

export interface Verifier {
  readonly name: string;
  /** `name+id+key`, for whoever checks elsewhere. */
  readonly text: string;
  /** The text of a note that carries a good signature of this key; undefined otherwise. */
  open(note: string): string | undefined;
}

const ED25519 = Buffer.from([0x01]);
const ID_BYTES = 4;
const KEY_BYTES = 32;
/** The bytes before the 32 bytes of an Ed25519 key in DER. @see RFC 8410 */
const PRIVATE_DER = Buffer.from('302e020100300506032b657004220420', 'hex');
const PUBLIC_DER = Buffer.from('302a300506032b6570032100', 'hex');
const LINE = '\u2014 ';

export const signerOf = (name: string, seed: Uint8Array) => {
  const key = createPrivateKey({ key: Buffer.concat([PRIVATE_DER, seed]), format: 'der', type: 'pkcs8' });
  const bytes = createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-KEY_BYTES);
  const verifier = verifierWith(name, bytes);
  const note = (text: string): string => noteOf(verifier, text, sign(null, Buffer.from(text), key));
  return { verifier, note, sign: (text: string): Promise<string> => Promise.resolve(note(text)) };
};

/** A text and its signature of 64 bytes. */
export const noteOf = ({ name, text: key }: Verifier, text: string, signature: Uint8Array): string => {
  const [, id = ''] = key.split('+');
  return `${text}\n${LINE}${name} ${Buffer.concat([Buffer.from(id, 'hex'), signature]).toString('base64')}\n`;
};

/** @throws Error when this is no key of a verifier. */
export const verifierOf = (text: string): Verifier => {
  const [, name = '', id = '', key = ''] = /^([^+\s]+)\+([0-9a-f]{8})\+(\S+)$/.exec(text.trim()) ?? [];
  const bytes = Buffer.from(key, 'base64').subarray(1);
  if (bytes.length !== KEY_BYTES || idOf(name, bytes).toString('hex') !== id) {
    throw new Error(`"${text}" is no verifier key such as name+0123abcd+AbCd...`);
  }
  return verifierWith(name, bytes);
};

const verifierWith = (name: string, bytes: Uint8Array): Verifier => {
  const id = idOf(name, bytes);
  const key = createPublicKey({ key: Buffer.concat([PUBLIC_DER, bytes]), format: 'der', type: 'spki' });
  return {
    name,
    text: `${name}+${id.toString('hex')}+${Buffer.concat([ED25519, bytes]).toString('base64')}`,
    open: (note) => {
      const split = note.lastIndexOf('\n\n') + 1;
      const text = note.slice(0, split);
      const lines = note.slice(split + 1).split('\n');
      return lines.some((line) => isSignature(line, text, { name, id, key })) ? text : undefined;
    },
  };
};

interface Signing {
  readonly name: string;
  readonly id: Buffer;
  readonly key: KeyObject;
}

const isSignature = (line: string, text: string, { name, id, key }: Signing): boolean => {
  if (!line.startsWith(`${LINE}${name} `)) return false;
  const bytes = Buffer.from(line.slice(LINE.length + name.length + 1), 'base64');
  return bytes.subarray(0, ID_BYTES).equals(id) && verify(null, Buffer.from(text), key, bytes.subarray(ID_BYTES));
};

const idOf = (name: string, bytes: Uint8Array): Buffer =>
  hash('sha256', Buffer.concat([Buffer.from(`${name}\n`), ED25519, bytes]), 'buffer').subarray(0, ID_BYTES);
