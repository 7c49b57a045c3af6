import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runProgram } from '../programs/process.js';

const TIMEOUT_MS = 20_000;

/** A program is asked once in a process, and again after an update. */
const asked = new Map<string, Promise<string | undefined>>();

/** Path, time of change and size: another program, or another version of it, has another identity. */
export const identityOf = async (program: string): Promise<string> => {
  const { mtimeMs, size } = await stat(program);
  return [program, mtimeMs, size].join('\n');
};

/** The version that LibreOffice states, such as `7.4.7.2`; undefined when it states nothing that can be read. */
export const libreOfficeVersion = async (program: string): Promise<string | undefined> => {
  const identity = await identityOf(program);
  const known = asked.get(identity);
  if (known) return known;
  const answer = ask(program).catch(() => undefined);
  asked.set(identity, answer);
  return answer;
};

/** It gets a profile that is thrown away: without one it would use the one of whoever runs Docket. */
const ask = async (program: string): Promise<string | undefined> => {
  const folder = await mkdtemp(join(tmpdir(), 'docket-office-'));
  try {
    const args = [`-env:UserInstallation=${pathToFileURL(folder).href}`, '--headless', '--version'];
    const { stdout } = await runProgram({
      command: program,
      args,
      environment: { HOME: folder },
      timeoutMs: TIMEOUT_MS,
    });
    return versionIn(stdout);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** `LibreOffice 24.8.4.2 480(Build:2)`; vendors put their own name before the number, `LibreOfficeDev`, for one. */
export const versionIn = (printed: string): string | undefined => /^\S.*? (\d+\.\d+[.\w]*)(?:\s|$)/m.exec(printed)?.[1];

/** `7.4` of `7.4.7.2`, and `24.8` of `24.8.4.2`: what LibreOffice calls its own version in its settings. */
export const majorMinor = (version: string): string => version.split('.').slice(0, 2).join('.');
