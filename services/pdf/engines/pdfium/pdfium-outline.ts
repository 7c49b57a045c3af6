import { readBuffer, utf16, withMemory, type Pdfium } from './pdfium.js';
import type { PdfiumDocument } from './pdfium-document.js';

/** Where a bookmark leads: a page from 0, and how to show it, as in ISO 32000-1, table 151, without the page. */
export interface Destination {
  readonly page: number;
  readonly view: readonly (string | number | null)[];
}

export interface Bookmark {
  readonly title: string;
  readonly target: Destination | { readonly uri: string } | undefined;
  readonly open: boolean;
  readonly children: readonly Bookmark[];
}

const DEPTH_MAX = 40;
const BOOKMARKS_MAX = 50_000;
const ACTION_URI = 3;
const views = ['XYZ', 'XYZ', 'Fit', 'FitH', 'FitV', 'FitR', 'FitB', 'FitBH', 'FitBV'] as const;

/** A document's outline. Rings, which damaged files have, are cut open. */
export const readOutline = ({ module, handle }: PdfiumDocument): readonly Bookmark[] => {
  const seen = new Set<number>();
  const below = (parent: number, depth: number): Bookmark[] => {
    const bookmarks: Bookmark[] = [];
    let at = depth < DEPTH_MAX ? module.FPDFBookmark_GetFirstChild(handle, parent) : 0;
    while (at !== 0 && !seen.has(at) && seen.size < BOOKMARKS_MAX) {
      seen.add(at);
      bookmarks.push({
        title: titleOf(module, at),
        target: targetOf({ module, handle }, at),
        open: module.FPDFBookmark_GetCount(at) > 0,
        children: below(at, depth + 1),
      });
      at = module.FPDFBookmark_GetNextSibling(handle, at);
    }
    return bookmarks;
  };
  return below(0, 0);
};

type Source = Pick<PdfiumDocument, 'module' | 'handle'>;

const titleOf = (module: Pdfium, bookmark: number): string =>
  utf16(readBuffer(module, (pointer, size) => module.FPDFBookmark_GetTitle(bookmark, pointer, size)));

const targetOf = ({ module, handle }: Source, bookmark: number): Bookmark['target'] => {
  const destination = module.FPDFBookmark_GetDest(handle, bookmark);
  if (destination !== 0) return destinationOf({ module, handle }, destination);
  const action = module.FPDFBookmark_GetAction(bookmark);
  if (action === 0 || module.FPDFAction_GetType(action) !== ACTION_URI) return undefined;
  const bytes = readBuffer(module, (pointer, size) => module.FPDFAction_GetURIPath(handle, action, pointer, size));
  return { uri: new TextDecoder('latin1').decode(bytes).replace(/\0+$/, '') };
};

const destinationOf = ({ module, handle }: Source, destination: number): Destination | undefined => {
  const page = module.FPDFDest_GetDestPageIndex(handle, destination);
  if (page < 0) return undefined;
  return withMemory(module, 32, (pointer) => {
    const kind = views[module.FPDFDest_GetView(destination, pointer, pointer + 4)] ?? 'Fit';
    const count = module.pdfium.HEAP32[pointer / 4] ?? 0;
    const numbers = module.pdfium.HEAPF32.slice(pointer / 4 + 1, pointer / 4 + 1 + Math.min(count, 4));
    return { page, view: [kind, ...(kind === 'XYZ' ? placeOf(module, destination) : numbers)] };
  });
};

/** Left, top and zoom; null for "as it is". */
const placeOf = (module: Pdfium, destination: number): (number | null)[] =>
  withMemory(module, 24, (flags) => {
    const values = flags + 12;
    const known = module.FPDFDest_GetLocationInPage(
      destination,
      flags,
      flags + 4,
      flags + 8,
      values,
      values + 4,
      values + 8,
    );
    return [0, 1, 2].map((index) => {
      const has = known && module.pdfium.HEAP32[flags / 4 + index] !== 0;
      return has ? (module.pdfium.HEAPF32[values / 4 + index] ?? null) : null;
    });
  });
