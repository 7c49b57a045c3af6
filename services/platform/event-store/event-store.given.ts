import { randomUUID } from 'node:crypto';
import type { EventStore, NewEvent, Position } from './event-store.js';

/** Two clients of one log. */
export type Both = () => { readonly store: EventStore; readonly elsewhere: EventStore };

/** A stream that no other test uses. */
export const freshStream = (): string => `share-${randomUUID()}`;

/** An event to append; `name` tells it from others and may be any text. */
export const event = (name = 'one'): NewEvent => ({
  id: randomUUID(),
  type: 'FileDownloaded',
  version: 3,
  data: { hash: 'h', conversionId: 'c', name, owned: false, withPassword: null, at: '2026-03-01T00:00:00.000Z' },
});

export const events = (...names: string[]): NewEvent[] => names.map(event);

/** The position of an event appended just now, to look only at what comes after: the log may be shared. */
export const now = async (store: EventStore): Promise<Position> =>
  (await store.append(freshStream(), [event('now')], 'absent')).position;

export const listOf = async <Item>(items: AsyncIterable<Item>): Promise<Item[]> => {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
};

/** Names of the events of these streams, in the order given. */
export const namesOf = (stored: readonly { stream: string; data: object }[], ...streams: string[]): string[] =>
  stored
    .filter(({ stream }) => streams.includes(stream))
    .map(({ data }) => ('name' in data ? String(data.name) : 'no name'));

/** Waits for as long as the test may last. */
export const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
};
