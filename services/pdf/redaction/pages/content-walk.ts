import { PDFName, PDFRawStream, PDFRef, type PDFDict, type PDFPage } from 'pdf-lib';
import { IDENTITY, matrixOf, multiply, type Matrix } from '../../content/matrix.js';
import { arrayAt, decodedBytes, dictAt, nameAt, numbersIn, resourcesOf } from '../../content/objects.js';
import { readOperators, type ContentOperator } from '../../content/operators.js';
import { contentOf } from '../../content/page-content.js';
import { transformed, type Point } from '../../content/geometry.js';

/** Something that a page draws, in its user space. */
export type Drawn =
  | {
      readonly kind: 'image';
      /** Names of the forms around it and its own, as their resources call them. */
      readonly names: readonly string[];
      readonly image: PDFRawStream;
      /** From the unit square. */
      readonly matrix: Matrix;
    }
  | { readonly kind: 'inline-image'; readonly matrix: Matrix }
  | { readonly kind: 'path'; readonly points: readonly Point[]; readonly inForm: boolean };

const FORM_DEPTH_MAX = 12;
const STATES_MAX = 1000;
const OPERATORS_MAX = 10_000_000;

interface Walk {
  readonly visit: (drawn: Drawn) => void;
  operators: number;
}

interface Place {
  readonly resources: PDFDict | undefined;
  readonly matrix: Matrix;
  readonly names: readonly string[];
}

/** Follows a page's content into its forms; false when it gave up on a page without end. */
export const walkPage = (page: PDFPage, visit: (drawn: Drawn) => void): boolean => {
  const walk: Walk = { visit, operators: 0 };
  follow(walk, contentOf(page), { resources: resourcesOf(page.node), matrix: IDENTITY, names: [] });
  return walk.operators <= OPERATORS_MAX;
};

interface State {
  matrix: Matrix;
  readonly saved: Matrix[];
  points: Point[];
}

const follow = (walk: Walk, bytes: Uint8Array, place: Place): void => {
  const state: State = { matrix: place.matrix, saved: [], points: [] };
  readOperators(bytes, (operator) => {
    walk.operators += 1;
    step(walk, state, { found: operator, place });
    return walk.operators <= OPERATORS_MAX;
  });
};

const step = (walk: Walk, state: State, { found, place }: { found: ContentOperator; place: Place }): void => {
  const { operator, numbers, names } = found;
  if (operator === 'q' && state.saved.length < STATES_MAX) state.saved.push(state.matrix);
  else if (operator === 'Q') state.matrix = state.saved.pop() ?? state.matrix;
  else if (operator === 'cm') state.matrix = multiply(matrixOf(numbers) ?? IDENTITY, state.matrix);
  else if (operator === 'ID') walk.visit({ kind: 'inline-image', matrix: state.matrix });
  else if (operator === 'Do') draw(walk, names.at(-1) ?? '', { ...place, matrix: state.matrix });
  else drawPath(walk, state, { found, place });
};

/** How many numbers of each operator are pairs of coordinates. */
const pathOperators: Readonly<Record<string, number>> = { m: 2, l: 2, c: 6, v: 4, y: 4 };
const PAINTED: ReadonlySet<string> = new Set(['S', 's', 'f', 'F', 'f*', 'B', 'B*', 'b', 'b*']);

const drawPath = (walk: Walk, state: State, { found, place }: { found: ContentOperator; place: Place }): void => {
  const { operator, numbers } = found;
  const count = pathOperators[operator];
  if (count !== undefined) add(state, numbers.slice(-count));
  else if (operator === 're') add(state, cornersOf(numbers.slice(-4)));
  else if (PAINTED.has(operator) || operator === 'n') {
    if (operator !== 'n' && state.points.length > 0) {
      walk.visit({ kind: 'path', points: state.points, inForm: place.names.length > 0 });
    }
    state.points = [];
  }
};

const cornersOf = ([x = 0, y = 0, width = 0, height = 0]: readonly number[]): number[] => [
  ...[x, y, x + width, y],
  ...[x + width, y + height, x, y + height],
];

const add = (state: State, coordinates: readonly number[]): void => {
  for (let at = 0; at + 1 < coordinates.length; at += 2) {
    state.points.push(transformed(state.matrix, { x: coordinates[at] ?? 0, y: coordinates[at + 1] ?? 0 }));
  }
};

const draw = (walk: Walk, name: string, { resources, matrix, names }: Place): void => {
  const drawnObject = dictAt(resources, 'XObject')?.get(PDFName.of(name));
  const stream = drawnObject instanceof PDFRef ? resources?.context.lookup(drawnObject) : drawnObject;
  if (!(stream instanceof PDFRawStream)) return;
  const chain = [...names, name];
  const kind = nameAt(stream.dict, 'Subtype');
  if (kind === 'Image') walk.visit({ kind: 'image', names: chain, image: stream, matrix });
  else if (kind === 'Form' && chain.length <= FORM_DEPTH_MAX) {
    followForm(walk, stream, { resources, matrix, names: chain });
  }
};

const followForm = (walk: Walk, form: PDFRawStream, { resources, matrix, names }: Place): void => {
  const own = matrixOf(numbersIn(arrayAt(form.dict, 'Matrix'))) ?? IDENTITY;
  follow(walk, decodedBytes(form) ?? new Uint8Array(), {
    resources: dictAt(form.dict, 'Resources') ?? resources,
    matrix: multiply(own, matrix),
    names,
  });
};
