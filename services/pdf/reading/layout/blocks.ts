import { alignmentOf, itemAlignmentOf } from './alignment.js';
import { boxAround } from '../lines/text-boxes.js';
import type { ReadBlock } from '../lines/document-model.js';
import type { Fragment } from '../lines/fragments.js';
import { joinLines } from '../lines/join-lines.js';
import { kindOf, type Sizes } from './kinds.js';
import { lineOf } from '../lines/lines.js';
import { withLevels } from '../lists/list-levels.js';
import type { Piece } from './page-layout.js';
import { startOf } from './paragraphs.js';
import type { Running } from '../lines/running-keys.js';

/** The blocks of a page. */
export const blocksOf = (pieces: readonly Piece[], sizes: Sizes): ReadBlock[] =>
  withLevels(
    pieces.map((piece) => {
      if ('table' in piece) return { block: { ...piece.table, ...columnOf(piece) }, start: undefined };
      const block = blockOf(piece, sizes);
      const [first] = piece.lines;
      return { block, start: block.kind === 'list-item' && first ? startOf(first) : undefined };
    }),
  );

const blockOf = (piece: Extract<Piece, { lines: unknown }>, sizes: Sizes): ReadBlock => {
  const { lines, region } = piece;
  const { kind, level } = kindOf(piece, sizes);
  const isItem = kind === 'list-item';
  const words = lines.map((line, at) => (isItem && at === 0 ? line.words.slice(1) : line.words));
  const read = words.map(lineOf);
  const rtl = lines.filter((line) => line.rtl).length * 2 > lines.length;
  const marker = isItem ? lines[0]?.words[0] : undefined;
  return {
    kind,
    ...(level !== undefined && { level }),
    text: joinLines(read.map(({ text }) => text)),
    box: boxAround(read.map(({ box }) => box)),
    lines: read,
    align: (isItem ? itemAlignmentOf : alignmentOf)(lines, region),
    ...(rtl && { rtl }),
    ...(marker && { marker: marker.text, markerWord: marker }),
    ...columnOf(piece),
  };
};

const columnOf = ({ column }: Piece): Pick<ReadBlock, 'column'> => (column ? { column } : {});

/** The head or foot of a page, one block for each line. */
export const runningBlock = ({ words, rtl }: Fragment, kind: Running): ReadBlock => {
  const line = lineOf(words);
  return { kind, text: line.text, box: line.box, lines: [line], ...(rtl && { rtl }) };
};

/** Text that is written up, down or askew, in the order of its content. */
export const turnedBlock = ({ words }: Fragment): ReadBlock => {
  const line = lineOf(words);
  return { kind: 'paragraph', text: line.text, box: line.box, lines: [line] };
};
