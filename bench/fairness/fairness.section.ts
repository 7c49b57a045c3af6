import { join } from 'node:path';
import { packedBomb, tilingBomb } from '../../gateway/fixtures/bomb-pdfs.js';
import { fieldPart, filePart, rawForm } from '../../gateway/fixtures/gateway-client.js';
import { openVisitor, type Visitor } from '../product/bench-visitor.js';
import { startServer } from '../product/server.js';
import { atShare, p50, ratio, short } from '../report/format-numbers.js';
import { tableOf } from '../report/text-table.js';
import { makePdf } from '../samples/pdf.js';
import type { Setting } from '../setting.js';

const ATTACKERS = 10;
const BOMBS_EACH = 20;
const RUNS = { quick: 15, full: 60 } as const;
const SHARE = 0.95;

const rotate = (bytes: Uint8Array): Buffer =>
  rawForm(fieldPart('operation', 'pdf-rotate'), fieldPart('angle', '90'), filePart('file.pdf', bytes));

/** One visitor with ordinary files: alone, and beside ten others whose files are made to keep the workers busy. */
export const fairnessSection = async ({ folder, quick, watch, tells }: Setting): Promise<void> => {
  const server = await startServer(join(folder, 'fairness'));
  try {
    const visitor = await openVisitor(server.url);
    const upload = rotate(await makePdf({ pages: 5, seed: 1 }));
    const runs = RUNS[quick ? 'quick' : 'full'];
    await timesOf(visitor, upload, 5); // the first ones meet a cold server
    watch('fairness: quiet');
    const quiet = await timesOf(visitor, upload, runs);
    const attackers = await Promise.all(Array.from({ length: ATTACKERS }, () => openVisitor(server.url)));
    const bombs = [rotate(tilingBomb()), rotate(packedBomb())];
    await Promise.all(attackers.map((attacker) => attack(attacker, bombs)));
    watch('fairness: under attack');
    const attacked = await timesOf(visitor, upload, runs);
    tells(() => reportOf(quiet, attacked));
    for (const one of [visitor, ...attackers]) one.leave();
  } finally {
    await server.stop();
  }
};

/** One after the other, from the upload to the last byte of the result, in milliseconds. */
const timesOf = async (visitor: Visitor, upload: Buffer, runs: number): Promise<readonly number[]> => {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) times.push((await visitor.convert(upload)).wallMs);
  return times;
};

const attack = async (attacker: Visitor, bombs: readonly Buffer[]): Promise<void> => {
  for (let round = 0; round < BOMBS_EACH / bombs.length; round += 1) {
    for (const bomb of bombs) await attacker.request(bomb);
  }
};

const reportOf = (quiet: readonly number[], attacked: readonly number[]): string => {
  const row = (what: string, of: (times: readonly number[]) => number): string[] => [
    what,
    short(of(quiet)),
    short(of(attacked)),
    ratio(of(attacked), of(quiet)),
  ];
  const rows = [row('p50', p50), row('p95', (times) => atShare(times, SHARE))];
  const titles = ['a small conversion, ms', 'quiet', `beside ${ATTACKERS} attackers`, 'ratio'];
  return tableOf(titles, rows, [0]);
};
