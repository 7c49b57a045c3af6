/** Plain names to bytes; every one can be named in the arguments. */
export type QpdfFiles = Readonly<Record<string, Uint8Array>>;

export interface QpdfRun {
  /**
   * Arguments of the command line, without the output's name.
   * @see https://qpdf.readthedocs.io/en/stable/cli.html
   */
  readonly args: readonly string[];
  readonly files: QpdfFiles;
}

/** Several outputs of the same inputs. */
export interface QpdfRuns {
  readonly argsOfEach: readonly (readonly string[])[];
  readonly files: QpdfFiles;
  /** Told before each. */
  readonly onStart?: (index: number) => void;
}

/** qpdf, whichever there is: rewrites, repairs, decrypts, joins. */
export interface Qpdf {
  readonly kind: 'native' | 'wasm';

  /** Makes PDFs; inherited damage that it could repair is no failure. @throws QpdfFailed */
  writeEach(runs: QpdfRuns): Promise<Uint8Array[]>;

  /** Makes one. @throws QpdfFailed */
  write(run: QpdfRun): Promise<Uint8Array>;

  /** Describes a PDF: what `--json` and its relatives say. @throws QpdfFailed */
  json(run: QpdfRun): Promise<string>;
}

/** qpdf could not do it; the message is qpdf's own. */
export class QpdfFailed extends Error {
  override readonly name = 'QpdfFailed';
}

/** Exit codes: 0 well, 2 failed, 3 well with warnings. */
export const succeeded = (status: number | null): boolean => status === 0 || status === 3;

type WriteEach = Qpdf['writeEach'];

const REFUSES_STEADY_ID = /^(--(encrypt|copy-encryption|json|job-json-file)|@)/;

/** Lets the same input give the same bytes: by itself qpdf puts the time into a document's id. */
const repeatable = (args: readonly string[]): readonly string[] =>
  args.some((arg) => REFUSES_STEADY_ID.test(arg)) ? args : ['--deterministic-id', ...args];

/** The rest of the port in terms of its first call. */
export const qpdfOf = (kind: Qpdf['kind'], writeAnyhow: WriteEach): Qpdf => {
  const writeEach: WriteEach = (runs) => writeAnyhow({ ...runs, argsOfEach: runs.argsOfEach.map(repeatable) });
  const write = async ({ args, files }: QpdfRun): Promise<Uint8Array> => {
    const [output] = await writeEach({ argsOfEach: [args], files });
    return output ?? new Uint8Array();
  };
  return { kind, writeEach, write, json: async (run) => new TextDecoder().decode(await write(run)) };
};

/** The engines of work that needs qpdf and nothing else. */
export interface WithQpdf {
  readonly qpdf: Qpdf;
}
