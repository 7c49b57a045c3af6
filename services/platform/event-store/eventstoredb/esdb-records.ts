import {
  binaryEvent,
  jsonEvent,
  type EventData,
  type JSONType,
  type Position as EsdbPosition,
  type RecordedEvent,
} from '@eventstore/db-client';
import { z } from 'zod';
import type { EventRecord, NewEvent, Position } from '../event-store.js';
import { versionIn, type EsdbNames } from './esdb-names.js';

const POSITION_PART_DIGITS = 20;
const POSITION_FORM = /^\d{40}$/;

export const parsePosition = (text: string): Position | undefined => (POSITION_FORM.test(text) ? text : undefined);

export const positionOf = ({ commit, prepare }: EsdbPosition): Position =>
  [commit, prepare].map((number) => String(number).padStart(POSITION_PART_DIGITS, '0')).join('');

/** @throws TypeError when it is no position of EventStoreDB */
export const esdbPositionOf = (position: Position): EsdbPosition => {
  if (!POSITION_FORM.test(position)) throw new TypeError(`"${position}" is no position`);
  return {
    commit: BigInt(position.slice(0, POSITION_PART_DIGITS)),
    prepare: BigInt(position.slice(POSITION_PART_DIGITS)),
  };
};

export type EsdbEvent = EventData;

interface Written {
  readonly id: string;
  readonly type: string;
  /** JSON, to the letter. */
  readonly text: string;
  readonly metadata: JSONType;
}

/**
 * As JSON, which the pages and projections of the server can read. The client takes and gives JSON as a value, so what
 * would not come back to the letter, such as an object with numbers for names that are out of order, goes as bytes.
 */
const writtenEvent = ({ id, type, text, metadata }: Written): EsdbEvent => {
  const value = JSON.parse(text) as JSONType;
  return JSON.stringify(value) === text
    ? jsonEvent({ id, type, data: value, metadata })
    : binaryEvent({ id, type, data: Buffer.from(text), metadata });
};

export const esdbEventOf = ({ id, type, version, data }: NewEvent): EsdbEvent =>
  writtenEvent({ id, type, text: JSON.stringify(data), metadata: { version } });

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
  writtenEvent({
    id,
    type,
    text: data,
    metadata: { version, moved: { recordedAt, position: signedPosition ?? position } },
  });

/** A server before 22.6 says this in place of a position, except where it reads the whole log. */
const NO_POSITION = 2n ** 64n - 1n;

/** Where an event is that was appended by itself, as the answer to the append tells it. */
export const placeFromAnswer = (position: EsdbPosition | undefined): Position | undefined =>
  position && position.commit > 0n && position.commit !== NO_POSITION ? positionOf(position) : undefined;

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

/** The time and position that a moved event had where it came from. */
const movedIn = ({ metadata }: RecordedEvent): Partial<EventRecord> => {
  const { data: found } = moved.safeParse(metadata);
  return found ? { recordedAt: found.moved.recordedAt, signedPosition: found.moved.position } : {};
};
