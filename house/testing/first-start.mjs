// The README's first command as a newcomer gives it, and one conversion over HTTP; ends with 1 where it fails.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 15 * 60_000;
const TRY_AGAIN_MS = 200;
const dataDir = mkdtempSync(join(tmpdir(), 'docket-first-start-'));
const until = Date.now() + PATIENCE_MS;

/** `npm run setup && npm start`, on a port that is free. */
const server = spawn('npm run setup && npm start', {
  shell: true,
  detached: true, // all it starts can be ended with it
  env: { ...process.env, DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: '0' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
/** Whether there was still somebody of the group to be told. */
const signal = (name) => {
  try {
    return process.kill(-server.pid, name);
  } catch {
    return false;
  }
};
const stop = () => signal('SIGTERM');
const impatience = setTimeout(stop, PATIENCE_MS);

const addressOf = async () => {
  for await (const line of createInterface({ input: server.stdout })) {
    console.log(line);
    const [, address] = /^Docket is ready at (http:\S+)/.exec(line) ?? [];
    if (address) return address;
  }
  throw new Error('it ended without an address');
};

const convert = async (address) => {
  const form = new FormData();
  form.append('operation', 'to-pdf');
  form.append('files', new Blob(['A first document.']), 'first.txt');
  const answer = await fetch(`${address}/api/convert`, { method: 'POST', body: form });
  const { shareHash } = await answer.json();
  while (Date.now() < until) {
    const result = await fetch(`${address}/api/download/${shareHash}`);
    const bytes = Buffer.from(await result.arrayBuffer());
    if (result.ok) return bytes.subarray(0, 5).toString();
    await pause(TRY_AGAIN_MS);
  }
  throw new Error('no result came');
};

try {
  const address = await addressOf();
  server.stdout.resume();
  const begins = await convert(address);
  if (begins !== '%PDF-') throw new Error(`the result begins with ${begins}`);
  console.log('The first start: a text was made into a PDF and downloaded.');
} catch (error) {
  console.log(`The first start failed: ${error.message}`);
  process.exitCode = 1;
} finally {
  clearTimeout(impatience);
  stop();
  while (signal(0)) await pause(TRY_AGAIN_MS); // npm ends before the server that it has started
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
}
