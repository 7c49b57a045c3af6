import type { EventRecord } from '../../platform/event-store/event-store.js';

/**
 * The bytes of an event that the tree is made of: canonical JSON (RFC 8785, so keys in their order) with the event's
 * data as the text that the log keeps. Whoever has these bytes has every word of the event.
 */
export const leafText = ({ data, id, position, recordedAt, revision, stream, type, version }: EventRecord): string =>
  JSON.stringify({ data, id, position, recordedAt, revision, stream, type, version });
