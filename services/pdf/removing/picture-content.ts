import { PDFRawStream, type PDFDict } from 'pdf-lib';
import { decodedBytes, dictAt, nameAt, numberAt } from '../content/objects.js';
import { readOperatorsAsWritten, withOperators, type ContentOperator } from '../content/operators.js';
import { pdfName } from '../content/pdf-name.js';

/** Content whose pictures are taken out. */
export interface ContentLeft {
  readonly bytes: Uint8Array;
  /** Pictures that were written into it. */
  readonly inlineCount: number;
  /** Pieces of the structure of the document that showed nothing but pictures. */
  readonly removedMarks: ReadonlySet<number>;
  /** Whether it draws anything else. */
  readonly drawsMore: boolean;
}

const PAINTS: ReadonlySet<string> = new Set(['f', 'F', 'f*', 'S', 's', 'B', 'B*', 'b', 'b*', 'sh']);
const SHOWS: ReadonlySet<string> = new Set(['Tj', 'TJ', "'", '"']);
const FORM_DEPTH_MAX = 12;

/** Something that goes where nothing but pictures stands in it: a piece of marked content, or a soft mask. */
interface Around {
  readonly at: number;
  readonly ids: readonly number[];
  hasPicture: boolean;
  hasMore: boolean;
}

interface Walk {
  readonly resources: PDFDict | undefined;
  readonly depth: number;
  /** Numbers of the operators that go. */
  readonly taken: Set<number>;
  readonly removedMarks: Set<number>;
  readonly open: Around[];
  readonly masks: Around[];
  readonly saved: (Around | undefined)[];
  mask: Around | undefined;
  inlineCount: number;
  drawsMore: boolean;
}

/**
 * Takes the pictures out of content, with the forms that draw nothing else, the marks around pictures alone, and the soft
 * masks that only pictures have.
 */
export const withoutPictures = (bytes: Uint8Array, resources: PDFDict | undefined, depth = 0): ContentLeft => {
  const walk = begin(resources, depth);
  let index = -1;
  readOperatorsAsWritten(bytes, (step, written) => {
    index += 1;
    follow(walk, step, { at: index, written });
  });
  const { taken, masks, inlineCount, removedMarks, drawsMore } = walk;
  for (const { at, hasPicture, hasMore } of masks) if (hasPicture && !hasMore) taken.add(at);
  let number = -1;
  const left = taken.size === 0 ? bytes : withOperators(bytes, () => (taken.has((number += 1)) ? '' : undefined));
  return { bytes: left, inlineCount, removedMarks, drawsMore };
};

const begin = (resources: PDFDict | undefined, depth: number): Walk => ({
  resources,
  depth,
  taken: new Set(),
  removedMarks: new Set(),
  open: [],
  masks: [],
  saved: [],
  mask: undefined,
  inlineCount: 0,
  drawsMore: false,
});

interface Place {
  readonly at: number;
  readonly written: Uint8Array;
}

type Follow = (walk: Walk, step: ContentOperator, place: Place) => void;

const follow: Follow = (walk, step, place) => {
  const { operator } = step;
  const known = FOLLOWED.get(operator);
  if (known) known(walk, step, place);
  else if (PAINTS.has(operator) || SHOWS.has(operator)) show(walk);
};

const around = ({ mask, open }: Walk): readonly Around[] => (mask ? [...open, mask] : open);

const take = (walk: Walk, { at }: Place): void => {
  walk.taken.add(at);
  for (const one of around(walk)) one.hasPicture = true;
};

const show = (walk: Walk): void => {
  walk.drawsMore = true;
  for (const one of around(walk)) one.hasMore = true;
};

const begun = ({ resources }: Walk, { names }: ContentOperator, { at, written }: Place): Around => {
  const [, id] = /\/MCID\s+(\d+)/.exec(Buffer.from(written).toString('latin1')) ?? [];
  const listed = dictAt(dictAt(resources, 'Properties'), names[1] ?? '');
  const number = id === undefined ? listed && numberAt(listed, 'MCID') : Number(id);
  return { at, ids: number === undefined ? [] : [number], hasPicture: false, hasMore: false };
};

const end = ({ open, taken, removedMarks }: Walk, { at }: Place): void => {
  const piece = open.pop();
  if (!piece?.hasPicture || piece.hasMore) return;
  taken.add(piece.at).add(at);
  for (const id of piece.ids) removedMarks.add(id);
};

/** Entries of a state that say nothing beside its mask. */
const OF_A_MASK: ReadonlySet<string> = new Set(['Type', 'SMask', 'AIS']);

const setMask = (walk: Walk, { names }: ContentOperator, { at }: Place): void => {
  const state = dictAt(dictAt(walk.resources, 'ExtGState'), names.at(-1) ?? '');
  if (!state?.has(pdfName('SMask'))) return;
  walk.mask = undefined;
  if (!dictAt(state, 'SMask')) return;
  const hasMore = state.keys().some((key) => !OF_A_MASK.has(key.decodeText())); // what follows may depend on it
  walk.mask = { at, ids: [], hasPicture: false, hasMore };
  walk.masks.push(walk.mask);
};

/** A form that draws nothing but pictures is one, too. */
const isPicture = ({ resources, depth }: Walk, { names }: ContentOperator): boolean => {
  const drawn = dictAt(resources, 'XObject')?.lookup(pdfName(names.at(-1) ?? ''));
  if (!(drawn instanceof PDFRawStream)) return false;
  if (nameAt(drawn.dict, 'Subtype') === 'Image') return true;
  const content = nameAt(drawn.dict, 'Subtype') === 'Form' && depth < FORM_DEPTH_MAX ? decodedBytes(drawn) : undefined;
  if (!content) return false;
  const within = withoutPictures(content, dictAt(drawn.dict, 'Resources') ?? resources, depth + 1);
  return !within.drawsMore && within.bytes !== content;
};

const mark: Follow = (walk, step, place) => {
  walk.open.push(begun(walk, step, place));
};

const FOLLOWED: ReadonlyMap<string, Follow> = new Map<string, Follow>([
  ['BMC', mark],
  ['BDC', mark],
  ['EMC', (walk, _, place) => end(walk, place)],
  ['q', (walk) => walk.saved.push(walk.mask)],
  [
    'Q',
    (walk) => {
      if (walk.saved.length > 0) walk.mask = walk.saved.pop();
    },
  ],
  ['gs', setMask],
  ['BI', (walk, _, { at }) => walk.taken.add(at)],
  [
    'ID',
    (walk, _, place) => {
      walk.inlineCount += 1;
      take(walk, place);
    },
  ],
  ['Do', (walk, step, place) => (isPicture(walk, step) ? take(walk, place) : show(walk))],
]);
