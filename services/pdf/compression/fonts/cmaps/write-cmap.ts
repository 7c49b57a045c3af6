import { hex, type Meaning } from './codes-of-text.js';
import type { CodeEntry, CodeRange, CodeTable } from './read-cmap.js';

/** @see Adobe Technical Note 5014: no part has more. */
const PART_MAX = 100;

/** A table of these meanings only, in few characters. */
export const writtenTable = (table: CodeTable, meanings: readonly Meaning[]): string => {
  const runs = runsOf(meanings);
  const isText = table.entries.some(({ to }) => typeof to !== 'number');
  const [many, single] = [true, false].map((isRun) => runs.filter(({ first, last }) => last > first === isRun));
  const kind = isText ? 'bf' : 'cid';
  return [
    ...[squeezed(table.head), partsOf('codespacerange', table.spaces.map(range))],
    partsOf(
      'notdefrange',
      table.fallbacks.map((entry) => `${range(entry)}${target(entry)}`),
    ),
    partsOf(
      `${kind}range`,
      (many ?? []).map((entry) => `${range(entry)}${target(entry)}`),
    ),
    partsOf(
      `${kind}char`,
      (single ?? []).map((entry) => `<${hex(entry.first, entry.bytes)}>${target(entry)}`),
    ),
    squeezed(table.tail),
  ]
    .filter((part) => part !== '')
    .join('\n');
};

const squeezed = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

const range = ({ bytes, first, last }: CodeRange): string => `<${hex(first, bytes)}><${hex(last, bytes)}>`;

const target = ({ to }: CodeEntry): string => (typeof to === 'number' ? `${to}` : `<${String(to)}>`);

const partsOf = (name: string, lines: readonly string[]): string => {
  const parts: string[] = [];
  for (let from = 0; from < lines.length; from += PART_MAX) {
    const some = lines.slice(from, from + PART_MAX);
    parts.push(`${some.length} begin${name}\n${some.join('\n')}\nend${name}`);
  }
  return parts.join('\n');
};

const runsOf = (meanings: readonly Meaning[]): readonly CodeEntry[] => {
  const runs: (Meaning & { last: number })[] = [];
  for (const meaning of meanings) {
    const run = runs.at(-1);
    if (run && follows(run, meaning)) run.last = meaning.code;
    else runs.push({ ...meaning, last: meaning.code });
  }
  return runs.map(({ bytes, code, last, to }) => ({ bytes, first: code, last, to }));
};

/** Codes in a row may differ in their last byte only, and so may what they stand for. */
const follows = (run: Meaning & { readonly last: number }, { bytes, code, to }: Meaning): boolean => {
  if (run.bytes !== bytes || run.last + 1 !== code || code % 256 === 0) return false;
  const offset = code - run.code;
  if (typeof to === 'number' || typeof run.to === 'number') return Number(run.to) + offset === to;
  const start = parseInt(run.to, 16);
  return run.to.length === 4 && (start % 256) + offset < 256 && hex(start + offset, 2) === to;
};
