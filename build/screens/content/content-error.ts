/** A mistake in a page under `content/`, told by its file and line. */
export class ContentError extends Error {
  constructor(file: string, line: number, problem: string) {
    super(`${file}:${line}: ${problem}`);
    this.name = 'ContentError';
  }
}

/** A file under `content/` with what it says. */
export interface ContentFile {
  /** From the root of the source: `content/de/tools/pdf-merge.md`. */
  readonly path: string;
  readonly source: string;
}
