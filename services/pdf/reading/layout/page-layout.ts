import type { ColumnPlace, ReadBlock } from '../lines/document-model.js';
import { alignedTables } from '../tables/aligned-table.js';
import type { Fragment } from '../lines/fragments.js';
import { gridsOf, type Rule } from '../lines/grids.js';
import { linesOf } from '../lines/lines.js';
import { withItems } from '../lists/list-items.js';
import { regionsOf, type Placed } from './order.js';
import { isClose, paragraphsOf, pitchOf } from './paragraphs.js';
import { ruledTable } from '../tables/ruled-table.js';

/** A stretch of lines that belong together, or a table; what it is, the whole document tells. */
export type Piece = (Stretch | { readonly table: ReadBlock }) & { readonly column?: ColumnPlace };

interface Stretch {
  readonly lines: readonly Fragment[];
  readonly region: Region;
  /** It follows the stretch above as lines of one text do. */
  readonly close: boolean;
}

/** Where the lines around it begin and end, in points from the left. */
export interface Region {
  readonly left: number;
  readonly right: number;
  /** Where each of them begins. */
  readonly starts: readonly number[];
}

type Item = Placed & ({ readonly fragment: Fragment } | { readonly table: ReadBlock });

/** The pieces of a page in reading order. */
export const piecesOf = (fragments: readonly Fragment[], rules: readonly Rule[]): Piece[] => {
  const tables: ReadBlock[] = [];
  let rest = fragments;
  for (const grid of gridsOf(rules)) {
    const table = ruledTable(grid, rest);
    if (!table) continue;
    tables.push(table.block);
    rest = without(rest, table.used);
  }
  const rtl = fragments.filter((fragment) => fragment.rtl).length * 2 > fragments.length;
  const items: Item[] = [...tables.map(itemOfTable), ...rest.map(itemOf)];
  return regionsOf(items, rtl).flatMap(({ items: own, column }) =>
    piecesIn(own).map((piece) => (column ? { ...piece, column } : piece)),
  );
};

const without = (all: readonly Fragment[], used: readonly Fragment[]): readonly Fragment[] => {
  const gone = new Set(used);
  return all.filter((fragment) => !gone.has(fragment));
};

const itemOfTable = (table: ReadBlock): Item => ({ box: table.box, letters: table.text.length, table });

const itemOf = (fragment: Fragment): Item => ({
  box: fragment.box,
  letters: fragment.words.reduce((sum, { text }) => sum + text.length, 0),
  fragment,
});

/** A region, from the top: tables without lines are found among what was not parted into columns. */
const piecesIn = (items: readonly Item[]): Piece[] => {
  const fragments = items.flatMap((item) => ('fragment' in item ? [item.fragment] : []));
  const aligned = alignedTables(fragments);
  const rest = without(
    fragments,
    aligned.flatMap(({ used }) => used),
  );
  const tables = [
    ...items.flatMap((item) => ('table' in item ? [item.table] : [])),
    ...aligned.map(({ block }) => block),
  ];
  const region = {
    left: Math.min(...rest.map(({ box }) => box.x)),
    right: Math.max(...rest.map(({ box }) => box.x + box.width)),
    starts: rest.map(({ box }) => box.x),
  };
  return between(withItems(linesOf(rest)), tables).flatMap((part): Piece[] =>
    'kind' in part ? [{ table: part }] : stretchesOf(part, region),
  );
};

const stretchesOf = (part: readonly Fragment[], region: Region): Stretch[] => {
  const pitch = pitchOf(part);
  const paragraphs = paragraphsOf(part);
  return paragraphs.map((lines, at) => {
    const last = paragraphs[at - 1]?.at(-1);
    const first = lines[0];
    return { lines, region, close: last !== undefined && first !== undefined && isClose(last, first, pitch) };
  });
};

/** Lines above, between and below tables. */
const between = (lines: readonly Fragment[], tables: readonly ReadBlock[]): (readonly Fragment[] | ReadBlock)[] => {
  const parts: (readonly Fragment[] | ReadBlock)[] = [];
  let rest = lines;
  for (const table of tables.toSorted((one, other) => one.box.y - other.box.y)) {
    const at = rest.findIndex(({ baseline }) => baseline > table.box.y + 1);
    const above = at < 0 ? rest : rest.slice(0, at);
    parts.push(above, table);
    rest = rest.slice(above.length);
  }
  return [...parts, rest].filter((part) => 'kind' in part || part.length > 0);
};
