import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { MB } from '../../../contracts/byte-sizes.js';
import { openSandboxes } from '../sandbox/open-sandbox.js';
import { openJobPool, type JobPool } from './pool.js';
import { belongingTo, processAt, tellsProcesses } from './process-table.js';

const SECRET = 'planted-and-not-to-be-read';
const entry = fileURLToPath(new URL('./fixtures/odd-jobs.mjs', import.meta.url));
const host = fileURLToPath(new URL('./fixtures/host-process.ts', import.meta.url));
const typescript = fileURLToPath(new URL('../fixtures/typescript.mjs', import.meta.url));
const PATIENCE_MS = 60_000;

const probe = mkdtempSync(join(tmpdir(), 'docket-probe-'));
const levels = [...(await openSandboxes({ scratch: probe }))];
afterAll(() => rm(probe, { recursive: true, force: true }));

const until = async (holds: () => boolean): Promise<void> => {
  const end = Date.now() + PATIENCE_MS;
  while (!holds()) {
    if (Date.now() > end) throw new Error('it never came true');
    await setTimeout(20);
  }
};
/** A zombie is dead. */
const isAlive = (pid: number): boolean => {
  const status = `/proc/${pid}/status`;
  try {
    return !/^State:\s+Z/m.test(readFileSync(status, 'utf8'));
  } catch {
    return false; // it has ended
  }
};

const REST_MS = 1000;

/** The resting processes of this one, once it starts no more: one is started ahead soon after a job. */
const restingPids = async (): Promise<readonly number[]> => {
  let pids: readonly number[] = [];
  let since = performance.now();
  await until(() => {
    const now = belongingTo(process.pid).map(({ pid }) => pid);
    if (now.join() !== pids.join()) since = performance.now();
    pids = now;
    return performance.now() - since > REST_MS;
  });
  return pids;
};

(tellsProcesses ? describe : describe.skip).each(levels)('jobs in a sandbox of level %s (Linux)', (level, sandbox) => {
  let directory: string;
  let pool: JobPool | undefined;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'docket-jobs-'));
    process.env['OPENAI_API_KEY'] = SECRET;
  });
  afterEach(async () => {
    delete process.env['OPENAI_API_KEY'];
    await pool?.close();
    pool = undefined;
    await rm(directory, { recursive: true, maxRetries: 5 }); // what was killed a moment ago may still have left a file
  });

  const open = (wallSeconds = 60, memoryMb?: number): void => {
    const limitsOf = () => ({ wallSeconds, cpuSeconds: Infinity });
    const folderMax = { bytes: 50 * MB, entries: 1000 };
    pool = openJobPool({
      entry,
      size: 1,
      limitsOf,
      scratch: directory,
      sandbox,
      folderMax,
      ...(memoryMb && { memoryMb }),
    });
  };
  const run = async (tool: string): Promise<string> => {
    const never = new AbortController().signal;
    const prepare = async () => ({ tool, options: {}, files: [], directory });
    const result = await pool!.run(prepare, { tool, owner: 'anna', signal: never, onProgress: () => undefined });
    return readFile(result.path, 'utf8');
  };
  const hasBegun = (): boolean => {
    try {
      return readdirSync(directory, { recursive: true, encoding: 'utf8' }).some((name) => name.endsWith('pids'));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      return false; // a folder has gone while it was looked through
    }
  };

  /** A server whose job never looks up, and all processes that work for it. */
  const hosting = async (tool: string): Promise<{ server: ChildProcess; pids: readonly number[] }> => {
    const args = ['--import', typescript, host, entry, directory, tool, level];
    const server = spawn(process.execPath, args, { stdio: 'inherit' });
    await until(hasBegun);
    const pids = belongingTo(server.pid!).flatMap(({ pid }) => (pid === server.pid ? [] : [pid]));
    expect(pids.length).toBeGreaterThan(0);
    return { server, pids };
  };

  test.each(['spinInWasm', 'spin'])(
    'leave no process behind when the server is killed during one (%s)',
    async (tool) => {
      const { server, pids } = await hosting(tool);
      server.kill('SIGKILL');
      await once(server, 'exit');
      await until(() => !pids.some(isAlive));
    },
  );

  // Without a sandbox, what stands still cannot notice that the server is gone.
  if (level !== 'none')
    test('leave none even where it stands still', async () => {
      const { server, pids } = await hosting('spinInWasm');
      // The first group is at work; another may be starting, which does not know yet what to die of.
      const leaders = pids.filter((pid) => processAt(pid)?.group === pid);
      process.kill(-Math.min(...leaders), 'SIGSTOP');
      server.kill('SIGKILL');
      await once(server, 'exit');
      await until(() => !pids.some(isAlive));
    });

  test('end at their limit of time with all that they have started', async () => {
    open(5);
    await run('greet');
    const before = new Set(await restingPids());
    const overdue = expect(run('spin')).rejects.toMatchObject({ code: 'conversion.deadline' });
    await until(hasBegun);
    const spinning = belongingTo(process.pid).filter(({ pid }) => !before.has(pid));
    await overdue;
    await until(() => !spinning.some(({ pid }) => isAlive(pid)));
    expect(await run('greet')).toMatch(/^process \d+$/);
  });

  test.each(['eatHeap', 'eatBuffers', 'eatWasm', 'eatInChild', 'eatAtOnce'])(
    'end at their limit of memory (%s)',
    async (tool) => {
      open(60, 256);
      await expect(run(tool)).rejects.toMatchObject({ code: 'conversion.out-of-memory', facts: { limit: 256 } });
      expect(await run('greet')).toMatch(/^process \d+$/);
    },
  );

  test('end where they fill their folder with more than one job may have', async () => {
    open(60);
    await expect(run('fillFolder')).rejects.toMatchObject({ name: 'Refusal', code: 'storage.full' });
    expect(await run('greet')).toMatch(/^process \d+$/);
  });

  test('know no secret of the server', async () => {
    open();
    const environment = JSON.parse(await run('tellEnvironment')) as Readonly<Record<string, string>>;
    expect(environment['HOME']).toContain(directory);
    expect(JSON.stringify(environment)).not.toContain(SECRET);
  });
});
