import type { RecordedEvent } from '@eventstore/db-client';
import { isStorable } from '../../sqlite/database.js';
import type { BackFrom, EventReader, Position, StoredEvent } from '../event-store.js';
import type { Upcasters } from '../upcast.js';
import type { EsdbLink } from './esdb-link.js';
import { isWholePage, pagesOf, walk, type EsdbPages } from './esdb-pages.js';
import { isOfServer, parsePosition, placeOf, recordOf, storedOf } from './esdb-records.js';

/** Everything throws Refusal `service.unavailable` when the server is away. */
export const readsOf = (link: EsdbLink, upcasters?: Upcasters): Omit<EventReader, 'close'> => {
  const pages = persistent(link);
  const after = (from: Position | undefined) =>
    walk({ direction: 'forwards', from, page: (last) => pages.ofLog('forwards', last) });

  return {
    async *read(stream, fromRevision = 0) {
      if (!isStorable(stream)) return;
      let page = await pages.ofStream(stream, fromRevision);
      for (;;) {
        for (const event of page) yield storedOf(event, upcasters);
        const last = page.at(-1);
        if (!last || !isWholePage(page)) return;
        page = await pages.ofStream(stream, Number(last.revision) + 1);
      }
    },

    async *readAll(from) {
      for await (const event of after(from)) yield storedOf(event, upcasters);
    },

    async *readRecords(from) {
      for await (const event of after(from)) yield recordOf(event);
    },

    parsePosition,

    async *readRecordsBack(from = {}) {
      const { recordedBy } = from;
      const before = earlier(from.before, recordedBy === undefined ? undefined : link.marks.after(recordedBy));
      for await (const event of backFrom(pages, { ...from, before })) {
        // What is later than the time and before the place that was found for it is read and left out.
        const record = recordOf(event);
        if (recordedBy === undefined || record.recordedAt <= recordedBy) yield record;
      }
    },
  };
};

const earlier = (one: Position | undefined, other: Position | undefined): Position | undefined =>
  one === undefined || (other !== undefined && other < one) ? other : one;

/** Backwards the server gives what is before a position, so the event at `upTo` is read by itself. */
const backFrom = async function* (pages: EsdbPages, { before, upTo }: BackFrom): AsyncGenerator<RecordedEvent, void> {
  const isUpTo = upTo !== undefined && (before === undefined || upTo < before);
  const first = isUpTo ? await pages.at(upTo) : undefined;
  if (first && placeOf(first) === upTo && !isOfServer(first)) yield first;
  const from = isUpTo ? upTo : before;
  yield* walk({ direction: 'backwards', from, page: (last) => pages.ofLog('backwards', last) });
};

const persistent = (link: EsdbLink): EsdbPages => {
  const pages = pagesOf(link);
  return {
    ofStream: (...given) => link.persist(() => pages.ofStream(...given)),
    ofLog: (...given) => link.persist(() => pages.ofLog(...given)),
    last: () => link.persist(() => pages.last()),
    at: (...given) => link.persist(() => pages.at(...given)),
  };
};

/**
 * `readAll` for somebody who calls it again and again from where it ended: it remembers how far the server's own events
 * reach that followed, which may be many. A server that is away fails at once; whoever calls again is patient anyway.
 */
export const followableReads = (
  link: EsdbLink,
  upcasters?: Upcasters,
): ((after?: Position) => AsyncGenerator<StoredEvent, void>) => {
  const { ofLog } = pagesOf(link);
  let end: { readonly after: Position | undefined; readonly upTo: Position | undefined } | undefined;
  return async function* (after) {
    let last = after;
    const from = end && end.after === after ? end.upTo : after;
    const onEnd = (upTo: Position | undefined) => {
      end = { after: last, upTo };
    };
    for await (const event of walk({ direction: 'forwards', from, page: (place) => ofLog('forwards', place), onEnd })) {
      last = placeOf(event);
      yield storedOf(event, upcasters);
    }
  };
};
