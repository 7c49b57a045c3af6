import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

/** A machine that is so slow starts Docket without kept code. */
const PATIENCE_MS = 30_000;

const environment = () => {
  const { PATH, HOME } = process.env;
  return { PATH, HOME, DOCKET_KEEP_CODE: '1' };
};

const endOf = async (child) => {
  const impatience = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
  await once(child, 'exit');
  clearTimeout(impatience);
};

/** It leaves its code when it ends by itself. */
const startOnce = async (folder) => {
  const own = { DATA_DIR: join(folder, 'data'), PORT: '0', HOST: '127.0.0.1', ALLOW_UNSANDBOXED: '1' };
  const child = spawn(process.execPath, ['run/start.mjs'], {
    env: { ...environment(), ...own },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = endOf(child);
  for await (const line of createInterface({ input: child.stdout })) if (/ready/.test(line)) child.kill('SIGTERM');
  await ended;
};

const area = [{ id: 'area', type: 'area', box: { x: 0.1, y: 0.1, width: 0.1, height: 0.1 } }];

/** Jobs of each entry that load most when they are first asked for. */
const jobsOf = {
  pdf: [
    ['pdf-watermark', { watermarkText: 'A' }],
    ['pdf-compress', {}],
    ['pdf-rotate', {}],
    ['pdf-redact', { redactionItems: JSON.stringify(area) }],
  ],
  ai: [],
};

const ENDS = ['done', 'refused', 'broken'];

/** Resolves with the next message of one of these types; undefined when the process ends before. */
const told = (child, types) =>
  new Promise((done) => {
    child.on('message', (message) => types.includes(message.type) && done(message));
    child.once('exit', () => done(undefined));
  });

/** A job process is ready, and rehearses by itself; then it does these jobs. */
const workOnce = async (entry, folder, jobs = []) => {
  const child = fork(resolve('dist', `${entry}.js`), [String(process.pid)], {
    env: environment(),
    cwd: folder,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const ended = endOf(child);
  await told(child, ['ready']);
  for (const job of jobs) {
    const answer = told(child, ENDS);
    child.send({ type: 'job', job: { ...job, directory: folder } });
    await answer;
  }
  if (child.connected) child.disconnect();
  await ended;
};

const keepIn = async (folder) => {
  await startOnce(folder);
  const page = join(folder, 'page.pdf');
  const { onePage } = await import('../dist/services/pdf/rehearse.js');
  writeFileSync(page, onePage());
  const files = [{ path: page, name: 'page.pdf', kind: 'pdf', mime: 'application/pdf' }];
  for (const [lane, jobs] of Object.entries(jobsOf)) {
    const room = join(folder, lane);
    mkdirSync(room);
    await workOnce(
      `services/${lane}/${lane}.job`,
      room,
      jobs.map(([tool, options]) => ({ tool, options, files })),
    );
  }
};

/**
 * Has the programs of the build run once, and leave beside their scripts what V8 has made of them, so that they start
 * with it. What fails here costs time at the start, and nothing else.
 */
export const keepCode = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'docket-keep-code-'));
  try {
    await keepIn(folder);
  } catch (error) {
    console.log(`Build: Docket starts more slowly, since it could not be tried: ${error.message}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
