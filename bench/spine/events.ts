import { createHash, randomUUID } from 'node:crypto';
import type { Owner } from '../../contracts/owner.js';
import type { NewEvent, EventStore } from '../../services/platform/event-store/event-store.js';

const AT = '2026-01-01T00:00:00.000Z';
const OWNER: Owner = 'guest-0123456789abcdef0123456789abcdef';
const EVENTS_PER_CONVERSION = 6;
/** Appends under way at once while a log is filled. */
const AT_ONCE = 200;

const file = (name: string) => {
  const sha256 = createHash('sha256').update(name).digest('hex');
  return { name, mime: 'application/pdf', size: 123_456, sha256, blob: `${sha256}-0123456789abcdef` };
};

type Written = readonly [stream: string, events: readonly NewEvent[]];

/** An event that has no id yet. */
type Plain<One> = One extends unknown ? Omit<One, 'id'> : never;

const event = (plain: Plain<NewEvent>): NewEvent => ({ ...plain, id: randomUUID() });

/** Events that one conversion leaves on the log: the request with its upload, its link, its end, two views. */
export const conversionEvents = (index: number): readonly Written[] => {
  const conversionId = `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`;
  const hash = createHash('sha256').update(conversionId).digest('base64url').slice(0, 32);
  const upload = { ...file(`report-${index}.pdf`), uploadId: conversionId, kind: 'pdf' as const };
  const request = { conversionId, owner: OWNER, tool: 'pdf-compress', lane: 'pdf' as const, shareHash: hash, at: AT };
  const result = file(`report-${index}_compressed.pdf`);
  return [
    [
      `conversion-${conversionId}`,
      [
        event({
          type: 'ConversionRequested',
          version: 1,
          data: { ...request, options: { quality: 'medium' }, files: [upload] },
        }),
        event({ type: 'ConversionStarted', version: 1, data: { conversionId, attempt: 1, at: AT } }),
        event({
          type: 'ConversionCompleted',
          version: 2,
          data: { conversionId, result, thumbnail: null, receipt: null, made: null, notes: [], at: AT },
        }),
      ],
    ],
    [
      `share-${hash}`,
      [
        event({
          type: 'ShareLinkCreated',
          version: 2,
          data: { hash, conversionId, owner: OWNER, expiresAt: AT, latestEnd: AT, at: AT },
        }),
        event({ type: 'ShareLinkViewed', version: 2, data: { hash, owned: false, withPassword: false, at: AT } }),
        event({ type: 'ShareLinkViewed', version: 2, data: { hash, owned: false, withPassword: false, at: AT } }),
      ],
    ],
  ];
};

/** @returns events appended: about as many as asked for. */
export const fill = async (store: EventStore, count: number): Promise<number> => {
  const conversions = Math.ceil(count / EVENTS_PER_CONVERSION);
  for (let from = 0; from < conversions; from += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, conversions - from) }, (_, index) => from + index);
    const writes = some.flatMap(conversionEvents);
    await Promise.all(writes.map(([stream, events]) => store.append(stream, events, 'absent')));
  }
  return conversions * EVENTS_PER_CONVERSION;
};

/** Somebody looked at this link. */
export const view = (hash: string): NewEvent =>
  event({ type: 'ShareLinkViewed', version: 2, data: { hash, owned: false, withPassword: false, at: AT } });
