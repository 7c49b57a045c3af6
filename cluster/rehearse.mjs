import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { copyContext, stagesOf } from './image-steps.mjs';

/**
 * Does without a container engine what the Dockerfile says: runs the commands of its first stage on what
 * `.dockerignore` lets through, puts together what the second stage copies, and lets that server convert a file, by an
 * ordinary user on a file system that can be written to in /data and /tmp only. The Debian packages are this machine's.
 */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const USER = 1000;
const CONVERSION_MS = 120_000;

const say = (text) => console.log(`rehearsal: ${text}`);

const runHere = (folder, command) => {
  say(command);
  const { status } = spawnSync('sh', ['-c', command], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`"${command}" ended with code ${status}`);
};

const build = (folder, { steps }) => {
  copyContext(root, folder);
  for (const { word, rest } of steps) if (word === 'RUN') runHere(folder, rest);
};

/** `COPY --from=build /docket/a /docket/b*.mjs ./to/` */
const copyOver = (from, to, { steps }) => {
  for (const { rest } of steps.filter(({ word }) => word === 'COPY')) {
    const paths = rest.split(' ').filter((part) => !part.startsWith('--'));
    const target = join(to, paths.at(-1));
    for (const path of paths.slice(0, -1)) {
      const source = join(from, path.replace('/docket/', ''));
      if (!source.endsWith('*.mjs'))
        cpSync(source, paths.length > 2 ? join(target, path.replace('/docket/', '')) : target, { recursive: true });
      else {
        mkdirSync(target, { recursive: true });
        for (const name of readdirSync(dirname(source)).filter((file) => file.endsWith('.mjs')))
          cpSync(join(dirname(source), name), join(target, name));
      }
    }
  }
};

const freePort = async () => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  return port;
};

/** An ordinary user, and nothing to write to but the data folder and /tmp. */
const confined = (image, data) => [
  ...(process.getuid() === 0
    ? ['setpriv', `--reuid=${USER}`, `--regid=${USER}`, '--clear-groups', '--no-new-privs']
    : []),
  ...['bwrap', '--ro-bind', '/', '/', '--dev', '/dev', '--proc', '/proc', '--tmpfs', '/tmp'],
  ...['--ro-bind', image, image, '--bind', data, '/tmp/data', '--chdir', image, '--'],
];

const startServer = async (image, data) => {
  const port = await freePort();
  const environment = {
    NODE_ENV: 'production',
    DATA_DIR: '/tmp/data',
    HOST: '127.0.0.1',
    PORT: String(port),
    LOG_LEVEL: 'warn',
  };
  const [program, ...confinement] = confined(image, data);
  const server = spawn(program, [...confinement, 'node', 'run/start.mjs'], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: server.stdout })) {
    if (line.startsWith('Docket is ready')) return { server, port };
  }
  throw new Error('the server did not start');
};

const convert = async (address) => {
  const form = new FormData();
  form.append('operation', 'to-pdf');
  form.append('files', new Blob(['A text that becomes a PDF.\n']), 'note.txt');
  const asked = await fetch(`${address}/api/convert`, { method: 'POST', body: form });
  const { shareHash, ...refusal } = await asked.json();
  if (!asked.ok) throw new Error(`the conversion was refused: ${JSON.stringify(refusal)}`);
  for (let waited = 0; waited < CONVERSION_MS; waited += 500) {
    const answer = await fetch(`${address}/api/download/${shareHash}`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (answer.ok && bytes.subarray(0, 5).toString() === '%PDF-') return bytes;
    await pause(500);
  }
  throw new Error('the conversion did not end');
};

const asWhoeverRunsIt = (path) => {
  chmodSync(path, 0o700);
  if (process.getuid() === 0) chownSync(path, USER, USER);
};

const tryOut = async (image, data) => {
  asWhoeverRunsIt(data);
  const { server, port } = await startServer(image, data);
  try {
    const address = `http://127.0.0.1:${port}`;
    const pdf = await convert(address);
    const { adapters } = await (await fetch(`${address}/api/health`)).json();
    const healthy = spawnSync(process.execPath, [join(image, 'cluster/ask-health.mjs')], {
      env: { PORT: String(port) },
    });
    if (healthy.status !== 0) throw new Error('the health check of the image says that the server is not ready');
    say(`a PDF of ${pdf.length} bytes was made; sandbox: ${adapters.sandbox}`);
  } finally {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
};

const rehearse = async (folder) => {
  const [buildStage, runStage] = stagesOf(readFileSync(join(root, 'Dockerfile'), 'utf8'));
  const places = Object.fromEntries(['build', 'image', 'data'].map((name) => [name, join(folder, name)]));
  for (const path of Object.values(places)) mkdirSync(path);
  build(places.build, buildStage);
  copyOver(places.build, places.image, runStage);
  say('the server starts from what the image holds');
  await tryOut(places.image, places.data);
};

const folder = mkdtempSync(join(tmpdir(), 'docket-rehearsal-'));
chmodSync(folder, 0o755);
await rehearse(folder)
  .catch((error) => {
    console.error(`rehearsal: ${error.message}`);
    process.exitCode = 1;
  })
  .finally(() => rmSync(folder, { recursive: true, force: true }));
