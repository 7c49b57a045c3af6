export interface QpdfRun {
  /**
   * Arguments of the command line, without the output's name. Inputs are named as in `files`.
   * @see https://qpdf.readthedocs.io/en/stable/cli.html
   */
  readonly args: readonly string[];
  /** Plain names to bytes; every one can be named in `args`. */
  readonly files: Readonly<Record<string, Uint8Array>>;
}

/** qpdf, whichever there is: rewrites, repairs, decrypts, joins. */
export interface Qpdf {
  readonly kind: 'native' | 'wasm';

  /** Makes a PDF; inherited damage that it could repair is no failure. @throws QpdfFailed */
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
