import { join } from 'node:path';
import { uploadOf } from '../product/bench-upload.js';
import { openVisitor, type Visitor } from '../product/bench-visitor.js';
import { startServer } from '../product/server.js';
import { atShare, p50, short } from '../report/format-numbers.js';
import { twoSmall } from '../samples/made.js';
import type { Setting } from '../setting.js';
import { perSecond } from './rate.js';
import type { SpineRow } from './row.js';

const FOR_MS = { quick: 4000, full: 15_000 } as const;
/** Until each visitor's process has compiled what it uses. */
const WARM_MS = { quick: 1000, full: 6000 } as const;
const VISITORS = 4;
const SECONDS_AN_HOUR = 3600;

/** Small files through the whole way, from upload to the last byte of the result, by as many visitors at a time. */
export const smallRows = async ({ quick, folder }: Setting): Promise<SpineRow[]> => {
  const server = await startServer(join(folder, 'small'));
  const { files } = await twoSmall(folder);
  const upload = await uploadOf('pdf-merge', {}, files);
  const visitors: Visitor[] = [];
  for (let visitor = 0; visitor < VISITORS; visitor += 1) visitors.push(await openVisitor(server.url));
  try {
    const times: number[] = [];
    const work = async (hand: number): Promise<void> => {
      const visit = await visitors[hand]?.convert(upload);
      if (visit) times.push(visit.wallMs);
    };
    const speed = quick ? 'quick' : 'full';
    await perSecond(VISITORS, WARM_MS[speed], work);
    times.length = 0;
    const rate = await perSecond(VISITORS, FOR_MS[speed], work);
    const spread = `of ${times.length}: p50 ${short(p50(times))} ms, p95 ${short(atShare(times, 0.95))} ms`;
    const what = `conversions of two small files an hour, ${VISITORS} visitors at a time`;
    return [{ what, figure: short(rate * SECONDS_AN_HOUR), note: spread }];
  } finally {
    for (const visitor of visitors) visitor.leave();
    await server.stop();
  }
};
