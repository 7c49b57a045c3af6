import type { ColumnEdges, ColumnPlace, ReadBlock, ReadPage } from '../../reading/lines/document-model.js';
import { plainXml } from '../plain-xml.js';
import type { PagePicture } from '../page-picture-files.js';
import type { Item } from './page-items.js';
import { withPictures } from './pictures/picture-places.js';
import type { Frame } from './word-page-frame.js';

/** The part of a page between two places where its columns begin or end. */
export interface Band {
  /** From left to right; undefined for text as wide as the page. */
  readonly edges: readonly ColumnEdges[] | undefined;
  readonly items: readonly Item[];
}

const COLUMNS_MAX = 4;
/** Points. */
const WIDTH_MIN = 60;

/** A page from the top, in reading order. */
export const bandsOf = (page: ReadPage, pictures: readonly PagePicture[]): Band[] => {
  const blocks = page.blocks.filter(isShown);
  const bands: { edges: Band['edges']; items: Item[] }[] = [];
  for (const item of withPictures(blocks, pictures)) {
    const edges = usable(item.column?.edges);
    const last = bands.at(-1);
    if (last && last.edges === edges) last.items.push(item);
    else bands.push({ edges, items: [item] });
  }
  return bands;
};

/** Letters of a drawing may have no characters. */
const isShown = ({ kind, text }: ReadBlock): boolean =>
  kind !== 'page-header' && kind !== 'page-footer' && plainXml(text).trim() !== '';

/** Columns that Word can set: read from the left, few, and wide enough for words. */
const usable = (edges: Band['edges']): Band['edges'] => {
  if (!edges || edges.length > COLUMNS_MAX) return undefined;
  const fits = edges.every(
    ({ left, right }, at) => right - left >= WIDTH_MIN && left > (edges[at - 1]?.right ?? -Infinity),
  );
  return fits ? edges : undefined;
};

/** The frame of the column that something stands in. */
export const frameIn = (frame: Frame, column: ColumnPlace | undefined): Frame => {
  const edges = column?.edges[column.at];
  return edges ? { ...frame, left: edges.left, right: Math.max(0, frame.width - edges.right) } : frame;
};

/** How far down something reaches that takes room of its own: a picture behind text or beside it does not. */
export const depthOf = (item: Item): number => {
  if ('picture' in item && item.stands !== 'in flow') return 0;
  const { y, height } = 'block' in item ? item.block.box : item.picture.box;
  return y + height;
};

/** How far down what stands in a column reaches; 0 for one without text. */
export const depthsOf = ({ edges, items }: Band): number[] =>
  (edges ?? []).map((_, at) =>
    items.reduce((most, item) => (item.column?.at === at ? Math.max(most, depthOf(item)) : most), 0),
  );
