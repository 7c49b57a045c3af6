import { hasLettersFromRight, placesAsSeen } from '../../../contracts/logical-order.js';
import { IDENTITY, matrixOf, type Matrix } from '../content/matrix.js';
import { unit, uprightOn } from '../content/geometry.js';
import type { Gap, Glyph } from '../content/glyph.js';
import { NotAnswered, withSecondThread, type Thread } from './second-thread.js';

/** pdf.js, as an opinion on text that is independent of PDFium's. Pages count from 0. */
export interface PdfjsReader {
  readonly pageCount: number;
  /**
   * Begins to read a page, beside this thread and after those that were begun before.
   *
   * @returns how to wait until it is read. Letters take much room, so those are made when they are asked for. Places
   *   within a piece of text are estimates; undefined for a page that can't be read.
   */
  readonly beginText: (index: number) => () => Promise<() => readonly Glyph[] | undefined>;
  /** Where a page draws outside of layers: the matrix after each `cm`; undefined for a page that can't be read. */
  readonly places: (index: number) => Promise<readonly Matrix[] | undefined>;
  /** The first image of a page, decoded; undefined where there is none that can be read. */
  readonly image: (index: number) => Promise<PdfjsImage | undefined>;
  /**
   * The values of the widgets of each field of its form, by the full name of the field; undefined where it can't be
   * read.
   */
  readonly fields: () => Promise<ReadonlyMap<string, readonly unknown[]> | undefined>;
  /** The annotations of a page; undefined where it can't be read. */
  readonly annotations: (index: number) => Promise<readonly PdfjsAnnotation[] | undefined>;
}

export interface PdfjsAnnotation {
  /** The ID of the object that it is, such as `12R`. */
  readonly id: string;
  readonly subtype: string;
  readonly contents: string;
  readonly hasLook: boolean;
}

/** Eight bits of each sample, rows from the top. @see ImageKind of pdf.js */
export interface PdfjsImage {
  readonly width: number;
  readonly height: number;
  /** 1: one bit of grey; 2: red, green and blue; 3: these and opacity. */
  readonly kind: number;
  readonly data: Uint8Array;
}

/** pdf.js could not read it. */
export class PdfjsFailed extends Error {
  override readonly name = 'PdfjsFailed';
}

/** Opens a PDF with the empty password, uses it and closes it. @throws PdfjsFailed */
export const withPdfjs = <T>(bytes: Uint8Array, use: (reader: PdfjsReader) => Promise<T>): Promise<T> =>
  withSecondThread(async (thread) => {
    const { question: document, answer } = thread.ask<number>({ kind: 'open', data: new Uint8Array(bytes) });
    try {
      const pageCount = await answer.catch((error: unknown) => {
        throw error instanceof NotAnswered ? new PdfjsFailed(error.message, { cause: error }) : error;
      });
      return await use({
        pageCount,
        beginText: (index) => beginText(thread, document, index),
        places: (index) => placesOn(thread, document, index),
        image: (index) => imageOn(thread, document, index),
        fields: () => fieldsIn(thread, document),
        annotations: (index) => annotationsOn(thread, document, index),
      });
    } finally {
      thread.ask({ kind: 'close', document });
    }
  });

/** Pieces of text as they come from the thread. */
interface PackedText {
  readonly texts: readonly string[];
  /** Eight of each: its matrix, width and height. */
  readonly numbers: Float64Array;
  /** The marks of each, as {@link Mark} says. */
  readonly marks: Uint8Array;
}

const NUMBERS_PER_PIECE = 8;
const Mark = { fromRight: 1, vertical: 2, endsLine: 4 } as const;

const beginText = (thread: Thread, document: number, index: number): ReturnType<PdfjsReader['beginText']> => {
  const { answer } = thread.ask<PackedText>({ kind: 'read', document, index });
  return async () => {
    try {
      const packed = await answer;
      return () => glyphsOf(packed);
    } catch (error) {
      if (error instanceof NotAnswered) return () => undefined; // whoever asks for an opinion has to do without
      throw error;
    }
  };
};

const placesOn = async (thread: Thread, document: number, index: number): Promise<Matrix[] | undefined> => {
  try {
    const numbers = await thread.ask<Float64Array>({ kind: 'places', document, index }).answer;
    const count = numbers.length / 6;
    return Array.from({ length: count }, (_, at) => matrixOf([...numbers.subarray(at * 6, at * 6 + 6)]) ?? IDENTITY);
  } catch (error) {
    if (error instanceof NotAnswered) return undefined; // whoever asks for an opinion has to do without
    throw error;
  }
};

const imageOn = async (thread: Thread, document: number, index: number): Promise<PdfjsImage | undefined> => {
  try {
    return await thread.ask<PdfjsImage | undefined>({ kind: 'image', document, index }).answer;
  } catch (error) {
    if (error instanceof NotAnswered) return undefined; // whoever asks for an opinion has to do without
    throw error;
  }
};

const fieldsIn = async (
  thread: Thread,
  document: number,
): Promise<ReadonlyMap<string, readonly unknown[]> | undefined> => {
  try {
    return new Map(await thread.ask<[string, unknown[]][]>({ kind: 'fields', document }).answer);
  } catch (error) {
    if (error instanceof NotAnswered) return undefined; // whoever asks for an opinion has to do without
    throw error;
  }
};

const annotationsOn = async (
  thread: Thread,
  document: number,
  index: number,
): Promise<readonly PdfjsAnnotation[] | undefined> => {
  try {
    return await thread.ask<PdfjsAnnotation[]>({ kind: 'annotations', document, index }).answer;
  } catch (error) {
    if (error instanceof NotAnswered) return undefined; // whoever asks for an opinion has to do without
    throw error;
  }
};

const glyphsOf = ({ texts, numbers, marks }: PackedText): Glyph[] => {
  const glyphs: Glyph[] = [];
  let gap: Gap = 'none';
  for (const [piece, text] of texts.entries()) {
    const count = glyphs.length;
    const mark = marks[piece] ?? 0;
    addCharacters(glyphs, { text, mark, numbers: numbers.subarray(piece * NUMBERS_PER_PIECE) }, { gap, piece });
    if (glyphs.length > count) gap = 'none';
    if ((mark & Mark.endsLine) !== 0) gap = 'break';
  }
  return glyphs;
};

interface Piece {
  readonly text: string;
  readonly mark: number;
  readonly numbers: Float64Array;
}

/** A piece of text cut into characters, its length shared out evenly; `gap` stands before the first. */
const addCharacters = (
  glyphs: Glyph[],
  { text: all, mark, numbers }: Piece,
  { gap, piece }: { readonly gap: Gap; readonly piece: number },
): void => {
  const [a, b, c, d, x, y] = matrixOf([...numbers.subarray(0, 6)]) ?? IDENTITY;
  const vertical = (mark & Mark.vertical) !== 0;
  const characters = Array.from(all);
  const across = unit({ x: a, y: b });
  const upright = uprightOn(across, { x: c, y: d });
  const along = vertical ? { x: -upright.x, y: -upright.y } : across;
  const up = vertical ? across : upright;
  const advance = (numbers[vertical ? 7 : 6] ?? 0) / Math.max(1, characters.length);
  const size = Math.hypot(c, d);
  const places = placesIn(characters, all, (mark & Mark.fromRight) !== 0);
  for (const [index, text] of characters.entries()) {
    const steps = advance * (places?.[index] ?? index);
    const origin = { x: x + along.x * steps, y: y + along.y * steps };
    glyphs.push({ text, gap: index === 0 ? gap : 'none', origin, along, up, advance, size, ink: undefined, piece });
  }
};

/** How many characters stand before each one of a piece; undefined where they stand as they come. */
const placesIn = (characters: readonly string[], all: string, fromRight: boolean): readonly number[] | undefined =>
  fromRight || hasLettersFromRight(all) ? placesAsSeen(characters, fromRight) : undefined;
