import { join } from 'node:path';
import { uploadOf } from '../product/bench-upload.js';
import { openVisitor, type Visitor } from '../product/bench-visitor.js';
import { startServer } from '../product/server.js';
import { atShare, p50, ratio, short } from '../report/format-numbers.js';
import { twoSmall } from '../samples/made.js';
import type { Setting } from '../setting.js';
import { perSecond } from './rate.js';
import type { SpineRow } from './row.js';

const FOR_MS = { quick: 4000, full: 15_000 } as const;
/** Until each visitor's process has compiled what it uses. */
const WARM_MS = { quick: 1000, full: 6000 } as const;
const VISITORS = 4;
const SECONDS_AN_HOUR = 3600;
const PICTURES = 30;

/** Small files through the whole way, from upload to the last byte of the result, and the picture that follows. */
export const smallRows = async ({ quick, folder }: Setting): Promise<SpineRow[]> => {
  const server = await startServer(join(folder, 'small'));
  const upload = await uploadOf('pdf-merge', {}, (await twoSmall(folder)).files);
  const visitors: Visitor[] = [];
  for (let visitor = 0; visitor < VISITORS; visitor += 1) visitors.push(await openVisitor(server.url));
  const speed = quick ? 'quick' : 'full';
  try {
    const rows = [await rateRow(visitors, upload, { warmMs: WARM_MS[speed], forMs: FOR_MS[speed] })];
    const [first] = visitors;
    return first ? [...rows, await pictureRow(first, upload, server.url)] : rows;
  } finally {
    for (const visitor of visitors) visitor.leave();
    await server.stop();
  }
};

interface Times {
  readonly warmMs: number;
  readonly forMs: number;
}

const rateRow = async (visitors: readonly Visitor[], upload: Buffer, { warmMs, forMs }: Times): Promise<SpineRow> => {
  const times: number[] = [];
  const work = async (hand: number): Promise<void> => {
    const visit = await visitors[hand]?.convert(upload);
    if (visit) times.push(visit.wallMs);
  };
  await perSecond(VISITORS, warmMs, work);
  times.length = 0;
  const rate = await perSecond(VISITORS, forMs, work);
  return {
    what: `conversions of two small files an hour, ${VISITORS} visitors at a time`,
    figure: short(rate * SECONDS_AN_HOUR),
    note: `of ${times.length}: p50 ${short(p50(times))} ms, p95 ${short(atShare(times, 0.95))} ms`,
  };
};

/** Measures the picture that a screen waits for when it shows a result, the first time and later. */
const pictureRow = async (visitor: Visitor, upload: Buffer, url: string): Promise<SpineRow> => {
  const drawn: number[] = [];
  const pictureBytes: number[] = [];
  for (let picture = 0; picture < PICTURES; picture += 1) {
    const { shareHash } = await visitor.convert(upload);
    for (const times of [drawn, pictureBytes]) times.push(await fetchedMs(`${url}/api/thumbnail/${shareHash}`));
  }
  return {
    what: 'thumbnail of such a result when it is first asked for, ms',
    figure: short(p50(drawn)),
    note: `p50 of ${drawn.length}, p95 ${short(atShare(drawn, 0.95))} ms`,
    beside: { what: 'the same again', figure: short(p50(pictureBytes)), ratio: ratio(p50(drawn), p50(pictureBytes)) },
  };
};

const fetchedMs = async (url: string): Promise<number> => {
  const started = performance.now();
  const answer = await fetch(url);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return performance.now() - started;
};
