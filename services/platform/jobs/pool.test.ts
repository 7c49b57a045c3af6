import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openJobPool, type JobPool } from './pool.js';
import { tellsProcesses } from './process-table.js';

const entry = fileURLToPath(new URL('./fixtures/odd-jobs.mjs', import.meta.url));
const never = new AbortController().signal;
const PATIENCE_MS = 20_000;

let directory: string;
let pool: JobPool;

const open = (options: Partial<Parameters<typeof openJobPool>[0]> = {}) => {
  pool = openJobPool({ entry, size: 1, limitsOf: endedAfter(15), scratch: directory, ...options });
};
const endedAfter =
  (wallSeconds: number, cpuSeconds = Infinity) =>
  () => ({ wallSeconds, cpuSeconds });
const run = (tool: string, signal = never, onProgress: (progress: object) => void = () => undefined) =>
  pool.run(async () => ({ tool, options: {}, files: [], directory }), { tool, owner: 'guest-1', signal, onProgress });
/** A job of somebody, in a folder of its own; what they get. */
const gets = async (owner: string, tool: string, signal = never): Promise<string> => {
  const folder = await mkdtemp(join(directory, `${owner}-`));
  const prepare = async () => ({ tool, options: {}, files: [], directory: folder });
  const { path } = await pool.run(prepare, { tool, owner, signal, onProgress: () => undefined });
  return readFile(path, 'utf8');
};
const greetingOf = async (tool: string) => readFile((await run(tool)).path, 'utf8');
const greeting = () => greetingOf('greet');

/** A zombie is dead; only Linux tells one from a living process. */
const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const status = `/proc/${pid}/status`;
  return !(existsSync(status) && /^State:\s+Z/m.test(readFileSync(status, 'utf8')));
};
const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  const end = Date.now() + PATIENCE_MS;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error('it never came true');
    await setTimeout(20);
  }
};
/** Reads the ids that jobs have written about themselves into the folders of their processes. */
const spinningPids = async (): Promise<number[]> => {
  const pidFiles = () =>
    readdirSync(directory, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('pids'))
      .map((name) => readFileSync(join(directory, name), 'utf8'))
      .join('');
  await until(() => pidFiles() !== ''); // it is there before it is written
  return pidFiles().split(' ').map(Number);
};

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'docket-jobs-'));
});
afterEach(async () => {
  await pool.close();
  await rm(directory, { recursive: true });
});

describe('a pool of job processes', () => {
  test('gives a result and the steps on the way', async () => {
    open();
    const steps: object[] = [];
    const result = await run('greet', never, (progress) => steps.push(progress));
    expect(result).toMatchObject({ mime: 'text/plain', extension: '.txt' });
    expect(steps).toEqual([{ done: 1, total: 2, step: 'half-way' }]);
  });

  test('gives the first job a warm process', async () => {
    open();
    expect(await greetingOf('greetWarm')).toMatch(/^warm /);
  });

  test('has a process that waits for its first job rehearse', async () => {
    open({ jobsPerProcess: 1 });
    await until(() => setTimeout(500).then(async () => (await greetingOf('greetRehearsed')) === 'rehearsed'));
  });

  test('lets a process go that its owner does not come back to, though somebody else works all along', async () => {
    open({ size: 2, idleMs: 100, limitsOf: endedAfter(60) });
    const [pid] = /\d+/.exec(await gets('guest-1', 'greet')) ?? [];
    const stopping = new AbortController();
    const working = gets('guest-2', 'spin', stopping.signal).catch(() => undefined);
    await until(() => !isAlive(Number(pid)));
    stopping.abort();
    await working;
  });

  test('keeps a process for the next job, and replaces it after its share of jobs by one that is warm', async () => {
    open({ jobsPerProcess: 2 });
    const greetings = [await greetingOf('greetWarm'), await greetingOf('greetWarm')];
    expect(greetings[1]).toBe(greetings[0]);
    await until(async () => {
      greetings.push(await greetingOf('greetWarm'));
      return greetings.at(-1) !== greetings[0];
    });
    expect(greetings.filter((greeting) => !greeting.startsWith('warm '))).toEqual([]);
  });

  test('passes a refusal on with its code and facts', async () => {
    open();
    await expect(run('refuse')).rejects.toMatchObject({ code: 'pdf.encrypted', facts: { name: 'a.pdf' } });
  });

  test('refuses a job that finds no room on the disk', async () => {
    open();
    await expect(run('overflow')).rejects.toMatchObject({ name: 'Refusal', code: 'storage.full' });
  });

  test('tells a defect from a refusal', async () => {
    open();
    await expect(run('break')).rejects.toMatchObject({ name: 'JobBroken' });
  });

  test('survives the death of a process; the next job runs', async () => {
    open();
    await expect(run('die')).rejects.toMatchObject({ name: 'JobCrashed' });
    expect(await greeting()).toMatch(/^process \d+$/);
  });

  test('ends a job that never comes back, with the programs it started', async () => {
    open({ limitsOf: endedAfter(5) });
    await greeting();
    const overdue = expect(run('spin')).rejects.toMatchObject({ code: 'conversion.deadline', facts: { seconds: 5 } });
    const pids = await spinningPids();
    await overdue;
    await until(() => !pids.some(isAlive));
    expect(await greeting()).toMatch(/^process \d+$/);
  });

  test('ends a job that hangs inside WebAssembly', async () => {
    open({ limitsOf: endedAfter(5) });
    await greeting();
    const overdue = expect(run('spinInWasm')).rejects.toMatchObject({ code: 'conversion.deadline' });
    const pids = await spinningPids();
    await overdue;
    await until(() => !pids.some(isAlive));
    expect(await greeting()).toMatch(/^process \d+$/);
  });

  test('ends a cancelled job at once, and one that still waits for a process', async () => {
    open();
    const stop = new AbortController();
    const running = expect(run('spin', stop.signal)).rejects.toBe('enough');
    const pids = await spinningPids();
    const waiting = expect(run('greet', stop.signal)).rejects.toBe('enough');
    stop.abort('enough');
    await Promise.all([running, waiting]);
    await until(() => !pids.some(isAlive));
  });

  test('leaves no process behind when its own process is killed in the middle of a job', async () => {
    open({ size: 1 });
    const host = spawn(process.execPath, ['--input-type=module', '-e', hostScript()], { stdio: 'inherit' });
    const pids = await spinningPids();
    host.kill('SIGKILL');
    await once(host, 'exit');
    await until(() => !pids.some(isAlive));
  });
});

describe('jobs of several visitors', () => {
  const onLinux = tellsProcesses ? test : test.skip;

  onLinux('begin at once, though one visitor’s never end and more of them wait (Linux)', async () => {
    open({ limitsOf: endedAfter(120) });
    const stop = new AbortController();
    const spinning = [1, 2, 3].map(() => gets('anna', 'spin', stop.signal));
    const ended = Promise.allSettled(spinning);
    const pids = await spinningPids();
    expect(await gets('ben', 'greet')).toMatch(/^process /);
    expect(pids.some(isAlive)).toBe(true);
    stop.abort(new Error('enough'));
    expect((await ended).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  });

  onLinux('hold no more together than their pool may, and all get their results (Linux)', async () => {
    open({ memoryMb: 400, limitsOf: endedAfter(120) });
    expect(await Promise.all(['anna', 'ben', 'carla'].map((owner) => gets(owner, 'hold')))).toEqual([
      'held 250',
      'held 250',
      'held 250',
    ]);
  });
});

describe('the time of a job', () => {
  const onLinux = tellsProcesses ? test : test.skip;

  onLinux('is what it uses of a processor (Linux)', async () => {
    open({ limitsOf: endedAfter(120, 2) });
    expect(await gets('anna', 'sleep')).toBe('slept');
    await expect(run('spin')).rejects.toMatchObject({ code: 'conversion.deadline', facts: { seconds: 2 } });
  });

  onLinux('is told once it is over, whatever its end (Linux)', async () => {
    open({ limitsOf: endedAfter(120, 1) });
    const used: number[] = [];
    const request = { owner: 'anna', signal: never, onProgress: () => undefined };
    const onUsed = (seconds: number) => void used.push(seconds);
    const prepare = async () => ({ tool: 'spin', options: {}, files: [], directory });
    await expect(pool.run(prepare, { ...request, tool: 'spin', onUsed })).rejects.toThrow();
    expect(used).toEqual([expect.any(Number)]);
    expect(used[0]).toBeGreaterThanOrEqual(1);
  });
});

describe('the memory cap of a job', () => {
  const outOfMemory = { name: 'Refusal', code: 'conversion.out-of-memory', facts: { limit: 256 } };
  const onLinux = tellsProcesses ? test : test.skip;

  test('ends one that fills the heap of JavaScript; the next job runs', async () => {
    open({ memoryMb: 256 });
    await expect(run('eatHeap')).rejects.toMatchObject(outOfMemory);
    expect(await greeting()).toMatch(/^process \d+$/);
  });

  onLinux.each([
    ['eatBuffers', 'buffers'],
    ['eatWasm', 'the memory of WebAssembly, without looking up'],
  ])('ends one that fills (%s) %s; the next job runs (Linux)', async (tool) => {
    open({ memoryMb: 256 });
    await expect(run(tool)).rejects.toMatchObject(outOfMemory);
    expect(await greeting()).toMatch(/^process \d+$/);
  });

  onLinux('counts what its programs take, and ends them too (Linux)', async () => {
    open({ memoryMb: 256 });
    const ended = expect(run('eatInChild')).rejects.toMatchObject(outOfMemory);
    const pids = await spinningPids();
    await ended;
    await until(() => !pids.some(isAlive));
    expect(await greeting()).toMatch(/^process \d+$/);
  });
});

const hostScript = () => `
import { openJobPool } from ${JSON.stringify(new URL('../../../dist/services/platform/jobs/pool.js', import.meta.url).href)};
const pool = openJobPool({ entry: ${JSON.stringify(entry)}, size: 1, limitsOf: () => ({ wallSeconds: 60, cpuSeconds: 60 }), scratch: ${JSON.stringify(directory)} });
pool.run(async () => ({ tool: 'spin', options: {}, files: [], directory: ${JSON.stringify(directory)} }),
  { owner: 'guest-1', tool: 'spin', signal: new AbortController().signal, onProgress: () => undefined });
`;
