import {
  PDFContext,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFObjectParser,
  PDFRawStream,
  PDFRef,
  type PDFObject,
} from '@cantoo/pdf-lib';
import { linesOf } from './xref-stream.js';

/** Where an object begins, in bytes, or the number of the object stream that it is in. */
export type Place = { readonly offset: number } | { readonly container: number };

/** The newest place of each object in use, by its number. */
export type CrossReferences = ReadonlyMap<number, Place>;

interface Entry {
  readonly number: number;
  readonly generation: number;
  /** Undefined for one that is free. */
  readonly place: Place | undefined;
}

interface Section {
  readonly entries: readonly Entry[];
  readonly trailer: PDFDict;
  /** Offsets of the sections before it, the nearer first. */
  readonly before: readonly number[];
}

/** The same file twice: as bytes, and as text with a character for each. */
interface File {
  readonly bytes: Uint8Array;
  readonly text: string;
}

const TAIL_BYTES = 2048;
const START = /.*startxref\s+(\d{1,15})\s+%%EOF/s;
const OBJECT = /\s*(\d{1,10})\s+(\d{1,5})\s+obj\b/y;
const TABLE = /\s*xref\b/y;
const SUBSECTION = /\s*(\d{1,10})\s+(\d{1,10})\s*(?=\d{10}\s|trailer)/y;
const ENTRY = /\s*(\d{10})\s+(\d{5})\s+([nf])/y;
const TRAILER = /\s*trailer\s*/y;

/**
 * Follows the cross-reference sections of a file from its end, as a strict reader does, and looks whether each object
 * is where they say.
 *
 * @returns undefined when something is out of order, so that readers have to search for objects by themselves.
 * @see ISO 32000-1, 7.5.4 and 7.5.8
 */
export const readCrossReferences = (bytes: Uint8Array): CrossReferences | undefined => {
  const file = { bytes, text: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1') };
  const start = START.exec(file.text.slice(-TAIL_BYTES))?.[1];
  if (start === undefined || !file.text.startsWith('%PDF-')) return undefined;
  const places = new Map<number, Place | undefined>();
  const seen = new Set<number>();
  const waiting = [Number(start)];
  for (let offset = waiting.shift(); offset !== undefined; offset = waiting.shift()) {
    if (seen.has(offset)) continue;
    seen.add(offset);
    const section = readSection(file, offset);
    if (!section) return undefined;
    const fresh = section.entries.filter(({ number }) => !places.has(number));
    if (!fresh.every((entry) => isThere(file, entry))) return undefined;
    for (const { number, place } of fresh) places.set(number, place);
    waiting.push(...section.before);
  }
  return new Map([...places].flatMap(([number, place]) => (place ? [[number, place]] : [])));
};

/** What the newest section of a file names. */
interface Roots {
  /** The catalog. */
  readonly root: PDFRef | undefined;
  /** The properties. */
  readonly info: PDFRef | undefined;
  /** As it is written there; 'undefined' for a file that is not encrypted. */
  readonly encryption: string;
}

export const readRoots = (bytes: Uint8Array): Roots => {
  const file = { bytes, text: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1') };
  const start = START.exec(file.text.slice(-TAIL_BYTES))?.[1];
  const section = start === undefined ? undefined : readSection(file, Number(start));
  const valueAt = (key: string): PDFObject | undefined => section?.trailer.get(PDFName.of(key));
  const refAt = (key: string): PDFRef | undefined => {
    const value = valueAt(key);
    return value instanceof PDFRef ? value : undefined;
  };
  return { root: refAt('Root'), info: refAt('Info'), encryption: String(valueAt('Encrypt')) };
};

const matchAt = ({ text }: File, pattern: RegExp, offset: number): RegExpExecArray | null => {
  pattern.lastIndex = offset;
  return pattern.exec(text);
};

const isThere = (file: File, { number, generation, place }: Entry): boolean => {
  if (!place || 'container' in place) return true;
  const [, itsNumber, itsGeneration] = matchAt(file, OBJECT, place.offset) ?? [];
  return Number(itsNumber) === number && Number(itsGeneration) === generation;
};

const readSection = (file: File, offset: number): Section | undefined => {
  try {
    return matchAt(file, TABLE, offset) ? readTable(file, offset) : readStream(file, offset);
  } catch {
    return undefined; // damaged
  }
};

const readTable = (file: File, offset: number): Section | undefined => {
  const entries: Entry[] = [];
  matchAt(file, TABLE, offset);
  let at = TABLE.lastIndex;
  const next = (pattern: RegExp): RegExpExecArray | null => {
    const match = matchAt(file, pattern, at);
    if (match) at = pattern.lastIndex;
    return match;
  };
  for (let head = next(SUBSECTION); head; head = next(SUBSECTION)) {
    for (let index = 0; index < Number(head[2]); index += 1) {
      const [, start, generation, use] = next(ENTRY) ?? [];
      if (use === undefined) return undefined;
      const place = use === 'n' ? { offset: Number(start) } : undefined;
      entries.push({ number: Number(head[1]) + index, generation: Number(generation), place });
    }
  }
  const trailer = next(TRAILER) && objectAfter(file, at);
  return trailer instanceof PDFDict ? { entries, trailer, before: offsetsIn(trailer, 'XRefStm', 'Prev') } : undefined;
};

const readStream = (file: File, offset: number): Section | undefined => {
  const stream = objectAt(file, offset);
  if (!(stream instanceof PDFRawStream)) return undefined;
  const entries = linesOf(stream).map(({ number, type, second, third }) => {
    if (type === 2) return { number, generation: 0, place: { container: second } };
    return { number, generation: third, place: type === 1 ? { offset: second } : undefined };
  });
  return { entries, trailer: stream.dict, before: offsetsIn(stream.dict, 'Prev') };
};

const objectAt = (file: File, offset: number): PDFObject | undefined =>
  matchAt(file, OBJECT, offset) ? objectAfter(file, OBJECT.lastIndex) : undefined;

const objectAfter = ({ bytes }: File, offset: number): PDFObject =>
  PDFObjectParser.forBytes(bytes.subarray(offset), PDFContext.create()).parseObject();

const offsetsIn = (dict: PDFDict, ...keys: readonly string[]): number[] =>
  keys.flatMap((key) => {
    const value = dict.lookup(PDFName.of(key));
    return value instanceof PDFNumber ? [value.asNumber()] : [];
  });
