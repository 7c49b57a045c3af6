import type { ReadBlock } from '../../reading/lines/document-model.js';
import type { FlowItem } from './flow.js';

/** A document as plain text: a blank line between paragraphs, tabs between the cells of a table. */
export const plainTextOf = (items: readonly FlowItem[]): string => {
  const blocks = items.flatMap((item) => ('block' in item ? [item.block] : []));
  return blocks
    .map((block, at) => {
      const next = blocks[at + 1];
      const isList = block.kind === 'list-item' && next?.kind === 'list-item';
      return `${textOf(block)}${next === undefined || isList ? '\n' : '\n\n'}`;
    })
    .join('');
};

const textOf = ({ kind, text, marker = '', level = 1 }: ReadBlock): string =>
  kind === 'list-item' ? `${'  '.repeat(level - 1)}${marker} ${text}` : text;
