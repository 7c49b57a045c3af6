import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useState } from 'react';
import { shortName } from '../../../../text/file-names.js';
import type { ArrangeActor } from '../machine/arrange.machine.js';
import { letDrag } from './drag-tiles.js';
import { followFocus } from './keep-focus.js';
import { steer } from './tile-keys.js';
import { openLookout } from './near-viewport.js';
import { PageTile } from './page-tile.js';
import { openPictures } from './thumbnail-store.js';
import type { Gallery } from './tile-thumbnail.js';

const NAME_LENGTH = 18;

const useGallery = (actor: ArrangeActor): Gallery => {
  const [gallery] = useState(() => ({
    pictures: openPictures(actor.getSnapshot().context.open),
    lookout: openLookout(),
  }));
  useEffect(
    () => () => {
      gallery.lookout.close();
      gallery.pictures.close();
    },
    [gallery],
  );
  return gallery;
};

/** All pages in their order; only those near the screen are laid out and painted. */
export const PageGrid = ({ actor }: { readonly actor: ArrangeActor }) => {
  const { pages, selected, focus, files } = useSelector(actor, ({ context }) => context);
  const gallery = useGallery(actor);
  const wire = useCallback(
    (list: HTMLOListElement | null) => {
      if (!list) return undefined;
      const ends = [
        followFocus(list, actor),
        letDrag(list, (key, place) => actor.send({ type: 'pages.moved', key, place })),
      ];
      return () => {
        for (const end of ends) end();
      };
    },
    [actor],
  );
  const isSelected = new Set(selected);
  const names = new Map(files.map(({ id, file }) => [id, shortName(file.name, NAME_LENGTH)]));
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys bubble up from the tiles' own buttons
    <ol
      ref={wire}
      aria-label="Pages"
      onKeyDown={(event) => {
        steer(actor, event);
      }}
      className="-m-1.5 grid grid-cols-[repeat(auto-fill,minmax(min(10.5rem,29vw),1fr))] sm:-m-2"
    >
      {pages.map((page, index) => (
        <PageTile
          key={page.key}
          actor={actor}
          gallery={gallery}
          page={page}
          name={names.get(page.file) ?? ''}
          place={index + 1}
          count={pages.length}
          isSelected={isSelected.has(page.key)}
          isFocus={page.key === focus}
        />
      ))}
    </ol>
  );
};
