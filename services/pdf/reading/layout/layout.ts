import { blocksOf, runningBlock, turnedBlock } from './blocks.js';
import type { ReadPage } from '../lines/document-model.js';
import { drawnOnce } from '../lines/drawn-twice.js';
import { withDropCaps } from '../lines/drop-caps.js';
import { fragmentOf, fragmentsOf, type Fragment } from '../lines/fragments.js';
import { withWholeNames } from './divided-names.js';
import { sizesOf } from './kinds.js';
import { gridsOf } from '../lines/grids.js';
import { lineNumbersOf } from '../lines/line-numbers.js';
import { piecesOf } from './page-layout.js';
import type { PlainPage } from '../lines/plain-page.js';
import type { PositionedWord } from '../lines/positioned-word.js';
import type { Running } from '../lines/running-keys.js';
import { withColumnsAsLines } from '../lines/vertical-writing.js';
import { runningLines } from '../lines/running-lines.js';
import { ruledTable } from '../tables/ruled-table.js';

interface Page {
  readonly plain: PlainPage;
  readonly height: number;
  readonly fragments: readonly Fragment[];
}

/** Pages as blocks in reading order: what comes again on many pages is told apart first, then each page is laid out. */
export const layOut = (plainPages: readonly PlainPage[]): ReadPage[] => {
  const plain = plainPages.map(withColumnsAsLines);
  const numbers = lineNumbersOf(plain);
  const pages = plain.map((page) => ({
    plain: page,
    height: page.height,
    fragments: fragmentsOf(withDropCaps(drawnOnce(page.words)).filter((word) => word.upright && !numbers.has(word))),
  }));
  const running = runningOutside(pages);
  const pieces = pages.map(({ fragments, plain: { rules } }) =>
    piecesOf(
      fragments.filter((fragment) => !running.has(fragment)),
      rules,
    ),
  );
  const sizes = sizesOf(pieces.flat().flatMap((piece) => ('lines' in piece ? [piece.lines] : [])));
  return withWholeNames(pages.map((page, at) => pageOf(page, running, blocksOf(pieces[at] ?? [], sizes))));
};

/** A table of whose words so large a share comes again is a running head itself, such as one with a logo and a number. */
const RUNNING_SHARE = 0.5;

/** The running lines; the head of a table that is printed again on each page, and its first rows, are none. */
const runningOutside = (pages: readonly Page[]): ReadonlyMap<Fragment, Running> => {
  const running = runningLines(pages);
  if (running.size === 0) return running;
  const inTables = pages.flatMap(({ fragments, plain: { rules } }) =>
    gridsOf(rules).flatMap((grid) => {
      const used = ruledTable(grid, fragments)?.used ?? [];
      const again = used.filter((fragment) => running.has(fragment)).length;
      return again > 0 && again < RUNNING_SHARE * used.length ? used : [];
    }),
  );
  return inTables.length > 0 ? runningLines(pages, new Set(inTables)) : running;
};

const pageOf = (
  { plain, fragments }: Page,
  running: ReadonlyMap<Fragment, Running>,
  body: ReturnType<typeof blocksOf>,
): ReadPage => {
  const edge = (wanted: Running) =>
    fragments.flatMap((fragment) => (running.get(fragment) === wanted ? [runningBlock(fragment, wanted)] : []));
  const turned = turnedWords(plain.words).map(turnedBlock);
  const { number, width, height, source, readPictures } = plain;
  return {
    number,
    width,
    height,
    source,
    ...(readPictures && { readPictures }),
    blocks: [...edge('page-header'), ...body, ...turned, ...edge('page-footer')],
  };
};

const turnedWords = (words: readonly PositionedWord[]): Fragment[] => {
  const groups: PositionedWord[][] = [];
  for (const [at, word] of words.entries()) {
    if (word.upright) continue;
    if (words[at - 1]?.upright === false && groups.length > 0) groups.at(-1)?.push(word);
    else groups.push([word]);
  }
  return groups.map(fragmentOf);
};
