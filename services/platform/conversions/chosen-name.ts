import { FILE_NAME_MAX } from '../../../contracts/limits.js';

// eslint-disable-next-line no-control-regex -- these are the characters that must not reach a header or a disk
const FORBIDDEN_CHARS = /[\u0000-\u001f\u007f\u0080-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069"<>|:*?]/g;

/**
 * The name that a visitor chose for a file called `name`, fit for a header and a disk; the ending stays what the bytes
 * are. Where nothing of it can be used, the file keeps its name.
 */
export const chosenName = (filename: string, name: string): string => {
  const ending = /\.[^.]+$/.exec(name)?.[0] ?? '';
  const last = filename.split(/[/\\]/).at(-1) ?? '';
  const clean = last.replace(FORBIDDEN_CHARS, '').trim();
  const bare = clean.toLowerCase().endsWith(ending.toLowerCase())
    ? clean.slice(0, clean.length - ending.length)
    : clean;
  const stem = bare.replace(/^[.\s]+|[.\s]+$/g, '');
  return stem === ''
    ? name
    : Array.from(stem)
        .slice(0, FILE_NAME_MAX - ending.length)
        .join('') + ending;
};
