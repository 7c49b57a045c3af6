import type { Box, TextRun } from './pdf-document.js';

/** One letter of a page's text, normalized for comparing, and its position. */
interface Letter {
  readonly letter: string;
  readonly run: number;
  readonly at: number;
}

const DASH = /[\u2010-\u2015\u2212]/;
const QUOTE = /[\u2018-\u201B\u2032`]/;

/** A letter normalized for comparing: lower case, no ligatures, one form of dash, quote and space. */
const compared = (raw: string): readonly string[] => {
  if (/\s/.test(raw)) return [' '];
  if (DASH.test(raw)) return ['-'];
  if (QUOTE.test(raw)) return ["'"];
  return raw.normalize('NFKD').toLowerCase().split('');
};

/** A page's letters; several spaces in a row count as one. */
const lettersOf = (runs: readonly TextRun[]): readonly Letter[] => {
  const letters: Letter[] = [];
  const add = (letter: string, run: number, at: number): void => {
    if (letter !== ' ' || letters.at(-1)?.letter !== ' ') letters.push({ letter, run, at });
  };
  runs.forEach(({ text, endsLine }, run) => {
    `${text}${endsLine ? ' ' : ''}`.split('').forEach((raw, at) => {
      for (const letter of compared(raw)) add(letter, run, at);
    });
  });
  return letters;
};

/** The part of a run from one letter to another, as if all letters had the same width. */
const partOf = ({ text, box, fromRight }: TextRun, from: number, to: number): Box => {
  const letter = box.width / Math.max(1, text.length);
  const before = fromRight === true ? text.length - to : from;
  return { ...box, x: box.x + before * letter, width: (to - from) * letter };
};

const boxesOf = (letters: readonly Letter[], runs: readonly TextRun[]): readonly Box[] => {
  const touched = [...new Set(letters.map(({ run }) => run))];
  return touched.flatMap((index) => {
    const run = runs[index];
    const places = letters.filter((letter) => letter.run === index && letter.letter !== ' ').map(({ at }) => at);
    return run && places.length > 0 ? [partOf(run, Math.min(...places), Math.max(...places) + 1)] : [];
  });
};

const wordingOf = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').split('').flatMap(compared).join('');

/** A text where it stands on a page. */
interface TextPlace {
  /** One for each run it touches. */
  readonly boxes: readonly Box[];
  /** The words around it and itself, as they are written there. */
  readonly excerpt: readonly [before: string, found: string, after: string];
}

const CONTEXT_CHARS = 36;
const flat = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** Cut where a word begins. */
const before = (text: string): string =>
  text.length > CONTEXT_CHARS ? `… ${flat(text.slice(-CONTEXT_CHARS)).replace(/^\S*\s/, '')}` : flat(text);
const after = (text: string): string =>
  text.length > CONTEXT_CHARS ? `${flat(text.slice(0, CONTEXT_CHARS)).replace(/\s\S*$/, '')} …` : flat(text);

/** Tells the words around the letters from one to another. */
const excerptsOf = (runs: readonly TextRun[]) => {
  const written = runs.map(({ text, endsLine }) => `${text}${endsLine ? ' ' : ''}`);
  let length = 0;
  const starts = written.map((text) => (length += text.length) - text.length);
  const page = written.join('');
  return (first: Letter, last: Letter): TextPlace['excerpt'] => {
    const from = (starts[first.run] ?? 0) + first.at;
    const to = (starts[last.run] ?? 0) + last.at + 1;
    return [before(page.slice(0, from)), flat(page.slice(from, to)), after(page.slice(to))];
  };
};

/** Finds a text on a page with what stands around it, ignoring case and line breaks. */
export const findPlaces = (runs: readonly TextRun[], text: string): readonly TextPlace[] => {
  const wanted = wordingOf(text);
  if (wanted === '') return [];
  const letters = lettersOf(runs);
  const page = letters.map(({ letter }) => letter).join('');
  const places: TextPlace[] = [];
  let excerptOf: ReturnType<typeof excerptsOf> | undefined;
  for (let at = page.indexOf(wanted); at >= 0; at = page.indexOf(wanted, at + wanted.length)) {
    const candidate = letters.slice(at, at + wanted.length);
    const first = candidate[0];
    const last = candidate.at(-1);
    if (!first || !last) continue;
    excerptOf ??= excerptsOf(runs);
    places.push({ boxes: boxesOf(candidate, runs), excerpt: excerptOf(first, last) });
  }
  return places;
};

/**
 * Finds a text on a page, ignoring case and line breaks.
 *
 * @returns one list of boxes for each place, one box for each run it touches.
 */
export const findText = (runs: readonly TextRun[], text: string): readonly (readonly Box[])[] =>
  findPlaces(runs, text).map(({ boxes }) => boxes);
