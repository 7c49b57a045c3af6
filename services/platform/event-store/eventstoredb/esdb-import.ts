import { WrongExpectedVersionError } from '@eventstore/db-client';
import type { EventRecord, LogImport } from '../event-store.js';
import { answeredInTime, openEsdbLink, type EsdbLink, type EsdbLinkOptions } from './esdb-link.js';
import { pagesOf } from './esdb-pages.js';
import { movedEventOf } from './esdb-records.js';

/** Takes events over into EventStoreDB, to which nobody else appends meanwhile. */
export const openEsdbImport = (options: EsdbLinkOptions): LogImport => {
  const link = openEsdbLink(options);
  return {
    // One append after the other: their order is that of the log.
    add: async (records) => {
      for (const run of runsIn(records)) await link.persist(() => append(link, run));
    },
    close: () => link.close(),
  };
};

/** An append may have so many bytes; the server refuses more than 1 MB. */
const RUN_BYTES = 512 * 1024;

/** Events that can be appended together: they follow each other in one stream. */
export const runsIn = (records: readonly EventRecord[]): readonly (readonly EventRecord[])[] => {
  const runs: EventRecord[][] = [];
  let bytes = 0;
  for (const record of records) {
    const run = runs.at(-1);
    const size = Buffer.byteLength(record.data);
    bytes += size;
    if (run?.[0]?.stream === record.stream && bytes <= RUN_BYTES) run.push(record);
    else {
      runs.push([record]);
      bytes = size;
    }
  }
  return runs;
};

const append = async (link: EsdbLink, run: readonly EventRecord[]): Promise<void> => {
  const { client, names, callTimeoutMs } = link;
  const [first] = run;
  if (!first) return;
  const { stream, revision } = first;
  const expectedRevision = revision === 0 ? 'no_stream' : BigInt(revision - 1);
  const options = { expectedRevision, deadline: callTimeoutMs, requiresLeader: true } as const;
  try {
    await answeredInTime(
      client.appendToStream(names.storedName(stream), run.map(movedEventOf), options),
      callTimeoutMs,
    );
  } catch (error) {
    if (!(error instanceof WrongExpectedVersionError)) throw error;
    // An append whose answer was lost is there already.
    const [there] = await pagesOf(link).ofStream(stream, revision);
    if (there?.id !== first.id) throw error;
  }
};
