import { useCallback, useSyncExternalStore } from 'react';
import type { PlacedPage } from '../placed-page.js';
import type { Pictures } from './pictures.js';

interface TilePictureProps {
  readonly page: PlacedPage;
  readonly pictures: Pictures;
}

/** Beyond the edge of the list, so that pages are there when they are scrolled to. */
const MARGIN = '400px';

const turns = { 0: '', 90: 'rotate-90', 180: 'rotate-180', 270: '-rotate-90' } as const;

/** The page in small, turned as it will be; painted when it comes near the screen. */
export const TilePicture = ({ page: { file, page, turn }, pictures }: TilePictureProps) => {
  const picture = useSyncExternalStore(pictures.subscribe, () => pictures.find(file, page));
  const watch = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      let leave = (): void => undefined;
      const observer = new IntersectionObserver(
        ([entry]) => {
          leave();
          leave = entry?.isIntersecting ? pictures.see(file, page) : () => undefined;
        },
        { root: element.closest('[data-scroller]'), rootMargin: MARGIN },
      );
      observer.observe(element);
      return () => {
        observer.disconnect();
        leave();
      };
    },
    [file, page, pictures],
  );
  return (
    <span ref={watch} className="relative block aspect-square w-full overflow-hidden rounded-lg bg-sunken">
      {picture === null ? (
        <span className="absolute inset-2 m-auto w-3/5 rounded-sm bg-line/50" />
      ) : (
        <img
          src={picture}
          alt=""
          draggable={false}
          className={`absolute inset-2 m-auto max-h-[calc(100%-1rem)] max-w-[calc(100%-1rem)] rounded-xs bg-[white] shadow-card transition-transform duration-200 ${turns[turn]}`}
        />
      )}
    </span>
  );
};
