import { FILE_NAME_MAX } from '../../../contracts/limits.js';
import { safeName } from '../attachments/safe-names.js';

/** Texts that stand in the place of placeholders; '' where the document has none. */
export type NameTexts = Readonly<Record<'title' | 'heading' | 'date' | 'author' | 'found' | 'file' | 'n', string>>;

const PART_MAX = 80;
const ENDING = '.pdf';
/** Placeholders that say nothing of the document. */
const ALWAYS_THERE: ReadonlySet<string> = new Set(['file', 'n']);
const PLACEHOLDER = /\{(\w+)\}/g;
const EDGES = /^[\s_.,–—-]+|[\s_.,–—-]+$/gu;

/**
 * The name of a file by a pattern, without its ending and safe in any folder; undefined where nothing was found for any
 * placeholder about the document.
 */
export const newStem = (pattern: string, texts: NameTexts): string | undefined => {
  const asked = [...pattern.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
  const about = asked.filter((name) => !ALWAYS_THERE.has(name));
  if (about.length > 0 && about.every((name) => textFor(name, texts) === '')) return undefined;
  const filled = pattern.replace(PLACEHOLDER, (_, name: string) => textFor(name, texts));
  const plain = filled.replaceAll(/[\\/]/g, '-').replace(/\s+/g, ' ').replace(EDGES, '');
  const safe = safeName(plain + ENDING, '')
    .slice(0, -ENDING.length)
    .slice(0, FILE_NAME_MAX - ENDING.length);
  return safe.trimEnd() || undefined;
};

const textFor = (name: string, texts: NameTexts): string => {
  const text = texts[name as keyof NameTexts].replace(/\s+/g, ' ').trim();
  const letters = Array.from(text);
  return letters.length <= PART_MAX ? text : cutAtWord(letters.slice(0, PART_MAX).join(''));
};

/** Up to the last space, where that is not far. */
const cutAtWord = (text: string): string => {
  const at = text.lastIndexOf(' ');
  return at > text.length / 2 ? text.slice(0, at) : text;
};
