import { streamOf } from '../../../contracts/events/domain-event.js';
import type { EventReader, StoredEvent } from '../../platform/event-store/event-store.js';

/** The events of a conversion, its uploads and its link in the order of the log; none where there is no conversion. */
export const readDocumentEvents = async function* (
  log: Pick<EventReader, 'read'>,
  conversionId: string,
): AsyncGenerator<StoredEvent, void> {
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
