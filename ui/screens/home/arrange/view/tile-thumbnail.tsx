import { useCallback, useSyncExternalStore } from 'react';
import type { PlacedPage } from '../machine/placed-page.js';
import type { Lookout } from './near-viewport.js';
import type { Pictures } from './thumbnail-store.js';

/** What the tiles of a list have in common. */
export interface Gallery {
  readonly pictures: Pictures;
  readonly lookout: Lookout;
}

interface TilePictureProps {
  readonly page: PlacedPage;
  readonly gallery: Gallery;
}

const turns = { 0: '', 90: 'rotate-90', 180: 'rotate-180', 270: '-rotate-90' } as const;

/** The page in small, turned as it will be; painted when it comes near the screen. */
export const TilePicture = ({ page: { file, page, turn }, gallery: { pictures, lookout } }: TilePictureProps) => {
  const subscribe = useCallback(
    (listener: () => void) => pictures.subscribe(file, page, listener),
    [file, page, pictures],
  );
  const picture = useSyncExternalStore(subscribe, () => pictures.find(file, page));
  const watch = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      let leave: (() => void) | undefined;
      const unwatch = lookout.watch(element, (isNear) => {
        leave?.();
        leave = isNear ? pictures.see(file, page) : undefined;
      });
      return () => {
        unwatch();
        leave?.();
      };
    },
    [file, page, pictures, lookout],
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
