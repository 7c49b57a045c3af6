import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where a program of this machine lies; undefined when it is not installed. */
export const findProgram = (...names: readonly string[]): string | undefined => {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
};

export interface ProgramEnd {
  readonly status: number;
  readonly output: string;
}

/** @param input  what it reads from standard input. */
export const runProgram = (program: string, args: readonly string[], input?: string): Promise<ProgramEnd> =>
  new Promise((resolve) => {
    const child = execFile(program, [...args], { timeout: 60_000 }, (error, stdout, stderr) => {
      const status = error ? (typeof error.code === 'number' ? error.code : -1) : 0;
      resolve({ status, output: `${stdout}${stderr}` });
    });
    if (input === undefined)
      child.stdin?.destroy(); // one that ends without reading breaks the pipe
    else child.stdin?.end(input);
  });
