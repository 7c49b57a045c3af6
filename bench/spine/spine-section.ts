import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { tableOf } from '../report/text-table.js';
import type { Setting } from '../setting.js';
import { busRows } from './bus-rows.js';
import { httpRows } from './http-rows.js';
import { firstRows } from './first.js';
import { appendRows } from './log-rows.js';
import { replayRows } from './replay-rows.js';
import { cellsOf, spineTitles, type SpineRow } from './row.js';
import { sandboxRows } from './sandbox-rows.js';
import { smallRows } from './small-rows.js';
import { startRows } from './start-rows.js';

const parts = {
  start: startRows,
  first: firstRows,
  small: smallRows,
  sandbox: sandboxRows,
  append: appendRows,
  replay: replayRows,
  bus: busRows,
  http: httpRows,
};

/** Measures the ground that every tool stands on: start, memory, log, bus, uploads, share links. */
export const spineSection = async (setting: Setting): Promise<void> => {
  const folder = join(setting.folder, 'spine');
  await mkdir(folder);
  const rows: SpineRow[] = [];
  const left: string[] = [];
  setting.tells(() => {
    const table = tableOf(spineTitles, rows.map(cellsOf), [0, 1, 5]);
    return left.length > 0 ? `${table}\n\nLeft out, the time was up: ${left.join(', ')}.` : table;
  });
  for (const [name, rowsOf] of Object.entries(parts)) {
    setting.watch(`spine: ${name}`);
    if (setting.timeLeft() > 0) rows.push(...(await rowsOf({ ...setting, folder })));
    else left.push(name);
  }
};
