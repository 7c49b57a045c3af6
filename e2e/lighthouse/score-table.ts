import { tableOf } from '../../bench/report/text-table.js';
import { readPages } from './measured-pages.js';
import type { PageScore } from './page-score.js';

/** Every page has at least this score, of 100 in each category. */
const CATEGORY_MIN = 95;
/** How soon the largest thing of the screens that people start from is there at the latest. */
const LARGEST_PAINT_MAX_MS = 1800;
/** A public page loads no more scripts than this before anybody touches it. */
const SCRIPT_MAX_BYTES = 40_000;

const starts: readonly string[] = ['home', 'editor', 'summary'];
const categories = ['performance', 'accessibility', 'bestPractices', 'seo'] as const;

const titles = [
  'page',
  'performance',
  'accessibility',
  'best practices',
  'search engines',
  'largest paint, ms',
  'blocked, ms',
  'layout shift',
  'scripts, bytes',
];

const rowOf = (name: string, score: PageScore): readonly string[] => [
  name,
  ...categories.map((category) => String(score[category])),
  String(score.largestPaintMs),
  String(score.blockedMs),
  String(score.layoutShift),
  String(score.scriptBytes),
];

export const scoreTable = (scores: Iterable<readonly [string, PageScore]>): string =>
  tableOf(
    titles,
    [...scores].map(([name, score]) => rowOf(name, score)),
    [0],
  );

/** Where a page falls short of what is asked of it, a sentence each. */
export const shortfalls = (scores: Iterable<readonly [string, PageScore]>): readonly string[] =>
  [...scores].flatMap(([name, score]) => [
    ...categories
      .filter((category) => !(score[category] >= CATEGORY_MIN))
      .map((category) => `${name}: ${category} is ${score[category]}, not ${CATEGORY_MIN}`),
    ...(starts.includes(name) && !(score.largestPaintMs < LARGEST_PAINT_MAX_MS)
      ? [`${name}: the largest paint is after ${score.largestPaintMs} ms, not within ${LARGEST_PAINT_MAX_MS}`]
      : []),
    ...(!readPages.has(name) || score.scriptBytes <= SCRIPT_MAX_BYTES
      ? []
      : [`${name}: ${score.scriptBytes} bytes of scripts before a touch, not ${SCRIPT_MAX_BYTES}`]),
  ]);
