import createModule, { type QpdfInstance } from '@neslinesli93/qpdf-wasm';
import { createRequire } from 'node:module';
import { QpdfFailed, succeeded, type Qpdf, type QpdfRun } from './qpdf.js';

/** What the package's own types leave out. */
interface Files {
  init(input: () => null, output: (byte: number) => void, error: (byte: number) => void): void;
  writeFile(path: string, bytes: Uint8Array): void;
  readFile(path: string): Uint8Array;
}
type CreateModule = (options: {
  locateFile: () => string;
  preRun: ((module: { FS: Files }) => void)[];
}) => Promise<Omit<QpdfInstance, 'FS'> & { FS: Files }>;

const OUTPUT = '/docket-output.pdf';
const wasmPath = () => createRequire(import.meta.url).resolve('@neslinesli93/qpdf-wasm/dist/qpdf.wasm');

/** qpdf inside this process. A new instance each time, because its memory never shrinks. */
export const wasmQpdf = (): Qpdf => ({
  kind: 'wasm',
  write: async (run) => (await start(run, [...run.args, OUTPUT])).readFile(OUTPUT),
  json: async (run) => new TextDecoder().decode((await start(run, [...run.args, OUTPUT])).readFile(OUTPUT)),
});

export const wasmQpdfVersion = async (): Promise<string | undefined> => {
  const output: number[] = [];
  await start({ args: [], files: {} }, ['--version'], output);
  return /version (\S+)/.exec(text(output))?.[1];
};

const start = async ({ files }: QpdfRun, args: readonly string[], output: number[] = []): Promise<Files> => {
  const errors: number[] = [];
  const module = await (createModule as unknown as CreateModule)({
    locateFile: wasmPath,
    preRun: [
      ({ FS }) => {
        FS.init(
          () => null,
          (byte) => output.push(byte),
          (byte) => errors.push(byte),
        );
      },
    ],
  });
  for (const [name, bytes] of Object.entries(files)) module.FS.writeFile(`/${name}`, bytes);
  const status = callMain(module, args);
  if (!succeeded(status)) throw new QpdfFailed(text(errors).trim());
  return module.FS;
};

/** The module marks its own exit code on the whole process, which has not failed. */
const callMain = (module: Pick<QpdfInstance, 'callMain'>, args: readonly string[]): number => {
  const before = process.exitCode;
  try {
    return module.callMain([...args]);
  } catch (error) {
    throw new QpdfFailed(error instanceof Error ? error.message : 'it stopped', { cause: error });
  } finally {
    process.exitCode = before;
  }
};

const text = (bytes: readonly number[]): string => new TextDecoder().decode(Uint8Array.from(bytes));
