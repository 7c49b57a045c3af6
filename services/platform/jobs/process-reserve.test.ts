import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { noSandbox } from '../sandbox/open-sandbox.js';
import { startJobProcess, type JobProcess } from './job-process.js';
import { openJobPool } from './pool.js';
import { openReserve, pauseAfter } from './process-reserve.js';

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
    const given = [reserve.take(() => true), reserve.take(() => isWanted), reserve.take(() => true)];
    isWanted = false;
    expect(await Promise.all(given)).toEqual([started[0], undefined, started[1]]);
    expect(await reserve.take(() => true)).toBe(started[2]);
  } finally {
    reserve.close();
    for (const process of started) process.kill();
    await Promise.all(started.map(({ ended }) => ended));
    await rm(scratch, { recursive: true });
  }
});
