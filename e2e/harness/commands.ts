import { DatabaseSync } from '@photostructure/sqlite';
import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './repository.js';

export interface CommandEnd {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a program to its end, whatever that is. */
export const runTo = (
  file: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly env?: NodeJS.ProcessEnv },
): Promise<CommandEnd> =>
  new Promise((resolve) => {
    execFile(file, [...args], { ...options, maxBuffer: 2 ** 27, timeout: 60_000 }, (error, stdout, stderr) => {
      const status = error ? (typeof error.code === 'number' ? error.code : -1) : 0;
      resolve({ status, stdout, stderr });
    });
  });

/** `npm run <script> -- <args>` on a data folder, as the README has it. */
export const npmRun = (dataDir: string, script: string, ...args: readonly string[]): Promise<CommandEnd> =>
  runTo('npm', ['run', '--silent', script, '--', ...args], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error', DATA_DIR: dataDir },
  });

/** Copies of data folders, each to do with as one likes. */
export interface Copies {
  of(dataDir: string): Promise<string>;
  /** An empty folder. */
  none(): Promise<string>;
  remove(): Promise<void>;
}

export const openCopies = (): Copies => {
  const copies: string[] = [];
  return {
    of: async (dataDir) => {
      const home = await mkdtemp(join(tmpdir(), 'docket-copy-'));
      copies.push(home);
      const copy = join(home, 'data');
      // The shared memory of a database goes when the last one closes it, and is made again from the rest.
      const copyAll = () => cp(dataDir, copy, { recursive: true, filter: (path) => !path.endsWith('-shm') });
      await copyAll().catch(copyAll); // a command that closes the database takes its file of changes away
      return copy;
    },
    none: async () => {
      const home = await mkdtemp(join(tmpdir(), 'docket-copy-'));
      copies.push(home);
      return home;
    },
    remove: async () => {
      for (const home of copies) await rm(home, { recursive: true, force: true });
    },
  };
};

/** Changes the table of events with SQL; whoever can write to the file can take its triggers away and put them back. */
export const tamperWith = (dataDir: string, ...statements: readonly string[]): void => {
  const db = new DatabaseSync(join(dataDir, 'events.db'));
  const triggers = db.prepare(`SELECT name, sql FROM sqlite_master WHERE type = 'trigger'`).all() as {
    readonly name: string;
    readonly sql: string;
  }[];
  for (const { name } of triggers) db.exec(`DROP TRIGGER ${name}`);
  for (const sql of statements) db.exec(sql);
  for (const { sql } of triggers) db.exec(sql);
  db.close();
};
