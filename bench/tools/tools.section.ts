import { join } from 'node:path';
import { mkdir } from 'node:fs/promises';
import { startEngine } from '../product/engine.js';
import { startServer } from '../product/server.js';
import { openVisitor } from '../product/visitor.js';
import { tableOf } from '../report/table.js';
import type { Setting } from '../setting.js';
import { casesIn } from './cases.js';
import { compareCase, type Comparison } from './compare.js';
import type { House } from './house.js';
import { comparisonRows, comparisonTitles, failuresOf, partRows, partTitles } from './rows.js';

/** Each tool over HTTP, its engine alone, and its native peers, on the same files. */
export const toolsSection = async (setting: Setting): Promise<void> => {
  const folder = join(setting.folder, 'tools');
  await mkdir(folder);
  const cases = await casesIn(folder, setting.quick);
  const server = await startServer(join(folder, 'server'));
  const engine = startEngine(folder);
  try {
    const visitor = await openVisitor(server.url);
    const house: House = { server, visitor, engine, folder, quick: setting.quick };
    const comparisons: Comparison[] = [];
    for (const one of cases) {
      if (setting.timeLeft() <= 0) break;
      setting.watch(`${one.tool} ${one.variant ?? ''}`);
      const compared = await compareCase(house, one);
      if (compared) comparisons.push(compared);
    }
    visitor.leave();
    report(setting, comparisons, cases.length);
  } finally {
    await Promise.all([server.stop(), engine.stop()]);
  }
};

const report = ({ print }: Setting, comparisons: readonly Comparison[], wanted: number): void => {
  print(tableOf(comparisonTitles, comparisons.flatMap(comparisonRows), [0, 1]));
  for (const failure of comparisons.flatMap(failuresOf)) print(`\n${failure}`);
  print('\nWhere the time over HTTP goes, in ms (p50); the rest is what HTTP adds to the engine alone:\n');
  print(tableOf(partTitles, comparisons.flatMap(partRows), [0]));
  const missing = [...new Set(comparisons.flatMap((compared) => compared.missing))];
  if (missing.length > 0) print(`\nNot installed, so not compared with: ${missing.join(', ')}.`);
  const left = wanted - comparisons.length;
  if (left > 0) print(`\n${left} of ${wanted} cases are left out: their file is not there, or the time was up.`);
};
