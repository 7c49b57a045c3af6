import type { DrawnShape } from '../../engines/pdfium/drawings/drawn-shapes.js';
import type { Box, ReadBlock, ReadLine, ReadPage } from '../../reading/lines/document-model.js';
import { boxAround, sharedHeight, sharedWidth } from '../../reading/lines/text-boxes.js';
import { shareWithin } from '../page-picture-files.js';
import { labelsOf, type Labels } from './drawing-labels.js';

/** The charts, diagrams and marks that are drawn on a page, with the text that belongs to them. */
export interface FoundDrawings {
  readonly boxes: readonly Box[];
  readonly labels: Labels;
}

/** Points. */
const TABLE_MARGIN_POINTS = 10;
const SIDE_MIN = 36;
/** A shape this large is a drawing by itself; of smaller ones it takes several, or they are bullets. */
const LARGE_SHAPE_POINTS = 18;
const SMALL_MIN = 5;
const TINY_SHAPE_POINTS = 3;
const BARS_MIN = 3;
/** Drawings that share so much of the taller one's height are in one row; the other is in points. */
const ROW_SHARE = 0.6;
const ROW_GAP = 50;
/** A shape that covers a larger share of a page is its ground. */
const GROUND_SHARE = 0.7;
/** More are a map, which takes too long to group. */
const SHAPES_MAX = 4000;

/**
 * The drawings of a page, found among what it draws beside text and pictures. Frames, rules and shading of text and
 * tables are none, nor is what longer text or a line of it is printed on.
 */
export const findDrawings = (shapes: readonly DrawnShape[], page: ReadPage): FoundDrawings => {
  const area = { x: 0, y: 0, width: page.width, height: page.height };
  const drawn = shapes.filter((shape) => isApart(shape, page, area));
  const lines = page.blocks.flatMap((block) => block.lines);
  const groups = drawn.length > SHAPES_MAX ? [] : groupsOf(drawn).filter((group) => isPictorial(group, lines));
  return readable(
    groups.map((group) => clipped(boxAround(group), area)),
    page.blocks,
  );
};

/** No ground of the page, and no part of a table. */
const isApart = (shape: DrawnShape, { blocks }: ReadPage, area: Box): boolean => {
  const isOnPage = sharedWidth(shape, area) >= 0 && sharedHeight(shape, area) >= 0;
  if (!isOnPage || shareWithin(area, shape) >= GROUND_SHARE) return false;
  return shape.kind === 'shape' || !blocks.some(({ kind, box }) => kind === 'table' && isOn(shape, box));
};

/** Rules stand on the edge of a table. */
const isOn = ({ x, y, width, height }: Box, table: Box): boolean => {
  const wide = {
    x: table.x - TABLE_MARGIN_POINTS,
    y: table.y - TABLE_MARGIN_POINTS,
    width: table.width + 2 * TABLE_MARGIN_POINTS,
    height: table.height + 2 * TABLE_MARGIN_POINTS,
  };
  return shareWithin({ x, y, width: Math.max(1, width), height: Math.max(1, height) }, wide) > 0.9;
};

/** Without those whose text does not all belong to drawings: it would be taken out of it. */
const readable = (boxes: readonly Box[], blocks: readonly ReadBlock[]): FoundDrawings => {
  const labels = labelsOf(boxes, blocks);
  const left = boxes.filter((box) => blocks.every((block) => !isHeld(block, box) || labels.taken.has(block)));
  if (left.length < boxes.length) return readable(left, blocks);
  const row = rowIn(boxes, blocks);
  return row ? readable([...boxes.filter((box) => !row.includes(box)), boxAround(row)], blocks) : { boxes, labels };
};

const isHeld = (block: ReadBlock, box: Box): boolean => shareWithin(block.box, box) > 0.5;

/** Two that stand close beside each other, with nothing but labels between: parts of one figure. */
const rowIn = (boxes: readonly Box[], blocks: readonly ReadBlock[]): readonly Box[] | undefined => {
  const pairs = boxes.flatMap((one, at) => boxes.slice(at + 1).map((other) => [one, other]));
  return pairs.find((pair) => {
    const [one, other] = pair as [Box, Box];
    const isRow =
      sharedHeight(one, other) > ROW_SHARE * Math.max(one.height, other.height) && sharedWidth(one, other) > -ROW_GAP;
    if (!isRow) return false;
    const whole = boxAround(pair);
    const { taken } = labelsOf([whole], blocks);
    return blocks.every((block) => !isHeld(block, whole) || taken.has(block));
  });
};

interface Group {
  readonly box: Box;
  readonly members: readonly DrawnShape[];
}

/** Shapes that reach each other, and shapes that those reach. */
const groupsOf = (shapes: readonly DrawnShape[]): (readonly DrawnShape[])[] => {
  let groups: readonly Group[] = [];
  for (const shape of shapes) groups = withGroup(groups, { box: boxAround([shape]), members: [shape] });
  return groups.map(({ members }) => members);
};

/** A group that has grown may reach others by now. */
const withGroup = (groups: readonly Group[], one: Group): readonly Group[] => {
  const near = groups.filter(({ box }) => isNear(box, one.box));
  if (near.length === 0) return [...groups, one];
  const box = boxAround([one.box, ...near.map((group) => group.box)]);
  const members = [...near.flatMap((group) => group.members), ...one.members];
  return withGroup(
    groups.filter((group) => !near.includes(group)),
    { box, members },
  );
};

const isNear = (one: Box, other: Box): boolean =>
  sharedWidth(one, other) > -TABLE_MARGIN_POINTS && sharedHeight(one, other) > -TABLE_MARGIN_POINTS;

/** Something is shown, not only underlined, framed or shaded. */
const isPictorial = (group: readonly DrawnShape[], lines: readonly ReadLine[]): boolean => {
  const { width, height } = boxAround(group);
  if (Math.min(width, height) < SIDE_MIN) return false;
  const shapes = group.filter(({ kind }) => kind === 'shape');
  const large = shapes.filter((shape) => Math.max(shape.width, shape.height) >= LARGE_SHAPE_POINTS);
  const small = shapes.filter((shape) => Math.max(shape.width, shape.height) >= TINY_SHAPE_POINTS);
  const holdsText = (box: Box): boolean => lines.some((line) => shareWithin(line.box, box) > 0.5);
  const bars = group.filter(
    (shape) =>
      shape.kind === 'box' &&
      shape.isFilled &&
      Math.min(shape.width, shape.height) > TINY_SHAPE_POINTS &&
      !holdsText(shape),
  );
  return large.length > 0 || small.length >= SMALL_MIN || bars.length >= BARS_MIN;
};

const clipped = (box: Box, area: Box): Box => {
  const x = Math.max(box.x, area.x);
  const y = Math.max(box.y, area.y);
  const right = Math.min(box.x + box.width, area.x + area.width);
  const bottom = Math.min(box.y + box.height, area.y + area.height);
  return { x, y, width: Math.max(1, right - x), height: Math.max(1, bottom - y) };
};
