import { DatabaseSync } from '@photostructure/sqlite';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { npmRun } from './harness/commands.js';
import { startDocket, type Docket } from './harness/running-docket.js';
import { lengthenLog } from './samples/long-log.js';
import { liveReadModels, rebuiltReadModels } from './harness/read-models.js';
import { root } from './harness/repository.js';
import { until } from './harness/until.js';

/** Enough for a rebuild to write its documents in several steps, and to be caught between two of them. */
const CONVERSIONS = 4000;
const EVENTS = 4 * CONVERSIONS;
const KILLS = 3;
const PATIENCE_MS = 90_000;

let docket: Docket;
beforeAll(async () => {
  docket = await startDocket();
  expect(await docket.stop()).toBe(0);
  lengthenLog(docket.dataDir, CONVERSIONS);
}, 120_000);
afterAll(() => docket.dispose());

const inDataDir = (name: string): string => join(docket.dataDir, name);

/** How far the read models are, seen from outside: how many documents, and whether somebody says that they are whole. */
const readModels = (): { readonly documents: number; readonly areWhole: boolean } => {
  if (!existsSync(inDataDir('documents.db'))) return { documents: 0, areWhole: false };
  const db = new DatabaseSync(inDataDir('documents.db'), { readOnly: true, timeout: 5000 });
  try {
    const count = (sql: string): number => (db.prepare(sql).get() as { readonly count: number }).count;
    const tables = `SELECT count(*) AS count FROM sqlite_master WHERE name IN ('docs_conversions', 'docs_read-models')`;
    if (count(tables) < 2) return { documents: 0, areWhole: false };
    return {
      documents: count('SELECT count(*) AS count FROM docs_conversions'),
      areWhole: count(`SELECT count(*) AS count FROM "docs_read-models" WHERE id = 'made-by'`) === 1,
    };
  } finally {
    db.close();
  }
};
const isHalfDone = (): boolean => {
  const { documents, areWhole } = readModels();
  return documents > 0 && !areWhole;
};
const loseReadModels = async (): Promise<void> => {
  for (const suffix of ['', '-wal', '-shm']) await rm(inDataDir(`documents.db${suffix}`), { force: true });
};

const checkpoints = (): number => {
  const path = inDataDir('checkpoints/checkpoints.txt');
  return existsSync(path) ? readFileSync(path, 'utf8').split('\n\u2014 ').length - 1 : 0;
};

/** Starts the server and kills it as soon as this holds. */
const killWhen = async (what: string, holds: () => boolean): Promise<void> => {
  const starting = docket.start().catch(() => undefined); // it is not to get ready
  await until(what, holds, PATIENCE_MS);
  await docket.kill();
  await starting;
};

describe('a rebuild of the read models that is killed half-way', () => {
  test('while the server starts is begun anew by the next start, and ends in the same bytes', async () => {
    for (let kill = 0; kill < KILLS; kill += 1) {
      await loseReadModels();
      await killWhen('the rebuild is half done', isHalfDone);
      expect(isHalfDone()).toBe(true);
    }
    await docket.start();
    expect(readModels()).toEqual({ documents: CONVERSIONS, areWhole: true });
    expect(await docket.stop()).toBe(0);
    expect(await liveReadModels(docket.dataDir)).toEqual(await rebuiltReadModels(docket.dataDir));
  });

  test('by the command is made good by the next start', async () => {
    const env = { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error', DATA_DIR: docket.dataDir };
    await loseReadModels();
    const command = spawn(process.execPath, ['dist/run/commands/rebuild.command.js'], {
      cwd: root,
      env,
      stdio: 'ignore',
    });
    const ended = once(command, 'exit');
    await until('the rebuild is half done', isHalfDone, PATIENCE_MS);
    command.kill('SIGKILL');
    await ended;
    expect(isHalfDone()).toBe(true);
    await docket.start();
    expect(await docket.stop()).toBe(0);
    expect(readModels()).toEqual({ documents: CONVERSIONS, areWhole: true });
    expect(await liveReadModels(docket.dataDir)).toEqual(await rebuiltReadModels(docket.dataDir));
  });
});

describe('a log whose signing is killed half-way', () => {
  test('is signed on from there: every event once, and nothing that was signed is lost', async () => {
    await rm(inDataDir('checkpoints'), { recursive: true, force: true });
    for (let kill = 0; kill < KILLS; kill += 1) {
      const before = checkpoints();
      await killWhen('more of the log is signed', () => checkpoints() > before);
      const reached = checkpoints();
      expect(reached).toBeGreaterThan(before);
      expect(reached).toBeLessThan(EVENTS / 1000);
      await pause(10);
      expect(checkpoints()).toBe(reached);
    }
    await docket.start();
    expect(await docket.stop()).toBe(0);
    const { status, stdout } = await npmRun(docket.dataDir, 'verify');
    expect([status, stdout]).toEqual([0, expect.stringContaining('The log is intact: ')]);
    expect(stdout).not.toContain('not signed yet');
    expect(checkpoints()).toBeGreaterThanOrEqual(EVENTS / 1000);
  });
});

test('all this was no defect of the server', async () => {
  expect(await docket.errors()).toEqual([]);
});
