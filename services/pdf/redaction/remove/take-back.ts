import { PDFArray, PDFDict, PDFName, PDFRawStream, type PDFContext, type PDFDocument, type PDFObject } from 'pdf-lib';
import { nameAt } from '../../content/objects.js';
import { PdfiumRefused } from '../../engines/pdfium/pdfium-document.js';
import { openPdf } from '../../opening/editable.js';
import { reachedThrough } from '../pages/page-streams.js';
import type { PageExcerpt } from './page-excerpt.js';

const CONTENTS = PDFName.of('Contents');
const RESOURCES = PDFName.of('Resources');

/**
 * Gives pages (from 0) of a document the content and the resources that an excerpt of them has now. Nothing that other
 * pages use changes.
 *
 * @throws PdfiumRefused `other` when the excerpt has lost a page.
 */
export const takeBack = async (
  document: PDFDocument,
  {
    pages,
    shared,
    written,
  }: Pick<PageExcerpt, 'shared'> & { readonly pages: readonly number[]; readonly written: Uint8Array },
): Promise<void> => {
  const { context } = document;
  const excerpt = await openPdf(written);
  const changed = excerpt.getPages().map(({ node }) => node);
  if (changed.length !== pages.length) throw new PdfiumRefused('other');
  const all = document.getPages();
  for (const [place, page] of pages.entries()) refill(all[page]?.node, changed[place]);
  const roots = changed.flatMap((node) => [node.get(CONTENTS), node.get(RESOURCES)]);
  for (const ref of reachedThrough(excerpt.context, roots)) {
    const object = shared.has(ref) ? undefined : excerpt.context.lookup(ref);
    if (object && !isPage(object)) context.assign(ref, within(context, object));
  }
};

/** Resources of its own even where there are none: else it would inherit some. */
const refill = (page: PDFDict | undefined, from: PDFDict | undefined): void => {
  if (!page) return;
  const { context } = page;
  const contents = from?.get(CONTENTS);
  page.set(RESOURCES, within(context, from?.get(RESOURCES) ?? context.obj({})));
  if (contents) page.set(CONTENTS, within(context, contents));
  else page.delete(CONTENTS);
};

const isPage = (object: PDFObject): boolean => object instanceof PDFDict && nameAt(object, 'Type') === 'Page';

/** The same in another document, where its references lead to the objects there. */
const within = (context: PDFContext, object: PDFObject): PDFObject => {
  if (object instanceof PDFRawStream) return PDFRawStream.of(dictWithin(context, object.dict), object.contents);
  if (object instanceof PDFDict) return dictWithin(context, object);
  if (!(object instanceof PDFArray)) return object;
  const array = PDFArray.withContext(context);
  for (const item of object.asArray()) array.push(within(context, item));
  return array;
};

const dictWithin = (context: PDFContext, dict: PDFDict): PDFDict => {
  const copy = PDFDict.withContext(context);
  for (const [key, value] of dict.entries()) copy.set(key, within(context, value));
  return copy;
};
