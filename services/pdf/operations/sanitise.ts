import { Refusal } from '../../../contracts/errors.js';
import { activeKinds, type ActiveContent, type ActiveKind } from '../../../contracts/active-content.js';
import type { OptionsOf } from '../../../contracts/tools/catalogue.js';
import { activeContentIn } from '../active-content/find-active.js';
import { eachDict } from '../active-content/actions.js';
import { removeActiveContent } from '../active-content/remove-active.js';
import { sanitiseNotes } from '../active-content/sanitise-notes.js';
import { dropMetadata, dropProperties } from '../content/drop-metadata.js';
import { dropOrphans } from '../content/drop-orphans.js';
import { editPdf, saveDense, savePdf } from '../opening/editable.js';
import { loadPdf } from '../opening/load.js';
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
 *   leads nowhere. `removeMetadata`: properties, XMP, thumbnails and private data of programs. GoTo, Named and ResetForm
 *   stay: they don't leave the document.
 * @throws Refusal as {@link loadPdf}; `tool.option-invalid` where nothing is to be removed; `pdf.unreadable` where
 *   something is left all the same.
 * @see ISO 32000-1, 12.6 "Actions"
 */
export const sanitise: Operation<'pdf-sanitise'> = async ([file], options, work) => {
  const kinds = chosenKinds(options);
  const source = await loadPdf(file, work);
  work.report({ done: 0, total: 2, step: 'looking for active content' });
  const document = await editPdf(source, work);
  const before = activeContentIn(source.bytes) ?? activeContentIn(await savePdf(document));
  work.report({ done: 1, total: 2, step: 'removing' });
  removeActiveContent(document, kinds);
  let metadata = 0;
  if (options.removeMetadata) {
    metadata = dropProperties(document);
    for (const dict of eachDict(document)) metadata += dropMetadata(dict);
  }
  dropOrphans(document);
  const bytes = await saveDense(document);
  const after = activeContentIn(bytes);
  if (!before || !after || isLeft(after, kinds)) throw unclean(file.name);
  const notes = sanitiseNotes({ before, after, kinds, metadata: options.removeMetadata ? metadata : undefined });
  return pdf(bytes, [...source.notes, ...notes]);
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
