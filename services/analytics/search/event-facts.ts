import type { EventRecord, StoredEvent } from '../../platform/event-store/event-store.js';

/** The fields of events that tell what an event belongs to; each event has some of them. */
export interface FactData {
  readonly owner?: string;
  readonly userId?: string;
  /** The administrator who had it done, where it was one. */
  readonly by?: string | null;
  readonly conversionId?: string;
  readonly hash?: string;
  readonly requestId?: string;
  readonly runId?: string;
  readonly name?: string;
  /** Whether a download was by the owner of the link. */
  readonly owned?: boolean;
  readonly files?: readonly { readonly name: string }[];
  readonly result?: { readonly name: string };
}

/** An event with its data read, in whatever version it was written. */
export interface Fact extends Pick<StoredEvent, 'position' | 'recordedAt' | 'stream'> {
  readonly type: string;
  readonly data: FactData;
}

export const factOf = ({ position, recordedAt, stream, type, data }: EventRecord): Fact => ({
  position,
  recordedAt,
  stream,
  type,
  data: JSON.parse(data) as FactData,
});

/**
 * Done with a link by somebody who is not known to be its owner.
 *
 * @param data  of the event; asked for only where its type leaves that open, as most events need not be parsed.
 */
export const isByRecipient = (type: string, data: () => FactData): boolean =>
  ALWAYS_RECIPIENTS.has(type) || ((type === 'ShareLinkViewed' || type === 'FileDownloaded') && data().owned !== true);

const ALWAYS_RECIPIENTS: ReadonlySet<string> = new Set([
  'RequestOpened',
  'RecipientSigned',
  'RequestDeclined',
  'RequestHandedOn',
]);
