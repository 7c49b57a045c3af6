import { get } from 'node:http';
import { join } from 'node:path';
import { startServer, type Server } from '../product/server.js';
import { uploadOf } from '../product/bench-upload.js';
import { openVisitor } from '../product/bench-visitor.js';
import { p50, ratio, short } from '../report/format-numbers.js';
import { makePdf } from '../samples/pdf.js';
import { keep, sampleOf } from '../samples/sample.js';
import type { Setting } from '../setting.js';
import type { SpineRow } from './row.js';

/** Enough for every job process to be replaced once, as happens after a hundred jobs. */
const CONVERSIONS = { quick: 20, full: 220 } as const;

/** Measures the wait of somebody who comes first, and that of the unluckiest. */
export const firstRows = async ({ quick, folder }: Setting): Promise<SpineRow[]> => {
  const [path = ''] = await keep(folder, { 'first.pdf': await makePdf({ pages: 2, seed: 3 }) });
  const upload = await uploadOf('pdf-split', { pageRanges: '1' }, (await sampleOf('first', [path])).files);
  const server = await startServer(join(folder, 'first'));
  try {
    const visitor = await openVisitor(server.url);
    const times: number[] = [];
    for (let run = 0; run < CONVERSIONS[quick ? 'quick' : 'full']; run += 1) {
      times.push((await visitor.convert(upload)).wallMs);
    }
    visitor.leave();
    const [first = NaN, ...later] = times;
    return [
      besideUsual('first conversion after the start, ms', first, later),
      besideUsual(`slowest conversion of ${later.length} after that, ms`, Math.max(...later), later),
      besideUsual('first GET /api/health, ms', await healthMs(server), [await healthMs(server)]),
    ];
  } finally {
    await server.stop();
  }
};

const besideUsual = (what: string, time: number, usual: readonly number[]): SpineRow => ({
  what,
  figure: short(time),
  beside: { what: 'the usual one', figure: short(p50(usual)), ratio: ratio(time, p50(usual)) },
});

const healthMs = async ({ url }: Server): Promise<number> => {
  const started = performance.now();
  await new Promise((resolve, reject) => {
    get(`${url}/api/health`, (response) => response.on('end', resolve).resume()).on('error', reject);
  });
  return performance.now() - started;
};
