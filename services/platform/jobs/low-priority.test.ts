import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { getPriority } from 'node:os';
import { lowerPriority } from './job-priority.js';
import { belongingTo, tellsProcesses } from './process-table.js';

const SLEEPER = `
const { spawn } = require('node:child_process');
spawn('sleep', ['600']).once('spawn', () => console.log('ready'));`;
const onLinux = tellsProcesses ? test : test.skip;

let leader: ChildProcess;
beforeEach(async () => {
  leader = spawn(process.execPath, ['-e', SLEEPER], { detached: true, stdio: ['ignore', 'pipe', 'ignore'] });
  if (leader.stdout) await once(leader.stdout, 'data');
});
afterEach(async () => {
  process.kill(-leader.pid!, 'SIGKILL');
  await once(leader, 'exit');
});

onLinux('a job that gives way does so with all its threads and programs (Linux)', () => {
  const pid = leader.pid!;
  const members = belongingTo(pid).map((member) => member.pid);
  expect(members).toHaveLength(2);
  lowerPriority([pid], { nice: 8, standsBack: true });
  const threads = members.flatMap((member) => readdirSync(`/proc/${member}/task`).map(Number));
  expect(threads.length).toBeGreaterThan(2);
  expect([...new Set(threads.map((thread) => getPriority(thread)))]).toEqual([8]);
});
