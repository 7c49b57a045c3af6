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
const partOf = ({ text, box }: TextRun, from: number, to: number): Box => {
  const letter = box.width / Math.max(1, text.length);
  return { ...box, x: box.x + from * letter, width: (to - from) * letter };
};

const boxesOf = (found: readonly Letter[], runs: readonly TextRun[]): readonly Box[] => {
  const touched = [...new Set(found.map(({ run }) => run))];
  return touched.flatMap((index) => {
    const run = runs[index];
    const places = found.filter((letter) => letter.run === index && letter.letter !== ' ').map(({ at }) => at);
    return run && places.length > 0 ? [partOf(run, Math.min(...places), Math.max(...places) + 1)] : [];
  });
};

const wordingOf = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').split('').flatMap(compared).join('');

/**
 * Finds a text on a page, ignoring case and line breaks.
 *
 * @returns one list of boxes for each place, one box for each run it touches.
 */
export const findText = (runs: readonly TextRun[], text: string): readonly (readonly Box[])[] => {
  const wanted = wordingOf(text);
  if (wanted === '') return [];
  const letters = lettersOf(runs);
  const page = letters.map(({ letter }) => letter).join('');
  const places: (readonly Box[])[] = [];
  for (let at = page.indexOf(wanted); at >= 0; at = page.indexOf(wanted, at + wanted.length)) {
    places.push(boxesOf(letters.slice(at, at + wanted.length), runs));
  }
  return places;
};
