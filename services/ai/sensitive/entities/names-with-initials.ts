import type { Span } from '../detectors/detector.js';
import { isGivenName } from './full-names/given-names.js';

const GAP = '[ \\u00a0]';
const INITIALS_BEFORE = new RegExp(`(?<![\\p{L}\\p{N}.])(?:\\p{Lu}\\.${GAP}?){1,3}$`, 'u');
/** Not those that a sentence or another name begins with. */
const INITIAL_AFTER = new RegExp(`^${GAP}\\p{Lu}\\.(?!${GAP}?\\p{Lu})`, 'u');

/** A name with the initials before it, and with the one that a given name alone has for its surname: `J. Smith`, `Mary K.` */
export const withInitials = (text: string, { start, end }: Span): Span => {
  const before = INITIALS_BEFORE.exec(text.slice(Math.max(0, start - 9), start))?.[0] ?? '';
  const after = isGivenName(text.slice(start, end)) ? INITIAL_AFTER.exec(text.slice(end, end + 6))?.[0] : undefined;
  return { start: start - before.length, end: end + (after?.length ?? 0) };
};
