import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { listedEnvironment } from '../../../platform/sandbox/listed-environment.js';
import { runProgram } from '../programs/process.js';

/**
 * Chromium by the names that distributions give it, the one that starts fastest first. Debian's lie in a folder of their
 * own; the scripts of their names on the path look for settings that a sandbox does not show.
 */
const IN_SYSTEM = ['/usr/lib/chromium/chromium-headless-shell', '/usr/lib/chromium/chromium'];
const ON_PATH = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

const LOOK_MS = 20_000;

/** The program; undefined where none is installed. */
export const findChromium = (): string | undefined => {
  const folders = (listedEnvironment()['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = ON_PATH.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...IN_SYSTEM, ...onPath].find((path) => existsSync(path));
};

let version: Promise<string | undefined> | undefined;

/** Its version, asked for once; undefined where there is none. */
export const chromiumVersion = (): Promise<string | undefined> => (version ??= look());

const look = async (): Promise<string | undefined> => {
  const command = findChromium();
  if (command === undefined) return undefined;
  const { stdout } = await runProgram({ command, args: ['--version'], timeoutMs: LOOK_MS });
  return /(\d+(?:\.\d+)+)/.exec(stdout)?.[1];
};
