import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';
import { compileServer, refresh } from './compile.mjs';
import { serverRooms } from './sources.mjs';

const main = 'dist/run/roles/main.js';
/** Editors write a file in several steps; one restart is enough for all of them. */
const SETTLE_MS = 120;
/** A server that ignores SIGTERM must not block the next one from its port. */
const STOP_MS = 5_000;

let server;
let queue = Promise.resolve();

const say = (text) => {
  console.log(`\u001b[36m[dev]\u001b[0m ${text}`);
};

/** The compiler's message without its stack of addresses. */
const sayError = (error) => {
  say(error.message.split('\n\nCaused by')[0]);
};

const startServer = () => {
  if (!existsSync(main)) return say('run/roles/main.ts is missing: no server.');
  const env = { LOG_FORMAT: 'pretty', ...process.env };
  server = spawn(process.execPath, ['--enable-source-maps', main], { env, stdio: ['ignore', 'inherit', 'inherit'] });
  server.on('exit', (code) => {
    if (code) say(`the server stopped with code ${code}; it restarts with the next change.`);
  });
};

const stopServer = async () => {
  if (!server || server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const impatience = setTimeout(() => server.kill('SIGKILL'), STOP_MS);
  server.kill('SIGTERM');
  await ended;
  clearTimeout(impatience);
};

const takeIn = async (paths) => {
  try {
    await Promise.all(paths.map(refresh));
  } catch (error) {
    sayError(error);
    return;
  }
  await stopServer();
  startServer();
  say(`${paths.join(', ')} changed: server restarted.`);
};

const isSource = (name) => /\.(tsx?|md|json|pot?)$/.test(name) && !/\.(test|suite)\.tsx?$/.test(name);

/** One watch per folder: Node's recursive watch loses a file whose editor saves by renaming. */
const watchFolder = (folder, onChange) => {
  watch(folder, (_, name) => {
    const path = join(folder, name ?? '');
    if (name && statSync(path, { throwIfNoEntry: false })?.isDirectory()) watchFolder(path, onChange);
    else if (name && isSource(name)) onChange(path);
  });
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) watchFolder(join(folder, entry.name), onChange);
  }
};

const watchRooms = () => {
  const changed = new Set();
  let timer;
  const settle = () => {
    const paths = [...changed];
    changed.clear();
    queue = queue.then(() => takeIn(paths));
  };
  const onChange = (path) => {
    changed.add(path);
    clearTimeout(timer);
    timer = setTimeout(settle, SETTLE_MS);
  };
  for (const room of serverRooms.filter(existsSync)) watchFolder(room, onChange);
};

const startScreens = async () => {
  if (!existsSync('ui/index.html')) return undefined;
  const { createServer } = await import('vite');
  const screens = await createServer();
  await screens.listen();
  screens.printUrls();
  return screens;
};

await compileServer().then(startServer, sayError);
watchRooms();
const screens = await startScreens();

const end = async () => {
  await Promise.all([stopServer(), screens?.close()]);
  process.exit(0);
};
process.once('SIGINT', end);
process.once('SIGTERM', end);
