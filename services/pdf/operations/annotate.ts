import { PDFNull } from '@cantoo/pdf-lib';
import { PDFName } from 'pdf-lib';
import { Refusal } from '../../../contracts/errors.js';
import type { Note } from '../../../contracts/events/conversion.js';
import type { Mark } from '../../../contracts/marks.js';
import { brokenNote } from '../broken-signatures.js';
import { dropOrphans } from '../content/drop-orphans.js';
import { isText } from '../content/objects.js';
import { imageToPdf } from '../converting/image-to-pdf.js';
import { drawIntoPages, flattenedOn } from '../flattening/flatten-annotations.js';
import { pageThatLooksDifferent } from '../flattening/same-looks.js';
import type { Wishes } from '../marks/check-marks.js';
import { refsOfMarks } from '../marks/existing.js';
import { readMarks } from '../marks/read-marks.js';
import { marksFileText, readXfdfMarks, type MarksOfFile } from '../marks/read-xfdf.js';
import { isWritten, writeXfdfMarks } from '../marks/write-xfdf.js';
import { spaceOf } from '../forms/page-space.js';
import { putMarks, type PutMarks } from '../marks/put-marks.js';
import { refuseUnlessPut } from '../marks/read-back.js';
import { editPdf, saveDense } from '../opening/editable.js';
import { loadPdf } from '../opening/load.js';
import { pdf, type Operation, type Produced, type SourceFile, type Work } from '../operation.js';
import { embedded } from '../signing/drawing/embedded.js';
import type { Drawing } from '../signing/drawing/drawing.js';
import { dictAt, numberAt } from '../signing/fields/dictionary-entries.js';
import { isSigned } from '../signing/fields/is-signed.js';
import { signedFieldsOf } from '../signing/fields/signature-fields.js';
import { withoutEarlierVersions } from '../signing/revision/earlier-versions.js';
import { certifiedLevel, lockOf } from '../signing/revision/locks.js';
import { openToChange, type ToChange } from '../signing/revision/open-to-change.js';
import { runStep } from './run-step.js';

type Files = readonly [SourceFile, ...SourceFile[]];

/**
 * Puts marks on pages by the types of the standard, each with a look that is the same in every viewer, and changes and
 * removes those that are there, as one more revision: signatures that allow it stay valid, protection stays. Where no
 * signature needs what was there before, it goes (requirement ). Marks that are to be content are drawn into their
 * pages first, which no signature outlives.
 *
 * @param files    a PDF, and after it the pictures that marks name by their numbers, from 1.
 * @param options  `marks`, `changed` and `removed`, in points from the top left of each page as displayed; more marks in an
 *   XFDF file; with another `result`, the marks come back as such a file.
 * @returns the same pages; another engine has found the marks on them.
 * @throws Refusal as {@link openToChange}; `tool.option-invalid`, naming the mark, for a page that is not there, a place
 *   outside of its page, and an id that no mark has; `pdf.change-not-allowed`; `image.unreadable`, `image.too-large`;
 *   `fonts.missing`; `pages.not-markable`; `marks.not-held`.
 * @see ISO 32000-1, 12.5.6 "Annotation types"
 */
export const annotate: Operation<'pdf-annotate'> = async ([file, ...pictures], allOptions, work) => {
  const { marksFile, result, ...named } = allOptions;
  const { marks, pictures: more } =
    marksFile === ''
      ? { marks: [], pictures: [] }
      : await marksOfFile({ marksFile, after: pictures.length }, file, work);
  const options = { ...named, marks: [...named.marks, ...marks] };
  const isAsked = options.marks.length + options.changed.length + options.removed.length > 0;
  const files: Files = [file, ...pictures, ...more];
  if (result === 'pdf') return marked(files, options, work);
  const markedFile = isAsked ? await marked(files, options, work) : { ...file, notes: [] };
  const written = await exported({ ...file, bytes: markedFile.bytes }, work);
  return { ...written, notes: [...markedFile.notes, ...written.notes] };
};

interface GivenFile {
  readonly marksFile: string;
  /** So many pictures come before those of the file. */
  readonly after: number;
}

const marksOfFile = async ({ marksFile, after }: GivenFile, file: SourceFile, work: Work): Promise<MarksOfFile> => {
  const { document } = await openToChange(file, work, refsOfMarks);
  const { marks, pictures } = readXfdfMarks(marksFileText(marksFile), document.getPages().map(spaceOf));
  const renumbered = marks.map((mark) => (mark.type === 'picture' ? { ...mark, picture: mark.picture + after } : mark));
  return { marks: renumbered, pictures };
};

/** The marks that a document has, for other programs. */
const exported = async (file: SourceFile, work: Work): Promise<Produced> => {
  const { document } = await openToChange(file, work, refsOfMarks);
  const marks = readMarks(document);
  const bytes = new TextEncoder().encode(writeXfdfMarks(marks, document.getPages().map(spaceOf)));
  const leftOut = marks.filter((mark) => !isWritten(mark)).length;
  return { bytes, mime: 'application/vnd.adobe.xfdf', extension: '.xfdf', notes: leftOutNote(leftOut) };
};

const leftOutNote = (count: number): readonly Note[] =>
  count === 0
    ? []
    : [
        {
          code: 'marks.not-in-file',
          text: `Pictures, and marks that only the document itself can show, are not in the file: ${count}.`,
        },
      ];

const marked = async ([file, ...pictures]: Files, options: Wishes, work: Work): Promise<Produced> => {
  const content = options.marks.filter(isContent);
  const wishes = { ...options, marks: options.marks.filter((mark) => !isContent(mark)) };
  const changeCount = wishes.marks.length + wishes.changed.length + wishes.removed.length;
  if (content.length + changeCount === 0)
    throw new Refusal('tool.option-invalid', { field: 'marks', problem: 'must have at least one mark' });
  work.report({ done: 0, total: 2, step: 'drawing' });
  const written = content.length > 0 ? await writeInto([file, ...pictures], content, work) : undefined;
  if (written && changeCount === 0) return written;
  const onPages = await markPages([{ ...file, bytes: written?.bytes ?? file.bytes }, ...pictures], wishes, work);
  return { ...onPages, notes: [...(written?.notes ?? []), ...onPages.notes] };
};

/** Whether a mark is to be a part of the page itself. */
export const isContent = (mark: Mark): boolean => 'asContent' in mark && mark.asContent;

const markPages = async ([file, ...pictures]: Files, wishes: Wishes, work: Work): Promise<Produced> => {
  const revision = await openToChange(file, work, refsOfMarks);
  const notes = refuseLocked(revision, file.name);
  const put = await putAll(revision, { wishes, pictures }, work);
  const saved = put.replaces
    ? await saveReplaced(revision, { file, gone: put.gone }, work)
    : { bytes: await revision.save(), notes: [], isRenumbered: false };
  work.report({ done: 1, total: 2, step: 'reading back' });
  await refuseUnlessPut({ ...file, bytes: saved.bytes }, { ...put, ...saved }, work);
  return pdf(saved.bytes, [...revision.notes, ...notes, ...saved.notes, ...clippedNote(put)]);
};

interface Replaced {
  readonly file: SourceFile;
  readonly gone: PutMarks['gone'];
}

/** Without what went, wherever something else of the document, such as its structure, leads to it. */
const saveReplaced = async (revision: ToChange, { file, gone }: Replaced, work: Work) => {
  if (!(await isSigned(file))) {
    for (const ref of gone) {
      revision.document.context.assign(ref, PDFNull);
      revision.touch(ref);
    }
  }
  return withoutEarlierVersions(file, await revision.save(), work);
};

interface ToPut {
  readonly wishes: Wishes;
  readonly pictures: readonly SourceFile[];
}

const putAll = async (revision: ToChange, { wishes, pictures }: ToPut, work: Work): Promise<PutMarks> => {
  const used = new Set(wishes.marks.flatMap((mark) => (mark.type === 'picture' ? [mark.picture] : [])));
  const drawings: (Drawing | undefined)[] = [];
  for (const [index, picture] of pictures.entries())
    drawings.push(used.has(index + 1) ? await embedded(revision.document, await imageToPdf(picture)) : undefined);
  return putMarks(revision, { ...wishes, pictures: drawings, now: work.now });
};

/** A signature that says how much may be done is obeyed; one that says nothing allows the filling in of forms alone. */
const refuseLocked = ({ document }: ToChange, name: string): readonly Note[] => {
  const reason = lockOf(document, { kind: 'annotations' });
  if (reason === undefined) return [];
  const signed = signedFieldsOf(document);
  const isSaid = signed.some(({ field }) => numberAt(dictAt(field, 'Lock'), 'P') !== undefined);
  if (isSaid || certifiedLevel(document) !== undefined) throw new Refusal('pdf.change-not-allowed', { name, reason });
  return [brokenNote({ name })];
};

/** In the way of a tool that flattens: with the owner's leave for it, and with a note where it ends a signature. */
const writeInto = ([file, ...pictures]: Files, marks: readonly Mark[], work: Work): Promise<Produced> => {
  const operation: Operation<'pdf-flatten'> = ([source]) => written([source, ...pictures], marks, work);
  return runStep({ tool: 'pdf-flatten', operation, files: [file], options: { what: 'marks' } }, work);
};

/** Marks are put on the pages first, as annotations, and become a part of them as they look there. */
const written = async ([file, ...pictures]: Files, marks: readonly Mark[], work: Work): Promise<Produced> => {
  const source = await loadPdf(file, work);
  const revision = await openToChange({ ...file, bytes: source.bytes }, work, refsOfMarks);
  if (certifiedLevel(revision.document) !== undefined) {
    const reason = 'its author certified it against changes';
    throw new Refusal('pdf.change-not-allowed', { name: file.name, reason });
  }
  const named = marks.map((mark, index) => ({ ...mark, id: `docket-content-${index}` }));
  const put = await putAll(revision, { wishes: { marks: named, changed: [], removed: [] }, pictures }, work);
  const before = await revision.save();
  const document = await editPdf({ ...source, bytes: before }, work);
  const names = new Set(named.map(({ id }) => id));
  const { comparablePages } = drawIntoPages(document, (page) =>
    flattenedOn(page, 'marks').filter((annotation) => {
      const name = annotation.lookup(PDFName.of('NM'));
      return isText(name) && names.has(name.decodeText());
    }),
  );
  dropOrphans(document);
  const after = await saveDense(document);
  const changed = await pageThatLooksDifferent({ before, after }, comparablePages);
  if (changed !== undefined) throw new Refusal('pages.not-markable', { name: file.name, page: changed + 1 });
  return pdf(after, [...revision.notes, ...clippedNote(put)]);
};

const clippedNote = ({ clipped }: PutMarks): readonly Note[] =>
  clipped.length === 0
    ? []
    : [
        {
          code: 'marks.text-clipped',
          text: `Texts that are longer than their boxes, on these pages: ${[...new Set(clipped.map(({ page }) => page))].join(', ')}.`,
        },
      ];
