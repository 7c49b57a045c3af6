import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram, runProgram } from './other-programs.js';

/** A PDF in the eyes of programs that had no part in making it. */
export interface SeenPdf {
  /** qpdf finds nothing wrong with it. */
  readonly sound: boolean;
  readonly encrypted: boolean;
  /** Degrees, page by page. */
  readonly turns: readonly number[];
  /** Text, page by page. */
  readonly words: readonly string[];
}

interface QpdfJson {
  readonly encrypt: { readonly encrypted: boolean };
  readonly pages: readonly unknown[];
}

const outputOf = async (name: string, args: readonly string[]): Promise<string> => {
  const { output } = await runProgram(findProgram(name)!, args);
  return output;
};

const seen = async (path: string): Promise<SeenPdf> => {
  const { status } = await runProgram(findProgram('qpdf')!, ['--check', path]);
  const { encrypt, pages } = JSON.parse(
    await outputOf('qpdf', ['--json', '--json-key=encrypt', '--json-key=pages', path]),
  ) as QpdfJson;
  const info = await outputOf('pdfinfo', ['-f', '1', '-l', String(pages.length), path]);
  const text = await outputOf('pdftotext', [path, '-']);
  return {
    sound: status === 0,
    encrypted: encrypt.encrypted,
    turns: [...info.matchAll(/^Page +\d+ rot: +(\d+)/gm)].map(([, degrees]) => Number(degrees)),
    words: text
      .split('\f')
      .slice(0, -1)
      .map((page) => page.trim()),
  };
};

/** Needs qpdf, pdfinfo and pdftotext. */
export const seenByOthers = async (bytes: Uint8Array): Promise<SeenPdf> => {
  const folder = await mkdtemp(join(tmpdir(), 'docket-seen-'));
  try {
    const path = join(folder, 'result.pdf');
    await writeFile(path, bytes);
    return await seen(path);
  } finally {
    await rm(folder, { recursive: true });
  }
};

/** Reads the text of a file as a program for people would, where there is one. */
export const textIn = async (path: string): Promise<string | undefined> => {
  const program = findProgram('pdftotext');
  return program === undefined ? undefined : (await runProgram(program, [path, '-'])).output;
};
