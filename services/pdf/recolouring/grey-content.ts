import { PDFArray, PDFName, type PDFDict, type PDFObject } from 'pdf-lib';
import { withOperators, type ContentOperator } from '../content/operators.js';
import { samplesTold } from '../content/colour-samples.js';
import { familyOf, type SeenColour, type UsedColour } from './colours-used.js';
import type { InlineGreys } from './inline-images.js';
import { spaceNamed } from './space-named.js';

/** Tells what is seen of a colour; undefined where nobody knows. */
export type SeenAs = (colour: UsedColour) => SeenColour | undefined;

export interface GreyWriting {
  readonly resources: PDFDict | undefined;
  readonly seenAs: SeenAs;
  readonly inline: InlineGreys;
  /** Letters that are no lighter than this become black; none where it is undefined. */
  readonly blackTo: number | undefined;
}

/** The paint of content: `space` is undefined where it is that of whoever draws it, `grey` where it is a pattern. */
export interface Paint {
  readonly space: PDFObject | undefined;
  readonly grey: number | undefined;
}

interface State {
  readonly fill: Paint;
  readonly stroke: Paint;
}

const STATES_MAX = 5000;
export const UNKNOWN: Paint = { space: undefined, grey: undefined };

/** Content with greys in the place of its colours; its patterns, forms and images are other objects. @see ISO 32000-1, 8.6.8 "Colour operators" */
export const greyContent = (bytes: Uint8Array, writing: GreyWriting): Uint8Array => {
  let state: State = { fill: UNKNOWN, stroke: UNKNOWN };
  const states: State[] = [];
  const set = (which: keyof State, paint: Paint): void => {
    state = { ...state, [which]: paint };
  };
  return withOperators(bytes, (step, written) => {
    const { operator } = step;
    if (operator === 'q' && states.length < STATES_MAX) states.push(state);
    if (operator === 'Q') state = states.pop() ?? state;
    const which = paintSetBy(operator);
    if (which) {
      const changed = painted(step, { written, writing, paint: state[which] });
      set(which, changed.paint);
      return changed.text;
    }
    if (operator === 'BI') return '';
    if (operator === 'ID') return writing.inline(written, writing.resources);
    return SHOWS.has(operator) ? shownBlack(state, written, writing.blackTo) : undefined;
  });
};

const FILLS: ReadonlySet<string> = new Set(['g', 'rg', 'k', 'cs', 'sc', 'scn']);
const STROKES: ReadonlySet<string> = new Set(['G', 'RG', 'K', 'CS', 'SC', 'SCN']);
export const SHOWS: ReadonlySet<string> = new Set(['Tj', 'TJ', "'", '"']);

/** Whether an operator sets the paint of areas and letters, or that of lines. */
export const paintSetBy = (operator: string): keyof State | undefined =>
  FILLS.has(operator) ? 'fill' : STROKES.has(operator) ? 'stroke' : undefined;

const levelOf = (grey: number): string => String(Number(grey.toFixed(4)));

const shownBlack = ({ fill }: State, written: Uint8Array, blackTo: number | undefined): string | undefined => {
  if (blackTo === undefined || fill.grey === undefined || fill.grey === 0 || fill.grey > blackTo) return undefined;
  return `0 g ${Buffer.from(written).toString('latin1')} ${levelOf(fill.grey)} g`;
};

export interface Painting {
  readonly written: Uint8Array;
  readonly writing: GreyWriting;
  readonly paint: Paint;
}

interface Painted {
  readonly paint: Paint;
  /** Undefined where it stays as it is written. */
  readonly text: string | undefined;
}

const device = (name: string): PDFName => PDFName.of(name);
/** Spaces that operators set by their name alone. */
const DEVICES: Readonly<Record<string, string>> = { g: 'DeviceGray', rg: 'DeviceRGB', k: 'DeviceCMYK' };

/** The paint that an operator sets, and what sets its grey. */
export const painted = (step: ContentOperator, painting: Painting): Painted => {
  const { numbers, operator } = step;
  const isFill = FILLS.has(operator);
  const own = DEVICES[operator.toLowerCase()];
  if (own) return inGrey({ space: device(own), values: numbers }, isFill, painting.writing);
  if (operator.toLowerCase() === 'cs') return spaceChosen(step, isFill, painting);
  if (step.names.length > 0) return patternChosen(step, painting);
  const space = painting.paint.space ?? spaceOfSo(numbers.length);
  return space ? inGrey({ space, values: numbers }, isFill, painting.writing) : { paint: UNKNOWN, text: undefined };
};

/** Where nothing says it, as many numbers as there are tell it. */
const spaceOfSo = (count: number): PDFName | undefined => {
  const name = new Map([
    [1, 'DeviceGray'],
    [3, 'DeviceRGB'],
    [4, 'DeviceCMYK'],
  ]).get(count);
  return name === undefined ? undefined : device(name);
};

const inGrey = (colour: UsedColour, isFill: boolean, { seenAs }: GreyWriting): Painted => {
  const seen = seenAs(colour);
  return { paint: { space: colour.space, grey: seen?.grey }, text: seen && greyText(seen.grey, isFill) };
};

const greyText = (grey: number, isFill: boolean): string => `${levelOf(grey)} ${isFill ? 'g' : 'G'}`;

const spaceChosen = ({ names }: ContentOperator, isFill: boolean, { writing }: Painting): Painted => {
  const name = names.at(-1) ?? '';
  const space = spaceNamed(writing.resources, name);
  if (!space || familyOf(space) === 'Pattern') return { paint: { space, grey: undefined }, text: undefined };
  return inGrey({ space, values: initialValues(space) }, isFill, writing);
};

/** @see ISO 32000-1, table 74, operator CS: the colour that a space begins with */
const initialValues = (space: PDFObject): readonly number[] => {
  const count = samplesTold(space) ?? 1;
  switch (familyOf(space)) {
    case 'DeviceCMYK':
      return [0, 0, 0, 1];
    case 'Separation':
    case 'DeviceN':
      return Array.from({ length: count }, () => 1);
    case 'ICCBased':
      return count === 4 ? [0, 0, 0, 1] : Array.from({ length: count }, () => 0);
    default:
      return Array.from({ length: count }, () => 0);
  }
};

/** A pattern that has no colours of its own gets its colour with its name. */
const patternChosen = ({ numbers, operator }: ContentOperator, { written, writing, paint }: Painting): Painted => {
  const patterned = { paint: { space: paint.space, grey: undefined }, text: undefined };
  if (numbers.length === 0) return patterned;
  const named = /\/[^\s/<>[\](){}%]*/.exec(Buffer.from(written).toString('latin1'))?.[0];
  const beneath = paint.space instanceof PDFArray ? paint.space.lookup(1) : spaceOfSo(numbers.length);
  const seen = beneath && writing.seenAs({ space: beneath, values: numbers });
  if (!seen || named === undefined) return patterned;
  return { ...patterned, text: `${levelOf(seen.grey)} ${named} ${operator}` };
};
