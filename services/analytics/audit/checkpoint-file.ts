import { createReadStream } from 'node:fs';
import { open, truncate } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { checkpointOf, type Checkpoint } from './checkpoint.js';
import { sizeIfThere } from './size-if-there.js';

/** A checkpoint as it was written, and what it says; undefined where nobody can read it. */
export interface Written {
  readonly note: string;
  readonly checkpoint: Checkpoint | undefined;
  /** Where the note ends in the file, in bytes. */
  readonly end: number;
}

const SIGNATURE = '\u2014 ';

/** Every note of a file as it is when the first one is asked for, in order; none where there is no file. */
export const readCheckpoints = async function* (path: string): AsyncGenerator<Written, void> {
  const size = await sizeIfThere(path);
  if (size === 0) return;
  yield* notesOf(createInterface({ input: createReadStream(path, { end: size - 1 }) }));
};

/** The notes in a text, also in that of a proof. */
export const notesIn = async (text: string): Promise<Written[]> => {
  const notes: Written[] = [];
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

const notesOf = async function* (all: AsyncIterable<string> | Iterable<string>): AsyncGenerator<Written, void> {
  let [lines, end]: [string[], number] = [[], 0];
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

/** Adds a note, safe on the disk; one note follows another after an empty line. */
export const appendCheckpoint = async (path: string, note: string): Promise<void> => {
  const file = await open(path, 'a', 0o600);
  try {
    await file.appendFile(`${note}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
};

/** Takes away what a power cut has left of a note. */
export const cutTornCheckpoint = async (path: string): Promise<void> => {
  let whole = 0;
  let torn = false;
  for await (const { checkpoint, note, end } of readCheckpoints(path)) {
    torn = checkpoint === undefined && !note.includes(SIGNATURE);
    if (!torn) whole = end;
  }
  if (torn) await truncate(path, whole);
};
