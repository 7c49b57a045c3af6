import type { PDFDocument } from 'pdf-lib';
import type { ContentChanges } from '../content/apply-changes.js';
import type { ShownText } from '../content/page-walk.js';
import { itemsShown } from '../content/shown-items.js';
import type { TextState } from '../content/text-state.js';
import { textToken } from '../../raw/tokens.js';
import { numeral } from '../content/rewrite-shown.js';
import { NotSafe } from './not-safe.js';
import type { PageLetters } from './page-letters.js';
import { lookOf, standInFor, type StandIn } from './stand-in.js';

/** A text that can be shown where an operator shows its own; in the text space of that. */
export interface NewText {
  readonly length: number;
  /** Operators that show it, narrower where that is less than 1, and leave the state as it was. */
  readonly operators: (squeeze: number) => string;
}

/** Scripts whose letters change with their neighbours or stand one above the other. */
const SHAPED =
  /[\p{M}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Sinhala}\p{Script=Tibetan}]/u;

/** In sizes, where a line has no gap to go by. */
const USUAL_SPACE_SIZES = 0.27;

interface SameFont {
  readonly letters: PageLetters;
  /** The width of a space for which the font has no code, in sizes; undefined where the line has none. */
  readonly space: number | undefined;
}

/** A text in the font of an operator; undefined where that font does not show all its letters on this page. */
export const inSameFont = (text: string, { state }: ShownText, { letters, space }: SameFont): NewText | undefined => {
  const { font, size, stretch } = state;
  if (!font?.codes || SHAPED.test(text)) return undefined;
  const list: string[] = [];
  let length = 0;
  for (const character of Array.from(text)) {
    const bytes = letters.codeOf(font.dict, character);
    if (bytes === undefined && character !== ' ') return undefined;
    const gap = space ?? USUAL_SPACE_SIZES;
    length += bytes === undefined ? gap * size * stretch : advanceOf(bytes, state);
    list.push(bytes === undefined ? ` ${numeral(-gap * 1000)} ` : `<${Buffer.from(bytes, 'latin1').toString('hex')}>`);
  }
  const shown = `[${list.join('')}] TJ`;
  return { length, operators: (squeeze) => squeezed(shown, stretch, squeeze) };
};

/** How far one code moves on. */
const advanceOf = (bytes: string, state: TextState): number => itemsShown(textToken(bytes), state).length;

const squeezed = (shown: string, stretch: number, squeeze: number): string =>
  squeeze === 1 ? shown : `${numeral(stretch * squeeze * 100)} Tz ${shown} ${numeral(stretch * 100)} Tz`;

interface OtherFont {
  readonly document: PDFDocument;
  readonly changes: ContentChanges;
}

/** A text in the nearest font that is here. @throws NotSafe; Refusal `fonts.missing` */
export const inOtherFont = async (
  text: string,
  shown: ShownText,
  { document, changes }: OtherFont,
): Promise<NewText> => {
  const { state, stream } = shown;
  const { font, size, stretch } = state;
  if (!font || font.key === '') throw new NotSafe('its font cannot be chosen again');
  const stand = await standInFor(document, text, lookOf(font.dict));
  const keys = new Map(stand.runs.map((run) => [run.font, changes.name(stream, 'Font', run.font)]));
  const restored = `/${escaped(font.key)} ${numeral(size)} Tf ${numeral(state.charSpace)} Tc ${numeral(state.wordSpace)} Tw`;
  const rise = stand.runs.some(({ y }) => y !== 0) ? ` ${numeral(state.rise)} Ts` : '';
  return {
    length: stand.length * size * stretch,
    operators: (squeeze) => {
      const narrow = squeeze === 1 ? '' : ` ${numeral(stretch * squeeze * 100)} Tz`;
      const runs = setLine(stand, { size, rise: state.rise, key: (run) => keys.get(run.font) ?? '' });
      return `0 Tc 0 Tw${narrow} ${runs} ${restored}${rise}${squeeze === 1 ? '' : ` ${numeral(stretch * 100)} Tz`}`;
    },
  };
};

interface RunPlace {
  readonly size: number;
  readonly rise: number;
  readonly key: (run: StandIn['runs'][number]) => string;
}

/** Operators that show a text in fonts that are here, on the line where they stand. */
export const setLine = ({ runs, length }: StandIn, { size, rise, key }: RunPlace): string => {
  const done: string[] = [];
  let at = 0;
  let lastSize = 1;
  for (const run of runs) {
    const list: string[] = [];
    const moveTo = (place: number): void => {
      if (Math.abs(place - at) > 1e-5) list.push(` ${numeral((-(place - at) / run.size) * 1000)} `);
      at = place;
    };
    for (const { bytes, start, advance } of run.codes) {
      moveTo(run.x + start * run.size);
      list.push(`<${Buffer.from(bytes, 'latin1').toString('hex')}>`);
      at += advance * run.size;
    }
    const height = Math.abs(run.y) > 1e-4 ? `${numeral(rise + run.y * size)} Ts ` : '';
    done.push(`${height}/${key(run)} ${numeral(run.size * size)} Tf [${list.join('')}] TJ`);
    lastSize = run.size;
  }
  const left = length - at;
  if (Math.abs(left) > 1e-5) done.push(`[${numeral((-left / lastSize) * 1000)}] TJ`);
  return done.join(' ');
};

/** A name as content writes it. */
const escaped = (name: string): string =>
  name.replace(/[^!-~]|[()<>[\]{}/%#]/g, (one) => `#${one.charCodeAt(0).toString(16).padStart(2, '0')}`);
