import { PDFArray, PDFDict, PDFName, PDFNumber, PDFRawStream, type PDFPage } from 'pdf-lib';
import { IDENTITY, matrixOf, multiply, type Matrix } from '../../content/matrix.js';
import { arrayAt, decodedBytes, dictAt, nameAt, numbersIn, resourcesOf } from '../../content/objects.js';
import { withOperators, type ContentOperator } from '../../content/operators.js';
import { contentOf } from '../../content/page-content.js';
import { fontCodesOf, type FontCodes } from '../fonts/font-codes.js';
import { nameToken } from '../../raw/tokens.js';
import { colourOperators, hexOf } from './colours.js';
import { itemsShown, type ShownItem } from './shown-items.js';
import type { TextState } from './text-state.js';

/** A stream of operators as a page draws it: a form that is drawn twice is here twice. */
export interface WalkedStream {
  readonly bytes: Uint8Array;
  readonly resources: PDFDict | undefined;
  /** Undefined for the page itself. */
  readonly form: { readonly stream: PDFRawStream; readonly drawnBy: OperatorPlace } | undefined;
  /** The operators that begin marked content, by their number. */
  readonly marks: Map<number, string>;
}

/** An operator: the number of its stream, and its own within that. */
export interface OperatorPlace {
  readonly stream: number;
  readonly at: number;
}

/** An operator that shows text. */
export interface ShownText extends OperatorPlace {
  readonly state: TextState;
  /** Operators that have to come before the text for the operator, such as beginning a line. */
  readonly before: string;
  /** From its text space to the page, where it starts. */
  readonly matrix: Matrix;
  readonly items: readonly ShownItem[];
  /** How far it moves on, in its text space. */
  readonly length: number;
  readonly colour: string;
  /** Numbers of the operators that began the marked content it is in. */
  readonly marks: readonly number[];
}

/** An operator that draws a picture; from the unit square to the page. */
export interface DrawnPicture extends OperatorPlace {
  readonly matrix: Matrix;
  readonly image: PDFRawStream;
  /** As content writes it, without the slash. */
  readonly name: string;
}

export interface WalkedPage {
  readonly streams: readonly WalkedStream[];
  readonly texts: readonly ShownText[];
  readonly pictures: readonly DrawnPicture[];
}

const FORM_DEPTH_MAX = 12;
const STATES_MAX = 1000;
const OPERATORS_MAX = 3_000_000;

interface Graphics extends TextState {
  readonly matrix: Matrix;
  readonly colour: string;
}

const START: Graphics = {
  font: undefined,
  size: 0,
  charSpace: 0,
  wordSpace: 0,
  stretch: 1,
  leading: 0,
  rise: 0,
  mode: 0,
  matrix: IDENTITY,
  colour: '#000000',
};

interface Walk {
  readonly streams: WalkedStream[];
  readonly texts: ShownText[];
  readonly pictures: DrawnPicture[];
  readonly codes: Map<PDFDict, FontCodes | undefined>;
  operators: number;
}

/** Everything that a page draws, its forms included; undefined for a page with too many operators. */
export const walkPage = (page: PDFPage): WalkedPage | undefined => {
  const walk: Walk = { streams: [], texts: [], pictures: [], codes: new Map(), operators: 0 };
  const stream = { bytes: contentOf(page), resources: resourcesOf(page.node), form: undefined, marks: new Map() };
  follow(walk, stream, { graphics: START, depth: 0 });
  return walk.operators > OPERATORS_MAX ? undefined : walk;
};

interface Place {
  readonly graphics: Graphics;
  readonly depth: number;
}

interface Cursor {
  readonly walk: Walk;
  readonly stream: number;
  readonly resources: PDFDict | undefined;
  readonly depth: number;
  readonly saved: Graphics[];
  graphics: Graphics;
  /** The matrix of the text object. */
  matrix: Matrix;
  line: Matrix;
  marks: number[];
  at: number;
}

const follow = (walk: Walk, stream: WalkedStream, { graphics, depth }: Place): void => {
  const { resources, bytes } = stream;
  const number = walk.streams.push(stream) - 1;
  const cursor: Cursor = {
    walk,
    stream: number,
    resources,
    depth,
    graphics,
    saved: [],
    matrix: IDENTITY,
    line: IDENTITY,
    marks: [],
    at: -1,
  };
  withOperators(bytes, (contentOperator, written) => {
    cursor.at += 1;
    walk.operators += 1;
    if (walk.operators <= OPERATORS_MAX) step(cursor, contentOperator, written);
    return undefined;
  });
};

const step = (cursor: Cursor, operation: ContentOperator, written: Uint8Array): void => {
  const { operator } = operation;
  const act = actions[operator];
  if (act) act(cursor, operation, written);
  else {
    const colour = colourOperators(operator, operation.numbers);
    if (colour) cursor.graphics = { ...cursor.graphics, colour: hexOf(colour) };
  }
};

type Action = (cursor: Cursor, found: ContentOperator, written: Uint8Array) => void;

const last = ({ numbers }: ContentOperator): number => numbers.at(-1) ?? 0;

const setting =
  (key: keyof TextState, scale = 1): Action =>
  (cursor, operation) => {
    cursor.graphics = { ...cursor.graphics, [key]: last(operation) * scale };
  };

const moveLine = (cursor: Cursor, x: number, y: number): void => {
  cursor.line = multiply([1, 0, 0, 1, x, y], cursor.line);
  cursor.matrix = cursor.line;
};

const nextLine = (cursor: Cursor): void => {
  moveLine(cursor, 0, -cursor.graphics.leading);
};

const beginMark: Action = (cursor, _, written) => {
  cursor.marks.push(cursor.at);
  cursor.walk.streams[cursor.stream]?.marks.set(cursor.at, Buffer.from(written).toString('latin1'));
};

const actions: Readonly<Record<string, Action>> = {
  q: ({ saved, graphics }) => {
    if (saved.length < STATES_MAX) saved.push(graphics);
  },
  Q: (cursor) => {
    cursor.graphics = cursor.saved.pop() ?? cursor.graphics;
  },
  cm: (cursor, { numbers }) => {
    const matrix = multiply(matrixOf(numbers) ?? IDENTITY, cursor.graphics.matrix);
    cursor.graphics = { ...cursor.graphics, matrix };
  },
  BT: (cursor) => {
    cursor.matrix = IDENTITY;
    cursor.line = IDENTITY;
  },
  Tc: setting('charSpace'),
  Tw: setting('wordSpace'),
  Tz: setting('stretch', 0.01),
  TL: setting('leading'),
  Ts: setting('rise'),
  Tr: setting('mode'),
  Tf: (cursor, operation) => {
    chooseFont(cursor, dictAt(dictAt(cursor.resources, 'Font'), operation.names.at(-1) ?? ''), operation);
  },
  gs: (cursor, { names }) => {
    const font = dictAt(dictAt(cursor.resources, 'ExtGState'), names.at(-1) ?? '')?.lookup(PDFName.of('Font'));
    if (!(font instanceof PDFArray)) return;
    const dict = font.lookup(0);
    const size = font.lookup(1);
    const numbers = size instanceof PDFNumber ? [size.asNumber()] : [];
    // Without a name it can't be chosen again once another one was.
    chooseFont(cursor, dict instanceof PDFDict ? dict : undefined, { operator: 'Tf', names: [], numbers });
  },
  Td: (cursor, { numbers }) => {
    moveLine(cursor, numbers.at(-2) ?? 0, numbers.at(-1) ?? 0);
  },
  TD: (cursor, { numbers }) => {
    cursor.graphics = { ...cursor.graphics, leading: -(numbers.at(-1) ?? 0) };
    moveLine(cursor, numbers.at(-2) ?? 0, numbers.at(-1) ?? 0);
  },
  Tm: (cursor, { numbers }) => {
    cursor.line = matrixOf(numbers) ?? cursor.line;
    cursor.matrix = cursor.line;
  },
  'T*': nextLine,
  Tj: (cursor, _, written) => {
    show(cursor, written, '');
  },
  TJ: (cursor, _, written) => {
    show(cursor, written, '');
  },
  "'": (cursor, _, written) => {
    nextLine(cursor);
    show(cursor, written, 'T* ');
  },
  '"': (cursor, { numbers }, written) => {
    const [wordSpace = 0, charSpace = 0] = numbers;
    cursor.graphics = { ...cursor.graphics, wordSpace, charSpace };
    nextLine(cursor);
    show(cursor, written, `${wordSpace} Tw ${charSpace} Tc T* `);
  },
  BMC: beginMark,
  BDC: beginMark,
  EMC: ({ marks }) => {
    marks.pop();
  },
  Do: (cursor, { names }) => {
    draw(cursor, names.at(-1) ?? '');
  },
};

const chooseFont = (cursor: Cursor, dict: PDFDict | undefined, { names, numbers }: ContentOperator): void => {
  const { codes } = cursor.walk;
  if (dict && !codes.has(dict)) codes.set(dict, fontCodesOf(dict));
  const font = dict && { dict, key: names.at(-1) ?? '', codes: codes.get(dict) };
  cursor.graphics = { ...cursor.graphics, font, size: numbers.at(-1) ?? 0 };
};

const show = (cursor: Cursor, written: Uint8Array, before: string): void => {
  const { matrix: page, colour, ...state } = cursor.graphics;
  const { items, length } = itemsShown(Buffer.from(written).toString('latin1'), state);
  const matrix = multiply(cursor.matrix, page);
  const { stream, at, marks } = cursor;
  cursor.walk.texts.push({ stream, at, state, before, matrix, items, length, colour, marks: [...marks] });
  cursor.matrix = multiply([1, 0, 0, 1, length, 0], cursor.matrix);
};

const draw = (cursor: Cursor, name: string): void => {
  const { walk, resources, graphics, depth, stream, at } = cursor;
  const drawnStream = streamNamed(resources, name);
  const kind = drawnStream && nameAt(drawnStream.dict, 'Subtype');
  if (drawnStream && kind === 'Image')
    walk.pictures.push({ stream, at, matrix: graphics.matrix, image: drawnStream, name: nameToken(name).slice(1) });
  if (!drawnStream || kind !== 'Form' || depth >= FORM_DEPTH_MAX) return;
  const own = matrixOf(numbersIn(arrayAt(drawnStream.dict, 'Matrix'))) ?? IDENTITY;
  const form: WalkedStream = {
    bytes: decodedBytes(drawnStream) ?? new Uint8Array(),
    resources: dictAt(drawnStream.dict, 'Resources') ?? resources,
    form: { stream: drawnStream, drawnBy: { stream, at } },
    marks: new Map(),
  };
  follow(walk, form, { graphics: { ...graphics, matrix: multiply(own, graphics.matrix) }, depth: depth + 1 });
};

const streamNamed = (resources: PDFDict | undefined, name: string): PDFRawStream | undefined => {
  const stream = dictAt(resources, 'XObject')?.lookup(PDFName.of(name));
  return stream instanceof PDFRawStream ? stream : undefined;
};
