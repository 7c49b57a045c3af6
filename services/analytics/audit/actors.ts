import { memberOf } from '../../../contracts/owner.js';
import type { EventRecord } from '../../platform/event-store/event-store.js';

/** Whose doing each event of a log is, in the order of the log. */
export interface Actors {
  /** An owner; empty where the event tells nobody, as that somebody looked at a link. */
  of(record: EventRecord): string;
}

interface Data {
  readonly owner?: string;
  readonly userId?: string;
  readonly conversionId?: string;
  readonly shareHash?: string;
}

/**
 * An event names its owner, or belongs to a conversion or a link of theirs. Those are remembered for the one actor that
 * is asked for only, so that memory does not grow with the log.
 */
export const openActors = (asked: string | undefined): Actors => {
  const theirs = new Set<string>();
  return {
    of: ({ stream, data: text }) => {
      const { owner, userId, shareHash } = JSON.parse(text) as Data;
      const named = owner ?? (userId === undefined ? undefined : memberOf(userId));
      if (asked === undefined) return named ?? '';
      if (named === asked) {
        theirs.add(stream);
        if (shareHash !== undefined) theirs.add(`share-${shareHash}`);
      }
      return named ?? (theirs.has(stream) ? asked : '');
    },
  };
};
