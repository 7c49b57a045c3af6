import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startServer } from '../product/server.js';
import { openVisitor } from '../product/bench-visitor.js';
import { tableOf } from '../report/text-table.js';
import { keepOverlays } from '../samples/overlays.js';
import type { Setting } from '../setting.js';
import { documentOf, type GrowthDocument } from './growing-document.js';
import { growthRows, growthTitles, type Growth } from './growth-rows.js';
import { growthSteps } from './steps.js';
import { unknownWalls, wallsOf } from './walls.js';

const SIZES = [10, 100, 1000, 10_000];

/** From one size to the next, with the peer beside it: more would not fit into the run. */
const SLOWER_AT_MOST = 12;
const NUMBERS = 1;

const ABOUT =
  'Whole path over HTTP. Growth: CPU against ten times fewer pages; 10 is linear. Ratio: wall against the peer.';

/** The same tools over HTTP on documents of ten times as many pages each. */
export const growthSection = async (setting: Setting): Promise<void> => {
  const folder = join(setting.folder, 'growth');
  await mkdir(folder);
  await keepOverlays(folder, NUMBERS);
  const growths: Growth[] = [];
  setting.tells(() => `${ABOUT}\n\n${tableOf(growthTitles(growths), growthRows(growths), [0])}`);
  const server = await startServer(join(folder, 'server'));
  try {
    const visitor = await openVisitor(server.url);
    for (const pages of setting.quick ? SIZES.slice(0, -1) : SIZES) {
      if (setting.timeLeft() <= 0) break;
      const before = growths.at(-1);
      const document = await documentOf(folder, pages);
      const growth: Growth = { pages, walls: new Map() };
      growths.push(growth);
      await measure({ setting, server, visitor, folder, document, growth, before });
    }
    visitor.leave();
  } finally {
    await server.stop();
  }
};

interface Row extends Pick<Parameters<typeof wallsOf>[0], 'server' | 'visitor' | 'folder'> {
  readonly setting: Setting;
  readonly document: GrowthDocument;
  readonly growth: Growth;
  readonly before: Growth | undefined;
}

/** The cheapest first, so that one that doesn't fit leaves out itself alone. */
const measure = async ({ setting, growth, before, ...rest }: Row): Promise<void> => {
  const { pages, walls } = growth;
  for (const step of growthSteps(pages, rest.folder)) {
    const expectedMs = (before?.walls.get(step.tool)?.docketMs ?? 0) * SLOWER_AT_MOST;
    const fits = expectedMs < setting.timeLeft() && pages <= (step.pagesMax ?? Infinity);
    setting.watch(`${step.tool}, ${pages} pages`);
    walls.set(step.tool, fits ? await wallsOf({ ...rest, step }) : unknownWalls);
  }
};
