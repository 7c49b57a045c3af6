import { PdfjsFailed, withPdfjs } from '../engines/pdfjs-text.js';
import type { Saying } from './content/actual-text.js';
import { plain } from './lines/text-lines.js';

/**
 * The text of pages (from 0) as pdf.js, which has written none of it, reads it, without spaces; undefined for pages
 * that it can't read.
 */
export const readPages = async (
  bytes: Uint8Array,
  pages: readonly number[],
): Promise<ReadonlyMap<number, string | undefined>> => {
  try {
    return await withPdfjs(bytes, async ({ beginText }) => {
      const read = new Map<number, string | undefined>();
      for (const page of pages) {
        const glyphs = (await beginText(page)())();
        read.set(page, glyphs && tight(glyphs.map(({ text }) => text).join('')));
      }
      return read;
    });
  } catch (error) {
    if (error instanceof PdfjsFailed) return new Map();
    throw error;
  }
};

const tight = (text: string): string => plain(text).replaceAll(/\s/g, '');

/** Whether nothing but these texts has changed from one reading of a page to another, each once. */
export const isExplained = (before: string, after: string, changes: readonly Saying[]): boolean => {
  const open = changes.map(tightly).filter((one) => one.before !== one.after);
  return explained({ text: before, at: 0 }, { text: after, at: 0 }, open);
};

const tightly = (saying: Saying): Saying => ({ ...saying, before: tight(saying.before), after: tight(saying.after) });

interface Reading {
  readonly text: string;
  readonly at: number;
}

const explained = (one: Reading, other: Reading, open: readonly Saying[]): boolean => {
  const same = sameLength(one, other);
  if (open.length === 0) return one.text.length - one.at === same && other.text.length - other.at === same;
  return open.some((change, index) => {
    const rest = open.filter((_, at) => at !== index);
    return startsFor(change, same).some((start) => {
      const left = { text: one.text, at: one.at + start };
      const right = { text: other.text, at: other.at + start };
      if (!isAt(left, change.before, change) || !isAt(right, change.after, change)) return false;
      return explained(
        { text: left.text, at: left.at + change.before.length },
        { text: right.text, at: right.at + change.after.length },
        rest,
      );
    });
  });
};

/** Whether a text comes next; from the right, whether its letters do. */
const isAt = ({ text, at }: Reading, wanted: string, { isFromRight }: Saying): boolean =>
  text.startsWith(wanted, at) ||
  (isFromRight === true && sorted(text.slice(at, at + wanted.length)) === sorted(wanted));

const sorted = (text: string): string => Array.from(text).toSorted().join('');

const sameLength = (one: Reading, other: Reading): number => {
  let length = 0;
  while (one.at + length < one.text.length && one.text[one.at + length] === other.text[other.at + length]) length += 1;
  return length;
};

/** Where a change can begin of which the first sign is so far away: at the sign, or where its two texts still agree. */
const startsFor = ({ before, after }: Saying, same: number): readonly number[] => {
  const longest = Math.max(before.length, after.length);
  return Array.from({ length: Math.min(same, longest) + 1 }, (_, back) => same - back);
};
