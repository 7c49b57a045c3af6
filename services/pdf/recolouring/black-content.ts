import type { PDFDict } from 'pdf-lib';
import { withOperators, type ContentOperator } from '../content/operators.js';
import { painted, paintSetBy, SHOWS, UNKNOWN, type Paint, type SeenAs } from './grey-content.js';
import { inlineKept } from './inline-images.js';

export interface BlackWriting {
  readonly resources: PDFDict | undefined;
  readonly seenAs: SeenAs;
  /** Paints that are no lighter than this become black. */
  readonly to: number;
  /** Paints that become black wherever they are set, not only for letters. */
  readonly everywhere: readonly Which[];
}

type Which = 'fill' | 'stroke';

/** A paint with the words that set it. */
interface PaintSet {
  readonly paint: Paint;
  /** Those that chose its space; undefined where that was chosen elsewhere. */
  readonly space: string | undefined;
  readonly words: string | undefined;
}

interface State {
  readonly fill: PaintSet;
  readonly stroke: PaintSet;
  /** How letters are shown. @see ISO 32000-1, table 106 */
  readonly mode: number;
}

const STATES_MAX = 5000;
const NOTHING: PaintSet = { paint: UNKNOWN, space: undefined, words: undefined };
const FILLED: ReadonlySet<number> = new Set([0, 2, 4, 6]);
const STROKED: ReadonlySet<number> = new Set([1, 2, 5, 6]);
const BLACK: Readonly<Record<Which, string>> = { fill: '0 g', stroke: '0 G' };

/** Content whose letters are black where they were not light; all else keeps its colours. */
export const blackContent = (bytes: Uint8Array, writing: BlackWriting): Uint8Array => {
  let state: State = { fill: NOTHING, stroke: NOTHING, mode: 0 };
  const states: State[] = [];
  return withOperators(bytes, (step, written) => {
    const { operator } = step;
    state = stateAfter(step, state, states);
    if (SHOWS.has(operator)) return shown(state, written, writing);
    const which = paintSetBy(operator);
    if (!which) return undefined;
    const set = setBy(step, { written, before: state[which], writing });
    const isBlack = writing.everywhere.includes(which) && isDark(set, writing.to);
    state = { ...state, [which]: isBlack ? NOTHING : set };
    return isBlack ? BLACK[which] : undefined;
  });
};

/** Content saves states and takes them back. */
const stateAfter = ({ operator, numbers }: ContentOperator, state: State, states: State[]): State => {
  if (operator === 'q' && states.length < STATES_MAX) states.push(state);
  if (operator === 'Q') return states.pop() ?? state;
  return operator === 'Tr' ? { ...state, mode: numbers[0] ?? 0 } : state;
};

const isDark = ({ paint: { grey }, words }: PaintSet, to: number): boolean =>
  words !== undefined && grey !== undefined && grey > 0 && grey <= to;

interface Setting {
  readonly written: Uint8Array;
  readonly before: PaintSet;
  readonly writing: BlackWriting;
}

const setBy = (step: ContentOperator, { written, before, writing }: Setting): PaintSet => {
  const { resources, seenAs } = writing;
  const greys = { resources, seenAs, inline: inlineKept, blackTo: undefined };
  const { paint } = painted(step, { written, writing: greys, paint: before.paint });
  const words = Buffer.from(written).toString('latin1');
  const kind = step.operator.toLowerCase();
  if (kind === 'cs') return { paint, space: words, words };
  if (kind === 'sc' || kind === 'scn') {
    const { space } = before;
    return { paint, space, words: space === undefined ? undefined : `${space} ${words}` };
  }
  return { paint, space: undefined, words };
};

const shown = ({ fill, stroke, mode }: State, written: Uint8Array, { to }: BlackWriting): string | undefined => {
  const parts = [
    ...(FILLED.has(mode) && isDark(fill, to) ? [{ black: BLACK.fill, words: fill.words }] : []),
    ...(STROKED.has(mode) && isDark(stroke, to) ? [{ black: BLACK.stroke, words: stroke.words }] : []),
  ];
  if (parts.length === 0) return undefined;
  const black = parts.map((part) => part.black).join(' ');
  return `${black} ${Buffer.from(written).toString('latin1')} ${parts.map(({ words }) => words).join(' ')}`;
};
