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
  if (asked === undefined) return { of: ({ data }) => namedIn(JSON.parse(data) as Data) ?? '' };
  const theirs = new Set<string>();
  const trace = JSON.stringify(asked.replace(memberOf(''), '')).slice(1, -1);
  return {
    of: ({ stream, data: text }) => {
      if (!theirs.has(stream) && !text.includes(trace)) return ''; // without reading what is of nobody that is asked for
      const data = JSON.parse(text) as Data;
      const named = namedIn(data);
      if (named === asked) {
        theirs.add(stream);
        if (data.shareHash !== undefined) theirs.add(`share-${data.shareHash}`);
      }
      return named ?? (theirs.has(stream) ? asked : '');
    },
  };
};

const namedIn = ({ owner, userId }: Data): string | undefined =>
  owner ?? (userId === undefined ? undefined : memberOf(userId));
