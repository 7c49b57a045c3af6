import { hash } from 'node:crypto';

export const HASH_BYTES = 32;

const LEAF = Buffer.from([0x00]);
const NODE = Buffer.from([0x01]);

/** @see RFC 6962, 2.1 */
export const leafHash = (leaf: Uint8Array): Buffer => hash('sha256', Buffer.concat([LEAF, leaf]), 'buffer');

export const nodeHash = (left: Uint8Array, right: Uint8Array): Buffer =>
  hash('sha256', Buffer.concat([NODE, left, right]), 'buffer');

/** Root of the tree without leaves. */
export const emptyRoot = (): Buffer => hash('sha256', Buffer.alloc(0), 'buffer');
