import type { PDFDocument } from '@cantoo/pdf-lib';
import { createHash } from 'node:crypto';
import type { EditableReply } from '../../../contracts/api/editable.js';
import type { Right } from '../../../contracts/tools/owner-rights.js';
import { activeContentIn } from '../active-content/find-active.js';
import { listFields } from '../forms/list-fields.js';
import { spaceOf } from '../forms/page-space.js';
import { refsOfMarks } from '../marks/existing.js';
import { readMarks } from '../marks/read-marks.js';
import { rightsMissing } from '../opening/granted-rights.js';
import { loadPdf } from '../opening/load.js';
import { json, type Operation } from '../operation.js';
import { certifiedLevel, lockOf } from '../signing/revision/locks.js';
import { openToChange } from '../signing/revision/open-to-change.js';

const RIGHTS: readonly Right[] = ['change', 'fill', 'annotate'];

/**
 * Tells what of a PDF can be filled in and changed: its fields and its marks with their places, and what is allowed.
 *
 * @param files  exactly one PDF.
 * @returns JSON: an {@link EditableReply}.
 * @throws Refusal as {@link openToChange}.
 */
export const editable: Operation<'pdf-editable'> = async ([file], _, work) => {
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
    allowed: allowedIn(document, missing),
    scripted: (active?.scripts ?? 0) > 0 || (active?.forms ?? 0) > 0,
    fields: [...listFields(document)], // the last, since a second description of the form is taken out for it
  };
  return json(answer);
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
