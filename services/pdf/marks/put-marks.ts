import {
  PDFHexString,
  PDFName,
  PDFString,
  PDFDict,
  type PDFDocument,
  type PDFObject,
  type PDFRef,
} from '@cantoo/pdf-lib';
import { createHash } from 'node:crypto';
import type { Mark } from '../../../contracts/marks.js';
import { pdfDate } from '../content/pdf-date.js';
import { spaceOf } from '../forms/page-space.js';
import type { Drawing } from '../signing/drawing/drawing.js';
import { nameAt, textAt, numbersAt } from '../signing/fields/dictionary-entries.js';
import type { Revision } from '../signing/revision/revision.js';
import { contentsOf, ownEntriesOf, SUBTYPES } from './annotation-entries.js';
import { changeExisting } from './change-existing.js';
import { checkWishes, type Wishes } from './check-marks.js';
import { drawMark, type DrawnMark } from './draw-mark.js';
import { existingIn, type ExistingAnnotation } from './existing.js';
import { appearanceOf, rectOnPage, sharesOf } from './look.js';
import { listToChange, takeOff } from './page-list.js';
import { setTexts } from './set-texts.js';

interface ToPut extends Wishes {
  /** Undefined for one that no mark shows. */
  readonly pictures: readonly (Drawing | undefined)[];
  readonly now: Date;
}

/** An annotation, and its words for those who read comments. */
export interface SaidMark {
  /** From 1. */
  readonly pageNumber: number;
  readonly kind: string;
  readonly contents: string;
}

export const saysNow = (dict: PDFDict): Omit<SaidMark, 'pageNumber'> => ({
  kind: nameAt(dict, 'Subtype') ?? '',
  contents: textAt(dict, 'Contents') ?? '',
});

/** The marks that were put into a document, changed and removed, for another engine to find. */
export interface PutMarks {
  readonly put: readonly { readonly ref: PDFRef; readonly mark: Mark }[];
  readonly changed: readonly (SaidMark & { readonly id: string })[];
  readonly removed: readonly ExistingAnnotation[];
  /** All marks that the document has now. */
  readonly left: readonly SaidMark[];
  /** Texts that are longer than their boxes. */
  readonly clipped: readonly Mark[];
  /** Something that was there before is gone or has other words. */
  readonly replaces: boolean;
  /** Objects that were taken off the pages; other parts of the document may still lead to them. */
  readonly gone: readonly PDFRef[];
}

/**
 * Puts marks on the pages of a document, changes and removes those that are there.
 *
 * @throws Refusal `tool.option-invalid` as {@link checkWishes}; `fonts.missing`
 */
export const putMarks = async (revision: Revision, wanted: ToPut): Promise<PutMarks> => {
  const { document } = revision;
  const pages = document.getPages();
  const existing = new Map(existingIn(document).map((one) => [one.id, one]));
  checkWishes(wanted, { pages, existing, pictureCount: wanted.pictures.length });
  const drawn = await drawAll(document, wanted);
  const seed = createHash('sha256').update(revision.bytes).update(wanted.now.toISOString()).digest('hex').slice(0, 16);
  const placed = drawn.map((one, index) => {
    const asked = one.mark.id ?? '';
    const old = existing.get(asked);
    const id = (old ? old.isNamed : asked !== '') ? asked : `docket-${seed}-${index + 1}`;
    return { ...one, id, asked, old, ref: old?.ref ?? document.context.nextRef() };
  });
  const untouched = new Map([...existing].filter(([id]) => !placed.some(({ asked }) => asked === id)));
  const refs = refsToAnswer(revision, wanted.marks, untouched);
  for (const { asked, ref } of placed) refs.set(asked, ref);
  for (const one of placed) putOne(revision, one, { refs, now: wanted.now });
  const changed = wanted.changed.flatMap((change, index) => {
    const annotation = existing.get(change.id);
    return annotation ? [{ annotation, change, field: `changed.${index}` }] : [];
  });
  for (const one of changed) changeExisting(revision, one, wanted.now);
  const removed = wanted.removed.flatMap((id) => existing.get(id) ?? []);
  const gone = removeAll(revision, removed);
  return {
    put: placed.map(({ ref, mark }) => ({ ref, mark })),
    changed: changed.map(({ annotation: { pageNumber, id, dict } }) => ({ pageNumber, id, ...saysNow(dict) })),
    removed,
    left: existingIn(document).map(({ pageNumber, dict }) => ({ pageNumber, ...saysNow(dict) })),
    clipped: drawn.filter(({ fits }) => !fits).map(({ mark }) => mark),
    replaces: wanted.changed.length + wanted.removed.length > 0 || placed.some(({ old }) => old !== undefined),
    gone,
  };
};

const drawAll = async (document: PDFDocument, { marks, pictures }: ToPut): Promise<readonly DrawnMark[]> => {
  const pages = document.getPages();
  const placed = marks.flatMap((mark) => {
    const page = pages[mark.page - 1];
    return page ? [{ mark, page, space: spaceOf(page) }] : [];
  });
  const withText = placed.flatMap(({ mark, space }) =>
    mark.type === 'text' || mark.type === 'stamp' ? [{ mark, space }] : [],
  );
  const looks = await setTexts(document, withText);
  const texts = new Map(withText.map(({ mark }, index) => [mark as Mark, looks[index]]));
  return placed.map((one) => drawMark(one, { text: texts.get(one.mark), pictures }));
};

/** Objects that answers name, by id; an annotation that is a part of the list of its page becomes one. */
const refsToAnswer = (
  revision: Revision,
  marks: readonly Mark[],
  existing: ReadonlyMap<string, ExistingAnnotation>,
): Map<string, PDFRef> => {
  const answered = new Set(marks.flatMap((mark) => (mark.type === 'reply' ? [mark.replyTo] : [])));
  return new Map(
    [...existing].flatMap(([id, annotation]) => {
      const ref = annotation.ref ?? (answered.has(id) ? madeObject(revision, annotation) : undefined);
      return ref ? [[id, ref] as const] : [];
    }),
  );
};

const madeObject = (revision: Revision, annotation: ExistingAnnotation): PDFRef => {
  const ref = revision.document.context.register(annotation.dict);
  listToChange(revision, annotation.page).set(placeIn(revision, annotation), ref);
  return ref;
};

/** @returns the objects that are on no page any more. */
const removeAll = (revision: Revision, gone: readonly ExistingAnnotation[]): readonly PDFRef[] => {
  const all = new Set(gone.map(({ dict }) => dict));
  const pages = new Set(gone.map(({ page }) => page));
  const removed = [...pages].flatMap((page) => [...takeOff(revision, page, all)]);
  return removed.flatMap((dict) => revision.document.context.getObjectRef(dict) ?? []);
};

interface Placed extends DrawnMark {
  readonly id: string;
  readonly ref: PDFRef;
  readonly old: ExistingAnnotation | undefined;
}

interface Around {
  readonly refs: ReadonlyMap<string, PDFRef>;
  readonly now: Date;
}

/** Entries that stay of an annotation whose place another mark takes. */
const KEPT = ['CreationDate', 'IRT', 'RT', 'Popup', 'OC', 'StructParent'].map((key) => PDFName.of(key));

const putOne = (revision: Revision, placed: Placed, { refs, now }: Around): void => {
  const { context } = revision.document;
  const { ref, old } = placed;
  const dict = context.obj(entriesOf(revision, placed, { refs, now }) as Record<string, never>);
  if (old) keepEntries(dict, old);
  if (!dict.has(PDFName.of('CreationDate'))) dict.set(PDFName.of('CreationDate'), PDFString.of(pdfDate(now)));
  context.assign(ref, dict);
  if (old?.ref) revision.touch(ref);
  list(revision, placed);
};

const keepEntries = (dict: PDFDict, old: ExistingAnnotation): void => {
  for (const key of KEPT) {
    const oldValue = old.dict.get(key);
    if (oldValue && !dict.has(key)) dict.set(key, oldValue);
  }
};

/** Among the annotations of its page, and no longer among those of the page where it was before. */
const list = (revision: Revision, { page, ref, old }: Placed): void => {
  if (old?.ref && old.page === page) return;
  if (old) listToChange(revision, old.page).remove(placeIn(revision, old));
  listToChange(revision, page).push(ref);
};

const placeIn = (revision: Revision, { page, ref, dict }: ExistingAnnotation): number =>
  listToChange(revision, page)
    .asArray()
    .findIndex((item: PDFObject) => item === (ref ?? dict));

/** Print. @see ISO 32000-1, table 165 */
const PRINTED = 1 << 2;
/** An answer has no look of its own: it is read in the window of what it answers. */
const HIDDEN = 1 << 1;

const entriesOf = ({ document }: Revision, placed: Placed, { refs, now }: Around): Record<string, unknown> => {
  const { mark, id, page, space } = placed;
  return {
    Type: 'Annot',
    Subtype: SUBTYPES[mark.type],
    P: page.ref,
    NM: PDFHexString.fromText(id),
    T: PDFHexString.fromText(mark.author),
    Contents: PDFHexString.fromText(contentsOf(mark)),
    M: PDFString.of(pdfDate(now)),
    F: mark.type === 'reply' ? PRINTED | HIDDEN : PRINTED,
    ...paintOf(mark),
    ...ownEntriesOf(mark, space),
    ...(mark.type === 'reply' ? answerEntries(document, refs.get(mark.replyTo)) : lookEntries(document, placed)),
  };
};

const paintOf = (mark: Mark): Record<string, unknown> => ({
  ...('colour' in mark && mark.type !== 'text' && { C: sharesOf(mark.colour) }),
  ...(mark.opacity < 1 && { CA: mark.opacity }),
});

const answerEntries = (document: PDFDocument, answered: PDFRef | undefined): Record<string, unknown> => ({
  ...(answered && { IRT: answered }),
  Rect: rectOnPageOf(document, answered),
});

const lookEntries = (document: PDFDocument, { mark, space, look }: Placed): Record<string, unknown> => {
  if (!look) return {};
  const paint = { space, opacity: mark.opacity, multiplies: mark.type === 'highlight' };
  return { Rect: rectOnPage(space, look.bounds), AP: { N: appearanceOf(document, look, paint) } };
};

/** Where an answer lies: where what it answers does, as far as that is there already. */
const rectOnPageOf = ({ context }: PDFDocument, answered: PDFRef | undefined): readonly number[] => {
  const dict = answered && context.lookup(answered);
  const corners = dict instanceof PDFDict ? numbersAt(dict, 'Rect') : [];
  return corners.length === 4 && corners.every(Number.isFinite) ? corners : [0, 0, 0, 0];
};
