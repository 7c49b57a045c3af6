import { blankStream, cutFolder, dropEntry, entriesBelow, readStream, writeStream } from '../compound-streams.js';
import { readTables, STREAM, type Entry, type Tables } from '../compound.js';
import { disarmBlips } from './disarm-blips.js';
import { disarmDrawings } from './disarm-drawings.js';
import { disarmWorkbook } from './disarm-workbook.js';
import { blankFields } from './disarm-word-fields.js';
import type { Disarmed, Removed } from './removed.js';
import { workBudget, type WorkBudget } from './work-budget.js';

/** Folders that hold programs, or whole other documents. Macros stand in no more than one of these. */
const MACROS = /^(Macros|_VBA_PROJECT_CUR|VBA)$/;
/** Each folder in it is an object. */
const OBJECTS = 'ObjectPool';
const OBJECT = /^(MBD|LNK)[0-9A-F]{8}$/i;
const MAIN_STREAMS = /^(WordDocument|[01]Table|Data|Workbook|Book|PowerPoint Document|Pictures)$/;
/** The streams of Excel 97 and later, and of Excel 5. */
const WORKBOOKS: ReadonlySet<string> = new Set(['Workbook', 'Book']);
const FOLDER = 1;
const FAT_ENTRY_BYTES = 4;
const ENTRY_BYTES = 128;

/**
 * A Word, Excel or PowerPoint file of old without macros, objects, fields that take in something from elsewhere,
 * linked pictures and PostScript. They are overwritten where they stand, so that nothing in the file moves.
 */
export const disarmCompound = (bytes: Uint8Array, budget: WorkBudget = workBudget()): Disarmed => {
  const copy = new Uint8Array(bytes); // a Buffer would cut out a view of itself
  const tables = readTables(copy);
  if (!tables) return { bytes, removed: { links: 0, objects: 0 } };
  const macros = tables.entries.filter((entry) => MACROS.test(entry.name) && emptied(tables, entry, budget) > 0);
  const others = tables.entries.filter(({ name }) => name === OBJECTS || OBJECT.test(name));
  const objects = others.reduce((count, entry) => count + emptied(tables, entry, budget), Math.min(1, macros.length));
  const streams = tables.entries.filter(({ type, name }) => type === STREAM && MAIN_STREAMS.test(name));
  const removed = streams.map((entry) => disarmStream(tables, entry, budget)).reduce(sum, { links: 0, objects });
  return removed.links + removed.objects > 0 ? { bytes: copy, removed } : { bytes, removed };
};

/** Returns how many objects were in it. Folders may share what is in them, so that all of it may be far more than the file. */
const emptied = (tables: Tables, folder: Entry, budget: WorkBudget): number => {
  if (folder.type !== FOLDER) return 0;
  const inside = budget.left > 0 ? entriesBelow(tables, folder) : [folder];
  if (inside.length === 0) return 0;
  budget.left -= ENTRY_BYTES * inside.length;
  for (const entry of inside) if (entry.type === STREAM) blank(tables, entry, budget);
  cutFolder(tables, folder);
  return folder.name === OBJECTS ? inside.filter(isObject).length : 1;
};

/** A stream that there is no time to overwrite is nothing in the file any more. */
const blank = (tables: Tables, entry: Entry, budget: WorkBudget): void => {
  budget.left -= costOf(tables, entry);
  if (budget.left > 0) blankStream(tables, entry);
  else dropEntry(tables, entry);
};

const costOf = ({ layout }: Tables, { size }: Entry): number =>
  Math.min(size, layout.view.byteLength) + FAT_ENTRY_BYTES * layout.fat.length;

/** Those of Word have a number for a name. */
const isObject = ({ type, name }: Entry): boolean => type === FOLDER && /^_\d+$/.test(name);

/** Streams may share their bytes, so that all of them may be far more than the file. */
const disarmStream = (tables: Tables, entry: Entry, budget: WorkBudget): Removed => {
  budget.left -= costOf(tables, entry);
  if (budget.left <= 0) {
    dropEntry(tables, entry);
    return { links: 0, objects: 1 };
  }
  const content = readStream(tables, entry);
  const own = disarmOwn(content, entry.name, budget);
  const drawings = disarmDrawings(content, entry.name === 'PowerPoint Document');
  const removed = sum(own, drawings);
  if (removed.links + removed.objects > 0) writeStream(tables, entry, content);
  return removed;
};

/** Disarms the parts that a kind of stream has for itself. */
const disarmOwn = (content: Buffer, name: string, budget: WorkBudget): Removed => {
  if (WORKBOOKS.has(name)) return disarmWorkbook(content, budget);
  return { links: name === 'WordDocument' ? blankFields(content) : 0, objects: disarmBlips(content, budget) };
};

const sum = (one: Removed, other: Removed): Removed => ({
  links: one.links + other.links,
  objects: one.objects + other.objects,
});
