import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findProgram } from '../peers/peer-program.js';

const SHEBANG = /^#!\s*(\S*python\S*)/;
/** pdf2docx reads a PDF with PyMuPDF, and fails or loses text with one that it was not written for. */
const PYTHON_PARTS = ['pdf2docx', 'PyMuPDF'];
const ASK = `import importlib.metadata as m, sys; print(', '.join(n + ' ' + m.version(n) for n in sys.argv[1:]))`;

/** The version that a program states; for pdf2docx also that of the library that it reads with. */
export const versionOf = (program: string): string => {
  const path = findProgram(program);
  if (path === undefined) return `${program}: not installed`;
  const python = program === 'pdf2docx' ? SHEBANG.exec(readFileSync(path, 'utf8'))?.[1] : undefined;
  const said = python === undefined ? firstLine(path, ['--version']) : firstLine(python, ['-c', ASK, ...PYTHON_PARTS]);
  return said === '' ? `${program} of an unknown version` : said;
};

const firstLine = (path: string, args: readonly string[]): string => {
  const { stdout } = spawnSync(path, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  return (stdout.toString().split('\n')[0] ?? '').trim();
};
