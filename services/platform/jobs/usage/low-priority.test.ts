import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { getPriority } from 'node:os';
import { whereIs } from '../../sandbox/where-is.js';
import { lowerPriority } from './low-priority.js';
import { belongingTo, processAt, tellsProcesses } from './process-table.js';

const SLEEPER = `
const { spawn } = require('node:child_process');
spawn('sleep', ['600']).once('spawn', () => console.log('ready'));`;
const onLinux = tellsProcesses ? test : test.skip;
const withChrt = existsSync(whereIs('chrt')) ? test : test.skip;

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
  lowerPriority([pid], { nice: 19, isIdle: false });
  const threads = members.flatMap((member) => readdirSync(`/proc/${member}/task`).map(Number));
  expect(threads.length).toBeGreaterThan(2);
  expect([...new Set(threads.map((thread) => getPriority(thread)))]).toEqual([19]);
});

withChrt('a job that runs only when nothing else wants to does so with all its programs (chrt)', async () => {
  const pids = belongingTo(leader.pid!).map(({ pid }) => pid);
  expect(pids).toHaveLength(2);
  lowerPriority([leader.pid!], { nice: 19, isIdle: true });
  const areIdle = () => pids.every((pid) => processAt(pid)?.isIdlePolicy);
  while (!areIdle()) await new Promise((resolve) => setTimeout(resolve, 20));
});
