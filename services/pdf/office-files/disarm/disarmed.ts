import type { Note } from '../../../../contracts/events/conversion.js';
import { disarmCompound } from './disarm-compound.js';
import { disarmPackage } from './disarm-package.js';
import { disarmRtf } from './disarm-rtf.js';
import type { Disarmed, Removed } from './removed.js';

const COMPOUND = '\u00d0\u00cf\u0011\u00e0';
const NOTHING: Removed = { links: 0, objects: 0 };

/**
 * A document without what reaches out of it. Whatever slips through still meets an engine that sees nothing but this
 * document.
 */
export const disarmed = (bytes: Uint8Array): Disarmed => {
  const start = Buffer.from(bytes.subarray(0, 5)).toString('latin1');
  if (start.startsWith('PK')) return disarmPackage(bytes);
  if (start.startsWith(COMPOUND)) return disarmCompound(bytes);
  return start === '{\\rtf' ? disarmRtf(bytes) : { bytes, removed: NOTHING };
};

const counted = (count: number, one: string, more: string): string =>
  (count === 1 ? one : more).replace('{n}', String(count));

/** For people; none where nothing was taken out. */
export const disarmedNote = (name: string, { links, objects }: Removed): readonly Note[] => {
  const text = disarmedText(name, links, objects);
  return text === '' ? [] : [{ code: 'office.disarmed', text }];
};

/** A whole sentence for each case, so that each can be said in another language. */
const disarmedText = (name: string, links: number, objects: number): string => {
  const manyLinks = counted(links, '{n} link', '{n} links');
  const manyObjects = counted(objects, '{n} embedded object', '{n} embedded objects');
  if (objects === 0) return links === 0 ? '' : `${name}: ${manyLinks} to external content not followed.`;
  if (links === 0) return `${name}: ${manyObjects} not opened.`;
  return `${name}: ${manyLinks} to external content not followed, ${manyObjects} not opened.`;
};
