import type { ReadBlock, ReadPage } from '../../reading/lines/document-model.js';
import { bottomOf } from '../../reading/lines/text-boxes.js';
import { oneTableOf } from '../joined-tables.js';
import { unruledTables } from './unruled-tables.js';

/** A table, and where it begins. */
export interface FoundTable {
  readonly table: ReadBlock;
  /** From 1. */
  readonly page: number;
  /** The text right above it, as its heading or caption. */
  readonly title?: string;
}

/** The tables of a document in the order of its pages; one that goes on over the end of a page is one, with one head. */
export const tablesIn = (pages: readonly ReadPage[]): readonly FoundTable[] => {
  const tablesSoFar: FoundTable[] = [];
  let last: ReadPage | undefined;
  for (const page of pages) {
    const tables = tablesOn(page);
    for (const [at, table] of tables.entries()) {
      const open = tablesSoFar.at(-1);
      const isFirst = at === 0 && last?.number === page.number - 1;
      const whole = open && isFirst ? oneTableOf(open.table, table, footOf(last)) : undefined;
      if (open && whole) tablesSoFar[tablesSoFar.length - 1] = { ...open, table: whole };
      else tablesSoFar.push({ table, page: page.number, ...titleOf(table, page) });
    }
    if (tables.length > 0) last = page;
  }
  return tablesSoFar;
};

const isRuled = ({ ruled, rows = [] }: ReadBlock): boolean => ruled === true && rows.length > 1;

/** From the top of the page. */
const tablesOn = ({ blocks }: ReadPage): readonly ReadBlock[] => {
  const ruled = blocks.filter(isRuled);
  const others = blocks.filter((block) => !isRuled(block));
  return [...ruled, ...unruledAmong(others)].toSorted((one, other) => one.box.y - other.box.y);
};

/** Columns of text are looked through one by one; where none has a table, they may be the columns of one themselves. */
const unruledAmong = (blocks: readonly ReadBlock[]): readonly ReadBlock[] => {
  const columns = new Set(blocks.map(columnOf));
  const within =
    columns.size > 1
      ? [...columns].flatMap((edges) => unruledTables(blocks.filter((block) => columnOf(block) === edges)))
      : [];
  return within.length > 0 ? within : unruledTables(blocks);
};

const columnOf = ({ column }: ReadBlock) => column?.edges[column.at];

/** How far down the words of a page reach, without what stands at its foot. */
const footOf = (page: ReadPage | undefined): number =>
  Math.max(0, ...(page?.blocks ?? []).flatMap(({ kind, box }) => (kind === 'page-footer' ? [] : [bottomOf(box)])));

/** Times the height of its letters. */
const TITLE_NEAR = 4;

const titleOf = (table: ReadBlock, { blocks }: ReadPage): Pick<FoundTable, 'title'> => {
  const above = blocks
    .filter(({ kind, box }) => (kind === 'heading' || kind === 'caption') && bottomOf(box) <= table.box.y + 2)
    .toSorted((one, other) => bottomOf(other.box) - bottomOf(one.box))[0];
  const height = above?.lines[0]?.box.height ?? 0;
  return above && table.box.y - bottomOf(above.box) < TITLE_NEAR * height ? { title: above.text } : {};
};
