import { readFileSync } from 'node:fs';

type PromptName = 'find-sensitive' | 'translate' | 'summarize' | 'take-notes' | 'quiz' | 'answer';

const read = new Map<string, string>();

/** The instruction for a model: the file of this name beside this one, with `{{facts}}` filled in. */
export const prompt = (name: PromptName, facts: Readonly<Record<string, string | number>> = {}): string => {
  const text = read.get(name) ?? readFileSync(new URL(`./${name}.md`, import.meta.url), 'utf8');
  read.set(name, text);
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, fact: string) => String(facts[fact] ?? ''));
};
