import type { ReadBlock, ReadLine } from './document.js';
import { joinLines } from './join-lines.js';
import { boxAround } from './lines.js';

/** Lines as blocks: a wider gap or another size begins a new one. */
export const blocksOf = (lines: readonly ReadLine[]): ReadBlock[] => {
  const blocks: ReadLine[][] = [];
  for (const line of lines) {
    const block = blocks.at(-1);
    const last = block?.at(-1);
    if (block && last && goesOn(last, line)) block.push(line);
    else blocks.push([line]);
  }
  return blocks.map((block) => ({
    kind: 'paragraph',
    text: joinLines(block.map(({ text }) => text)),
    box: boxAround(block.map(({ box }) => box)),
    lines: block,
  }));
};

const goesOn = (last: ReadLine, line: ReadLine): boolean => {
  const gap = line.box.y - (last.box.y + last.box.height);
  return gap > -last.box.height / 2 && gap < last.box.height * 0.6 && line.box.height === last.box.height;
};
