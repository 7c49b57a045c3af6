import { readdirSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { noSandbox, openSandbox } from '../sandbox/open-sandbox.js';
import { startJobProcess, type JobProcess } from './job-process.js';
import { openJobPool } from './pool.js';
import { openReserve, pauseAfter } from './process-pool.js';

/** Long enough for a process to start on a busy machine. */
const BUSY_MS = 3000;

const jobs = fileURLToPath(new URL('./fixtures/odd-jobs.mjs', import.meta.url));

test('a start that came to nothing is followed by a pause, which doubles from one to the next, up to 5 seconds', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 50].map(pauseAfter)).toEqual([0, 250, 500, 1000, 2000, 4000, 5000, 5000]);
});

test('a job whose process can’t be started fails, and the next one runs once it can', async () => {
  const scratch = await mkdtemp(join(tmpdir(), 'docket-starts-'));
  const entry = join(scratch, 'late.mjs');
  const pool = openJobPool({ entry, scratch, size: 1, limitsOf: () => ({ cpuSeconds: 60, wallSeconds: 60 }) });
  const request = {
    owner: 'guest-1',
    tool: 'greet',
    signal: new AbortController().signal,
    onProgress: () => undefined,
  };
  const greet = () => pool.run(async () => ({ tool: 'greet', options: {}, files: [], directory: scratch }), request);
  try {
    await expect(greet()).rejects.toMatchObject({
      name: 'JobBroken',
      message: 'job processes end before they are ready, 5 times in a row',
    });
    await writeFile(entry, `await import(${JSON.stringify(jobs)});`);
    const { path } = await greet();
    expect(await readFile(path, 'utf8')).toMatch(/^process \d+$/);
  } finally {
    await pool.close();
    await rm(scratch, { recursive: true });
  }
});

test('a process goes to whoever still wants one, and another is started ahead', async () => {
  const scratch = await mkdtemp(join(tmpdir(), 'docket-reserve-'));
  const started: JobProcess[] = [];
  const start = () => {
    started.push(startJobProcess(jobs, { sandbox: noSandbox(), scratch }));
    return started.at(-1)!;
  };
  const reserve = openReserve({ start, atATime: 1 });
  let isWanted = true;
  try {
    const taken = [reserve.take(() => true), reserve.take(() => isWanted), reserve.take(() => true)];
    isWanted = false;
    expect(await Promise.all(taken)).toEqual([started[0], undefined, started[1]]);
    expect(await reserve.take(() => true)).toBe(started[2]);
  } finally {
    reserve.close();
    for (const process of started) process.kill();
    await Promise.all(started.map(({ ended }) => ended));
    await rm(scratch, { recursive: true });
  }
});

test('a process that has been spawned starts, while the one that keeps it is too busy to answer', async () => {
  const scratch = await mkdtemp(join(tmpdir(), 'docket-spawned-'));
  await chmod(scratch, 0o755); // another user runs what lies in it
  const entry = join(scratch, 'entry.cjs');
  await writeFile(entry, `require('node:fs').writeFileSync('began', ''); setInterval(() => 0, 1000);`);
  const process = startJobProcess(entry, { sandbox: await openSandbox({ scratch }), scratch });
  try {
    await process.spawned;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BUSY_MS);
    const [home = ''] = readdirSync(scratch).filter((name) => name.startsWith('process-') && !name.includes('.'));
    expect(readdirSync(join(scratch, home))).toContain('began');
  } finally {
    process.kill();
    await process.ended;
    await rm(scratch, { recursive: true });
  }
});
