import { LRUCache } from 'lru-cache';
import { partsOfStream } from '../../../contracts/events/domain-event.js';
import { memberOf, type Owner } from '../../../contracts/owner.js';
import type { EventReader, EventStore, NewEvent, StoredEvent } from '../event-store/event-store.js';
import { changePersonal, isPersonal } from './personal.js';
import type { PersonKeys } from './person-keys.js';
import { openAll, sealText } from './sealed-text.js';

const REMEMBERED_MAX = 10_000;

const opened = async function* (
  events: AsyncIterable<StoredEvent>,
  keys: Pick<PersonKeys, 'find'>,
): AsyncGenerator<StoredEvent, void> {
  for await (const event of events) yield await openAll(keys, event);
};

/** A log to look at, opened. Its records stay as they are kept, sealed: they are what is signed. */
export const openPrivateReader = (log: EventReader, keys: Pick<PersonKeys, 'find'>): EventReader => ({
  read: (stream, fromRevision) => opened(log.read(stream, fromRevision), keys),
  readAll: (after) => opened(log.readAll(after), keys),
  readRecords: (after) => log.readRecords(after),
  readRecordsBack: (from) => log.readRecordsBack(from),
  parsePosition: (text) => log.parsePosition(text),
  close: () => log.close(),
});

/**
 * The log as those see it who may know what it says of people: sealed on its way in, with the key of the person whose
 * stream it is, and opened on its way out. The store beneath, and whoever reads that one, sees it sealed.
 */
export const openPrivateStore = (store: EventStore, keys: PersonKeys): EventStore => {
  const owners = new LRUCache<string, Owner>({ max: REMEMBERED_MAX });

  const ownerOf = async (stream: string, events: readonly NewEvent[]): Promise<Owner> => {
    const known = owners.get(stream) ?? ownerIn(events) ?? (await ownerOnLog(store, stream));
    if (!known) throw new Error(`${stream} belongs to nobody, and tells of somebody`);
    owners.set(stream, known);
    return known;
  };
  const sealed = async (stream: string, events: readonly NewEvent[]): Promise<readonly NewEvent[]> => {
    if (!events.some(isPersonal)) return events;
    const key = await keys.current(await ownerOf(stream, events));
    return events.map((event) => changePersonal(event, (text) => sealText(key, text)));
  };

  return {
    ...openPrivateReader(store, keys),
    adapter: store.adapter,
    ...(store.probe && { probe: store.probe }),
    append: async (stream, events, expected) => store.append(stream, await sealed(stream, events), expected),
    subscribe: (after, handle) => store.subscribe(after, async (event) => handle(await openAll(keys, event))),
  };
};

const ownerIn = (events: readonly NewEvent[]): Owner | undefined => {
  for (const { data } of events) {
    if ('owner' in data) return data.owner;
    if ('userId' in data) return memberOf(data.userId);
  }
  return undefined;
};

/** Streams of conversions and links begin with whose they are. */
const ownerOnLog = async (store: EventStore, stream: string): Promise<Owner | undefined> => {
  const { category, id } = partsOfStream(stream);
  if (category === 'user') return memberOf(id);
  for await (const { data } of store.read(stream)) return 'owner' in data ? data.owner : undefined;
  return undefined;
};
