import { pdfWith } from '../../../work/files/open-pdf-fixture.js';
import type { Chunk } from '../../../../contracts/comparison/changes.js';
import { changesIn } from '../../../../contracts/comparison/changes.js';
import { comparisonOf, type Comparison } from './compare-texts.js';
import type { Side } from '../machine/sides.js';
import type { Word } from '../../../../contracts/comparison/word.js';

export const sideOf = (id: number, label: string): Side => ({ id, name: `${label}.pdf`, label, pdf: pdfWith(3) });

/** Each page's text in one line, page after page. */
export const pagesOf = (...pages: readonly string[]): readonly Word[] =>
  pages.flatMap((text, at) =>
    text.split(' ').map((word, place) => ({
      text: word,
      page: at + 1,
      boxes: [{ x: place / 10, y: 0.5, width: 0.1, height: 0.02 }],
    })),
  );

export const same = (count: number): Chunk => ({ count, added: false, removed: false });
export const gone = (count: number): Chunk => ({ count, added: false, removed: true });
export const fresh = (count: number): Chunk => ({ count, added: true, removed: false });

const before = pagesOf('the rent is 31,200 a year', 'paid in fourteen days');
const after = pagesOf('the rent is 32,400 a year', 'paid in seven days');

/** Two changes, one on each of the first two pages. */
export const comparison: Comparison = comparisonOf(
  changesIn(before, after, [same(3), gone(1), fresh(1), same(4), gone(1), fresh(1), same(1)]),
  [
    { words: before, pageCount: 3 },
    { words: after, pageCount: 3 },
  ],
);
