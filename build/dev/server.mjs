import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { SERVER } from './whose-code.mjs';

const main = `dist/${SERVER}.js`;
/** A server that ignores SIGTERM must not block the next one from its port. */
const STOP_MS = 5_000;
const READY = /Docket is ready at/;

/** The server as a process that can be started again; `say` gets what is to be told. */
export const openServer = (say) => {
  let server;

  const isRunning = () => server !== undefined && server.exitCode === null && server.signalCode === null;

  /** Resolves once it answers, or has ended. */
  const start = () => {
    if (!existsSync(main)) return say(`${SERVER}.ts is missing: no server.`);
    const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
    const env = { LOG_FORMAT: 'pretty', ...colour, ...process.env };
    const started = spawn(process.execPath, ['--enable-source-maps', main], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    server = started;
    started.on('exit', (code) => {
      if (code) say(`the server stopped with code ${code}; it restarts with the next change.`);
    });
    return new Promise((resolve) => {
      started.once('exit', resolve);
      started.stdout.on('data', (chunk) => {
        process.stdout.write(chunk);
        if (READY.test(chunk)) resolve();
      });
    });
  };

  const stop = async () => {
    if (!isRunning()) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    const impatience = setTimeout(() => server.kill('SIGKILL'), STOP_MS);
    server.kill('SIGTERM');
    await ended;
    clearTimeout(impatience);
  };

  return { start, stop, isRunning, pid: () => server?.pid };
};
