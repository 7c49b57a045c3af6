import type { Outline, Stem, Step } from './type1-outline.js';

/** @see Adobe Technical Note 5177, appendix A */
const operators = {
  hstem: [1],
  vstem: [3],
  vmoveto: [4],
  rlineto: [5],
  hlineto: [6],
  vlineto: [7],
  rrcurveto: [8],
  endchar: [14],
  hstemhm: [18],
  hintmask: [19],
  rmoveto: [21],
  hmoveto: [22],
  vstemhm: [23],
  vvcurveto: [26],
  hhcurveto: [27],
  vhcurveto: [30],
  hvcurveto: [31],
  flex: [12, 35],
} as const;
type Name = keyof typeof operators;

interface Operation {
  readonly name: Name;
  readonly numbers: readonly number[];
  readonly mask?: Uint8Array;
}

const NUMBERS_MAX = 48;
const STEMS_MAX = 96;

/** How wide a glyph is that does not say so, and from where the others count. */
export interface Widths {
  readonly usual: number;
  readonly nominal: number;
}

/** As a charstring of a compact font; undefined where it says more than fits into one. */
export const type2Of = (outline: Outline, { usual, nominal }: Widths): Uint8Array | undefined => {
  const { steps, accent = [], width } = outline;
  const hints = hintsOf(outline);
  if (!hints) return undefined;
  const drawn = steps.map((step) => (step.kind === 'hints' ? hints.masks[step.set] : drawing(step)));
  const all = [...hints.first, ...drawn, { name: 'endchar', numbers: accent } as const].filter((one) => !!one);
  const [first, ...rest] = merged(all);
  const shift = width === usual ? [] : [width - nominal];
  const written = [{ ...first, numbers: [...shift, ...(first?.numbers ?? [])] } as Operation, ...rest];
  const fits = written.every(({ numbers }) => numbers.length <= NUMBERS_MAX && numbers.every(isWritable));
  return fits ? Buffer.concat(written.flatMap(bytesOf)) : undefined;
};

interface Hints {
  readonly first: readonly Operation[];
  /** Operations that make each set count. */
  readonly masks: readonly (Operation | undefined)[];
}

/** All stems come first, in their order; where some replace others, masks say which count. */
const hintsOf = ({ hints, steps }: Outline): Hints | undefined => {
  const all = hints.flat();
  const horizontal = inOrder(all, 'horizontal');
  const vertical = inOrder(all, 'vertical');
  const stems = [...horizontal, ...vertical];
  if (stems.length > STEMS_MAX) return undefined;
  const isMasked = stems.length > 0 && steps.some(({ kind }) => kind === 'hints');
  const declared: readonly Operation[] = [
    { name: isMasked ? 'hstemhm' : 'hstem', numbers: fromEdgeToEdge(horizontal) },
    { name: isMasked ? 'vstemhm' : 'vstem', numbers: fromEdgeToEdge(vertical) },
  ];
  const masks = hints.map((set): Operation | undefined =>
    isMasked ? { name: 'hintmask', numbers: [], mask: maskOf(stems, set) } : undefined,
  );
  const first = declared.filter(({ numbers }) => numbers.length > 0);
  return { first: masks[0] ? [...first, masks[0]] : first, masks };
};

const keyOf = ({ across, edge, size }: Stem): string => `${across} ${edge} ${size}`;

const inOrder = (stems: readonly Stem[], across: Stem['across']): readonly Stem[] =>
  [...new Map(stems.filter((stem) => stem.across === across).map((stem) => [keyOf(stem), stem])).values()].sort(
    (one, other) => one.edge - other.edge || one.size - other.size,
  );

const fromEdgeToEdge = (stems: readonly Stem[]): readonly number[] =>
  stems.flatMap(({ edge, size }, at) => {
    const before = stems[at - 1];
    return [edge - (before ? before.edge + before.size : 0), size];
  });

const maskOf = (stems: readonly Stem[], set: readonly Stem[]): Uint8Array => {
  const mask = new Uint8Array(Math.ceil(stems.length / 8));
  const counting = new Set(set.map(keyOf));
  for (const [at, stem] of stems.entries()) {
    if (counting.has(keyOf(stem))) mask[at >> 3] = (mask[at >> 3] ?? 0) | (0x80 >> (at & 7));
  }
  return mask;
};

/** Draws with the operator that needs the fewest numbers. */
const drawing = ({ kind, by }: Extract<Step, { by: unknown }>): Operation => {
  if (kind === 'flex') return { name: 'flex', numbers: by };
  if (kind === 'curve') return curved(by);
  const suffix = kind === 'move' ? 'moveto' : 'lineto';
  const [dx = 0, dy = 0] = by;
  if (dy === 0) return { name: `h${suffix}`, numbers: [dx] };
  return dx === 0 ? { name: `v${suffix}`, numbers: [dy] } : { name: `r${suffix}`, numbers: by };
};

/** Begins and ends upright or level: which of its numbers are 0, and so left out. */
const CURVES = [
  ['hvcurveto', [1, 4], [0, 2, 3, 5]],
  ['vhcurveto', [0, 5], [1, 2, 3, 4]],
  ['hhcurveto', [1, 5], [0, 2, 3, 4]],
  ['vvcurveto', [0, 4], [1, 2, 3, 5]],
] as const;

const curved = (by: readonly number[]): Operation => {
  const shortCurve = CURVES.find(([, zeros]) => zeros.every((at) => by[at] === 0));
  if (!shortCurve) return { name: 'rrcurveto', numbers: by };
  const [name, , kept] = shortCurve;
  return { name, numbers: kept.map((at) => by[at] ?? 0) };
};

/** Operators that may follow within the same one: itself, or its counterpart by turns. */
const continuing: ReadonlyMap<Name, Name> = new Map([
  ['rlineto', 'rlineto'],
  ['rrcurveto', 'rrcurveto'],
  ['hhcurveto', 'hhcurveto'],
  ['vvcurveto', 'vvcurveto'],
  ['hlineto', 'vlineto'],
  ['vlineto', 'hlineto'],
  ['hvcurveto', 'vhcurveto'],
  ['vhcurveto', 'hvcurveto'],
]);

const merged = (operations: readonly Operation[]): readonly Operation[] => {
  const all: Operation[] = [];
  let last: Name | undefined;
  for (const operation of operations) {
    const before = all.at(-1);
    const joins = before && last && continuing.get(last) === operation.name;
    if (joins && before.numbers.length + operation.numbers.length <= NUMBERS_MAX) {
      all[all.length - 1] = { ...before, numbers: [...before.numbers, ...operation.numbers] };
    } else all.push(operation);
    last = operation.name;
  }
  return all;
};

const bytesOf = ({ name, numbers, mask }: Operation): Uint8Array[] => [
  ...numbers.map(written),
  Uint8Array.from(operators[name]),
  ...(mask ? [mask] : []),
];

const isWritable = (value: number): boolean => Math.abs(value) < 0x7fff;

/** @see Adobe Technical Note 5177, 3.2 "Charstring Number Encoding" */
const written = (value: number): Uint8Array => {
  const bytes = Buffer.alloc(5);
  if (!Number.isInteger(value)) {
    bytes.writeUInt8(255, 0);
    bytes.writeInt32BE(Math.round(value * 0x10000), 1);
    return bytes;
  }
  return writtenWhole(value);
};

/** The same in a charstring and in a dictionary. */
export const writtenWhole = (value: number): Uint8Array => {
  const size = Math.abs(value);
  if (size <= 107) return Uint8Array.of(value + 139);
  if (size <= 1131) {
    const rest = size - 108;
    return Uint8Array.of((value > 0 ? 247 : 251) + (rest >> 8), rest & 0xff);
  }
  return Uint8Array.of(28, (value >> 8) & 0xff, value & 0xff);
};
