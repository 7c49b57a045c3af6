import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { guestAt, type Server } from './convert-files.js';

const MAIN = fileURLToPath(new URL('../roles/main.js', import.meta.url));
const READY = /^Docket is ready at http:\/\/\S+:(\d+)$/;

/** A server of this machine alone, in a folder that is deleted with it. */
export interface OwnServer {
  readonly server: Server;
  readonly stop: () => Promise<void>;
}

/** Starts all of Docket in a process of its own, which answers this machine only and keeps nothing. */
export const startOwnServer = async (): Promise<OwnServer> => {
  const folder = await mkdtemp(join(tmpdir(), 'docket-run-'));
  const env = { ...process.env, DATA_DIR: folder, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'error' };
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const stop = async (): Promise<void> => {
    if (child.exitCode === null) {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    }
    await rm(folder, { recursive: true, force: true });
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const [, port] = READY.exec(line) ?? [];
    if (port !== undefined) return { server: await guestAt(`http://127.0.0.1:${port}`), stop };
  }
  await stop();
  throw new Error('Docket did not start');
};
