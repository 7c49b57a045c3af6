import { existsSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

const PROGRAM = 'soffice.bin';

/** The program itself rather than its launcher: killing a launcher would leave the program running. */
export const findLibreOffice = (): string | undefined => {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const names = ['soffice', 'libreoffice'];
  const launcher = folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
  if (launcher === undefined) return undefined;
  const program = join(dirname(realpathSync(launcher)), PROGRAM);
  return existsSync(program) ? program : launcher;
};

/** The library that reads a kind of document; distributions ship each in a package of its own. */
const libraries: Readonly<Record<string, string>> = {
  '.doc': 'libswlo.so',
  '.docx': 'libswlo.so',
  '.xls': 'libsclo.so',
  '.xlsx': 'libsclo.so',
  '.ppt': 'libsdlo.so',
  '.pptx': 'libsdlo.so',
  '.odt': 'libswlo.so',
  '.rtf': 'libswlo.so',
  '.ods': 'libsclo.so',
  '.odp': 'libsdlo.so',
};

/** Undefined when LibreOffice, or its part for documents of this ending, is not installed. */
export const libreOfficeFor = (extension: string): string | undefined => {
  const program = findLibreOffice();
  const library = libraries[extension];
  if (program === undefined || library === undefined || !program.endsWith(PROGRAM)) return program;
  return existsSync(join(dirname(program), library)) ? program : undefined;
};
