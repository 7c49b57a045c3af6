import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { WALL_MOST_SECONDS } from '../../../../contracts/tools/time-limits.js';
import { runProgram } from '../programs/process.js';
import { QpdfFailed, qpdfOf, succeeded, type Qpdf } from './qpdf.js';

/** The processor time that it may use is bounded with its job; beside others that may take long. */
const TIMEOUT_MS = 1000 * WALL_MOST_SECONDS;
const OUTPUT = 'docket-output.pdf';

let version: Promise<string | undefined> | undefined;

/** Version of the qpdf on the PATH; undefined when there is none. */
export const nativeQpdfVersion = (): Promise<string | undefined> =>
  (version ??= runProgram({ command: 'qpdf', args: ['--version'], timeoutMs: 10_000 }).then(
    ({ stdout }) => /version (\S+)/.exec(stdout)?.[1],
    () => undefined,
  ));

/** qpdf as a program; its files live in folders of their own under `directory`. Undefined when it is not installed. */
export const nativeQpdf = async (directory: string): Promise<Qpdf | undefined> => {
  if ((await nativeQpdfVersion()) === undefined) return undefined;
  return qpdfOf('native', async ({ argsOfEach, files, onStart }) => {
    const folder = await mkdtemp(join(directory, 'qpdf-'));
    try {
      for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, name), bytes);
      const outputs: Uint8Array[] = [];
      for (const [index, args] of argsOfEach.entries()) {
        onStart?.(index);
        outputs.push(await run(folder, args));
      }
      return outputs;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
};

const run = async (folder: string, args: readonly string[]): Promise<Uint8Array> => {
  const end = await runProgram({
    command: 'qpdf',
    args: [...args, OUTPUT],
    directory: folder,
    timeoutMs: TIMEOUT_MS,
  });
  if (end.timedOut) throw new QpdfFailed(`took longer than ${TIMEOUT_MS} ms`);
  if (!succeeded(end.status)) throw new QpdfFailed(end.stderr.trim());
  return new Uint8Array(await readFile(join(folder, OUTPUT)));
};
