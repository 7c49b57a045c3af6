import { foldFor, HYPHEN_IN_WORD, lettersOf, type Folding } from './fold-text.js';
import { isBlank, type Glyph } from '../../content/glyph.js';
import {
  contentOrder,
  isInVisualOrder,
  orderFromRight,
  visualOrder,
  type WrittenStep,
} from '../pages/reading-order.js';

/** The text of a page in one of the ways it can be read, and where each UTF-16 unit of it comes from. */
export interface View {
  readonly text: string;
  /** Number of the glyph; -1 for a gap. */
  readonly glyphs: readonly number[];
}

/**
 * Readings of the end of a line: `joined`: a gap, and a word cut by a hyphen is whole again; `kept`: the same, with the
 * hyphen as part of the word; `unbroken`: nothing, for words cut without a hyphen; `lines`: an end of line, for
 * patterns that ask for one.
 */
type Ends = 'joined' | 'kept' | 'unbroken' | 'lines';

const endsFor: Readonly<Record<Folding, readonly Ends[]>> = {
  text: ['joined', 'kept', 'unbroken'],
  pattern: ['joined', 'kept', 'lines'],
};
const WITHOUT_HYPHEN: ReadonlySet<Ends> = new Set(['joined', 'unbroken']);
const HYPHENS: ReadonlySet<string> = new Set(['-', '\u00AD', '\u2010', '\u2011']);

/** A page's glyphs with all that any view of them needs. */
export interface Reading {
  readonly glyphs: readonly Glyph[];
  /** Folded text of each glyph. */
  readonly pieces: readonly string[];
  readonly orders: readonly (readonly WrittenStep[])[];
  readonly folding: Folding;
}

/** A page in those orders in which `mayHold` says yes of its letters: what is not in them is in no view. */
export const readingOf = (
  glyphs: readonly Glyph[],
  folding: Folding,
  mayHold: (letters: string) => boolean,
): Reading => {
  const known = new Map<string, string>();
  const pieces = glyphs.map(({ text }) => {
    const piece = known.get(text) ?? foldFor[folding](text);
    known.set(text, piece);
    return piece;
  });
  const content = contentOrder(glyphs);
  const isWanted = mayHold(lettersIn(pieces));
  if (isInVisualOrder(glyphs)) {
    return { glyphs, pieces, folding, orders: isWanted ? [content, visualOrder(glyphs)] : [] };
  }
  const visual = visualOrder(glyphs);
  const isWantedAsSeen = mayHold(lettersIn(visual.map(({ glyph }) => pieces[glyph] ?? '')));
  const fromRight = orderFromRight(glyphs);
  const isWantedFromRight = fromRight && mayHold(lettersIn(fromRight.map((step) => textAt({ pieces, folding }, step))));
  return {
    glyphs,
    pieces,
    folding,
    orders: [
      ...(isWanted ? [content] : []),
      ...(isWantedAsSeen ? [visual] : []),
      ...(isWantedFromRight ? [fromRight] : []),
    ],
  };
};

const textAt = ({ pieces, folding }: Pick<Reading, 'pieces' | 'folding'>, { glyph, text }: WrittenStep): string =>
  text === undefined ? (pieces[glyph] ?? '') : foldFor[folding](text);

const lettersIn = (pieces: readonly string[]): string => lettersOf(pieces.join(''));

/** Every view of a page's text, without repeats. */
export const viewsOf = (reading: Reading): readonly View[] => {
  const views = new Map<string, View>();
  const keep = (view: View) => {
    if (!views.has(view.text)) views.set(view.text, view);
  };
  for (const steps of reading.orders) {
    const isCut = hasCutWord(reading, steps);
    for (const ends of endsFor[reading.folding]) if (isCut || ends !== 'kept') keep(viewAlong(reading, steps, ends));
  }
  for (const view of [...views.values()]) keep(withoutMatches(view, HYPHEN_IN_WORD[reading.folding]));
  for (const view of [...views.values()]) keep(withoutSpacing(view));
  return [...views.values()];
};

/** Without a hyphen before the end of a line, nothing tells `kept` from `joined`. */
const hasCutWord = ({ glyphs }: Reading, steps: readonly WrittenStep[]): boolean =>
  steps.some(({ gap }, at) => gap === 'break' && endsInHyphen(glyphs[steps[at - 1]?.glyph ?? -1]));

const endsInHyphen = (glyph: Glyph | undefined): boolean => HYPHENS.has(glyph?.text.at(-1) ?? '');

const viewAlong = ({ glyphs, pieces, folding }: Reading, steps: readonly WrittenStep[], ends: Ends): View => {
  const written = writing(folding);
  let hyphen = false;
  for (const step of steps) {
    const { glyph: index, gap } = step;
    const glyph = glyphs[index];
    if (!glyph) continue;
    if (gap !== 'none') {
      const cut = gap === 'break' && hyphen;
      if (!cut) written.add(gapText(gap, ends), -1);
      else if (WITHOUT_HYPHEN.has(ends)) written.dropHyphen();
    }
    written.add(textAt({ pieces, folding }, step), isBlank(glyph) ? -1 : index);
    hyphen = endsInHyphen(glyph);
  }
  return written.view();
};

const COMBINING = /^\p{M}$/u;

/** An accent that is drawn by itself belongs to the letter before, as where a pattern names both as one. */
const composed = (last: string, unit: string): string | undefined => {
  const one = COMBINING.test(unit) ? (last + unit).normalize('NFC') : '';
  return one.length === 1 ? one : undefined;
};

const writing = (folding: Folding) => {
  let text = '';
  let last = ' ';
  const glyphs: number[] = [];
  const add = (units: string, source: number) => {
    for (let at = 0; at < units.length; at += 1) {
      const unit = units.charAt(at);
      if (unit === ' ' && last === ' ') continue;
      const joined = folding === 'pattern' ? composed(last, unit) : undefined;
      if (joined === undefined) glyphs.push(source);
      else text = text.slice(0, -1);
      last = joined ?? unit;
      text += last;
    }
  };
  const dropHyphen = () => {
    if (last !== '-') return;
    text = text.slice(0, -1);
    last = text.at(-1) ?? ' ';
    glyphs.pop();
  };
  return { add, dropHyphen, view: (): View => ({ text, glyphs }) };
};

const gapText = (gap: 'space' | 'break', ends: Ends): string => {
  if (gap === 'space' || ends === 'joined' || ends === 'kept') return ' ';
  return ends === 'lines' ? '\n' : '';
};

/** Letters set apart ("S e c r e t") as a word. */
const SPACED = /(?<![^ ])(?:[^ ] ){3,}[^ ](?![^ ])/g;

const withoutSpacing = (view: View): View => {
  const dropped = new Set<number>();
  for (const { 0: run, index } of view.text.matchAll(SPACED)) {
    for (let at = index; at < index + run.length; at += 1) if (view.text[at] === ' ') dropped.add(at);
  }
  return without(view, dropped);
};

const withoutMatches = (view: View, pattern: RegExp): View =>
  without(view, new Set([...view.text.matchAll(pattern)].map(({ index }) => index)));

const without = (view: View, dropped: ReadonlySet<number>): View => {
  const { text, glyphs } = view;
  if (dropped.size === 0) return view;
  const remaining = glyphs.map((_, at) => at).filter((at) => !dropped.has(at));
  return { text: remaining.map((at) => text[at]).join(''), glyphs: remaining.map((at) => glyphs[at] ?? -1) };
};
