import { dirname, join } from 'node:path';
import { runProgram } from '../programs/process.js';

const TIMEOUT_MS = 20_000;

const pythons = new Map<string, Promise<string | undefined>>();

/** A Python that can talk to this LibreOffice: the one it brings along, or the system's with the bridge installed. */
export const findOfficePython = (program: string): Promise<string | undefined> => {
  const search = pythons.get(program) ?? find([join(dirname(program), 'python'), '/usr/bin/python3', 'python3']);
  pythons.set(program, search);
  return search;
};

const find = async (candidates: readonly string[]): Promise<string | undefined> => {
  for (const command of candidates) {
    const run = { command, args: ['-c', 'import uno'], timeoutMs: TIMEOUT_MS };
    const end = await runProgram(run).catch(() => undefined);
    if (end?.status === 0) return command;
  }
  return undefined;
};
