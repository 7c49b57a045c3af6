import type { ReadLine, TextStyle } from '../reading/lines/document-model.js';
import { readyFor } from '../reading/lines/join-lines.js';

/** A stretch of text in one style. */
export interface Run {
  readonly text: string;
  readonly style: TextStyle;
}

/** Whatever the program that opens it takes by itself. */
const PLAIN: TextStyle = { size: 0, bold: false, italic: false, font: '', colour: '000000' };
/** Words a hair apart in size are still one run. */
const SIZE_STEP = 0.5;

/** Lines of one paragraph as runs; spaces stand at the end of a run. */
export const runsOf = (lines: readonly ReadLine[]): Run[] => {
  const runs: OpenRun[] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    if (last) {
      last.before.push(readyFor(last.text, line.text));
      last.text = '';
    }
    let at = 0;
    for (const { text, style } of wordsOf(line)) {
      const next = line.text.indexOf(text, at);
      const gap = next > at ? line.text.slice(at, next) : '';
      at = next + text.length;
      const run = runs.at(-1);
      if (run && isSame(run.style, style)) run.text += gap + text;
      else {
        if (run) run.text += gap;
        runs.push({ before: [], text, style });
      }
    }
  }
  return spacedOutside(runs.map(({ before, text, style }) => ({ text: [...before, text].join(''), style })));
};

/** The space behind what is underlined or leads somewhere is that of the words behind it. */
const spacedOutside = (runs: readonly Run[]): Run[] =>
  movingSpaces(runs, (run, next) => isMarked(run.style) && !isMarked(next.style));

/** Runs whose last spaces are those of the next one, where that is so of the two. */
export const movingSpaces = (runs: readonly Run[], isMoved: (run: Run, next: Run) => boolean): Run[] => {
  const endsAt = (at: number): boolean => {
    const run = runs[at];
    const next = runs[at + 1];
    return run !== undefined && next !== undefined && isMoved(run, next);
  };
  return runs.map(({ text, style }, at) => {
    const trimmed = endsAt(at) ? text.trimEnd() : text;
    const before = endsAt(at - 1) ? (/\s+$/.exec(runs[at - 1]?.text ?? '')?.[0] ?? '') : '';
    return { text: before + trimmed, style };
  });
};

const isMarked = ({ underlined, struck, link }: TextStyle): boolean => Boolean(underlined ?? struck ?? link);

/** A paragraph may have very many lines: they are put together at the end. */
interface OpenRun {
  readonly before: string[];
  readonly style: TextStyle;
  /** The text of the line that it is in. */
  text: string;
}

/** A plain text has lines without words. */
const wordsOf = ({ words, text }: ReadLine): readonly Run[] => (words.length > 0 ? words : [{ text, style: PLAIN }]);

const isSame = (one: TextStyle, other: TextStyle): boolean =>
  one.bold === other.bold &&
  one.italic === other.italic &&
  one.colour === other.colour &&
  one.font === other.font &&
  one.shift === other.shift &&
  one.ground === other.ground &&
  one.underlined === other.underlined &&
  one.struck === other.struck &&
  one.link === other.link &&
  Math.abs(one.size - other.size) < SIZE_STEP;
