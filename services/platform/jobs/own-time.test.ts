import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { limitOwnTime, openOwnTime } from './cpu-time.js';
import { processAt, tellsProcesses, wantsProcessor } from './process-table.js';

const onLinux = tellsProcesses ? test : test.skip;

describe('the time that a program has for itself', () => {
  test('passes by the clock while it sleeps, waits for a disk or works', () => {
    const own = openOwnTime(0);
    own.add({ atMs: 2000, cpuSeconds: 0, isHeldUp: false });
    expect(own.add({ atMs: 3000, cpuSeconds: 1, isHeldUp: true })).toBe(3);
  });

  test('is what it works while others keep it from a processor', () => {
    const own = openOwnTime(0);
    own.add({ atMs: 100_000, cpuSeconds: 2, isHeldUp: true });
    expect(own.add({ atMs: 101_000, cpuSeconds: 2, isHeldUp: false })).toBe(3);
  });

  test('is never more than has passed, in however many threads it works', () => {
    expect(openOwnTime(0).add({ atMs: 1000, cpuSeconds: 8, isHeldUp: true })).toBe(1);
  });
});

describe('a limit of that time', () => {
  let program: ChildProcess;
  const start = async (script: string): Promise<number> => {
    program = spawn(process.execPath, ['-e', `console.log('begun'); ${script}`], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    if (program.stdout) await once(program.stdout, 'data');
    return program.pid!;
  };
  afterEach(async () => {
    program.kill('SIGKILL');
    await once(program, 'exit');
  });

  test('ends a program that only sleeps', async () => {
    const pid = await start('setTimeout(() => undefined, 60_000)');
    await new Promise<void>((resolve) => limitOwnTime(pid, 300, resolve));
    expect(program.exitCode).toBeNull();
  });

  onLinux('does not count what a program is made to stand still (Linux)', async () => {
    const pid = await start('for (;;);');
    program.kill('SIGSTOP');
    while (!wantsProcessor(pid)) await pause(20);
    const limit = { isOver: false };
    const end = limitOwnTime(pid, 400, () => (limit.isOver = true));
    await pause(1600);
    expect(limit.isOver).toBe(false);
    program.kill('SIGCONT');
    while (!limit.isOver) await pause(20);
    end();
  });

  onLinux('ends at last a program that never gets a processor (Linux)', async () => {
    const pid = await start('for (;;);');
    program.kill('SIGSTOP');
    await new Promise<void>((resolve) => limitOwnTime(pid, 50, resolve));
    expect(processAt(pid)).toBeDefined();
  });
});

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
