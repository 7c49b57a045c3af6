import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { lostTicks, meterCpu } from './cpu-of-family.js';
import { treeOf, type Stat } from './proc.js';

const family = (...stats: readonly (readonly [pid: number, parent: number, own: number, children?: number])[]) =>
  new Map<number, Stat>(
    stats.map(([pid, parent, ownTicks, childTicks = 0]) => [pid, { parent, ownTicks, childTicks }]),
  );

describe('what processes have computed', () => {
  test('is not lost with one that its parent has waited for', () => {
    expect(lostTicks(family([1, 0, 5], [2, 1, 70]), family([1, 0, 6, 75]))).toBe(0);
  });

  test('is kept of one whose parent was killed, so that nobody waited for it', () => {
    const before = family([1, 0, 5], [2, 1, 1], [3, 2, 4300]);
    expect(lostTicks(before, family([1, 0, 6, 1]))).toBe(4300);
  });

  test('is kept beside others that were waited for', () => {
    const before = family([1, 0, 5, 10], [2, 1, 1], [3, 2, 4300], [4, 1, 30]);
    expect(lostTicks(before, family([1, 0, 6, 45]))).toBe(4300);
  });
});

const BUSY = 'const end = Date.now() + 300; while (Date.now() < end);';
const PARENT = `
  const { spawn } = require('node:child_process');
  const child = spawn(process.execPath, ['-e', ${JSON.stringify(`${BUSY} console.log('busy'); setInterval(() => {}, 1000);`)}]);
  child.stdout.once('data', () => console.log(child.pid));
  setInterval(() => {}, 1000);
`;

const measured = existsSync('/proc/self/stat') ? test : test.skip;

measured('a reading does not fall when a process and its child are killed (/proc)', async () => {
  const parent = spawn(process.execPath, ['-e', PARENT], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [pidOfChild] = (await once(parent.stdout, 'data')) as [Buffer];
  const read = meterCpu(process.pid);
  const before = read();
  parent.kill('SIGKILL');
  await once(parent, 'exit');
  process.kill(Number(pidOfChild.toString()), 'SIGKILL');
  expect(before).toBeGreaterThan(0.2);
  expect(read()).toBeGreaterThanOrEqual(before);
});

measured('a family is told with parents before their children (/proc)', async () => {
  const parent = spawn(process.execPath, ['-e', PARENT], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [pidOfChild] = (await once(parent.stdout, 'data')) as [Buffer];
  const child = Number(pidOfChild.toString());
  const tree = treeOf(process.pid);
  process.kill(child, 'SIGKILL');
  parent.kill('SIGKILL');
  await once(parent, 'exit');
  expect(tree[0]).toBe(process.pid);
  expect(tree.indexOf(child)).toBeGreaterThan(tree.indexOf(parent.pid ?? 0));
});
