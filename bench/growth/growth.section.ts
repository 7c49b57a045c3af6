import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startServer } from '../product/server.js';
import { openVisitor } from '../product/visitor.js';
import { megabytes, ratio, short } from '../report/numbers.js';
import { tableOf } from '../report/table.js';
import { makeStamp } from '../samples/pdf.js';
import { keep } from '../samples/sample.js';
import type { Setting } from '../setting.js';
import { documentOf } from './document.js';
import { growthSteps } from './steps.js';
import { unknownWalls, wallsOf, type Walls } from './walls.js';

const SIZES = [10, 100, 1000, 10_000];

/** From one row to the next, with the peer beside it: more would not fit into the run. */
const SLOWER_AT_MOST = 14;

const titles = [
  ...['pages', 'MB'],
  ...['merge', 'split', 'watermark', 'compress', 'redact'].flatMap((tool) => [
    `${tool} ms`,
    'CPU s',
    'growth',
    'ratio',
  ]),
];

/** The same tools over HTTP on documents of ten times as many pages each. */
export const growthSection = async ({ quick, folder: home, timeLeft, print, watch }: Setting): Promise<void> => {
  const folder = join(home, 'growth');
  await mkdir(folder);
  const [stamp = ''] = await keep(folder, { 'stamp.pdf': await makeStamp('CONFIDENTIAL') });
  const server = await startServer(join(folder, 'server'));
  const rows: string[][] = [];
  try {
    const visitor = await openVisitor(server.url);
    let before: readonly Walls[] = [];
    for (const pages of quick ? SIZES.slice(0, -1) : SIZES) {
      watch(`growth: ${pages} pages`);
      if (timeLeft() <= 0) break;
      const document = await documentOf(folder, pages);
      const now: Walls[] = [];
      for (const [index, step] of growthSteps(pages, stamp).entries()) {
        const expectedMs = (before[index]?.docketMs ?? 0) * SLOWER_AT_MOST;
        const fits = expectedMs < timeLeft() && pages <= (step.pagesMax ?? Infinity);
        now.push(fits ? await wallsOf({ server, visitor, folder, document, step }) : unknownWalls);
      }
      rows.push([pages.toLocaleString('en'), megabytes(document.whole.size), ...cellsOf(now, before)]);
      before = now;
    }
    visitor.leave();
  } finally {
    await server.stop();
  }
  print(
    'Whole path over HTTP, wall and CPU. Growth: CPU against the row above; 10 is linear. Ratio: wall against qpdf.\n',
  );
  print(tableOf(titles, rows, []));
};

const cellsOf = (now: readonly Walls[], before: readonly Walls[]): string[] =>
  now.flatMap(({ docketMs, docketCpuSeconds, peerMs }, index) => [
    short(docketMs),
    short(docketCpuSeconds),
    ratio(docketCpuSeconds, before[index]?.docketCpuSeconds ?? NaN),
    ratio(docketMs, peerMs),
  ]);
