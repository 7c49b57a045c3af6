import { Refusal } from '../../../contracts/errors.js';
import { activeKinds, type ActiveContent, type ActiveKind } from '../../../contracts/active-content.js';
import type { OptionsOf } from '../../../contracts/tools/catalogue.js';
import type { PDFDocument } from 'pdf-lib';
import { activeContentIn } from '../active-content/find-active.js';
import { dropUnreadable, removeActiveContent } from '../active-content/remove-active.js';
import { removeProperties } from '../active-content/remove-properties.js';
import { sanitiseNotes } from '../active-content/sanitise-notes.js';
import { dropOrphans } from '../content/drop-orphans.js';
import type { WithQpdf } from '../engines/qpdf/qpdf.js';
import { editPdf, findEditable, packPdf, saveDense, savePdf } from '../opening/editable.js';
import { loadPdf, type LoadedPdf } from '../opening/load.js';
import { pdf, type Operation } from '../operation.js';

type Options = OptionsOf<'pdf-sanitise'>;

/**
 * Removes what a PDF can do beyond showing its pages; these keep their looks and their text. The result is written anew,
 * without earlier versions and without objects that nothing refers to.
 *
 * @param files    exactly one PDF.
 * @param options  each removes one kind. `removeScripts`: JavaScript wherever it stands, and XFA forms, which contain
 *   it. `removeActions`: whatever opens another file or program, sends or fills in a form, plays media, or reads a stream
 *   from elsewhere; an address of a file, also on another machine (UNC), counts as one. `removeFiles`: attached files,
 *   portfolios and annotations that carry or play something. `removeLinks`: addresses of websites; the area stays, and
 *   leads nowhere. `removeMetadata`: what {@link removeProperties} finds. GoTo, Named and ResetForm
 *   stay: they don't leave the document.
 * @throws Refusal as {@link loadPdf}; `tool.option-invalid` where nothing is to be removed; `pdf.unreadable` where
 *   something is left all the same.
 * @see ISO 32000-1, 12.6 "Actions"
 */
export const sanitise: Operation<'pdf-sanitise'> = async ([file], options, work) => {
  const kinds = chosenKinds(options);
  const source = await loadPdf(file, work);
  work.report({ done: 0, total: 2, step: 'looking for active content' });
  const document = await legible(source, work);
  const before = activeContentIn(source.bytes) ?? activeContentIn(await savePdf(document));
  work.report({ done: 1, total: 2, step: 'removing' });
  removeActiveContent(document, kinds);
  const metadata = options.removeMetadata ? removeProperties(document) : undefined;
  dropOrphans(document);
  const bytes = await saveDense(document);
  const after = activeContentIn(bytes);
  if (!before || !after || isLeft(after, kinds)) throw unclean(file.name);
  const notes = sanitiseNotes({ before, after, kinds, metadata });
  return pdf(bytes, [...source.notes, ...notes]);
};

/** Without objects that this model of a PDF can't read: they are read as qpdf mends them, else they are left out. */
const legible = async (source: LoadedPdf, work: WithQpdf): Promise<PDFDocument> => {
  const document = await editPdf(source, work);
  if (!dropUnreadable(document)) return document;
  const bytes = await packPdf(source.bytes, work);
  const mended = bytes === source.bytes ? undefined : await findEditable({ ...source, bytes }, work);
  return mended && !dropUnreadable(mended) ? mended : document;
};

const chosenKinds = (options: Options): ReadonlySet<ActiveKind> => {
  const { removeScripts, removeActions, removeFiles, removeLinks, removeMetadata } = options;
  const chosen = {
    scripts: removeScripts,
    actions: removeActions,
    files: removeFiles,
    forms: removeScripts,
    links: removeLinks,
  };
  const kinds = activeKinds.filter((kind) => chosen[kind]);
  if (kinds.length > 0 || removeMetadata) return new Set(kinds);
  throw new Refusal('tool.option-invalid', { field: 'removeScripts', problem: 'at least one switch must be on' });
};

const isLeft = (after: ActiveContent, kinds: ReadonlySet<ActiveKind>): boolean =>
  [...kinds].some((kind) => after[kind] > 0);

const unclean = (name: string): Refusal =>
  new Refusal('pdf.unreadable', { name, reason: 'its active content cannot be taken out' });
