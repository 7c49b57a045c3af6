import type { Box, ReadBlock, ReadLine, ReadWord } from '../../reading/lines/document-model.js';
import { boxAround, rightOf, sharedHeight, sharedWidth } from '../../reading/lines/text-boxes.js';

/** Text of a page that belongs to its drawings. */
export interface Labels {
  /** The lines of each drawing, at the place of the drawing that they belong to. */
  readonly of: readonly (readonly ReadLine[])[];
  /** Blocks of which nothing is left. */
  readonly taken: ReadonlySet<ReadBlock>;
}

/** Points: numbers stand this near to their axis. */
const AXIS_LABEL_POINTS = 16;
/** Longer text is read, not looked at. */
const WORDS_MAX = 8;
const WORDS_BESIDE_MAX = 4;
const PROSE_WORDS = 25;
/** Letters that stand farther apart, in sizes of theirs, belong to another label. */
const LABEL_GAP_SIZES = 0.9;

/** So many along its axes make a drawing a chart. */
const NUMBERS_MIN = 5;

const never: readonly ReadBlock['kind'][] = ['page-header', 'page-footer', 'caption', 'heading'];

/**
 * Names of bars, numbers along axes and the like: a block whose words all stand in drawings or close to them. A heading
 * is one only within a chart, whose title it is.
 */
export const labelsOf = (drawings: readonly Box[], blocks: readonly ReadBlock[]): Labels => {
  const of: ReadLine[][] = drawings.map(() => []);
  const taken = new Set<ReadBlock>();
  const take = (block: ReadBlock, among: readonly Box[], reach: number): void => {
    const pieces = block.lines.flatMap(piecesOf);
    const places = pieces.map((piece) => placeOf(piece, among, reach));
    if (places.length === 0 || places.includes(-1)) return;
    taken.add(block);
    pieces.forEach((piece, at) => of[drawings.indexOf(among[places[at] ?? 0] ?? NOWHERE)]?.push(piece));
  };
  for (const block of blocks) {
    if (never.includes(block.kind) || isProse(block)) continue;
    take(block, drawings, block.kind === 'list-item' ? 0 : AXIS_LABEL_POINTS);
  }
  const charts = drawings.filter((_, at) => (of[at] ?? []).filter(isNumber).length >= NUMBERS_MIN);
  for (const block of blocks) if (block.kind === 'heading') take(block, charts, 0);
  return { of, taken };
};

const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 };

const isNumber = ({ text }: ReadLine): boolean => /^[^\p{L}]*\d[^\p{L}]*$/u.test(text);

/** Fewer signs may be numbers and units. */
const SIGNS_MIN = 16;
const LETTERS_SHARE = 0.6;

/** Whether the letters of a drawing are signs to everybody but its font: they can only be shown. */
export const meanNothing = (labels: readonly ReadLine[]): boolean => {
  const text = labels
    .map((label) => label.text)
    .join('')
    .replaceAll(/\s/g, '');
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return text.length >= SIGNS_MIN && letters < LETTERS_SHARE * text.length;
};

const isProse = ({ kind, text, lines }: ReadBlock): boolean =>
  kind !== 'table' && lines.length > 1 && text.split(/\s+/).length > PROSE_WORDS;

/** The drawing that a piece stands in or closest to; -1 for none. */
const placeOf = (piece: ReadLine, drawings: readonly Box[], reach: number): number => {
  const distances = drawings.map((box) => distanceTo(box, piece.box));
  const least = Math.min(...distances);
  const most = piece.words.length > WORDS_BESIDE_MAX ? 0 : reach;
  return piece.words.length <= WORDS_MAX && least <= most ? distances.indexOf(least) : -1;
};

/** Points between two boxes, one of which stands beside the other; 0 where they share a part. */
const distanceTo = (one: Box, other: Box): number => Math.max(0, -sharedWidth(one, other), -sharedHeight(one, other));

/** Numbers along an axis come as one line. */
const piecesOf = ({ words }: ReadLine): ReadLine[] => {
  const pieces: ReadWord[][] = [];
  for (const word of words) {
    const last = pieces.at(-1)?.at(-1);
    if (last && word.box.x - rightOf(last.box) < LABEL_GAP_SIZES * word.style.size && word.box.x >= last.box.x)
      pieces.at(-1)?.push(word);
    else pieces.push([word]);
  }
  return pieces.map((piece) => ({
    text: piece.map(({ text }) => text).join(' '),
    box: boxAround(piece.map(({ box }) => box)),
    words: piece,
  }));
};
