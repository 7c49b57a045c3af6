import type { RecordedEvent } from '@eventstore/db-client';
import { isStorable } from '../../sqlite/database.js';
import type { BackFrom, EventReader, Position, StoredEvent } from '../event-store.js';
import { readEvent } from '../read-event.js';
import type { Upcasters } from '../upcast.js';
import type { EsdbLink } from './esdb-link.js';
import { isWholePage, pagesOf, walk, type EsdbPages } from './esdb-pages.js';
import type { EsdbNames } from './esdb-names.js';
import { parsePosition, placeOf, recordsOf } from './esdb-records.js';

/** Everything throws Refusal `service.unavailable` when the server is away. */
export const readsOf = (link: EsdbLink, upcasters?: Upcasters): Omit<EventReader, 'close'> => {
  const pages = persistent(link);
  const { isOurs } = link.names;
  const recordOf = recordsOf(link.names);
  const after = (from: Position | undefined) =>
    walk({ direction: 'forwards', from, page: (last) => pages.ofLog('forwards', last), isOurs });

  return {
    async *read(stream, fromRevision = 0) {
      if (!isStorable(stream)) return;
      let page = await pages.ofStream(stream, fromRevision);
      for (;;) {
        link.known.noteEvents(stream, page);
        for (const event of page) if (isOurs(event)) yield readEvent(recordOf(event), upcasters);
        const last = page.at(-1);
        if (!last || !isWholePage(page)) return;
        page = await pages.ofStream(stream, Number(last.revision) + 1);
      }
    },

    async *readAll(from) {
      for await (const event of after(from)) yield readEvent(recordOf(event), upcasters);
    },

    async *readRecords(from) {
      for await (const event of after(from)) yield recordOf(event);
    },

    parsePosition,

    async *readRecordsBack(from = {}) {
      const { recordedBy } = from;
      const before = earlier(from.before, recordedBy === undefined ? undefined : link.marks.after(recordedBy));
      for await (const event of backFrom(pages, isOurs, { ...from, before })) {
        // An event later than the time and before the place that was found for it is read and left out.
        const record = recordOf(event);
        if (recordedBy === undefined || record.recordedAt <= recordedBy) yield record;
      }
    },
  };
};

const earlier = (one: Position | undefined, other: Position | undefined): Position | undefined =>
  one === undefined || (other !== undefined && other < one) ? other : one;

/** Backwards the server gives what is before a position, so the event at `upTo` is read by itself. */
const backFrom = async function* (
  pages: EsdbPages,
  isOurs: EsdbNames['isOurs'],
  { before, upTo }: BackFrom,
): AsyncGenerator<RecordedEvent, void> {
  const isUpTo = upTo !== undefined && (before === undefined || upTo < before);
  const first = isUpTo ? await pages.at(upTo) : undefined;
  if (first && placeOf(first) === upTo && isOurs(first)) yield first;
  const from = isUpTo ? upTo : before;
  yield* walk({ direction: 'backwards', from, page: (last) => pages.ofLog('backwards', last), isOurs });
};

const persistent = (link: EsdbLink): EsdbPages => {
  const pages = pagesOf(link);
  return {
    ofStream: (...args) => link.persist(() => pages.ofStream(...args)),
    ofLog: (...args) => link.persist(() => pages.ofLog(...args)),
    end: () => link.persist(() => pages.end()),
    at: (...args) => link.persist(() => pages.at(...args)),
  };
};

/**
 * `readAll` for somebody who calls it again and again from where it ended: it remembers how far the events of the server
 * and of other programs reach that followed, which may be many. A server that is away fails at once; whoever calls again
 * is patient anyway.
 */
export const followableReads = (
  link: EsdbLink,
  upcasters?: Upcasters,
): ((after?: Position) => AsyncGenerator<StoredEvent, void>) => {
  const { ofLog, end } = pagesOf(link);
  const { isOurs } = link.names;
  const recordOf = recordsOf(link.names);
  let seen: { readonly after: Position | undefined; readonly upTo: Position } | undefined;
  return async function* (after) {
    const from = seen?.after === after ? (seen?.upTo ?? after) : after;
    const upTo = await end(); // asked before, so that what is read reaches at least so far
    if (upTo === undefined || upTo === from) return;
    let last = after;
    for await (const event of walk({ direction: 'forwards', from, page: (at) => ofLog('forwards', at), isOurs })) {
      last = placeOf(event);
      yield readEvent(recordOf(event), upcasters);
    }
    seen = { after: last, upTo: last === undefined || last < upTo ? upTo : last };
  };
};
