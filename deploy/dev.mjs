import { spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { compileServer, refresh } from './compile.mjs';
import { serverRooms } from './sources.mjs';

const main = 'dist/deploy/embedded/main.js';
/** Editors write a file in several steps; one restart is enough for all of them. */
const SETTLE_MS = 120;
/** A server that ignores SIGTERM must not block the next one from its port. */
const STOP_MS = 5_000;

let server;
let queue = Promise.resolve();

const say = (text) => {
  console.log(`\u001b[36m[dev]\u001b[0m ${text}`);
};

const startServer = () => {
  if (!existsSync(main)) return say('deploy/embedded/main.ts is missing: no server.');
  server = spawn(process.execPath, ['--enable-source-maps', main], { stdio: ['ignore', 'inherit', 'inherit'] });
  server.on('exit', (code) => {
    if (code) say(`the server ended with code ${code}; it starts again with the next change.`);
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
    say(error.message);
    return;
  }
  await stopServer();
  startServer();
  say(`${paths.join(', ')} changed: server restarted.`);
};

const watchRooms = () => {
  const changed = new Set();
  let timer;
  const settle = () => {
    const paths = [...changed];
    changed.clear();
    queue = queue.then(() => takeIn(paths));
  };
  for (const room of serverRooms.filter(existsSync)) {
    watch(room, { recursive: true }, (_, name) => {
      if (!name || /\.(test|suite)\.tsx?$|~$/.test(name) || !/\.(tsx?|md|json)$/.test(name)) return;
      changed.add(join(room, name));
      clearTimeout(timer);
      timer = setTimeout(settle, SETTLE_MS);
    });
  }
};

const startScreens = async () => {
  if (!existsSync('ui/index.html')) return undefined;
  const { createServer } = await import('vite');
  const screens = await createServer();
  await screens.listen();
  screens.printUrls();
  return screens;
};

await compileServer();
startServer();
watchRooms();
const screens = await startScreens();

const end = async () => {
  await Promise.all([stopServer(), screens?.close()]);
  process.exit(0);
};
process.once('SIGINT', end);
process.once('SIGTERM', end);
