import type { RecordedEvent } from '@eventstore/db-client';
import type { Category } from '../../../../contracts/events/domain-event.js';

/** Complete, or it does not compile. */
const categories: Readonly<Record<Category, true>> = {
  upload: true,
  conversion: true,
  share: true,
  request: true,
  session: true,
  user: true,
  key: true,
  embed: true,
  signature: true,
  template: true,
  signing: true,
  webhook: true,
  delivery: true,
  workflow: true,
  run: true,
  mail: true,
  site: true,
};

/** Which streams of a server are Docket's, where other programs have theirs, too. */
export interface EsdbNames {
  /** The names of all streams of Docket begin with one of these. */
  readonly beginnings: readonly string[];
  /** Name of the stream on the server. */
  readonly storedName: (stream: string) => string;
  /** @throws Error for a stream that is not Docket's */
  readonly streamOf: (storedName: string) => string;
  /**
   * Not where the stream is another program's, nor where an event does not say in which version it was written, as all
   * of Docket's do: programs that ship parcels have streams and types of the same names, such as `delivery-7`. Should one
   * of Docket's lose its version, the check of the log finds that it is missing.
   */
  readonly isOurs: (event: Pick<RecordedEvent, 'streamId' | 'type' | 'metadata'>) => boolean;
}

export const esdbNames = (prefix = ''): EsdbNames => {
  const beginnings = Object.keys(categories).map((category) => `${prefix}${category}-`);
  const isOurStream = (name: string): boolean => beginnings.some((beginning) => name.startsWith(beginning));
  return {
    beginnings,
    storedName: (stream) => `${prefix}${stream}`,
    streamOf: (name) => {
      if (!name.startsWith(prefix)) throw new Error(`${name} is no stream of Docket`);
      return name.slice(prefix.length);
    },
    isOurs: ({ streamId, type, metadata }) =>
      isOurStream(streamId) && !type.startsWith('$') && versionIn(metadata) >= 1,
  };
};

/** 0 where none was written down. */
export const versionIn = (metadata: unknown): number => {
  const isObject = typeof metadata === 'object' && metadata !== null;
  const version = isObject && 'version' in metadata ? Number(metadata.version) : 0;
  return Number.isInteger(version) ? version : 0;
};
