import { runsFromTheRight } from '../text/direction.js';
import { withoutTabs } from '../text/fixed-columns.js';
import type { Box, ReadBlock, ReadLine } from './lines/document-model.js';
import { joinLines } from './lines/join-lines.js';
import { areCode, lineKindOf, LIST_ITEM, wrapWidthOf, type LineKind } from './text-lines.js';

/** Characters of code in one block. */
const BLOCK_CHARACTERS = 2000;
const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 };
const FENCE = /^\s*(?:```|~~~)/;
const MARKDOWN_HEADING = /^#{1,6}\s+\S/;

/**
 * A page of a plain text as blocks. Passages of prose, which blank lines part, are a paragraph each; lines that end
 * where they do on purpose are one each, and code, tables of spaces and the like keep their lines.
 *
 * @param asItStands  all of it keeps its lines.
 */
export const textBlocks = (page: string, asItStands: boolean): readonly ReadBlock[] => {
  const lines = page.split(/\r\n?|\n/);
  if (asItStands || areCode(lines)) return preformatted(lines);
  const wrapWidth = wrapWidthOf(lines);
  return passagesOf(lines).flatMap((passage) => {
    const [first = ''] = passage;
    if (FENCE.test(first)) return apart(preformatted(passage));
    const [heading, rest] = MARKDOWN_HEADING.test(first) ? [[first], passage.slice(1)] : [[], passage];
    return apart([...heading.map((line) => paragraph([line])), ...blocksBy[lineKindOf(rest, wrapWidth)](rest)]);
  });
};

/** Lines between blank ones; what stands between fences is one passage. */
const passagesOf = (lines: readonly string[]): readonly (readonly string[])[] => {
  const passages: string[][] = [[]];
  let isFenced = false;
  for (const line of lines) {
    const isFence = FENCE.test(line);
    const isBlank = line.trim() === '' && !isFenced;
    if (isBlank || (isFence && !isFenced)) passages.push([]);
    if (!isBlank) passages.at(-1)?.push(line);
    if (isFence && isFenced) passages.push([]);
    isFenced = isFence !== isFenced;
  }
  return passages.filter((passage) => passage.length > 0);
};

/** Parts that a blank line separates from the rest. */
const apart = ([first, ...others]: readonly ReadBlock[]): readonly ReadBlock[] =>
  first ? [{ ...first, apart: true }, ...others] : [];

const blocksBy: Readonly<Record<LineKind, (lines: readonly string[]) => readonly ReadBlock[]>> = {
  prose: (lines) => (lines.length > 0 ? [paragraph(lines)] : []),
  lines: (lines) => lines.map((line) => paragraph([line])),
  list: (lines) => itemsOf(lines),
  preformatted: (lines) => preformatted(lines),
};

const paragraph = (lines: readonly string[]): ReadBlock => {
  const trimmed = lines.map((line) => line.trim());
  const text = joinLines(trimmed);
  return { kind: 'paragraph', text, box: NOWHERE, lines: trimmed.map(lineOf), rtl: runsFromTheRight(text) };
};

/** Lines before the first marker are no item; lines without one go on with theirs. */
const itemsOf = (lines: readonly string[]): readonly ReadBlock[] => {
  const items: string[][] = [];
  for (const line of lines) {
    if (LIST_ITEM.test(line) || items.length === 0) items.push([line]);
    else items.at(-1)?.push(line);
  }
  const indents = items.map(([line = '']) => LIST_ITEM.exec(line)?.[1]?.length ?? 0);
  const levels = [...new Set(indents)].toSorted((one, other) => one - other);
  return items.map(([line = '', ...more], at) => {
    const [start, , marker] = LIST_ITEM.exec(line) ?? [];
    if (start === undefined || marker === undefined) return paragraph([line, ...more]);
    const level = levels.indexOf(indents[at] ?? 0) + 1;
    return { ...paragraph([line.slice(start.length), ...more]), kind: 'list-item', level, marker };
  });
};

const preformatted = (lines: readonly string[]): readonly ReadBlock[] => {
  const blocks: string[][] = [[]];
  let characters = 0;
  for (const line of lines) {
    if (characters + line.length > BLOCK_CHARACTERS && blocks.at(-1)?.some((other) => other.trim() !== '')) {
      blocks.push([]);
      characters = 0;
    }
    blocks.at(-1)?.push(withoutTabs(line.trimEnd()));
    characters += line.length + 1;
  }
  return blocks.filter((block) => block.some((line) => line !== '')).map(blockAsItStands);
};

const blockAsItStands = (lines: readonly string[]): ReadBlock => ({
  kind: 'paragraph',
  preformatted: true,
  text: lines.join('\n'),
  box: NOWHERE,
  lines: lines.map(lineOf),
  rtl: runsFromTheRight(lines.join('\n')),
});

const lineOf = (text: string): ReadLine => ({ text, box: NOWHERE, words: [] });
