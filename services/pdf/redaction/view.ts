import { folded, tidied } from './fold.js';
import { isBlank, type Glyph } from './glyph.js';
import { contentOrder, visualOrder, type Step } from './reading-order.js';

/** The text of a page in one of the ways it can be read, and where each UTF-16 unit of it comes from. */
export interface View {
  readonly text: string;
  /** Number of the glyph; -1 for a gap. */
  readonly glyphs: readonly number[];
}

export type Folding = 'text' | 'pattern';

/**
 * What the end of a line is:
 * `joined`: a gap, and a word cut by a hyphen is whole again; `kept`: the same, with the hyphen as part of the word;
 * `unbroken`: nothing, for words cut without a hyphen; `lines`: an end of line, for patterns that ask for one.
 */
type Ends = 'joined' | 'kept' | 'unbroken' | 'lines';

const endsFor: Readonly<Record<Folding, readonly Ends[]>> = {
  text: ['joined', 'kept', 'unbroken'],
  pattern: ['joined', 'kept', 'lines'],
};
const foldFor = { text: folded, pattern: tidied };
const WITHOUT_HYPHEN: ReadonlySet<Ends> = new Set(['joined', 'unbroken']);
const HYPHEN_END = /[-\u00AD\u2010\u2011]$/;

/** Every reading of a page's text, without repeats. */
export const viewsOf = (glyphs: readonly Glyph[], folding: Folding): readonly View[] => {
  const pieces = glyphs.map(({ text }) => foldFor[folding](text));
  const views = new Map<string, View>();
  const keep = (view: View) => {
    if (!views.has(view.text)) views.set(view.text, view);
  };
  for (const steps of [contentOrder(glyphs), visualOrder(glyphs)]) {
    for (const ends of endsFor[folding]) keep(viewAlong({ glyphs, pieces, steps }, ends));
  }
  for (const view of [...views.values()]) keep(withoutSpacing(view));
  return [...views.values()];
};

interface Reading {
  readonly glyphs: readonly Glyph[];
  /** Folded text of each glyph. */
  readonly pieces: readonly string[];
  readonly steps: readonly Step[];
}

const viewAlong = ({ glyphs, pieces, steps }: Reading, ends: Ends): View => {
  const units: string[] = [];
  const sources: number[] = [];
  const add = (text: string, source: number) => {
    for (const unit of text.split('')) {
      if (unit === ' ' && (units.at(-1) ?? ' ') === ' ') continue;
      units.push(unit);
      sources.push(source);
    }
  };
  let hyphen = false;
  for (const { glyph: index, gap } of steps) {
    const glyph = glyphs[index];
    if (!glyph) continue;
    if (gap !== 'none') {
      const cut = gap === 'break' && hyphen;
      if (!cut) add(gapText(gap, ends), -1);
      else if (WITHOUT_HYPHEN.has(ends) && units.at(-1) === '-') {
        units.pop();
        sources.pop();
      }
    }
    add(pieces[index] ?? '', isBlank(glyph) ? -1 : index);
    hyphen = HYPHEN_END.test(glyph.text);
  }
  return { text: units.join(''), glyphs: sources };
};

const gapText = (gap: 'space' | 'break', ends: Ends): string => {
  if (gap === 'space' || ends === 'joined' || ends === 'kept') return ' ';
  return ends === 'lines' ? '\n' : '';
};

/** Letters set apart ("S e c r e t") as a word. */
const SPACED = /(?<![^ ])(?:[^ ] ){3,}[^ ](?![^ ])/g;

const withoutSpacing = ({ text, glyphs }: View): View => {
  const dropped = new Set<number>();
  for (const { 0: run, index } of text.matchAll(SPACED)) {
    for (let at = index; at < index + run.length; at += 1) if (text[at] === ' ') dropped.add(at);
  }
  if (dropped.size === 0) return { text, glyphs };
  const kept = glyphs.map((_, at) => at).filter((at) => !dropped.has(at));
  return { text: kept.map((at) => text[at]).join(''), glyphs: kept.map((at) => glyphs[at] ?? -1) };
};
