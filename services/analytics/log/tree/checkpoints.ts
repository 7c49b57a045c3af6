import { createReadStream } from 'node:fs';
import { open, truncate } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Position } from '../../../platform/event-store/event-store.js';
import { HASH_BYTES } from './leaf-hashes.js';
import { sizeOfFile } from './log-folder.js';

/** The signed part of a log: how long it is and the root of the tree over its events. */
export interface Checkpoint {
  readonly origin: string;
  readonly size: number;
  readonly root: Buffer;
  /** Position of the last event that the checkpoint covers. */
  readonly position: Position;
  /** When it was signed, ISO-8601 UTC. */
  readonly time: string;
}

/** A checkpoint and the note that it was signed in. */
export interface SignedCheckpoint {
  readonly note: string;
  readonly checkpoint: Checkpoint;
}

/** A note as it was written, and the checkpoint in it; undefined where it cannot be read. */
export interface CheckpointNote {
  readonly note: string;
  readonly checkpoint: Checkpoint | undefined;
  /** Where the note ends in the file, in bytes. */
  readonly end: number;
}

/** The log is not the one whose checkpoints were signed. */
export class LogNotAsSigned extends Error {
  override readonly name = 'LogNotAsSigned';

  constructor(what: string) {
    super(`the log is not as it was signed (${what}); "npm run verify" names the first bad position`);
  }
}

/** @see https://c2sp.org/tlog-checkpoint; the last two lines are extensions. */
export const checkpointText = ({ origin, size, root, position, time }: Checkpoint): string =>
  `${origin}\n${size}\n${root.toString('base64')}\nposition ${position}\ntime ${time}\n`;

const FORM = /^([^\n]+)\n(0|[1-9]\d*)\n([A-Za-z0-9+/]{43}=)\nposition ([^\n]+)\ntime ([^\n]+)\n/;

/** Reads the text of a checkpoint, signed or not. */
const checkpointOf = (text: string): Checkpoint | undefined => {
  const [, origin = '', size = '', base64 = '', position = '', time = ''] = FORM.exec(text) ?? [];
  const root = Buffer.from(base64, 'base64');
  return root.length === HASH_BYTES ? { origin, size: Number(size), root, position, time } : undefined;
};

const SIGNATURE = '\u2014 ';

/**
 * Every note of a file as it is when the first one is asked for, in order; none where there is no file.
 *
 * @param start where a note ends; those after it are read.
 */
export const readCheckpoints = async function* (path: string, start = 0): AsyncGenerator<CheckpointNote, void> {
  const size = await sizeOfFile(path);
  if (size <= start) return;
  for await (const note of notesOf(createInterface({ input: createReadStream(path, { start, end: size - 1 }) }))) {
    yield { ...note, end: start + note.end };
  }
};

/** The notes in a text, also in that of a proof. */
export const notesIn = async (text: string): Promise<CheckpointNote[]> => {
  const notes: CheckpointNote[] = [];
  for await (const note of notesOf(noteTextOf(text).split('\n'))) notes.push(note);
  return notes;
};

const noteTextOf = (text: string): string => {
  if (!text.startsWith('{')) return text;
  const { proof, ...outer } = JSON.parse(text) as Partial<Record<'checkpoint' | 'from' | 'to', string>> & {
    readonly proof?: { readonly checkpoint: string };
  };
  return [proof?.checkpoint, outer.checkpoint, outer.from, outer.to].filter((note) => note !== undefined).join('\n');
};

const notesOf = async function* (all: AsyncIterable<string> | Iterable<string>): AsyncGenerator<CheckpointNote, void> {
  let lines: string[] = [];
  let end = 0;
  for await (const line of all) {
    end += Buffer.byteLength(line) + 1;
    if (line === '' && lines.length === 0) continue; // between two notes
    lines.push(line);
    if (!line.startsWith(SIGNATURE)) continue;
    const note = `${lines.join('\n')}\n`;
    yield { note, checkpoint: checkpointOf(note), end };
    lines = [];
  }
  if (lines.some((line) => line !== '')) yield { note: lines.join('\n'), checkpoint: undefined, end };
};

/** Adds notes, safe on the disk once it resolves; one note follows another after an empty line. */
export const appendCheckpoints = async (
  path: string,
  notes: AsyncIterable<string> | Iterable<string>,
): Promise<void> => {
  const file = await open(path, 'a', 0o600);
  try {
    let text = '';
    for await (const note of notes) {
      text += `${note}\n`;
      if (text.length < WRITE_CHARS) continue;
      await file.appendFile(text);
      text = '';
    }
    await file.appendFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
};

/** Many small notes at a time, whole ones. */
const WRITE_CHARS = 64 * 1024;

export const appendCheckpoint = (path: string, note: string): Promise<void> => appendCheckpoints(path, [note]);

/** Removes what a power cut has left of a note. */
export const cutTornCheckpoint = async (path: string): Promise<void> => {
  let whole = 0;
  let isTorn = false;
  for await (const { checkpoint, note, end } of readCheckpoints(path)) {
    isTorn = checkpoint === undefined && !note.includes(SIGNATURE);
    if (!isTorn) whole = end;
  }
  if (isTorn) await truncate(path, whole);
};

/** How many events the log has up to a position. */
export type CountedPosition = Pick<Checkpoint, 'size' | 'position'>;

/** Some positions and how many events come before each, so that an event is found without counting from the start. */
export interface PositionIndex {
  /** One of as many events as the one before it says where the log was moved to: what came before counts for nothing. */
  add(counted: CountedPosition): void;
  /** The last one before a position. */
  before(position: Position): CountedPosition | undefined;
}

/** Events between two positions that are remembered, at least. */
const STRIDE_EVENTS = 1000;

export const createPositionIndex = (): PositionIndex => {
  const entries: CountedPosition[] = [];
  let last = 0;
  return {
    add: ({ size, position }) => {
      if (size === last) entries.length = 0;
      last = size;
      if (size - (entries.at(-1)?.size ?? 0) >= STRIDE_EVENTS) entries.push({ size, position });
    },
    before: (position) => entries.findLast((entry) => entry.position < position),
  };
};
