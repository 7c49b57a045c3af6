// `npm run dev:pace`: saves a file of the gateway, one of an operation and one that nobody runs while the development
// server is up, and prints what it says about each.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const SAVED = ['gateway/gateway-module.ts', 'services/pdf/operations/rotate.ts', 'run/commands/verify.command.ts'];
const ROUNDS = 3;

const dataDir = mkdtempSync(join(tmpdir(), 'docket-dev-'));
const env = { ...process.env, DATA_DIR: dataDir, PORT: '0' };
const dev = spawn(process.execPath, ['build/dev.mjs'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
const lines = createInterface({ input: dev.stdout })[Symbol.asyncIterator]();

const lineWith = async (text) => {
  for (;;) {
    const { value, done } = await lines.next();
    if (done) throw new Error('the development server ended');
    if (value.includes(text)) return value;
  }
};

try {
  await lineWith('Docket is ready at');
  for (const path of Array.from({ length: ROUNDS }, () => SAVED).flat()) {
    writeFileSync(path, readFileSync(path));
    console.log(await lineWith(`${path} changed`));
  }
} finally {
  dev.kill('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
}
