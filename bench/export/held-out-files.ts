import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findProgram } from '../peers/peer-program.js';

const OFFICE = '../shared/corpus/office';
const MANUALS = '/usr/share/doc';
const PRINTED_MAX_BYTES = 50 * 1024 * 1024;

/**
 * A real file that no test of the export names, chosen before any result was seen. All ten were measured twice in
 * November 2026: the first time told which kinds of faults there are (pages run together, pages that overflow), which
 * were then looked for and mended in other files of these kinds; the second time nothing was changed. Only then were
 * pages of four of them looked at, and what text is printed on was added; then two more, the workbook and the slides with
 * nested lists: figures since then are not of unseen files.
 */
interface HeldOut {
  readonly path: string;
  /** Those measured, where the file is long. */
  readonly pages?: string;
  /** Describes the content of the file. */
  readonly holds: string;
}

/** Files of an office are printed by LibreOffice first, manuals in HTML by Chromium; man pages are typeset. */
export const heldOut: readonly HeldOut[] = [
  { path: `${OFFICE}/heading123.docx`, holds: 'headings and paragraphs' },
  { path: `${OFFICE}/endnotes.docx`, holds: 'paragraphs with endnotes, which have a page of their own' },
  { path: `${OFFICE}/aptia.pptx`, holds: 'slides with text' },
  { path: `${OFFICE}/bug62513.pptx`, pages: '1-8', holds: 'slides with nested lists' },
  { path: `${OFFICE}/Bug50955.doc`, pages: '5-14', holds: 'a novel in Russian' },
  { path: `${OFFICE}/bug55505.xls`, holds: 'a report of a workbook: wide tables' },
  { path: `${MANUALS}/bzip2/manual.html`, pages: '1-10', holds: 'a manual with code' },
  { path: `${MANUALS}/python3/python-policy.html`, pages: '1-10', holds: 'a policy with numbered sections' },
  { path: `${MANUALS}/valgrind/html/manual-core.html`, pages: '1-10', holds: 'a manual with lists and code' },
  { path: '/usr/share/man/man1/qpdf.1.gz', holds: 'a man page' },
];

/** @returns the paths of those that are here, as PDFs in a folder of their own. */
export const heldOutPdfs = async (folder: string): Promise<readonly string[]> => {
  const output = join(folder, 'held-out');
  await mkdir(output);
  const paths: string[] = [];
  for (const file of heldOut.filter(({ path }) => existsSync(path))) {
    const pdf = join(output, `${basename(file.path, extname(file.path)).slice(-24)}.pdf`);
    await prepare(file, pdf);
    if (existsSync(pdf)) paths.push(pdf);
  }
  return paths;
};

const prepare = async ({ path, pages }: HeldOut, pdf: string): Promise<void> => {
  const folder = `${pdf} printed`;
  await mkdir(folder);
  const whole = join(folder, 'whole.pdf');
  await printerOf(path)(path, whole, folder);
  if (!existsSync(whole)) return;
  if (pages === undefined) await rename(whole, pdf);
  else run('qpdf', [whole, '--pages', '.', pages, '--', pdf]);
};

type Printer = (path: string, pdf: string, folder: string) => Promise<void>;

const byChromium: Printer = (path, pdf) => {
  const quietly = ['--headless', '--no-sandbox', '--no-pdf-header-footer'];
  run('chromium', [...quietly, `--print-to-pdf=${pdf}`, pathToFileURL(path).href]);
  return Promise.resolve();
};

const typeset: Printer = async (path, pdf, folder) => {
  const postScript = join(folder, 'page.ps');
  await writeFile(postScript, run('man', ['-Tps', path]));
  run('ps2pdf', [postScript, pdf]);
};

const byOffice: Printer = async (path, pdf, folder) => {
  const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`;
  run('soffice', [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, path]);
  const printed = join(folder, `${basename(path, extname(path))}.pdf`);
  if (existsSync(printed)) await rename(printed, pdf);
};

const printers: Readonly<Record<string, Printer>> = {
  '.pdf': (path, pdf) => copyFile(path, pdf),
  '.html': byChromium,
  '.gz': typeset,
};

const printerOf = (path: string): Printer => printers[extname(path)] ?? byOffice;

/** @returns what it says; nothing where it is not installed. */
const run = (program: string, args: readonly string[]): Uint8Array => {
  const programPath = findProgram(program);
  if (programPath === undefined) return new Uint8Array();
  return spawnSync(programPath, args, { stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: PRINTED_MAX_BYTES }).stdout;
};
