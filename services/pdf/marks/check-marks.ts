import type { PDFPage } from '@cantoo/pdf-lib';
import { Refusal } from '../../../contracts/errors.js';
import type { Mark, MarkChange } from '../../../contracts/marks.js';
import { boundsOf } from '../content/geometry.js';
import { numberAt } from '../signing/fields/dictionary-entries.js';
import type { ExistingAnnotation } from './existing.js';
import { spaceOf, type Box } from '../forms/page-space.js';

/** The wishes of a request. */
export interface Wishes {
  readonly marks: readonly Mark[];
  readonly changed: readonly MarkChange[];
  readonly removed: readonly string[];
}

interface Given {
  readonly pages: readonly PDFPage[];
  readonly existing: ReadonlyMap<string, ExistingAnnotation>;
  readonly pictureCount: number;
}

const invalid = (field: string, problem: string): Refusal => new Refusal('tool.option-invalid', { field, problem });

/** @throws Refusal `tool.option-invalid`, naming what can't be done and why. */
export const checkWishes = ({ marks, changed, removed }: Wishes, wishes: Given): void => {
  const ids = marks.flatMap(({ id }) => id ?? []);
  const known = new Set([...ids, ...wishes.existing.keys()]);
  for (const [index, mark] of marks.entries()) {
    const field = `marks.${index}`;
    checkPlace(field, mark, wishes);
    checkId(field, mark, { ids, existing: wishes.existing });
    checkNamed(field, mark, { known, pictureCount: wishes.pictureCount });
  }
  for (const [index, { id }] of changed.entries()) checkKnown(`changed.${index}.id`, id, wishes);
  for (const [index, id] of removed.entries()) checkKnown(`removed.${index}`, id, wishes);
};

interface Ids {
  /** The ids of all marks that are put. */
  readonly ids: readonly string[];
  readonly existing: Given['existing'];
}

const checkId = (field: string, { id }: Mark, { ids, existing }: Ids): void => {
  if (id === undefined) return;
  if (ids.indexOf(id) !== ids.lastIndexOf(id)) throw invalid(`${field}.id`, 'is the id of another mark, too');
  refuseLocked(`${field}.id`, existing.get(id));
};

interface Named extends Pick<Given, 'pictureCount'> {
  /** Ids that can be answered. */
  readonly known: ReadonlySet<string>;
}

/** A font, a picture or a mark that a mark names has to be there. */
const checkNamed = (field: string, mark: Mark, { known, pictureCount }: Named): void => {
  if (mark.type === 'reply' && (!known.has(mark.replyTo) || mark.replyTo === mark.id))
    throw invalid(`${field}.replyTo`, 'there is no such mark to answer');
  if (mark.type === 'picture' && mark.picture > pictureCount)
    throw invalid(`${field}.picture`, `must be at most ${pictureCount}, the number of pictures`);
};

const checkKnown = (field: string, id: string, { existing }: Given): void => {
  const knownMark = existing.get(id);
  if (!knownMark) throw invalid(field, 'there is no such mark in the document');
  refuseLocked(field, knownMark);
};

/** Flag of an annotation that must not be moved or deleted. @see ISO 32000-1, table 165 */
const LOCKED = 1 << 7;

const refuseLocked = (field: string, existing: ExistingAnnotation | undefined): void => {
  if (existing && ((numberAt(existing.dict, 'F') ?? 0) & LOCKED) !== 0)
    throw invalid(field, 'this mark is locked in the document');
};

const checkPlace = (field: string, mark: Mark, { pages }: Given): void => {
  const page = pages[mark.page - 1];
  if (!page) throw invalid(`${field}.page`, `must be at most ${pages.length}, the number of pages`);
  const { width, height } = spaceOf(page);
  const isSeen = boxesOf(mark).every(
    (box) => box.x < width && box.y < height && box.x + box.width > 0 && box.y + box.height > 0,
  );
  if (!isSeen) throw invalid(field, `lies outside of page ${mark.page}`);
};

const boxesOf = (mark: Mark): readonly Box[] => {
  if ('boxes' in mark) return mark.boxes;
  if ('box' in mark) return [mark.box];
  if (mark.type === 'note') return [{ x: mark.x, y: mark.y, width: 1, height: 1 }];
  if (mark.type === 'ink') return [around(mark.strokes.flat())];
  if ('points' in mark) return [around(mark.points)];
  return 'from' in mark ? [around([mark.from, mark.to])] : [];
};

const around = (points: readonly (readonly [number, number, number?])[]): Box => {
  const { left, bottom, right, top } = boundsOf(points.map(([x, y]) => ({ x, y })));
  return { x: left, y: bottom, width: Math.max(1, right - left), height: Math.max(1, top - bottom) };
};
