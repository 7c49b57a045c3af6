import { readdir, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { fileTypes } from '../../contracts/files.js';
import type { Tool } from '../../contracts/tools/tool.js';
import { WrongUsage } from './typed-arguments.js';

const isPattern = (text: string): boolean => /[*?]/.test(text);

/** `**` stands for any folders, `*` for any letters of one name, `?` for one. */
const expressionOf = (pattern: string): RegExp => {
  const source = pattern
    .split(/(\*\*\/|\*|\?)/)
    .map(
      (part) =>
        ({ '**/': '(?:[^/]+/)*', '*': '[^/]*', '?': '[^/]' })[part] ?? part.replace(/[.+^${}()|[\]\\]/g, '\\$&'),
    )
    .join('');
  return new RegExp(`^${source}$`);
};

const filesBelow = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};

/** The files that a pattern stands for, in the order of their names. */
const matching = async (pattern: string): Promise<string[]> => {
  const plain = pattern.split(sep).join('/').replace(/^\.\//, '');
  const fixed = plain.slice(0, plain.search(/[*?]/));
  const folder = fixed.includes('/') ? fixed.slice(0, fixed.lastIndexOf('/') + 1) : '.';
  const expression = expressionOf(plain);
  const paths = await filesBelow(folder);
  return paths.filter((path) => expression.test(path.split(sep).join('/'))).sort();
};

const kindsByExtension = new Map(
  fileTypes.flatMap(({ kind, extensions }) => extensions.map((end) => [end, kind] as const)),
);

/**
 * The files that were named: folders stand for those in them that the tool takes, patterns for what fits them, where
 * the shell has not replaced them already.
 *
 * @throws WrongUsage for a name that nothing has.
 */
export const inputFiles = async (named: readonly string[], { accepts }: Tool): Promise<string[]> => {
  const isTaken = (path: string): boolean => {
    const kind = kindsByExtension.get(extname(path).toLowerCase());
    return kind !== undefined && accepts.kinds.includes(kind);
  };
  const files: string[] = [];
  for (const name of named) {
    const stats = await stat(name).catch(() => undefined); // a pattern is no name of a file
    if (stats?.isDirectory()) files.push(...(await filesBelow(name)).filter(isTaken).sort());
    else if (stats) files.push(name);
    else if (isPattern(name)) files.push(...(await matching(name)));
    else throw new WrongUsage(`there is no file ${name}`);
  }
  if (files.length === 0) throw new WrongUsage(`nothing to do: no file fits ${named.join(' ')}`);
  return [...new Set(files)];
};
