import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openJobPool, type JobPool } from './pool.js';

const entry = fileURLToPath(new URL('./fixtures/odd-jobs.mjs', import.meta.url));
const never = new AbortController().signal;
const PATIENCE_MS = 20_000;

let directory: string;
let pool: JobPool;

const open = (options: { size?: number; deadlineMs?: number; jobsPerProcess?: number } = {}) => {
  pool = openJobPool({ entry, size: 1, deadlineMs: 15_000, ...options });
};
const run = (tool: string, signal = never, onProgress: (progress: object) => void = () => undefined) =>
  pool.run({ tool, options: {}, files: [], directory }, { signal, onProgress });
const greeting = async () => readFile((await run('greet')).path, 'utf8');

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
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};
const spinningPids = async (): Promise<number[]> => {
  await until(() => existsSync(join(directory, 'pids')));
  return (await readFile(join(directory, 'pids'), 'utf8')).split(' ').map(Number);
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

  test('keeps a process for the next job, and replaces it after its share of jobs', async () => {
    open({ jobsPerProcess: 2 });
    const [first, second, third] = [await greeting(), await greeting(), await greeting()];
    expect(second).toBe(first);
    expect(third).not.toBe(first);
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
    open({ deadlineMs: 5000 });
    await greeting();
    const overdue = expect(run('spin')).rejects.toMatchObject({ code: 'conversion.deadline', facts: { seconds: 5 } });
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

const hostScript = () => `
import { openJobPool } from ${JSON.stringify(new URL('../../../dist/services/platform/jobs/pool.js', import.meta.url).href)};
const pool = openJobPool({ entry: ${JSON.stringify(entry)}, size: 1, deadlineMs: 60000 });
pool.run({ tool: 'spin', options: {}, files: [], directory: ${JSON.stringify(directory)} },
  { signal: new AbortController().signal, onProgress: () => undefined });
`;
