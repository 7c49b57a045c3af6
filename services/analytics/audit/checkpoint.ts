import type { Position } from '../../platform/event-store/event-store.js';
import { HASH_BYTES } from '../merkle/hashes.js';

/** What is signed of a log: how long it is and the root of the tree over its events. */
export interface Checkpoint {
  readonly origin: string;
  readonly size: number;
  readonly root: Buffer;
  /** Of the last event. */
  readonly position: Position;
  /** When it was signed, ISO-8601 UTC. */
  readonly time: string;
}

/** @see https://c2sp.org/tlog-checkpoint; the last two lines are extensions. */
export const checkpointText = ({ origin, size, root, position, time }: Checkpoint): string =>
  `${origin}\n${size}\n${root.toString('base64')}\nposition ${position}\ntime ${time}\n`;

const FORM = /^([^\n]+)\n(0|[1-9]\d*)\n([A-Za-z0-9+/]{43}=)\nposition ([^\n]+)\ntime ([^\n]+)\n/;

/** Reads the text of a checkpoint, signed or not; undefined where it is none. */
export const checkpointOf = (text: string): Checkpoint | undefined => {
  const [, origin = '', size = '', base64 = '', position = '', time = ''] = FORM.exec(text) ?? [];
  const root = Buffer.from(base64, 'base64');
  return root.length === HASH_BYTES ? { origin, size: Number(size), root, position, time } : undefined;
};
