import type { ColumnPlace, ReadBlock } from '../../reading/lines/document-model.js';
import type { PagePicture } from '../page-picture-files.js';

/** The items of a page, one after the other in reading order. */
export type Item = BlockItem | PictureItem;

export interface BlockItem {
  readonly column: ColumnPlace | undefined;
  readonly block: ReadBlock;
}

export interface PictureItem {
  readonly column: ColumnPlace | undefined;
  readonly picture: PagePicture;
  readonly stands: 'in flow' | 'beside' | 'behind';
}
