import type { PDFDocument } from '@cantoo/pdf-lib';
import { createHash } from 'node:crypto';
import type { EditableReply } from '../../../contracts/api/editable.js';
import type { Right } from '../../../contracts/tools/owner-rights.js';
import { activeContentIn } from '../active-content/find-active.js';
import { listFields } from '../forms/list-fields.js';
import { spaceOf } from '../forms/page-space.js';
import { checkWishes } from '../marks/check-marks.js';
import { existingIn, refsOfMarks } from '../marks/existing.js';
import { readMarks } from '../marks/read-marks.js';
import { marksFileText, readXfdfMarks } from '../marks/read-xfdf.js';
import { rightsMissing } from '../opening/granted-rights.js';
import { loadPdf } from '../opening/load.js';
import { json, type Operation, type SourceFile } from '../operation.js';
import { certifiedLevel, lockOf } from '../signing/revision/locks.js';
import { openToChange } from '../signing/revision/open-to-change.js';

const RIGHTS: readonly Right[] = ['change', 'fill', 'annotate'];

/**
 * Tells what of a PDF can be filled in and changed: its fields and its marks with their places, and what is allowed.
 *
 * @param files  exactly one PDF.
 * @returns JSON: an {@link EditableReply}.
 * @throws Refusal as {@link openToChange}; `tool.option-invalid`, naming a mark of the file that cannot be put.
 */
export const editable: Operation<'pdf-editable'> = async ([file], { marksFile }, work) => {
  const { document } = await openToChange(file, work, refsOfMarks);
  const missing = new Set(await rightsMissing(file, RIGHTS, work.qpdf));
  const active = activeContentIn((await loadPdf(file, work)).bytes);
  const answer: EditableReply = {
    version: createHash('sha256').update(file.bytes).digest('hex'),
    pages: document.getPages().map((page) => {
      const { width, height } = spaceOf(page);
      return { width, height };
    }),
    marks: [...readMarks(document)],
    ...(marksFile !== '' && { ofFile: marksOfFile(document, marksFile) }),
    allowed: allowedIn(document, missing),
    scripted: (active?.scripts ?? 0) > 0 || (active?.forms ?? 0) > 0,
    fields: [...listFields(document)], // the last, since a second description of the form is taken out for it
  };
  return json(answer);
};

/** The marks of an XFDF file as something to send back; they can all be put where they say. */
const marksOfFile = (document: PDFDocument, marksFile: string): NonNullable<EditableReply['ofFile']> => {
  const pages = document.getPages();
  const { marks, pictures } = readXfdfMarks(marksFileText(marksFile), pages.map(spaceOf));
  const existing = new Map(existingIn(document).map((one) => [one.id, one]));
  checkWishes({ marks, changed: [], removed: [] }, { pages, existing, pictureCount: pictures.length });
  const urlOf = ({ mime, bytes }: SourceFile): string => `data:${mime};base64,${Buffer.from(bytes).toString('base64')}`;
  return { marks: [...marks], pictures: pictures.map(urlOf) };
};

const allowedIn = (document: PDFDocument, missing: ReadonlySet<Right>): EditableReply['allowed'] => {
  const isCertified = certifiedLevel(document) !== undefined;
  const isHeld = (kind: 'form' | 'annotations'): boolean => isCertified && lockOf(document, { kind }) !== undefined;
  return {
    change: !missing.has('change') && !isCertified,
    fill: !missing.has('fill') && !isHeld('form'),
    annotate: !missing.has('annotate') && !isHeld('annotations'),
  };
};
