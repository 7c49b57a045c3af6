import { useCallback, useSyncExternalStore } from 'react';
import type { PlacedPage } from '../../../../work/files/placed-page.js';
import type { NearViewportObserver } from '../../../../pdf/pages/near-viewport.js';
import type { ThumbnailStore } from './thumbnail-store.js';

/** Resources that all tiles of a list share. */
export interface TileResources {
  readonly thumbnails: ThumbnailStore;
  readonly nearViewport: NearViewportObserver;
}

interface TileThumbnailProps {
  readonly page: PlacedPage;
  readonly resources: TileResources;
}

const turns = { 0: '', 90: 'rotate-90', 180: 'rotate-180', 270: '-rotate-90' } as const;

/** The thumbnail of a page, rotated as the page will be; drawn when it comes near the viewport. */
export const TileThumbnail = ({ page: { file, page, turn, isBlank }, resources }: TileThumbnailProps) => {
  const { thumbnails, nearViewport } = resources;
  const subscribe = useCallback(
    (listener: () => void) => thumbnails.subscribe(file, page, listener),
    [file, page, thumbnails],
  );
  const address = useSyncExternalStore(subscribe, () => thumbnails.addressOf(file, page));
  const requestWhenNear = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      let endRequest: (() => void) | undefined;
      const stopObserving = nearViewport.observe(element, (isNear) => {
        endRequest?.();
        endRequest = isNear ? thumbnails.request(file, page) : undefined;
      });
      return () => {
        stopObserving();
        endRequest?.();
      };
    },
    [file, page, thumbnails, nearViewport],
  );
  return (
    <span ref={requestWhenNear} className="relative block aspect-square w-full overflow-hidden rounded-lg bg-sunken">
      {address === null ? (
        <span className="absolute inset-2 m-auto w-3/5 rounded-sm bg-line/50" />
      ) : (
        <img
          src={address}
          alt=""
          draggable={false}
          data-blank={isBlank === true}
          className={`absolute inset-2 m-auto max-h-[calc(100%-1rem)] max-w-[calc(100%-1rem)] rounded-xs bg-[white] shadow-card transition-transform duration-200 data-[blank=true]:object-[-9999px] ${turns[turn]}`}
        />
      )}
    </span>
  );
};
