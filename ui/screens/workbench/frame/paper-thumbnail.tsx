import { useCallback, useSyncExternalStore } from 'react';
import type { NearViewportObserver } from '../../../pdf/pages/near-viewport.js';
import type { PdfPages } from '../../../pdf/pages/pdf-pages.js';
import { ONLY_PDF_ID, useThumbnailsOf } from './thumbnails.js';

interface PaperThumbnailProps {
  readonly pdf: PdfPages;
  /** From 1. */
  readonly page: number;
  readonly nearViewport: NearViewportObserver;
  readonly className?: string;
}

/** A page of a PDF as a small picture on paper, drawn when it comes near the viewport. */
export const PaperThumbnail = ({ pdf, page, nearViewport, className = '' }: PaperThumbnailProps) => {
  const thumbnails = useThumbnailsOf(pdf);
  const subscribe = useCallback(
    (notify: () => void) => thumbnails.subscribe(ONLY_PDF_ID, page, notify),
    [thumbnails, page],
  );
  const address = useSyncExternalStore(subscribe, () => thumbnails.addressOf(ONLY_PDF_ID, page));
  const requestWhenNear = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      let endRequest: (() => void) | undefined;
      const stop = nearViewport.observe(element, (isNear) => {
        endRequest?.();
        endRequest = isNear ? thumbnails.request(ONLY_PDF_ID, page) : undefined;
      });
      return () => {
        stop();
        endRequest?.();
      };
    },
    [thumbnails, nearViewport, page],
  );
  return (
    <span ref={requestWhenNear} className={`grid min-h-0 grid-rows-[minmax(0,1fr)] place-items-center ${className}`}>
      {address === null ? (
        <span className="aspect-[1/1.414] h-full max-w-full rounded-[3px] bg-[white] opacity-70 shadow-card" />
      ) : (
        <img
          src={address}
          alt=""
          draggable={false}
          className="max-h-full max-w-full rounded-[3px] bg-[white] shadow-card"
        />
      )}
    </span>
  );
};
