import { Refusal } from '../../../contracts/errors.js';
import { levelOf } from '../../../contracts/tools/certification.js';
import type { Placement } from '../../../contracts/tools/pdf-place-signature.js';
import { boxIn, overflowOf } from '../signing/drawing/block-boxes.js';
import { widgetsFor } from '../signing/drawing/placed-widgets.js';
import { frameOfPage } from '../signing/drawing/signature-widget.js';
import { embedded } from '../signing/drawing/embedded.js';
import { openToSign, type ToSign } from '../signing/revision/open-to-sign.js';
import { seal } from '../signing/sealing/seal.js';
import { imageToPdf } from '../converting/image-to-pdf.js';
import { pdf, type Operation } from '../operation.js';

type Page = ReturnType<ToSign['document']['getPage']>;

/**
 * Puts the picture of a signature on pages, or into the prepared signature fields that lie there, upright as displayed and in its own proportions, and seals the whole file
 * with the certificate of this installation. The file's own bytes stay at the front, and it is as protected as
 * it was.
 *
 * @param files    a PDF and a PNG; what is see-through stays see-through.
 * @param options  `placements`: pages from 0, the top left corner as shares of the page as displayed, sizes in points; reason, location,
 *   contact and `certification` as for `sign`.
 * @returns the same pages, signed. A damaged file is written anew first, with a note.
 * @throws Refusal `tool.option-invalid`, naming the field, for a page that does not exist or a place beyond its edge.
 * @throws Refusal `image.unreadable`, `image.too-large`; `pdf.signature-would-break`, `pdf.not-certifiable`;
 *   and as `loadPdf`.
 */
export const placeSignature: Operation<'pdf-place-signature'> = async ([file, image], options, work) => {
  if (!image) throw new Error('there is no picture of the signature');
  const { placements, signatureReason: reason, signatureLocation: location, signatureContact: contact } = options;
  const level = levelOf(options.certification);
  const picture = await imageToPdf(image);
  const revision = await openToSign(file, work, { certifies: level !== undefined });
  const pages = revision.document.getPages();
  const targets = placements.map((placement, index) => ({ placement, page: pageFor(pages, placement, index) }));
  const drawing = await embedded(revision.document, picture);
  const wishes = targets.map(({ page, placement }, done) => {
    work.report({ done, total: targets.length + 1, step: `place ${done + 1} of ${targets.length}` });
    return { page, drawing, box: boxIn(frameOfPage(page), placement, drawing) };
  });
  const widgets = widgetsFor(revision, wishes);
  work.report({ done: targets.length, total: targets.length + 1, step: 'sealing' });
  const statement = { reason, location, contact, at: work.now, level };
  const { bytes, notes } = await seal(revision, { widgets, statement }, await work.identity());
  return pdf(bytes, [...revision.notes, ...notes]);
};

const pageFor = (pages: readonly Page[], placement: Placement, index: number): Page => {
  const page = pages[placement.page];
  if (!page) throw invalid(index, 'page', `must be below ${pages.length}, the number of pages`);
  const over = overflowOf(frameOfPage(page), placement);
  if (over) throw invalid(index, over, `reaches beyond the edge of page ${placement.page}`);
  return page;
};

const invalid = (index: number, field: keyof Placement, problem: string): Refusal =>
  new Refusal('tool.option-invalid', { field: `placements.${index}.${field}`, problem });
