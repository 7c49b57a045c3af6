import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runProgram } from './process.js';
import { QpdfFailed, succeeded, type Qpdf, type QpdfRun } from './qpdf.js';

const TIMEOUT_MS = 4 * 60 * 1000;
const OUTPUT = 'docket-output.pdf';

let version: Promise<string | undefined> | undefined;

/** Version of the qpdf on the PATH; undefined when there is none. */
export const nativeQpdfVersion = (): Promise<string | undefined> =>
  (version ??= runProgram({ command: 'qpdf', args: ['--version'], timeoutMs: 10_000 }).then(
    ({ stdout }) => /version (\S+)/.exec(stdout)?.[1],
    () => undefined,
  ));

/** qpdf as a program; its files live in folders of their own under `directory`. */
export const nativeQpdf = async (directory: string): Promise<Qpdf | undefined> => {
  if ((await nativeQpdfVersion()) === undefined) return undefined;
  return {
    kind: 'native',
    write: (run) =>
      inFolder(directory, run, async (folder) => {
        await start(folder, [...run.args, OUTPUT]);
        return new Uint8Array(await readFile(join(folder, OUTPUT)));
      }),
    json: (run) => inFolder(directory, run, (folder) => described(folder, run.args)),
  };
};

const inFolder = async <T>(directory: string, { files }: QpdfRun, use: (folder: string) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(join(directory, 'qpdf-'));
  try {
    for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, name), bytes);
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const start = async (folder: string, args: readonly string[]): Promise<void> => {
  const end = await runProgram({ command: 'qpdf', args, directory: folder, timeoutMs: TIMEOUT_MS });
  if (end.timedOut) throw new QpdfFailed(`took longer than ${TIMEOUT_MS} ms`);
  if (!succeeded(end.status)) throw new QpdfFailed(end.stderr.trim());
};

/** Through a file: inspections of large documents print more than a pipe should hold. */
const described = async (folder: string, args: readonly string[]): Promise<string> => {
  await start(folder, [...args, OUTPUT]);
  return readFile(join(folder, OUTPUT), 'utf8');
};
