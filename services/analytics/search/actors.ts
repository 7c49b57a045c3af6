import { memberOf } from '../../../contracts/owner.js';
import type { EventRecord } from '../../platform/event-store/event-store.js';

/** Who did what: to be asked about each event of a log, in order. */
export interface Actors {
  /** An owner; empty where the event names nobody, such as a view of a link. */
  of(record: EventRecord): string;
}

interface Data {
  readonly owner?: string;
  readonly userId?: string;
  readonly conversionId?: string;
  readonly shareHash?: string;
}

/**
 * An event names its owner, or belongs to a conversion or a link of theirs. The streams of only the one actor that is
 * asked for are remembered, so that memory does not grow with the log.
 */
export const openActors = (asked: string | undefined): Actors => {
  if (asked === undefined) return { of: ({ data }) => namedIn(JSON.parse(data) as Data) ?? '' };
  const streams = new Set<string>();
  const searched = JSON.stringify(asked.replace(memberOf(''), '')).slice(1, -1);
  return {
    of: ({ stream, data: text }) => {
      if (!streams.has(stream) && !text.includes(searched)) return ''; // saves parsing most events
      const data = JSON.parse(text) as Data;
      const named = namedIn(data);
      if (named === asked) {
        streams.add(stream);
        if (data.shareHash !== undefined) streams.add(`share-${data.shareHash}`);
      }
      return named ?? (streams.has(stream) ? asked : '');
    },
  };
};

const namedIn = ({ owner, userId }: Data): string | undefined =>
  owner ?? (userId === undefined ? undefined : memberOf(userId));
