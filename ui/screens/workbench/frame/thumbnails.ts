import { createContext, use, useEffect, useState } from 'react';
import type { PdfPages } from '../../../pdf/pages/pdf-pages.js';
import { createThumbnailStore, type ThumbnailStore } from '../arrange/view/thumbnail-store.js';

/** Thumbnails of every open PDF, drawn once for all columns. */
interface Thumbnails {
  readonly of: (pdf: PdfPages) => ThumbnailStore;
  readonly close: () => void;
}

/** The number under which a store knows its only PDF. */
export const ONLY_PDF_ID = 0;

const createThumbnails = (): Thumbnails => {
  const stores = new Map<PdfPages, ThumbnailStore>();
  return {
    of: (pdf) => {
      const store = stores.get(pdf) ?? createThumbnailStore([{ id: ONLY_PDF_ID, pageCount: pdf.pageCount, pdf }]);
      stores.set(pdf, store);
      return store;
    },
    close: () => {
      for (const store of stores.values()) store.close();
      stores.clear();
    },
  };
};

export const ThumbnailsContext = createContext<Thumbnails | null>(null);

/** Those of the workbench; dropped with it. */
export const useThumbnails = (): Thumbnails => {
  const [thumbnails] = useState(createThumbnails);
  useEffect(() => thumbnails.close, [thumbnails]);
  return thumbnails;
};

export const useThumbnailsOf = (pdf: PdfPages): ThumbnailStore => {
  const thumbnails = use(ThumbnailsContext);
  if (!thumbnails) throw new Error('There is no ThumbnailsContext above this component');
  return thumbnails.of(pdf);
};
