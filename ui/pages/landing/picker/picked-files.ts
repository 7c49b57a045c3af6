import { refusalText } from '../../../../contracts/errors.js';
import { fileTypes, maxBytesOf, typeOfFile } from '../../../../contracts/files.js';
import type { Tool } from '../../../../contracts/tools/tool.js';
import { t, translated } from '../../../text/t.js';
import { megabytes } from '../../../text/megabytes.js';

type Takes = Pick<Tool, 'accepts' | 'refusal'>;

/** Files that are chosen so far, and what is wrong with those chosen last; null if nothing is. */
export interface Picked {
  readonly files: readonly File[];
  readonly problem: string | null;
}

const problemOf = ({ accepts, refusal }: Takes, file: File): string | null => {
  const type = typeOfFile(file);
  if (!type || !accepts.kinds.includes(type.kind)) return refusal.kinds;
  if (file.size === 0) return refusalText('file.empty', { name: file.name });
  const limit = maxBytesOf(type.kind);
  if (file.size <= limit) return null;
  return refusalText('file.too-large', { size: megabytes(file.size), limit: megabytes(limit), type: type.label });
};

/** With the files chosen now: beside the others, or instead of the one where a tool takes only one. */
export const withPicked = (takes: Takes, before: readonly File[], chosen: readonly File[]): Picked => {
  const problem = chosen.map((file) => problemOf(takes, file)).find((each) => each !== null) ?? null;
  if (problem !== null) return { files: before, problem };
  const files = takes.accepts.max === 1 ? chosen : [...before, ...chosen];
  if (files.length > takes.accepts.max) return { files: before, problem: takes.refusal.count };
  return { files, problem: null };
};

/** For the file chooser of the browser. */
export const acceptOf = ({ accepts }: Pick<Tool, 'accepts'>): string =>
  fileTypes
    .filter(({ kind }) => accepts.kinds.includes(kind))
    .flatMap(({ extensions }) => extensions)
    .join(',');

const kindNames = {
  pdf: 'PDF',
  image: 'images',
  drawing: 'drawings',
  text: 'text',
  office: 'Office files',
  mail: 'e-mails',
  book: 'e-books',
  iwork: 'iWork files',
} as const;

/** Such as `PDF, text up to 25 MB · images up to 15 MB`. */
export const limitsOf = ({ accepts: { kinds } }: Pick<Tool, 'accepts'>): string => {
  const sizes = [...new Set(kinds.map(maxBytesOf))];
  return sizes
    .map((size) => {
      const names = kinds.filter((kind) => maxBytesOf(kind) === size).map((kind) => kindNames[kind]);
      return t('{kinds} up to {size} MB', {
        kinds: names.map((name) => translated(name)).join(', '),
        size: megabytes(size),
      });
    })
    .join(' · ');
};
