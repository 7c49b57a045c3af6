import { hash } from 'node:crypto';
import type { EventRecord } from '../../../platform/event-store/event-store.js';

export const HASH_BYTES = 32;

const LEAF = Buffer.from([0x00]);
const NODE = Buffer.from([0x01]);

/** @see RFC 6962, 2.1 */
export const leafHash = (leaf: string | Uint8Array): Buffer =>
  hash('sha256', Buffer.concat([LEAF, Buffer.from(leaf)]), 'buffer');

export const nodeHash = (left: Uint8Array, right: Uint8Array): Buffer =>
  hash('sha256', Buffer.concat([NODE, left, right]), 'buffer');

/** Root of the tree without leaves. */
export const emptyRoot = (): Buffer => hash('sha256', Buffer.alloc(0), 'buffer');

/**
 * The leaf of an event: canonical JSON (RFC 8785, so keys in their order) with the event's data as the text that the log
 * keeps. Whoever has these bytes has every word of the event. An event that was moved from another log keeps its leaf.
 */
export const leafText = ({ signedPosition, position: here, ...event }: EventRecord): string => {
  const { data, id, recordedAt, revision, stream, type, version } = event;
  return JSON.stringify({ data, id, position: signedPosition ?? here, recordedAt, revision, stream, type, version });
};

export const leafHashOf = (record: EventRecord): Buffer => leafHash(leafText(record));
