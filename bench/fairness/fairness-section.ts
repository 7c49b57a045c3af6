import { join } from 'node:path';
import { packedBomb, tilingBomb } from '../../gateway/fixtures/bomb-pdfs.js';
import { fieldPart, filePart, rawForm } from '../../gateway/fixtures/gateway-client.js';
import { openVisitor, type Visit, type Visitor } from '../product/bench-visitor.js';
import { startServer } from '../product/server.js';
import { atShare, p50, ratio, short } from '../report/format-numbers.js';
import { tableOf } from '../report/text-table.js';
import { makePdf } from '../samples/pdf.js';
import type { Setting } from '../setting.js';

const ATTACKERS = 10;
const BOMBS_EACH = 20;
const RUNS = { quick: 15, full: 60 } as const;
const SHARE = 0.95;
/** The most that the whole may take at p95 beside attackers, in multiples of a quiet machine. */
const RATIO_MAX = 2;

const rotate = (bytes: Uint8Array): Buffer =>
  rawForm(fieldPart('operation', 'pdf-rotate'), fieldPart('angle', '90'), filePart('file.pdf', bytes));

/** One visitor with ordinary files: alone, and beside ten others whose files are made to keep the workers busy. */
export const fairnessSection = async ({ folder, quick, watch, tells }: Setting): Promise<void> => {
  const server = await startServer(join(folder, 'fairness'));
  try {
    const visitor = await openVisitor(server.url);
    const upload = rotate(await makePdf({ pages: 5, seed: 1 }));
    const runs = RUNS[quick ? 'quick' : 'full'];
    await visitsOf(visitor, upload, 5); // the first ones meet a cold server
    watch('fairness: quiet');
    const quiet = await visitsOf(visitor, upload, runs);
    const attackers = await Promise.all(Array.from({ length: ATTACKERS }, () => openVisitor(server.url)));
    const bombs = [rotate(tilingBomb()), rotate(packedBomb())];
    await Promise.all(attackers.map((attacker) => attack(attacker, bombs)));
    watch('fairness: under attack');
    const attacked = await visitsOf(visitor, upload, runs);
    tells(() => reportOf(quiet, attacked));
    for (const one of [visitor, ...attackers]) one.leave();
  } finally {
    await server.stop();
  }
};

/** One after the other. */
const visitsOf = async (visitor: Visitor, upload: Buffer, runs: number): Promise<readonly Visit[]> => {
  const visits: Visit[] = [];
  for (let run = 0; run < runs; run += 1) visits.push(await visitor.convert(upload));
  return visits;
};

const attack = async (attacker: Visitor, bombs: readonly Buffer[]): Promise<void> => {
  for (let round = 0; round < BOMBS_EACH / bombs.length; round += 1) {
    for (const bomb of bombs) await attacker.request(bomb);
  }
};

const parts = {
  'from the upload to the last byte': ({ wallMs }: Visit) => wallMs,
  'until the upload is answered': ({ answeredMs }: Visit) => answeredMs,
  'until it is told to be done': ({ workedMs }: Visit) => workedMs,
  'until it is downloaded': ({ downloadedMs }: Visit) => downloadedMs,
} as const;

const p95 = (times: readonly number[]): number => atShare(times, SHARE);

const reportOf = (quiet: readonly Visit[], attacked: readonly Visit[]): string => {
  const rows = Object.entries(parts).flatMap(([part, of]) =>
    Object.entries({ p50, p95 }).map(([name, at]) => {
      const [before, beside] = [quiet, attacked].map((visits) => at(visits.map(of))) as [number, number];
      return [part, name, short(before), short(beside), ratio(beside, before)];
    }),
  );
  const titles = ['a small conversion, ms', '', 'quiet', `beside ${ATTACKERS} attackers`, 'ratio'];
  const whole = (visits: readonly Visit[]): number => p95(visits.map(({ wallMs }) => wallMs));
  const isMet = whole(attacked) < RATIO_MAX * whole(quiet);
  const verdict = isMet ? '' : `\n\nMissed: the whole takes more than ${RATIO_MAX} times as long at p95.`;
  return `${tableOf(titles, rows, [0, 1])}${verdict}`;
};
