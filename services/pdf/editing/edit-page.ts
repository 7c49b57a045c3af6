import type { PDFDocument, PDFRef } from 'pdf-lib';
import type { PageEdit } from '../../../contracts/tools/page-edits.js';
import {
  areaOf,
  boundsOf,
  common,
  inverse,
  quadOf,
  transformedQuad,
  type Quad,
  type Rect,
} from '../content/geometry.js';
import { multiply, operandsOf, unitSize, type Matrix } from '../content/matrix.js';
import { frameOf, type PageFrame } from '../content/page-frame.js';
import { changeMeaning, type Saying } from './content/actual-text.js';
import { openChanges, type ContentChanges } from './content/apply-changes.js';
import { walkPage, type DrawnPicture, type ShownText, type WalkedPage } from './content/page-walk.js';
import { rewriteShown } from './content/rewrite-shown.js';
import { changeLine, moveLine, type LineTools, type ShownChanges, type TextRange } from './lines/change-line.js';
import { findText, foundText, type FoundText } from './lines/find-lines.js';
import { NotSafe } from './lines/not-safe.js';
import { rectOf, wayOf } from './lines/page-boxes.js';
import { lettersOn } from './lines/page-letters.js';
import { roomBeside } from './lines/room-beside.js';
import { linesOf, plain, textOf, type TextLine } from './lines/text-lines.js';

/** A picture that takes the place of another one. */
export interface NewPicture {
  readonly form: PDFRef;
  readonly width: number;
  readonly height: number;
}

/** A change that can't be made on a page. */
export class EditRefused extends Error {
  override readonly name = 'EditRefused';

  constructor(
    readonly edit: PageEdit,
    readonly code: 'edit.not-found' | 'edit.no-picture' | 'edit.not-safe',
    readonly reason = '',
  ) {
    super(`${code} ${reason}`);
  }
}

/** The changes that were made on a page. */
export interface EditedPage {
  /** Where it may look different. */
  readonly quads: readonly Quad[];
  /** Texts that changed, as they are read; '' for what is new or gone. */
  readonly texts: readonly Saying[];
  /** The texts as they were asked for. */
  readonly asked: readonly Saying[];
  /** How many lines took the nearest font, and how many stick out. */
  readonly inOtherFont: number;
  readonly stickingOut: number;
}

interface Editing {
  readonly document: PDFDocument;
  readonly edits: readonly PageEdit[];
  readonly pictures: readonly NewPicture[];
  readonly otherFont: boolean;
}

/** Changes a page (from 0). @throws EditRefused */
export const editPage = async (
  index: number,
  { document, edits, pictures, otherFont }: Editing,
): Promise<EditedPage> => {
  const page = document.getPage(index);
  const walked = walkPage(page);
  if (!walked) throw tooComplex(edits);
  const changes = openChanges(document, page, walked);
  const lines = linesOf(walked);
  const frame = frameOf(page.node);
  const shown: ShownChanges = new Map();
  const source = { walked, lines, frame, changes, shown };
  const tools = { document, changes, shown, letters: lettersOn(walked), otherFont };
  const done: Done = {
    quads: [],
    texts: [],
    asked: [],
    meanings: new Map(),
    gone: new Set(),
    inOtherFont: 0,
    stickingOut: 0,
  };
  await changeTexts(edits, source, { tools, done });
  for (const one of edits) {
    if (one.kind === 'text') continue;
    if ('find' in one && one.find !== undefined) moveText(one, source, done);
    else changePicture(one, source, { pictures, done });
  }
  dropGone(source, done);
  for (const [text, change] of shown) changes.replace(text, rewriteShown(text, change));
  changeMeaning(walked, changes, done.meanings);
  changes.apply();
  return done;
};

const tooComplex = ([edit]: readonly PageEdit[]): Error =>
  edit ? new EditRefused(edit, 'edit.not-safe', 'the page is too complex') : new Error('nothing is to be changed');

interface Source {
  readonly walked: WalkedPage;
  readonly lines: readonly TextLine[];
  readonly frame: PageFrame;
  readonly changes: ContentChanges;
  readonly shown: ShownChanges;
}

interface Done {
  readonly quads: Quad[];
  readonly texts: Saying[];
  readonly asked: Saying[];
  readonly meanings: Map<ShownText, Saying>;
  /** Pictures that are not drawn any more. */
  readonly gone: Set<DrawnPicture>;
  inOtherFont: number;
  stickingOut: number;
}

const findFor = (edit: PageEdit, find: string, { lines, frame }: Source): FoundText => {
  const matches = findText(lines, find, rectOf(frame, edit.box));
  if (!matches) throw new EditRefused(edit, 'edit.not-found');
  return matches;
};

interface LineEdit extends TextRange {
  readonly edit: PageEdit;
  readonly found: FoundText;
}

const changeTexts = async (
  edits: readonly PageEdit[],
  source: Source,
  { tools, done }: { readonly tools: Omit<LineTools, 'room'>; readonly done: Done },
): Promise<void> => {
  const byLine = new Map<TextLine, LineEdit[]>();
  for (const edit of edits) {
    if (edit.kind !== 'text') continue;
    const matches = findFor(edit, edit.find, source);
    const { line, from, to } = matches;
    const others = byLine.get(line) ?? [];
    if (others.some((other) => other.from < to && other.to > from))
      throw new EditRefused(edit, 'edit.not-safe', 'another change is at the same place');
    byLine.set(line, [...others, { edit, found: matches, from, to, text: plain(edit.text).trim() }]);
  }
  for (const [line, own] of byLine) {
    const ranges = own.toSorted((one, other) => one.from - other.from);
    const room = roomBeside(line, source.lines, source.frame);
    const changed = await orRefused(own[0]?.edit, () => changeLine(line, ranges, { ...tools, room }));
    done.quads.push(changed.quad);
    if (changed.way === 'other-font') done.inOtherFont += 1;
    if (changed.sticksOut) done.stickingOut += 1;
    done.texts.push(...changed.texts);
    noteMeanings(done, line, ranges);
  }
};

const orRefused = async <T>(edit: PageEdit | undefined, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof NotSafe && edit) throw new EditRefused(edit, 'edit.not-safe', error.reason);
    throw error;
  }
};

const noteMeanings = (done: Done, line: TextLine, ranges: readonly LineEdit[]): void => {
  for (const { found, text } of ranges) {
    const saying = { before: foundText(found), after: text };
    done.asked.push(saying);
    for (const { shown } of line.codes) if (!done.meanings.has(shown)) done.meanings.set(shown, saying);
  }
};

type Moving = Extract<PageEdit, { kind: 'move' | 'delete' }>;

const moveText = (edit: Moving, source: Source, done: Done): void => {
  const { line } = findFor(edit, edit.find ?? '', source);
  const way = edit.kind === 'move' ? wayOf(source.frame, edit) : undefined;
  done.quads.push(...moveLine(line, way, source.shown));
  if (way) return;
  const saying = { before: textOf(line), after: '' };
  done.texts.push(saying);
  done.asked.push(saying);
  for (const { shown } of line.codes) done.meanings.set(shown, saying);
};

type PictureEdit = Exclude<PageEdit, { kind: 'text' }>;

const changePicture = (
  edit: PictureEdit,
  { walked, frame, changes }: Source,
  { pictures, done }: { readonly pictures: readonly NewPicture[]; readonly done: Done },
): void => {
  const picture = pictureAt(walked, rectOf(frame, edit.box));
  const words = picture && wordsFor(edit, picture, { frame, changes, pictures });
  if (!picture || words === undefined) throw new EditRefused(edit, 'edit.no-picture');
  changes.replace(picture, words.operators);
  if (edit.kind !== 'move') done.gone.add(picture);
  done.quads.push(...words.quads);
};

/** A picture that its stream draws nowhere any more leaves the file, unless something else leads to it. */
const dropGone = ({ walked: { pictures }, changes }: Source, { gone }: Done): void => {
  for (const { stream, name } of gone) {
    const isDrawn = pictures.some((one) => one.stream === stream && one.name === name && !gone.has(one));
    if (!isDrawn) changes.dropPicture(stream, name);
  }
};

/**
 * The picture that is nearest in extent to a rectangle that it covers or is covered by; of alike ones the one on top.
 */
const pictureAt = ({ pictures }: WalkedPage, rect: Rect): DrawnPicture | undefined => {
  const shares = pictures.map((picture) => {
    const own = boundsOf(quadOfPicture(picture.matrix));
    const shared = areaOf(common(own, rect));
    return { picture, share: shared / Math.max(1e-6, areaOf(own) + areaOf(rect) - shared) };
  });
  const best = shares.reduce<(typeof shares)[number] | undefined>(
    (most, next) => (next.share >= (most?.share ?? 0) ? next : most),
    undefined,
  );
  return best && best.share > SHARED_AREA_SHARE_MIN ? best.picture : undefined;
};

const SHARED_AREA_SHARE_MIN = 0.5;

const UNIT_SQUARE = quadOf({ left: 0, bottom: 0, right: 1, top: 1 });
const quadOfPicture = (matrix: Matrix): Quad => transformedQuad(matrix, UNIT_SQUARE);

interface Redrawn {
  readonly operators: string;
  readonly quads: readonly Quad[];
}

const wordsFor = (
  edit: PictureEdit,
  picture: DrawnPicture,
  {
    frame,
    changes,
    pictures,
  }: { readonly frame: PageFrame; readonly changes: ContentChanges; readonly pictures: readonly NewPicture[] },
): Redrawn | undefined => {
  const { matrix, stream, name } = picture;
  const quad = quadOfPicture(matrix);
  if (edit.kind === 'delete') return { operators: '', quads: [quad] };
  if (edit.kind === 'move') {
    const way = wayOf(frame, edit);
    const back = inverse(matrix);
    if (!back) return undefined;
    const moved = multiply(multiply(matrix, [1, 0, 0, 1, way.x, way.y]), back);
    const other = transformedQuad([1, 0, 0, 1, way.x, way.y], quad);
    return { operators: `q ${operandsOf(moved)} cm /${name} Do Q`, quads: [quad, other] };
  }
  const next = pictures[edit.picture - 1];
  if (!next) return undefined;
  const { width, height } = unitSize(matrix);
  const scale = Math.min(width / next.width, height / next.height);
  const across = (scale * next.width) / width;
  const up = (scale * next.height) / height;
  const placed: Matrix = [across / next.width, 0, 0, up / next.height, (1 - across) / 2, (1 - up) / 2];
  const key = changes.name(stream, 'XObject', next.form);
  return { operators: `q ${placed.map((part) => Number(part.toFixed(8))).join(' ')} cm /${key} Do Q`, quads: [quad] };
};
