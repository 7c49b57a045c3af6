import type { StoryQuestion, StoryReply } from '../../../contracts/api/audit.js';
import { Refusal } from '../../../contracts/errors.js';
import { streamOf } from '../../../contracts/events/domain-event.js';
import { STORY_PAGE_MAX } from '../../../contracts/limits.js';
import type { EventReader, StoredEvent } from '../../platform/event-store/event-store.js';
import { positionOf } from '../../platform/event-store/moment.js';
import { entryOf, type AdminSources } from './entries.js';
import { openLookups } from './lookups.js';

type Log = Pick<EventReader, 'read'>;

/** One page of all that happened to a document. @throws Refusal `conversion.not-found` */
export const tellStory = async (sources: AdminSources, { conversionId, after }: StoryQuestion): Promise<StoryReply> => {
  const lookups = openLookups(sources.documents);
  const from = after === undefined ? '' : positionOf(after);
  const entries: StoryReply['entries'] = [];
  let isKnown = false;
  for await (const event of readStory(sources.log, conversionId)) {
    isKnown = true;
    if (event.position <= from) continue;
    const last = entries.at(-1);
    if (last && entries.length === STORY_PAGE_MAX) return { conversionId, entries, next: last.position };
    entries.push(await entryOf(sources, lookups, event));
  }
  if (!isKnown) throw new Refusal('conversion.not-found');
  return { conversionId, entries, next: null };
};

/** The events of a conversion, its uploads and its link in the order of the log; none where there is no conversion. */
export const readStory = async function* (log: Log, conversionId: string): AsyncGenerator<StoredEvent, void> {
  for await (const event of log.read(streamOf('conversion', conversionId))) {
    if (event.type !== 'ConversionRequested') return;
    const { files, shareHash } = event.data;
    const uploads = files.map(({ uploadId }) => streamOf('upload', uploadId));
    const streams = [...uploads, event.stream, streamOf('share', shareHash)];
    yield* inLogOrder(streams.map((stream) => log.read(stream)));
    return;
  }
};

/** Some streams, each in order, as one. */
const inLogOrder = async function* (streams: readonly AsyncIterable<StoredEvent>[]): AsyncGenerator<StoredEvent, void> {
  const iterators = streams.map((stream) => stream[Symbol.asyncIterator]());
  const heads = await Promise.all(iterators.map((iterator) => iterator.next()));
  for (;;) {
    let first: { readonly at: number; readonly event: StoredEvent } | undefined;
    for (const [at, { done, value }] of heads.entries()) {
      if (done !== true && (!first || value.position < first.event.position)) first = { at, event: value };
    }
    const turn = first && iterators[first.at];
    if (!first || !turn) return;
    yield first.event;
    heads[first.at] = await turn.next();
  }
};
