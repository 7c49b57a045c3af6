import { byTelling, findSensitive, withoutOverlaps, type Hit } from './find-sensitive.js';
import type { PageText, TextLine } from './page-text.js';

/** A line on its page. */
interface Place {
  readonly page: PageText;
  readonly line: TextLine;
}

/** A text put together of parts of pages, and where each of them comes from. */
interface Passage {
  readonly text: string;
  /** The order of the text: what its first part ends with says what the second one begins with. */
  readonly isInOrder: boolean;
  readonly parts: readonly Part[];
}

interface Part {
  readonly page: PageText;
  /** Where it begins in the passage, and on its page. */
  readonly at: number;
  readonly start: number;
  readonly length: number;
}

/** So much before the end of a page is read with the next one; a private key is as long. */
const BEFORE_CHARS = 1800;
const AFTER_CHARS = 1800;
/** A value so near to the beginning of a page may be named at the end of the one before. */
const CALLED_CHARS = 40;
/** So much before a line of a column is read with it, since that says what it is called. */
const LABEL_CHARS = 200;
/** Lines of a cell that a value may run over, below its first one. */
const LINES_BELOW = 3;
/** Left edges that differ by less are those of one column; points. */
const SAME_EDGE_POINTS = 3;
/** A gap of so many heights of letters is one between columns. */
const COLUMN_GAP_SHARE = 1.2;
/** Lines of one cell stand closer than this, as times the height of their letters. */
const STEP_SHARE_MAX = 2;
/** Pages of more lines than this are read in their order alone. */
const LINES_MAX = 600;

/**
 * The hits of pages, and the values that go on where the text of a page does not: on the next page, or in the line below
 * within a column that the text leaves before. Each part of such a value is a hit on its own page, and takes the place of
 * what was found of it there.
 *
 * @param pages  in their order.
 */
export const withContinued = (
  pages: readonly PageText[],
  hitsByPage: ReadonlyMap<PageText, readonly Hit[]>,
): ReadonlyMap<PageText, readonly Hit[]> => {
  const hits = new Map(hitsByPage);
  for (const [index, page] of pages.entries()) {
    for (const passage of passagesFrom(page, pages[index + 1])) {
      for (const whole of findSensitive(passage.text)) addParts(hits, partsOf(whole, passage));
    }
  }
  return hits;
};

const passagesFrom = (page: PageText, next: PageText | undefined): readonly Passage[] => {
  const within = passagesWithin(page, cellsOf(page));
  return next ? [...within, ...passagesOver(page, next)] : within;
};

const bodyOf = ({ lines }: PageText): readonly TextLine[] => lines.filter(({ isRunning }) => !isRunning);

/** Lines of the text, parted where gaps as wide as those between columns are in them; none of a page that has too many. */
const cellsOf = (page: PageText): readonly TextLine[] => {
  const body = bodyOf(page);
  if (body.length > LINES_MAX) return [];
  const isBody = new Set(body.map(({ start }) => start));
  const cells: TextLine[] = [];
  let last = -1;
  for (const { start, end, box, line } of page.pieces) {
    if (!isBody.has(page.lines[line]?.start ?? -1)) continue;
    const open = cells.at(-1);
    if (open && line === last && box.x - open.box.x - open.box.width < COLUMN_GAP_SHARE * box.height) {
      const width = Math.max(open.box.width, box.x + box.width - open.box.x);
      cells[cells.length - 1] = { ...open, end, box: { ...open.box, width } };
    } else cells.push({ start, end, box, isRunning: false });
    last = line;
  }
  return cells;
};

/** Cells of a column that others come between in the order of the text. */
const passagesWithin = (page: PageText, cells: readonly TextLine[]): readonly Passage[] =>
  cells.flatMap((line) => {
    const below = lineBelow(line, cells);
    if (!below || page.text.slice(line.end, below.start).trim() === '') return [];
    return [columnPassage({ page, line }, { page, line: below }, cells)];
  });

/** The last line of a page with the first one of the next, in the order of the text, and in each column at its end. */
const passagesOver = (page: PageText, next: PageText): readonly Passage[] => {
  const lines = bodyOf(page);
  const others = bodyOf(next);
  const last = lines.at(-1);
  const first = others[0];
  if (!last || !first) return [];
  const { start } = lines.find((line) => line.end > last.end - BEFORE_CHARS) ?? last;
  const until = Math.min(first.start + AFTER_CHARS, others.at(-1)?.end ?? 0);
  const pieces = [
    { page, start, end: last.end },
    { page: next, start: first.start, end: until },
  ];
  const text = passageOf(pieces, true);
  const cells = cellsOf(page);
  const below = cellsOf(next);
  const heads = below.filter((cell) => isPlaced(cell) && !below.some((other) => isAbove(other, cell)));
  const columns = cells
    .filter((cell) => isPlaced(cell) && !cells.some((other) => isAbove(cell, other)))
    .flatMap((cell) => {
      const head = heads.find((other) => hasSameEdge(cell, other));
      if (!head || (cell.end === last.end && head.start === first.start)) return [];
      return [columnPassage({ page, line: cell }, { page: next, line: head }, below)];
    });
  return [text, ...columns];
};

const isPlaced = ({ box }: TextLine): boolean => box.width > 0 && box.height > 0;

const hasSameEdge = (one: TextLine, other: TextLine): boolean => Math.abs(one.box.x - other.box.x) < SAME_EDGE_POINTS;

/** Whether a line stands anywhere above another one, in the same column. */
const isAbove = (one: TextLine, other: TextLine): boolean => hasSameEdge(one, other) && one.box.y < other.box.y;

const lineBelow = (line: TextLine, lines: readonly TextLine[]): TextLine | undefined => {
  if (!isPlaced(line)) return undefined;
  const most = line.box.y + STEP_SHARE_MAX * line.box.height;
  let nearest: TextLine | undefined;
  for (const other of lines) {
    if (!isAbove(line, other) || other.box.y > most) continue;
    if (!nearest || other.box.y < nearest.box.y) nearest = other;
  }
  return nearest;
};

/** A line with what stands before it, and those of others that go on below it in its column. */
const columnPassage = ({ page, line }: Place, below: Place, others: readonly TextLine[]): Passage => {
  const column = [below.line];
  for (let at = below.line; column.length < LINES_BELOW;) {
    const further = lineBelow(at, others);
    if (!further) break;
    column.push((at = further));
  }
  const { start } = page.lines.find((one) => one.end > line.start - LABEL_CHARS) ?? line;
  return passageOf([
    { page, start: Math.min(start, line.start), end: line.end },
    ...column.map((one) => ({ page: below.page, start: one.start, end: one.end })),
  ]);
};

const passageOf = (
  pieces: readonly { readonly page: PageText; readonly start: number; readonly end: number }[],
  isInOrder = false,
): Passage => {
  const parts: Part[] = [];
  let text = '';
  for (const { page, start, end } of pieces) {
    if (text !== '') text += '\n';
    parts.push({ page, at: text.length, start, length: end - start });
    text += page.text.slice(start, end);
  }
  return { text, parts, isInOrder };
};

interface PartHit {
  readonly page: PageText;
  readonly hit: Hit;
}

/** The parts of a hit that no part of the passage tells by itself; none where one does. */
const partsOf = (whole: Hit, { parts, isInOrder }: Passage): readonly PartHit[] => {
  const [first] = parts;
  if (!first || whole.end <= first.length + 1) return isOfTwo(whole) ? placed(whole, parts) : [];
  if (whole.start < first.length) return placed(whole, parts);
  const isNamedBefore = isInOrder && whole.start < first.length + CALLED_CHARS;
  return isNamedBefore || isOfTwo(whole) ? placed(whole, parts) : [];
};

/** Numbers of a branch and of an account say something together only. */
const isOfTwo = ({ type }: Hit): boolean => type === 'bank_account';

const placed = (whole: Hit, parts: readonly Part[]): readonly PartHit[] => {
  const firstOf = parts.findIndex(({ at, length }) => whole.start < at + length);
  return parts.flatMap(({ page, at, start, length }, index) => {
    const from = Math.max(whole.start, at);
    const to = Math.min(whole.end, at + length);
    if (from >= to) return [];
    const hit = { ...whole, start: start + from - at, end: start + to - at };
    return [{ page, hit: index === firstOf ? hit : { ...hit, isRest: true as const } }];
  });
};

const overlaps = (one: Hit, other: Hit): boolean => one.start < other.end && one.end > other.start;

/** Where a part meets something more telling, that stays and all parts are left out. */
const addParts = (hits: Map<PageText, readonly Hit[]>, parts: readonly PartHit[]): void => {
  const isTold = ({ page, hit }: PartHit): boolean =>
    (hits.get(page) ?? []).some((known) => overlaps(known, hit) && byTelling(known, hit) < 0);
  if (parts.some(isTold)) return;
  for (const { page, hit } of parts) {
    const known = hits.get(page) ?? [];
    const same = known.filter((one) => one.type === hit.type && overlaps(one, hit));
    const start = Math.min(hit.start, ...same.map((one) => one.start));
    const end = Math.max(hit.end, ...same.map((one) => one.end));
    const others = known.filter((one) => !same.includes(one));
    hits.set(page, withoutOverlaps([...others, { ...hit, start, end }]));
  }
};
