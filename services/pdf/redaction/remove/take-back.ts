import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFRawStream,
  type PDFContext,
  type PDFDocument,
  type PDFObject,
  type PDFPage,
} from 'pdf-lib';
import { dictAt, nameAt, resourcesOf } from '../../content/objects.js';
import { contentOf } from '../../content/page-content.js';
import { PdfiumRefused } from '../../engines/pdfium/pdfium-document.js';
import { openPdf } from '../../opening/editable.js';
import { reachedThrough } from '../pages/page-streams.js';
import { withExactGaps } from './gaps/exact-gaps.js';
import type { CodeBytes } from './gaps/shown-texts.js';
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
  const filled = excerpt.getPages();
  if (filled.length !== pages.length) throw new PdfiumRefused('other');
  const all = document.getPages();
  for (const [place, from] of filled.entries()) refill(all[pages[place] ?? -1], from);
  const roots = filled.map(({ node }) => node.get(RESOURCES));
  for (const ref of reachedThrough(excerpt.context, roots)) {
    const object = shared.has(ref) ? undefined : excerpt.context.lookup(ref);
    if (object && !isPage(object)) context.assign(ref, within(context, object));
  }
};

/** Resources of its own even where there are none: else it would inherit some. */
const refill = (page: PDFPage | undefined, from: PDFPage): void => {
  if (!page) return;
  const { context } = page.doc;
  const content = withExactGaps(contentOf(page), contentOf(from), codeBytesOn(page));
  page.node.set(RESOURCES, within(context, from.node.get(RESOURCES) ?? context.obj({})));
  if (from.node.has(CONTENTS)) page.node.set(CONTENTS, context.register(context.flateStream(content)));
  else page.node.delete(CONTENTS);
};

const codeBytesOn = ({ node }: PDFPage): CodeBytes => {
  const fonts = dictAt(resourcesOf(node), 'Font');
  return (name) => {
    const font = dictAt(fonts, name);
    return font && nameAt(font, 'Subtype') === 'Type0' ? 2 : 1;
  };
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
