import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { proportionalOf, residentOf, treeOf } from '../measure/proc.js';
import { startServer } from '../product/server.js';
import { megabytes, p50, ratio, short } from '../report/format-numbers.js';
import type { Setting } from '../setting.js';
import type { SpineRow } from './row.js';

/** Until the job processes are warm and the collector has been round. */
const SETTLE_MS = 2500;

/** Cold start to the ready line, and what an idle installation holds. */
export const startRows = async ({ quick, folder }: Setting): Promise<SpineRow[]> => {
  const count = quick ? 3 : 5;
  const fresh: number[] = [];
  const again: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const data = join(folder, `start-${index}`);
    for (const times of [fresh, again]) {
      const server = await startServer(data);
      times.push(server.readyMs);
      await server.stop();
    }
  }
  const node = await bareNode(count);
  return [
    startRow('cold start to ready, fresh folder', fresh, node),
    startRow('cold start to ready, same folder again', again, node),
    ...(await idleRows(join(folder, 'idle'))),
  ];
};

const startRow = (what: string, times: readonly number[], node: number): SpineRow => ({
  what: `${what}, ms`,
  figure: short(p50(times)),
  note: `p50 of ${times.length}: ${short(Math.min(...times))} to ${short(Math.max(...times))}`,
  beside: { what: 'node -e 0', figure: short(node), ratio: ratio(p50(times), node) },
});

const bareNode = async (count: number): Promise<number> => {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const started = performance.now();
    await once(spawn(process.execPath, ['-e', '0']), 'exit');
    times.push(performance.now() - started);
  }
  return p50(times);
};

const idleRows = async (folder: string): Promise<SpineRow[]> => {
  const server = await startServer(folder);
  const node = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)']);
  await pause(SETTLE_MS);
  const tree = treeOf(server.pid);
  const sum = (of: (pid: number) => number) => tree.reduce((bytes, pid) => bytes + of(pid), 0);
  const bare = residentOf(node.pid ?? 0);
  const beside = (bytes: number) => ({ what: 'an idle node', figure: megabytes(bare), ratio: ratio(bytes, bare) });
  const main = residentOf(server.pid);
  const rows = [
    { what: 'idle memory, main process, MB', figure: megabytes(main), beside: beside(main) },
    {
      what: 'idle memory, all processes, MB',
      figure: megabytes(sum(residentOf)),
      note: `${tree.length} processes; shared pages counted once: ${megabytes(sum(proportionalOf))}`,
      beside: beside(sum(residentOf)),
    },
  ];
  node.kill();
  await server.stop();
  return rows;
};
