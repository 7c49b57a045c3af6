import type { Operation, PdfToolId, Produced, SourceFile, Work } from '../operation.js';

/**
 * A tool declared for `pdf` in the catalogue but missing here does not compile. Each is loaded when it is first used: a
 * job process starts for one visitor, who uses few of them.
 */
const operations: { readonly [Id in PdfToolId]: () => Promise<Operation<Id>> } = {
  'pdf-merge': async () => (await import('./merge.js')).merge,
  'pdf-compress': async () => (await import('./compress.js')).compress,
  'to-pdf': async () => (await import('./convert-to-pdf.js')).toPdf,
  'pdf-watermark': async () => (await import('./watermark.js')).watermark,
  'pdf-split': async () => (await import('./split.js')).split,
  'pdf-sign': async () => (await import('./sign.js')).sign,
  'pdf-redact': async () => (await import('./redact.js')).redact,
  'pdf-organise': async () => (await import('./organise.js')).organise,
  'pdf-remove-blank-pages': async () => (await import('./remove-blank-pages.js')).removeBlankPages,
  'pdf-clean-scan': async () => (await import('./clean-scan.js')).cleanScan,
  'pdf-greyscale': async () => (await import('./greyscale.js')).greyscale,
  'pdf-rasterise': async () => (await import('./rasterise.js')).rasterise,
  'pdf-linearise': async () => (await import('./linearise.js')).linearise,
  'pdf-rotate': async () => (await import('./rotate.js')).rotate,
  'pdf-crop': async () => (await import('./crop.js')).crop,
  'pdf-page-numbers': async () => (await import('./page-numbers.js')).pageNumbers,
  'pdf-header-footer': async () => (await import('./header-footer.js')).headerFooter,
  'pdf-compare': async () => (await import('./compare.js')).compare,
  'pdf-overlay': async () => (await import('./overlay.js')).overlay,
  'pdf-impose': async () => (await import('./impose.js')).impose,
  'pdf-image-watermark': async () => (await import('./image-watermark.js')).imageWatermark,
  'pdf-flatten': async () => (await import('./flatten.js')).flatten,
  'pdf-remove-annotations': async () => (await import('./remove-annotations.js')).removeAnnotations,
  'pdf-remove-pictures': async () => (await import('./remove-pictures.js')).removeAllPictures,
  'pdf-sanitise': async () => (await import('./sanitise.js')).sanitise,
  'pdf-archive': async () => (await import('./archive.js')).archive,
  'pdf-protect': async () => (await import('./protect.js')).protect,
  'pdf-unlock': async () => (await import('./unlock.js')).unlock,
  'pdf-place-signature': async () => (await import('./place-signature.js')).placeSignature,
  'pdf-annotate': async () => (await import('./annotate.js')).annotate,
  'pdf-edit': async () => (await import('./edit.js')).edit,
  'pdf-editable': async () => (await import('./editable.js')).editable,
  'pdf-fill-form': async () => (await import('./fill-form.js')).fillForm,
  'pdf-bookmarks': async () => (await import('./bookmarks.js')).bookmarks,
  'pdf-properties': async () => (await import('./properties.js')).properties,
  'pdf-add-fields': async () => (await import('./add-fields.js')).addFields,
  'pdf-edit-text': async () => (await import('./edit-text.js')).editText,
  'pdf-editable-text': async () => (await import('./editable-text.js')).editableText,
  'pdf-verify': async () => (await import('./verify.js')).verify,
  'pdf-inspect': async () => (await import('./inspect.js')).inspect,
  'pdf-page-images': async () => (await import('./page-images.js')).pageImages,
  'pdf-to-images': async () => (await import('./to-images.js')).toImages,
  'pdf-extract': async () => (await import('./extract.js')).extract,
  'pdf-rename': async () => (await import('./rename.js')).rename,
  'pdf-repair': async () => (await import('./repair.js')).repair,
  'pdf-invoice': async () => (await import('./invoice.js')).invoice,
  'pdf-accessibility': async () => (await import('./accessibility.js')).accessibility,
  'pdf-layers': async () => (await import('./layers.js')).layers,
  'pdf-attach': async () => (await import('./attach.js')).attach,
  'pdf-page-preview': async () => (await import('./page-preview.js')).pagePreview,
  'pdf-redact-preview': async () => (await import('./redact-preview.js')).redactPreview,
  'pack-parts': async () => (await import('./pack-parts.js')).packFiles,
  'export-sheet': async () => (await import('./export-to-sheet.js')).exportSheet,
  'export-text': async () => (await import('./export-to-text.js')).exportText,
  'export-word': async () => (await import('./export-to-word.js')).exportWord,
  'export-powerpoint': async () => (await import('./export-to-powerpoint.js')).exportPowerpoint,
};

type AnyOperation = (files: readonly SourceFile[], options: unknown, work: Work) => Promise<Produced>;

/** The one place where a name off the wire meets its typed operation; undefined for a tool of another lane. */
export const findOperation = (tool: string): AnyOperation | undefined => {
  if (!Object.hasOwn(operations, tool)) return undefined;
  const load = operations[tool as PdfToolId] as unknown as () => Promise<AnyOperation>;
  return async (files, options, work) => (await load())(files, options, work);
};
