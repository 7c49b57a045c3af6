import type { Word } from '../../../../contracts/comparison/word.js';
import type { Box, TextRun } from '../../../pdf/pdf-document.js';

/** About how wide letters are in most fonts, beside an `n`. */
const widths = [
  { letters: /[\s.,;:'’!|iljtfrI()[\]-]/, width: 0.55 },
  { letters: /[mwMW@%—]/, width: 1.5 },
  { letters: /[A-Z]/, width: 1.2 },
] as const;

const widthOf = (text: string): number =>
  text.split('').reduce((sum, letter) => sum + (widths.find(({ letters }) => letters.test(letter))?.width ?? 1), 0);

/** The part of a run from one letter to another; only the width of the whole run is known. */
const partOf = ({ text, box, fromRight }: TextRun, from: number, to: number): Box => {
  const unit = box.width / Math.max(1, widthOf(text));
  const before = fromRight === true ? text.slice(to) : text.slice(0, from);
  return { ...box, x: box.x + widthOf(before) * unit, width: widthOf(text.slice(from, to)) * unit };
};

/** A word, or the rest of one that an earlier run began. */
const continued = (begun: Word | undefined, word: Word): Word =>
  begun ? { ...word, text: begun.text + word.text, boxes: [...begun.boxes, ...word.boxes] } : word;

const PIECE = /\S+/g;

/** The words of a page. Runs that touch, as a change of font leaves them, make one word. */
export const wordsOf = (runs: readonly TextRun[], page: number): readonly Word[] => {
  const words: Word[] = [];
  let isOpen = false;
  for (const run of runs) {
    for (const { 0: text, index } of run.text.matchAll(PIECE)) {
      const box = partOf(run, index, index + text.length);
      words.push(continued(isOpen && index === 0 ? words.pop() : undefined, { text, page, boxes: [box] }));
      isOpen = true;
    }
    if (run.endsLine || /\s$/.test(run.text)) isOpen = false;
  }
  return words;
};
