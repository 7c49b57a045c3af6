import { readFileSync } from 'node:fs';
import { readRun } from '../save/saved-run.js';

const PATH = 'bench/results/lighthouse.json';
const COLUMNS = ['performance', 'accessibility', 'bestPractices', 'seo', 'largestPaintMs'] as const;

/** The rows below the heading of a document: the cells of each. */
const rowsBelow = (heading: string): readonly (readonly string[])[] => {
  const [, after = ''] = readFileSync('docs/performance.md', 'utf8').split(`## ${heading}\n`);
  const [section = ''] = after.split('\n## ');
  const lines = section.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
};

test('the scores of Lighthouse in the documents are those of the saved run, page by page', async () => {
  const { figures } = await readRun(PATH);
  const saved = Object.entries(figures).map(([page, scores]) => [page, ...COLUMNS.map((key) => String(scores[key]))]);
  expect(saved.length).toBeGreaterThan(10);
  expect(rowsBelow('As Lighthouse sees it')).toEqual(saved);
});
