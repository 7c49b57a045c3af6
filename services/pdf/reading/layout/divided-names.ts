import type { ReadBlock, ReadLine, ReadPage } from '../lines/document-model.js';
import { joinLines } from '../lines/join-lines.js';

const SOFT_HYPHEN = '\u00AD';
const WORD = /[\p{L}\p{N}]+(?:[-\u2010][\p{L}\p{N}]+)*/gu;
const DIVIDED_END = /([\p{L}\p{N}]+)[-\u2010]$/u;
const CAPITAL_START = /^\p{Lu}[\p{L}\p{N}]*/u;

/**
 * Pages on which names are whole that end a line with a hyphen and go on with a capital letter: `Trace-` and `Monkey`
 * are one word where the document writes `TraceMonkey` elsewhere and never `Trace-Monkey`. Their hyphen becomes a soft
 * one, which joining lines leaves out.
 */
export const withWholeNames = (pages: readonly ReadPage[]): ReadPage[] => {
  let known: ReadonlySet<string> | undefined;
  const isOneWord = (end: string, start: string): boolean => {
    known ??= wordsIn(pages);
    return known.has((end + start).toLowerCase()) && !known.has(`${end}-${start}`.toLowerCase());
  };
  return pages.map((page) => ({ ...page, blocks: page.blocks.map((block) => withWholeLines(block, isOneWord)) }));
};

const wordsIn = (pages: readonly ReadPage[]): ReadonlySet<string> =>
  new Set(
    pages.flatMap(({ blocks }) =>
      blocks.flatMap(({ lines }) =>
        lines.flatMap(({ text }) =>
          (text.match(WORD) ?? []).map((word) => word.replaceAll('\u2010', '-').toLowerCase()),
        ),
      ),
    ),
  );

const withWholeLines = (block: ReadBlock, isOneWord: (end: string, start: string) => boolean): ReadBlock => {
  if (block.rows || block.preformatted) return block;
  const lines = block.lines.map((line, at) => {
    const end = DIVIDED_END.exec(line.text)?.[1];
    const start = end === undefined ? undefined : CAPITAL_START.exec(block.lines[at + 1]?.text ?? '')?.[0];
    return end !== undefined && start !== undefined && isOneWord(end, start) ? withSoftHyphen(line) : line;
  });
  if (lines.every((line, at) => line === block.lines[at])) return block;
  return { ...block, lines, text: joinLines(lines.map(({ text }) => text)) };
};

const withSoftHyphen = (line: ReadLine): ReadLine => ({
  ...line,
  text: soft(line.text),
  words: line.words.map((word, at) => (at === line.words.length - 1 ? { ...word, text: soft(word.text) } : word)),
});

const soft = (text: string): string => text.slice(0, -1) + SOFT_HYPHEN;
