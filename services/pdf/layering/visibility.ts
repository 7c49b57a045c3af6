import { PDFArray, PDFDict, PDFName, PDFRef, type PDFObject } from 'pdf-lib';
import { arrayAt, nameAt } from '../content/objects.js';
import { pdfName } from '../content/pdf-name.js';
import { refsIn } from './layers-of.js';

/** `open` where it still depends on layers that people show and hide. */
export type Visibility = 'shown' | 'hidden' | 'open';

/** Says of each layer what has been decided. */
export type Decided = (layer: PDFRef) => Visibility;

/** Whether content is seen that belongs to what an entry of a dictionary says. */
export type SeenAs = (dict: PDFDict, entry: PDFName) => Visibility;

/** Operators of one rule that are looked at: a rule may lead back to itself, in several places. */
const OPERATORS_MAX = 1000;

/** Whether content is seen that belongs to a layer, or to several by a rule. @see ISO 32000-1, 8.11.2 "Optional content groups" */
export const visibilities = (decided: Decided): SeenAs => {
  const known = new Map<PDFDict, Visibility>();
  return (dict, entry) => {
    const belongsTo = dict.get(entry);
    const membership = dict.lookup(entry);
    if (!(membership instanceof PDFDict)) return 'shown';
    if (nameAt(membership, 'Type') !== 'OCMD') return belongsTo instanceof PDFRef ? decided(belongsTo) : 'shown';
    const visibility = known.get(membership) ?? ofMembership(membership, decided);
    known.set(membership, visibility);
    return visibility;
  };
};

const ofMembership = (membership: PDFDict, decided: Decided): Visibility => {
  const expression = arrayAt(membership, 'VE');
  if (expression) return ofExpression(expression, { decided, operators: 0 });
  const states = membersOf(membership).map(decided);
  switch (nameAt(membership, 'P')) {
    case 'AllOn':
      return all(states);
    case 'AnyOff':
      return states.length === 0 ? 'shown' : any(states.map(opposite));
    case 'AllOff':
      return all(states.map(opposite));
    default:
      return states.length === 0 ? 'shown' : any(states);
  }
};

/** One layer, or a list of them in which some may be missing. */
const membersOf = (membership: PDFDict): readonly PDFRef[] => {
  const layers = membership.get(LAYERS);
  const one = membership.lookup(LAYERS);
  if (one instanceof PDFArray) return refsIn(one).filter((ref) => membership.context.lookup(ref) instanceof PDFDict);
  return layers instanceof PDFRef && one instanceof PDFDict ? [layers] : [];
};

const LAYERS = pdfName('OCGs');

interface Judging {
  readonly decided: Decided;
  operators: number;
}

const ofExpression = (expression: PDFArray, judging: Judging): Visibility => {
  judging.operators += 1;
  if (judging.operators > OPERATORS_MAX) return 'shown';
  const states = operandsOf(expression).map((operand) => ofOperand(operand, judging));
  switch (operatorOf(expression)) {
    case 'And':
      return all(states);
    case 'Or':
      return any(states);
    case 'Not':
      return opposite(states[0] ?? 'hidden');
    default:
      return 'shown';
  }
};

/** Stands behind the operator. */
type Operand = readonly [written: PDFObject, found: PDFObject | undefined];

const operandsOf = (expression: PDFArray): readonly Operand[] =>
  expression
    .asArray()
    .flatMap((written, index): Operand[] => (index === 0 ? [] : [[written, expression.lookup(index)]]));

const ofOperand = ([written, found]: Operand, judging: Judging): Visibility => {
  if (found instanceof PDFArray) return ofExpression(found, judging);
  return written instanceof PDFRef && found instanceof PDFDict ? judging.decided(written) : 'shown';
};

const operatorOf = (expression: PDFArray): string | undefined => {
  const operator = expression.size() > 0 ? expression.lookup(0) : undefined;
  return operator instanceof PDFName ? operator.decodeText() : undefined;
};

const opposite = (state: Visibility): Visibility =>
  state === 'open' ? 'open' : state === 'shown' ? 'hidden' : 'shown';

const any = (states: readonly Visibility[]): Visibility => {
  if (states.includes('shown')) return 'shown';
  return states.includes('open') ? 'open' : 'hidden';
};

const all = (states: readonly Visibility[]): Visibility => opposite(any(states.map(opposite)));

/** Takes layers that are decided out of a rule that still depends on others; it says the same about these. */
export const simplifyMembership = (membership: PDFDict, decided: Decided): void => {
  if (ofMembership(membership, decided) !== 'open') return;
  const expression = arrayAt(membership, 'VE');
  if (expression) simplify(expression, decided, new Set());
  const left = membersOf(membership).filter((layer) => decided(layer) === 'open');
  membership.set(LAYERS, membership.context.obj([...left]));
};

/** An operand that is decided in an expression that is not says nothing there. */
const simplify = (expression: PDFArray, decided: Decided, seen: Set<PDFArray>): void => {
  if (seen.has(expression)) return;
  seen.add(expression);
  const states = operandsOf(expression).map((operand) => ofOperand(operand, { decided, operators: 0 }));
  for (let index = states.length; index > 0; index -= 1) if (states[index - 1] !== 'open') expression.remove(index);
  for (const [, found] of operandsOf(expression)) if (found instanceof PDFArray) simplify(found, decided, seen);
};
