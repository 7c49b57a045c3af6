import { existsSync, readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';
import { compileServer, refresh } from './compile.mjs';
import { endJobProcesses } from './dev/job-processes.mjs';
import { openServer } from './dev/server.mjs';
import { whoseCode } from './dev/whose-code.mjs';
import { serverRooms } from './sources.mjs';

/** Editors write a file in several steps; one restart is enough for all of them. */
const SETTLE_MS = 120;

let queue = Promise.resolve();

const say = (text) => {
  console.log(`\u001b[36m[dev]\u001b[0m ${text}`);
};

/** The compiler's message without its stack of addresses. */
const sayError = (error) => {
  say(error.message.split('\n\nCaused by')[0]);
};

const server = openServer(say);

const restart = async () => {
  const since = performance.now();
  await server.stop();
  const stopped = performance.now();
  await server.start();
  const seconds = (from, to) => `${((to - from) / 1000).toFixed(2)} s`;
  return `server restarted (stopped in ${seconds(since, stopped)}, ready in ${seconds(stopped, performance.now())})`;
};

/** Only the processes that have loaded what changed are started anew; what nobody has loaded ends none. */
const renew = async (paths) => {
  const { server: isServers, jobs } = whoseCode(paths);
  if (isServers || !server.isRunning()) return restart();
  if (jobs.length === 0) return 'no running process has it';
  return endJobProcesses(jobs, server.pid()) ? `processes of ${jobs.join(', ')} renewed` : restart();
};

const takeIn = async (paths) => {
  const since = performance.now();
  try {
    await Promise.all(paths.map(refresh));
  } catch (error) {
    sayError(error);
    return;
  }
  const done = await renew(paths);
  say(`${paths.join(', ')} changed: ${done}; ${((performance.now() - since) / 1000).toFixed(2)} s in all.`);
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

/** Until it answers, changes wait for their turn. */
queue = compileServer().then(server.start, sayError);
watchRooms();
const screens = await startScreens();

const end = async () => {
  await Promise.all([server.stop(), screens?.close()]);
  process.exit(0);
};
process.once('SIGINT', end);
process.once('SIGTERM', end);
