import { readFileSync } from 'node:fs';

let known: ReadonlySet<string> | undefined;

const read = (): ReadonlySet<string> =>
  new Set(
    readFileSync(new URL('./given-names.txt', import.meta.url), 'utf8')
      .trimEnd()
      .split('\n'),
  );

/** Whether a word is a given name in one of the seven languages; `Jean-Pierre` is two. */
export const isGivenName = (word: string): boolean => {
  known ??= read();
  return word.split('-').every((part) => known?.has(part)) || known.has(word);
};
