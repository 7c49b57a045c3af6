import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findProgram } from '../peers/peer-program.js';

const CORPUS = '../shared/corpus';

/** A real file that no test of the export names, chosen before any result was seen; the export was mended upon them since. */
interface HeldOut {
  readonly path: string;
  /** Those measured, where the file is long. */
  readonly pages?: string;
  /** What is in it. */
  readonly holds: string;
}

/** Files of an office are printed by LibreOffice first; manuals are those that Debian's packages bring. */
export const heldOut: readonly HeldOut[] = [
  { path: `${CORPUS}/pdf/annotation-text-widget.pdf`, holds: 'a filled form' },
  { path: `${CORPUS}/pdf/bug1669099.pdf`, holds: 'a form with notes and three columns at its foot' },
  { path: `${CORPUS}/pdf/bug1529502.pdf`, holds: 'formulas, numbered' },
  { path: `${CORPUS}/pdf/freeculture.pdf`, pages: '33-44', holds: 'a book with notes, print marks and line numbers' },
  { path: `${CORPUS}/pdf/standard_fonts.pdf`, pages: '1-4', holds: 'tables with lines' },
  { path: `${CORPUS}/pdf/signed_verified.pdf`, holds: 'a plain letter' },
  {
    path: `${CORPUS}/office/cap.stanford.edu_profiles_viewbiosketch_facultyid=4009&name=m_maciver.doc`,
    holds: 'a curriculum vitae: tables, columns by tabs, numbered entries',
  },
  { path: `${CORPUS}/office/47251.xls`, holds: 'an account: a table without lines' },
  { path: '/usr/share/doc/shared-mime-info/shared-mime-info-spec.pdf', pages: '1-12', holds: 'a manual with lists' },
  { path: '/usr/share/doc/libtasn1-doc/libtasn1.pdf', pages: '5-16', holds: 'a manual set by TeX, with code' },
];

/** @returns the paths of those that are here, as PDFs in a folder of their own. */
export const heldOutPdfs = async (folder: string): Promise<readonly string[]> => {
  const output = join(folder, 'held-out');
  await mkdir(output);
  const made: string[] = [];
  for (const file of heldOut.filter(({ path }) => existsSync(path))) {
    const pdf = join(output, `${basename(file.path, extname(file.path)).slice(-24)}.pdf`);
    await prepare(file, pdf);
    if (existsSync(pdf)) made.push(pdf);
  }
  return made;
};

const prepare = async ({ path, pages }: HeldOut, pdf: string): Promise<void> => {
  if (pages !== undefined) run('qpdf', [path, '--pages', '.', pages, '--', pdf]);
  else if (path.endsWith('.pdf')) await copyFile(path, pdf);
  else await print(path, pdf);
};

const print = async (path: string, pdf: string): Promise<void> => {
  const folder = `${pdf} printed`;
  await mkdir(folder);
  const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`;
  run('soffice', [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, path]);
  const printed = join(folder, `${basename(path, extname(path))}.pdf`);
  if (existsSync(printed)) await copyFile(printed, pdf);
};

const run = (program: string, args: readonly string[]): void => {
  const found = findProgram(program);
  if (found !== undefined) spawnSync(found, args, { stdio: 'ignore' });
};
