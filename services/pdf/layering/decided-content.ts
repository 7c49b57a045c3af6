import { PDFRawStream, type PDFDict } from 'pdf-lib';
import { dictAt, numberAt } from '../content/objects.js';
import { pdfName } from '../content/pdf-name.js';
import { readOperatorsAsWritten, withOperators, type ContentOperator } from '../content/operators.js';
import type { SeenAs, Visibility } from './visibility.js';

/** Content in which some layers are decided. */
export interface DecidedContent {
  readonly bytes: Uint8Array;
  /** Pieces of the structure of the document that are gone. */
  readonly removedMarks: ReadonlySet<number>;
  /** Resources, such as `XObject/Im0`, that were used by what is gone, and those that are still used. */
  readonly dropped: ReadonlySet<string>;
  readonly used: ReadonlySet<string>;
}

/** Operators that name a resource, with its kind. */
const RESOURCES: ReadonlyMap<string, string> = new Map([
  ['Do', 'XObject'],
  ['sh', 'Shading'],
  ['gs', 'ExtGState'],
  ['Tf', 'Font'],
  ['BDC', 'Properties'],
  ['DP', 'Properties'],
  ['cs', 'ColorSpace'],
  ['CS', 'ColorSpace'],
  ['scn', 'Pattern'],
  ['SCN', 'Pattern'],
]);
const PAINTS: ReadonlySet<string> = new Set(['f', 'F', 'f*', 'S', 's', 'B', 'B*', 'b', 'b*']);
const SHOWS: ReadonlySet<string> = new Set(['Tj', 'TJ', 'sh', 'Do', 'BI', 'ID', 'MP', 'DP']);

/**
 * Content without what is hidden, and without the marks of layers that are shown. What sets a state within a hidden layer
 * still holds after it, so it stays unless it is taken back there, too.
 *
 * @see ISO 32000-1, 8.11.3.2 "Optional content in content streams"
 */
export const decideContent = (bytes: Uint8Array, resources: PDFDict | undefined, seenAs: SeenAs): DecidedContent => {
  const isWithin = within(hiddenWhole(bytes, followMarks(resources, seenAs)));
  const follow = followMarks(resources, seenAs);
  const removedMarks = new Set<number>();
  const dropped = new Set<string>();
  const used = new Set<string>();
  let index = -1;
  const after = withOperators(bytes, (step, written) => {
    index += 1;
    const { isHidden, isTakenOut } = follow(step);
    const change = isWithin(index) ? '' : isHidden || isTakenOut ? withoutLooks(step, isTakenOut) : undefined;
    const named = resourceNamed(step);
    if (named !== undefined) (change === undefined ? used : dropped).add(named);
    if (isHidden && step.operator === 'BDC')
      for (const id of marksBegun(step, written, resources)) removedMarks.add(id);
    return change;
  });
  return { bytes: after, removedMarks, dropped, used };
};

const resourceNamed = ({ operator, names }: ContentOperator): string | undefined => {
  const kind = RESOURCES.get(operator);
  const name = kind === 'Properties' ? names[1] : names.at(-1);
  return kind === undefined || name === undefined ? undefined : `${kind}/${name}`;
};

const withoutLooks = ({ operator, numbers }: ContentOperator, isTakenOut: boolean): string | undefined => {
  if (isTakenOut || SHOWS.has(operator)) return '';
  if (PAINTS.has(operator)) return 'n';
  if (operator === "'") return 'T*';
  if (operator === '"') return `${numbers[0] ?? 0} Tw ${numbers[1] ?? 0} Tc T*`;
  return undefined;
};

const marksBegun = (
  { names }: ContentOperator,
  written: Uint8Array,
  resources: PDFDict | undefined,
): readonly number[] => {
  const [, id] = /\/MCID\s+(\d+)/.exec(Buffer.from(written).toString('latin1')) ?? [];
  if (id !== undefined) return [Number(id)];
  const listed = dictAt(dictAt(resources, 'Properties'), names[1] ?? '');
  return [listed && numberAt(listed, 'MCID')].filter((id) => id !== undefined);
};

/** The looks of an operator go where it is hidden; one that is taken out goes whole. */
interface Followed {
  readonly isHidden: boolean;
  readonly isTakenOut: boolean;
}
type Follow = (found: ContentOperator) => Followed;

/** Follows marked content, of which layers are one kind. */
const followMarks = (resources: PDFDict | undefined, seenAs: SeenAs): Follow => {
  const open: Visibility[] = [];
  let hidden = 0;
  return (step) => {
    const { operator } = step;
    const before = hidden > 0;
    if (operator === 'BMC' || operator === 'BDC') {
      const visibility = layerBegun(step, resources, seenAs);
      open.push(visibility);
      if (visibility === 'hidden') hidden += 1;
      return { isHidden: hidden > 0, isTakenOut: hidden > 0 || visibility === 'shown' };
    }
    if (operator === 'EMC') {
      const visibility = open.pop();
      if (visibility === 'hidden') hidden -= 1;
      return { isHidden: before, isTakenOut: before || visibility === 'shown' };
    }
    return {
      isHidden: before,
      isTakenOut: operator === 'Do' && drawnVisibility(step, resources, seenAs) === 'hidden',
    };
  };
};

const layerBegun = (
  { operator, names }: ContentOperator,
  resources: PDFDict | undefined,
  seenAs: SeenAs,
): Visibility => {
  const properties = dictAt(resources, 'Properties');
  const [kind, name] = names;
  if (operator !== 'BDC' || kind !== 'OC' || name === undefined || !properties) return 'open';
  return properties.has(pdfName(name)) ? seenAs(properties, pdfName(name)) : 'open';
};

/** A form or picture may belong to a layer itself. */
const drawnVisibility = ({ names }: ContentOperator, resources: PDFDict | undefined, seenAs: SeenAs): Visibility => {
  const stream = dictAt(resources, 'XObject')?.lookup(pdfName(names.at(-1) ?? ''));
  return stream instanceof PDFRawStream ? seenAs(stream.dict, pdfName('OC')) : 'open';
};

/** From one operator to another, by their numbers. */
type Range = readonly [from: number, to: number];

/** Where a state is saved and taken back within the same hidden content. */
const hiddenWhole = (bytes: Uint8Array, follow: Follow): readonly Range[] => {
  const whole: Range[] = [];
  let saved: number[] = [];
  let index = -1;
  readOperatorsAsWritten(bytes, (step) => {
    index += 1;
    const { isHidden } = follow(step);
    if (!isHidden) saved = [];
    else if (step.operator === 'q') saved.push(index);
    else if (step.operator === 'Q') {
      const from = saved.pop();
      if (from !== undefined && saved.length === 0) whole.push([from, index]);
    }
  });
  return whole;
};

/** Whether a number is within one of some ranges, asked in order. */
const within = (ranges: readonly Range[]): ((index: number) => boolean) => {
  let next = 0;
  return (index) => {
    while ((ranges[next]?.[1] ?? Infinity) < index) next += 1;
    return (ranges[next]?.[0] ?? Infinity) <= index;
  };
};
