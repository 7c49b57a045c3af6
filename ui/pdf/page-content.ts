import { OPS, type PDFPageProxy } from 'pdfjs-dist';
import type { TextContent, TextItem } from 'pdfjs-dist/types/src/display/api.js';
import { hasLettersFromRight } from '../../contracts/logical-order.js';
import { inReadingOrder } from './reading-order.js';
import { misspeltWords, respelt, type ShownGlyph } from './spelled-glyphs.js';

/** The glyphs of each operator of a page that shows text. */
const shownGlyphs = async (page: PDFPageProxy): Promise<readonly (readonly ShownGlyph[])[]> => {
  const { fnArray, argsArray } = await page.getOperatorList();
  const args = argsArray as readonly (readonly [readonly ShownGlyph[]])[];
  return fnArray.flatMap((operator, at) => (operator === OPS.showText ? [args[at]?.[0] ?? []] : []));
};

/** The text of a page as it is read: to be found, copied and compared. */
export const textContentOf = async (page: PDFPageProxy): Promise<TextContent> => {
  const content = await page.getTextContent();
  const items = content.items.filter((item): item is TextItem => 'str' in item);
  if (!items.some(({ str }) => hasLettersFromRight(str))) return content;
  const misspelt = misspeltWords(await shownGlyphs(page));
  const written = items.map((item) => ({ ...item, str: respelt(item.str, misspelt) }));
  return { ...content, items: inReadingOrder(written) as TextItem[] };
};
