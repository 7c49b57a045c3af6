import type { MarkType } from '../../../contracts/marks.js';
import type { FieldKind } from './field-mark.js';

/** Instruments that a person can have in hand, in the order of the bar, each with the key that takes it. */
export const instruments = [
  { id: 'select', key: 'V' },
  { id: 'text', key: 'T' },
  { id: 'retype', key: 'D' },
  { id: 'highlight', key: 'H' },
  { id: 'underline', key: 'U' },
  { id: 'strikeout', key: 'K' },
  { id: 'note', key: 'N' },
  { id: 'ink', key: 'P' },
  { id: 'line', key: 'L' },
  { id: 'arrow', key: 'A' },
  { id: 'rectangle', key: 'R' },
  { id: 'ellipse', key: 'O' },
  { id: 'stamp', key: 'S' },
  { id: 'symbol', key: 'C' },
  { id: 'picture', key: 'I' },
  { id: 'field', key: 'F' },
  { id: 'sign', key: 'G' },
  { id: 'erase', key: 'E' },
] as const;

export type Instrument = (typeof instruments)[number]['id'];
/** An instrument that makes marks of its own kind. */
export type MarkInstrument = Exclude<Instrument, 'select' | 'retype' | 'erase'> & (MarkType | 'field' | 'sign');

export const makesMarks = (instrument: Instrument): instrument is MarkInstrument =>
  instrument !== 'select' && instrument !== 'retype' && instrument !== 'erase';

export const instrumentOfKey = (key: string): Instrument | undefined =>
  instruments.find((one) => one.key === key.toUpperCase())?.id;

/** How marks of a kind look; what a kind does not have is left out. */
export interface Style {
  readonly colour?: string;
  /** 0 to 1. */
  readonly opacity: number;
  /** The width of lines, in points. */
  readonly width?: number;
  /** The size of letters, in points. */
  readonly size?: number;
  /** Written into the page instead of lying on it. */
  readonly asContent?: boolean;
  readonly text?: string;
  readonly symbol?: 'check' | 'cross' | 'dot' | 'ring';
  readonly font?: 'sans' | 'serif' | 'mono';
  readonly bold?: boolean;
  readonly italic?: boolean;
  /** The kind of a field of the form, by the act of a person with it. */
  readonly field?: FieldKind;
}

const line = { colour: '#b42318', opacity: 1, width: 2, asContent: false } as const;

/** How each kind looks until a person chooses otherwise. */
export const usualStyles: Readonly<Record<MarkInstrument, Style>> = {
  text: { colour: '#1b221f', opacity: 1, size: 12, asContent: false, font: 'sans', bold: false, italic: false },
  highlight: { colour: '#ffd400', opacity: 1 },
  underline: { colour: '#12b76a', opacity: 1 },
  strikeout: { colour: '#d92d20', opacity: 1 },
  note: { colour: '#ffd400', opacity: 1 },
  ink: { ...line, colour: '#1d5391' },
  line,
  arrow: line,
  rectangle: line,
  ellipse: line,
  stamp: { colour: '#d92d20', opacity: 1, asContent: false, text: 'DRAFT' },
  symbol: { colour: '#1b221f', opacity: 1, asContent: false, symbol: 'check' },
  picture: { opacity: 1, asContent: false },
  field: { opacity: 1, field: 'text' },
  sign: { opacity: 1 },
};

/** Colours that are offered at once, light enough or dark enough for what they are for. */
export const offeredColours = ['#1b221f', '#1d5391', '#b42318', '#0e5d48', '#ffd400'] as const;
