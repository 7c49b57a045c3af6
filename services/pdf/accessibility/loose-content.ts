import type { ContentOperator } from '../content/operators.js';

/** Some operators of a page, from one to another, that belong to no element of the structure. */
export interface LoosePart {
  readonly from: number;
  readonly to: number;
  /** It has words; anything else decorates the page. */
  readonly isText: boolean;
  /** The line that its words begin on, where that is known. */
  readonly line: number | undefined;
}

const BEGINS: Readonly<Record<string, 'text' | 'path' | 'image'>> = { BT: 'text', BI: 'image', m: 'path', re: 'path' };
const PAINTS: ReadonlySet<string> = new Set(['S', 's', 'f', 'F', 'f*', 'B', 'B*', 'b', 'b*']);
const SHOWS: ReadonlySet<string> = new Set(['Tj', 'TJ', "'", '"']);
const OPENS: ReadonlySet<string> = new Set(['BMC', 'BDC']);

interface Open {
  readonly kind: 'text' | 'path' | 'image';
  readonly from: number;
  shows: boolean;
  /** It has marked content of its own. */
  isMixed: boolean;
  line: number | undefined;
}

/**
 * The parts of a page's content outside all marked content.
 *
 * @param hasWords  whether a form of that name has words.
 */
export const looseParts = (
  operators: readonly ContentOperator[],
  hasWords: (name: string) => boolean,
): readonly LoosePart[] => {
  const reading: Reading = { open: undefined, depth: 0 };
  return [...operators.entries()].flatMap(([at, found]) => {
    const isMark = countMarks(reading, found.operator);
    return (isMark ? undefined : partAt(reading, { found, at, hasWords })) ?? [];
  });
};

interface Reading {
  open: Open | undefined;
  /** How many pieces of marked content are open. */
  depth: number;
}

/** Whether an operator opens or closes marked content. */
const countMarks = (reading: Reading, operator: string): boolean => {
  if (OPENS.has(operator)) {
    reading.depth += 1;
    if (reading.open) reading.open.isMixed = true;
    return true;
  }
  if (operator !== 'EMC') return false;
  reading.depth = Math.max(0, reading.depth - 1);
  return true;
};

interface Place {
  readonly found: ContentOperator;
  readonly at: number;
  readonly hasWords: (name: string) => boolean;
}

/** The part that an operator ends, or is. */
const partAt = (reading: Reading, { found, at, hasWords }: Place): LoosePart | undefined => {
  const { open } = reading;
  if (open) {
    if (isEnd(open, found.operator)) reading.open = undefined;
    return endedBy(open, found, at);
  }
  if (reading.depth > 0) return undefined;
  reading.open = begunBy(found.operator, at);
  return reading.open ? undefined : drawnAtOnce(found, at, hasWords);
};

const begunBy = (operator: string, from: number): Open | undefined => {
  const kind = BEGINS[operator];
  return kind && { kind, from, shows: false, isMixed: false, line: undefined };
};

const drawnAtOnce = (
  { operator, names }: ContentOperator,
  at: number,
  hasWords: (name: string) => boolean,
): LoosePart | undefined => {
  if (operator !== 'Do' && operator !== 'sh') return undefined;
  const isText = operator === 'Do' && hasWords(names[0] ?? '');
  return { from: at, to: at, isText, line: undefined };
};

const isEnd = ({ kind }: Open, operator: string): boolean => {
  if (kind === 'text') return operator === 'ET';
  return kind === 'image' ? operator === 'ID' : operator === 'n' || PAINTS.has(operator);
};

/** Where operators that move to a line say how high it is. */
const LINE_AT: Readonly<Record<string, number>> = { Td: 1, TD: 1, Tm: 5 };

/** The part that ends there, if it draws anything. */
const endedBy = (open: Open, { operator, numbers }: ContentOperator, at: number): LoosePart | undefined => {
  open.shows ||= SHOWS.has(operator);
  open.line ??= numbers[LINE_AT[operator] ?? -1];
  const draws = open.kind === 'text' ? open.shows : operator !== 'n';
  if (!isEnd(open, operator) || !draws || open.isMixed) return undefined;
  return { from: open.from, to: at, isText: open.kind === 'text', line: open.line };
};
