import { cpSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The instructions of a Dockerfile by stage, each as one line. */
export const stagesOf = (text) => {
  const stages = [];
  const lines = text.replaceAll(/^#.*\n/gm, '').replaceAll(/\\\n\s*/g, '');
  for (const [, word, rest] of lines.matchAll(/^([A-Z]+) +(.*)$/gm)) {
    if (word === 'FROM') stages.push({ from: rest.split(' ')[0], steps: [] });
    else stages.at(-1).steps.push({ word, rest });
  }
  return stages;
};

/**
 * Reads which files `.dockerignore` lets through, for the forms that stand in it: everything is left out but the lines
 * with `!`, and of those whatever a later line leaves out, a path or the end of a name anywhere.
 */
export const letThrough = (text) => {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const allowed = lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
  const denied = lines.filter((line) => !line.startsWith('!') && line !== '*');
  const isDenied = (path) =>
    denied.some((line) =>
      line.startsWith('**/') ? basename(path).endsWith(line.slice(3).replace('*', '')) : path === line,
    );
  return { allowed, isDenied };
};

/** Copies the sources that an image is built from. */
export const copyContext = (root, target) => {
  const { allowed, isDenied } = letThrough(readFileSync(join(root, '.dockerignore'), 'utf8'));
  for (const name of allowed.filter((path) => readdirSync(root).includes(path))) {
    const filter = (source) => !isDenied(source.slice(root.length + 1));
    cpSync(join(root, name), join(target, name), { recursive: true, filter });
  }
};
