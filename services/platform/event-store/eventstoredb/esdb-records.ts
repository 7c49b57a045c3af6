import {
  binaryEvent,
  type BinaryEventData,
  type Position as EsdbPosition,
  type RecordedEvent,
} from '@eventstore/db-client';
import { z } from 'zod';
import type { EventRecord, NewEvent, Position } from '../event-store.js';
import { versionIn, type EsdbNames } from './esdb-names.js';

const DIGITS = 20;
const POSITION = /^\d{40}$/;

export const parsePosition = (text: string): Position | undefined => (POSITION.test(text) ? text : undefined);

export const positionOf = ({ commit, prepare }: EsdbPosition): Position =>
  [commit, prepare].map((number) => String(number).padStart(DIGITS, '0')).join('');

/** @throws TypeError when it is no position of EventStoreDB */
export const esdbPositionOf = (position: Position): EsdbPosition => {
  if (!POSITION.test(position)) throw new TypeError(`"${position}" is no position`);
  return { commit: BigInt(position.slice(0, DIGITS)), prepare: BigInt(position.slice(DIGITS)) };
};

export type EsdbEvent = BinaryEventData;

/** Its data goes as bytes: the client gives JSON back parsed, and not to the letter. */
export const esdbEventOf = ({ id, type, version, data }: NewEvent): EsdbEvent =>
  binaryEvent({ id, type, data: Buffer.from(JSON.stringify(data)), metadata: { version } });

/** The server gives an event its own time and position, so those it had before go beside it. */
export const movedEventOf = ({
  id,
  type,
  version,
  data,
  recordedAt,
  signedPosition,
  position,
}: EventRecord): EsdbEvent =>
  binaryEvent({
    id,
    type,
    data: Buffer.from(data),
    metadata: { version, moved: { recordedAt, position: signedPosition ?? position } },
  });

/** What a server before 22.6 says in place of a position, except where it reads the whole log. */
const NO_POSITION = 2n ** 64n - 1n;

/** @throws Error for such a server */
export const placeOf = ({ position }: RecordedEvent): Position => {
  if (!position || position.commit === NO_POSITION)
    throw new Error('EventStoreDB tells no positions; it must be version 22.6 or later');
  return positionOf(position);
};

export const recordedAtOf = ({ created }: RecordedEvent): string => created.toISOString();

export const recordsOf =
  ({ streamOf }: EsdbNames) =>
  (event: RecordedEvent): EventRecord => ({
    id: event.id,
    stream: streamOf(event.streamId),
    revision: Number(event.revision),
    position: placeOf(event),
    recordedAt: recordedAtOf(event),
    type: event.type,
    version: versionIn(event.metadata),
    data: event.isJson ? JSON.stringify(event.data) : Buffer.from(event.data).toString(),
    ...movedIn(event),
  });

const moved = z.object({ moved: z.object({ recordedAt: z.string(), position: z.string() }) });

/** What an event that was moved here has kept. */
const movedIn = ({ metadata }: RecordedEvent): Partial<EventRecord> => {
  const { data: found } = moved.safeParse(metadata);
  return found ? { recordedAt: found.moved.recordedAt, signedPosition: found.moved.position } : {};
};
