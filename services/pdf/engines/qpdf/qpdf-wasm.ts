import createModule, { type QpdfInstance } from '@neslinesli93/qpdf-wasm';
import { createRequire } from 'node:module';
import { QpdfFailed, qpdfOf, succeeded, type Qpdf, type QpdfFiles } from './qpdf.js';

/** Members that the package's own types leave out. */
interface Files {
  init(input: () => null, output: (byte: number) => void, error: (byte: number) => void): void;
  writeFile(path: string, bytes: Uint8Array): void;
  readFile(path: string): Uint8Array;
  unlink(path: string): void;
}
type Module = Pick<QpdfInstance, 'callMain'> & { readonly FS: Files };
type CreateModule = (options: {
  locateFile: () => string;
  preRun: ((module: { FS: Files }) => void)[];
}) => Promise<Module>;

interface Running {
  readonly module: Module;
  readonly printed: { output: number[]; errors: number[] };
}

const OUTPUT = '/docket-output.pdf';
const wasmPath = () => createRequire(import.meta.url).resolve('@neslinesli93/qpdf-wasm/dist/qpdf.wasm');

/** qpdf inside this process. A new instance each time, because its memory never shrinks. */
export const wasmQpdf = (): Qpdf =>
  qpdfOf('wasm', async ({ argsOfEach, files, onStart }) => {
    const running = await start(files);
    const { FS } = running.module;
    return argsOfEach.map((args, index) => {
      onStart?.(index);
      run(running, [...args, OUTPUT]);
      const output = FS.readFile(OUTPUT);
      FS.unlink(OUTPUT);
      return output;
    });
  });

export const wasmQpdfVersion = async (): Promise<string | undefined> => {
  const running = await start({});
  run(running, ['--version']);
  return /version (\S+)/.exec(text(running.printed.output))?.[1];
};

const start = async (files: QpdfFiles): Promise<Running> => {
  const printed: Running['printed'] = { output: [], errors: [] };
  const module = await (createModule as unknown as CreateModule)({
    locateFile: wasmPath,
    preRun: [
      ({ FS }) => {
        FS.init(
          () => null,
          (byte) => printed.output.push(byte),
          (byte) => printed.errors.push(byte),
        );
      },
    ],
  });
  for (const [name, bytes] of Object.entries(files)) module.FS.writeFile(`/${name}`, bytes);
  return { module, printed };
};

/** The module marks its own exit code on the whole process, which has not failed. */
const run = ({ module, printed }: Running, args: readonly string[]): void => {
  const before = process.exitCode;
  try {
    if (!succeeded(module.callMain([...args]))) throw new QpdfFailed(text(printed.errors).trim());
  } catch (error) {
    if (error instanceof QpdfFailed) throw error;
    throw new QpdfFailed(error instanceof Error ? error.message : 'it stopped', { cause: error });
  } finally {
    process.exitCode = before;
  }
};

const text = (bytes: readonly number[]): string => new TextDecoder().decode(Uint8Array.from(bytes));
