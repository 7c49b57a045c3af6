import { partsOfStream } from '../../../contracts/events/domain-event.js';
import { SESSIONS_COLLECTION, type SessionDocument } from '../../../contracts/read-models/session-document.js';
import { byEventType } from '../../platform/event-store/by-event-type.js';
import type { Projection } from '../../platform/read-models/projection.js';

type Fold = (id: string, before: SessionDocument | undefined) => SessionDocument | undefined;

const foldOf = byEventType<Fold>({
  SessionStarted:
    ({ data: { owner, at } }) =>
    (id) => ({ id, owner, startedAt: at, seenAt: null, device: null, isEnded: false }),
  SessionSeen:
    ({ data: { device, at } }) =>
    (_, before) =>
      before && { ...before, device, seenAt: at },
  SessionEnded: () => (_, before) => before && { ...before, isEnded: true },
});

/** Every session of guests and members, for those whose it is. */
export const sessions: Projection<SessionDocument> = {
  collection: { name: SESSIONS_COLLECTION, indexes: [['owner', 'startedAt']] },
  version: 1,

  changes(event) {
    const fold = foldOf(event);
    if (!fold) return [];
    const { id } = partsOfStream(event.stream);
    return [{ id, fold: (before) => fold(id, before) }];
  },
};
