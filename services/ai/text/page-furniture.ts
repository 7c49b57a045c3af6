import type { ReadBlock, ReadDocument, ReadPage } from '../../pdf/reading/lines/document-model.js';
import { isMark, isRaised } from './block-text.js';

/** A note is set in at most this share of the size of running text. */
const NOTE_SIZE_SHARE_MAX = 0.93;
const NOTE_MARK = /^(?:\d{1,3}[.)]?|\[\d{1,3}\]|[*†‡])$/;
/** Leaders between an entry and its page, or an entry that ends in one. */
const CONTENTS_ENTRY = /(?:\.\s?){4,}|…{2,}|_{4,}|\s\d{1,4}$/;
const LEADERS = /(?:\.\s?){4,}\s*(?:\d{1,4}|[ivxlc]+)?(?=\s|$)/g;
const CONTENTS_LINES_MIN = 5;
const ENTRIES_SHARE = 0.6;
const LEADERS_SHARE = 0.3;

/** The size that most letters of a document have; 0 where nothing tells it. */
export const bodySizeOf = ({ pages }: ReadDocument): number => {
  const letters = new Map<number, number>();
  for (const { kind, lines } of pages.flatMap(({ blocks }) => blocks)) {
    if (kind !== 'paragraph' && kind !== 'list-item') continue;
    for (const { text, style } of lines.flatMap(({ words }) => words)) {
      letters.set(style.size, (letters.get(style.size) ?? 0) + text.length);
    }
  }
  return [...letters].toSorted((one, other) => other[1] - one[1])[0]?.[0] ?? 0;
};

/** Whether a page lists what stands on which other page. */
export const isContentsPage = ({ blocks }: ReadPage): boolean => {
  const lines = blocks
    .filter(({ kind }) => kind !== 'page-header' && kind !== 'page-footer')
    .flatMap(({ text, lines: own }) => (own.length > 0 ? own.map((line) => line.text) : text.split('\n')));
  const dotted = lines.reduce((sum, line) => sum + Math.min(1, line.match(LEADERS)?.length ?? 0), 0);
  const entries = lines.filter((line) => /\p{L}{3}/u.test(line) && CONTENTS_ENTRY.test(line)).length;
  if (lines.length < CONTENTS_LINES_MIN) return false;
  return dotted >= LEADERS_SHARE * lines.length || entries >= ENTRIES_SHARE * lines.length;
};

/** The footnotes of a page: those that begin with a raised mark or in small print, and what follows them in the same. */
export const footnotesOf = ({ blocks, height }: ReadPage, bodySize: number): ReadonlySet<ReadBlock> => {
  const notes = new Set<ReadBlock>();
  let inNotes = false;
  for (const block of blocks.filter(({ kind, lines }) => kind !== 'heading' && lines.length > 0)) {
    const isSmall = isInSmallPrint(block, bodySize);
    const mark = markOf(block);
    const isMarked = mark === 'raised' || (isSmall && mark === 'plain');
    inNotes = (isMarked && block.box.y > height / 2) || (inNotes && isSmall);
    if (inNotes || mark === 'raised') notes.add(block);
  }
  return notes;
};

/** The mark at the beginning of a block that may be that of a note. */
const markOf = (block: ReadBlock): 'raised' | 'plain' | undefined => {
  const first = block.lines[0]?.words[0];
  if (first === undefined) return undefined;
  if (isRaised(first) && isMark(first)) return 'raised';
  return hasMarker(block) || NOTE_MARK.test(first.text) ? 'plain' : undefined;
};

const hasMarker = ({ marker }: ReadBlock): boolean => marker !== undefined && NOTE_MARK.test(marker);

const isInSmallPrint = (block: ReadBlock, bodySize: number): boolean => {
  const size = sizeOf(block);
  return size > 0 && size <= NOTE_SIZE_SHARE_MAX * bodySize;
};

const sizeOf = ({ lines }: ReadBlock): number => {
  const words = lines.flatMap((line) => line.words).filter((word) => !isRaised(word));
  return words.length === 0 ? 0 : words.reduce((sum, { style }) => sum + style.size, 0) / words.length;
};
