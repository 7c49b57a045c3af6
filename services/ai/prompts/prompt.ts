import { readFileSync } from 'node:fs';

const read = new Map<string, string>();

/** What a model is told to do: the file of this name beside this one. */
export const prompt = (name: 'find-sensitive' | 'translate'): string => {
  const text = read.get(name) ?? readFileSync(new URL(`./${name}.md`, import.meta.url), 'utf8');
  read.set(name, text);
  return text;
};
