import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, closeSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { commandOf, treeOf } from '../measure/proc.js';

const STOP_MS = 15_000;
/** More than one visitor's worth: each tool is run on each file many times, and all of it is kept. */
const VISITOR_DISK_MB = '100000';
const JOB_ENTRY = 'services/pdf/pdf.job.js';

/** The built program, as `npm start` runs it. */
export interface Server {
  readonly url: string;
  readonly pid: number;
  /** From the start of the process to its ready line. */
  readonly readyMs: number;
  jobProcesses(): readonly number[];
  stop(): Promise<void>;
}

/**
 * @param folder   for its data and its log; a folder used before is a restart.
 * @param settings beside the usual ones.
 */
export const startServer = async (folder: string, settings: Readonly<Record<string, string>> = {}): Promise<Server> => {
  mkdirSync(folder, { recursive: true });
  const logFile = join(folder, 'server.log');
  const log = openSync(logFile, 'a');
  const own = { DATA_DIR: join(folder, 'data'), PORT: '0', HOST: '127.0.0.1', NATS_URL: '', VISITOR_DISK_MB };
  const env = { ...process.env, ...own, ...settings };
  const started = performance.now();
  const child = spawn(process.execPath, ['run/start.mjs'], { env, stdio: ['ignore', 'pipe', log] });
  closeSync(log);
  const port = child.stdout && (await portOf(child.stdout));
  const readyMs = performance.now() - started;
  if (!port) throw new Error(`the server did not start:\n${readFileSync(logFile, 'utf8')}`);
  child.stdout?.resume();
  const pid = child.pid ?? 0;
  return {
    url: `http://127.0.0.1:${port}`,
    pid,
    readyMs,
    jobProcesses: () => treeOf(pid).filter(isJob),
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const impatience = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
      child.kill('SIGTERM');
      await once(child, 'exit');
      clearTimeout(impatience);
    },
  };
};

/** The sandbox around one names it, too. */
const isJob = (pid: number): boolean => {
  const command = commandOf(pid);
  return command.startsWith(process.execPath) && command.includes(JOB_ENTRY);
};

const portOf = async (output: Readable): Promise<string | undefined> => {
  for await (const line of createInterface({ input: output })) {
    const [, port] = /ready at http:\/\/\S+:(\d+)/.exec(line) ?? [];
    if (port !== undefined) return port;
  }
  return undefined;
};
