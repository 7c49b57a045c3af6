import { Refusal } from '../../../contracts/errors.js';
import { levelOf } from '../../../contracts/tools/certification.js';
import { boxAt } from '../signing/drawing/block-boxes.js';
import { widgetsFor } from '../signing/drawing/placed-widgets.js';
import { frameOfPage } from '../signing/drawing/signature-widget.js';
import { openToSign } from '../signing/revision/open-to-sign.js';
import { seal } from '../signing/sealing/seal.js';
import { signatureBlock } from '../signing/drawing/signature-block.js';
import { pdf, type Operation } from '../operation.js';

/**
 * Writes who signed, why and when on a page, upright as displayed, and seals the whole file with the certificate of
 * this installation. The file's own bytes stay at the front, so that signatures that it has already stay what they are,
 * and it is as protected as it was.
 *
 * @param files    exactly one PDF.
 * @param options  texts in any script; `signaturePosition`: a corner, or `center`; `signaturePage` from 1;
 *   `signatureContact`: where the signer can be reached, by default the e-mail address; `certification`: what may be done
 *   to the document afterwards.
 * @returns the same pages, signed. A damaged file is written anew first, with a note.
 * @throws Refusal `pages.out-of-range`; `pdf.signature-would-break` where an earlier signature allows no further one;
 *   `pdf.not-certifiable` where there is one already; `fonts.missing`.
 * @throws Refusal as `loadPdf`.
 * @see ISO 32000-1, 12.8 "Digital signatures"
 */
export const sign: Operation<'pdf-sign'> = async ([file], options, work) => {
  const level = levelOf(options.certification);
  const revision = await openToSign(file, work, { certifies: level !== undefined });
  const pages = revision.document.getPages();
  const page = pages[options.signaturePage - 1];
  if (!page) throw new Refusal('pages.out-of-range', { page: options.signaturePage, count: pages.length });
  work.report({ done: 0, total: 2, step: 'writing the signature' });
  const { signerName: name, signerEmail: email, signatureReason: reason, signatureLocation: location } = options;
  const drawing = await signatureBlock(revision.document, {
    name,
    email,
    reason,
    location,
    at: work.now,
    signature: options.signatureText,
    title: options.signerTitle,
  });
  const box = boxAt(frameOfPage(page), drawing, options.signaturePosition);
  const widgets = widgetsFor(revision, [{ page, drawing, box }]);
  work.report({ done: 1, total: 2, step: 'sealing' });
  const statement = { name, reason, location, contact: options.signatureContact || email, at: work.now, level };
  const { bytes, notes } = await seal(revision, { widgets, statement }, await work.identity());
  return pdf(bytes, [...revision.notes, ...notes]);
};
