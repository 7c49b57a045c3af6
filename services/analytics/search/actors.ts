import { memberOf } from '../../../contracts/owner.js';
import { isByRecipient, type FactData } from './event-facts.js';
import type { EventRecord } from '../../platform/event-store/event-store.js';

/** Who did what: to be asked about each event of a log, in order. */
export interface Actors {
  /** An owner, the administrator who had it done, or `recipient` for whoever has a link; empty where it names nobody. */
  of(record: EventRecord): string;
  /** Whether it was done by the one who is asked for, or to them, or to what they made. */
  isTheirs(record: EventRecord): boolean;
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
  const streams = new Set<string>();
  const searched = JSON.stringify(asked?.replace(memberOf(''), '') ?? '').slice(1, -1);
  const ownerOf = ({ stream, data: text }: EventRecord): string => {
    if (!streams.has(stream) && !text.includes(searched)) return ''; // saves parsing most events
    const data = JSON.parse(text) as Data;
    const named = namedIn(data);
    if (named !== undefined && named === asked) {
      streams.add(stream);
      if (data.shareHash !== undefined) streams.add(`share-${data.shareHash}`);
    }
    return named ?? (streams.has(stream) ? (asked ?? '') : '');
  };
  return {
    of: (record) => (isRecipients(record) ? RECIPIENT : (administratorOf(record) ?? ownerOf(record))),
    isTheirs: (record) =>
      ownerOf(record) === asked ||
      (asked === RECIPIENT && isRecipients(record)) ||
      (asked !== undefined && administratorOf(record) === asked),
  };
};

const RECIPIENT = 'recipient';

const isRecipients = ({ type, data }: EventRecord): boolean => isByRecipient(type, () => JSON.parse(data) as FactData);

const administratorOf = ({ data }: EventRecord): string | undefined =>
  data.includes('"by":') ? ((JSON.parse(data) as FactData).by ?? undefined) : undefined;

const namedIn = ({ owner, userId }: Data): string | undefined =>
  owner ?? (userId === undefined ? undefined : memberOf(userId));
