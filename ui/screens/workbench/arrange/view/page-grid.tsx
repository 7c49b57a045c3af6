import { useSelector } from '@xstate/react';
import { type KeyboardEvent, useCallback, useEffect, useState } from 'react';
import { createNearViewportObserver } from '../../../../pdf/pages/near-viewport.js';
import { shortName } from '../../../../text/file-names.js';
import { t } from '../../../../text/t.js';
import type { ArrangeActor } from '../machine/arrange.machine.js';
import { enableDragging } from './drag-tiles.js';
import { PageTile } from './page-tile.js';
import { createThumbnailStore } from './thumbnail-store.js';
import type { TileResources } from './tile-thumbnail.js';
import type { ArrangeEvent } from '../machine/arrange-context.js';
import { isRightToLeft } from '../../../../browser/reading-direction.js';

const NAME_LENGTH = 18;

const useTileResources = (actor: ArrangeActor): TileResources => {
  const [resources] = useState(() => ({
    thumbnails: createThumbnailStore(actor.getSnapshot().context.open),
    nearViewport: createNearViewportObserver(),
  }));
  useEffect(
    () => () => {
      resources.nearViewport.close();
      resources.thumbnails.close();
    },
    [resources],
  );
  return resources;
};

/** Attaches dragging and focus to the list. */
const useListBehaviour = (actor: ArrangeActor) =>
  useCallback(
    (list: HTMLOListElement | null) => {
      if (!list) return undefined;
      const stopFocus = keepFocus(list, actor);
      const stopDragging = enableDragging(list, (key, place) => actor.send({ type: 'pages.moved', key, place }));
      return () => {
        stopFocus();
        stopDragging();
      };
    },
    [actor],
  );

/** All pages in their order. The browser lays out only those near the viewport. */
export const PageGrid = ({ actor }: { readonly actor: ArrangeActor }) => {
  const { pages, selected, focus, files } = useSelector(actor, ({ context }) => context);
  const resources = useTileResources(actor);
  const attach = useListBehaviour(actor);
  const isSelected = new Set(selected);
  const names = new Map(files.map(({ id, file }) => [id, shortName(file.name, NAME_LENGTH)]));
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys bubble up from the tiles' own buttons
    <ol
      ref={attach}
      aria-label={t('Pages')}
      onKeyDown={(event) => {
        handleKey(actor, event);
      }}
      className="-m-1.5 grid grid-cols-[repeat(auto-fill,minmax(min(10.5rem,29vw),1fr))] sm:-m-2"
    >
      {pages.map((page, index) => (
        <PageTile
          key={page.key}
          actor={actor}
          resources={resources}
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

/** Keeps the keyboard focus on the machine's focused page, also after that page has moved. */
export const keepFocus = (list: HTMLElement, actor: ArrangeActor): (() => void) => {
  let usesKeyboard = false;
  const onKeyDown = (): void => {
    usesKeyboard = true;
  };
  const onPointerDown = (): void => {
    usesKeyboard = false;
  };
  const onFocusOut = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget instanceof Node && !list.contains(relatedTarget)) usesKeyboard = false;
  };
  list.addEventListener('keydown', onKeyDown);
  list.addEventListener('pointerdown', onPointerDown);
  list.addEventListener('focusout', onFocusOut);
  const subscription = actor.subscribe(({ context: { focus } }) => {
    if (!usesKeyboard) return;
    requestAnimationFrame(() => list.querySelector<HTMLElement>(`[data-key="${focus}"] button`)?.focus());
  });
  return () => {
    list.removeEventListener('keydown', onKeyDown);
    list.removeEventListener('pointerdown', onPointerDown);
    list.removeEventListener('focusout', onFocusOut);
    subscription.unsubscribe();
  };
};

type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'currentTarget'>;

const columnsOf = (list: Element): number => getComputedStyle(list).gridTemplateColumns.split(' ').length;

const stepsIn = (list: Element): Readonly<Record<string, number>> => ({
  ArrowLeft: isRightToLeft(list) ? 1 : -1,
  ArrowRight: isRightToLeft(list) ? -1 : 1,
  ArrowUp: -columnsOf(list),
  ArrowDown: columnsOf(list),
  Home: -Infinity,
  End: Infinity,
});

const withCtrl: Readonly<Record<string, ArrangeEvent>> = {
  a: { type: 'all.toggled' },
  z: { type: 'undo.pressed' },
  y: { type: 'redo.pressed' },
  Z: { type: 'redo.pressed' },
};

const onPage = (pressed: string, key: number): ArrangeEvent | undefined => {
  if (pressed === 'r') return { type: 'pages.turned', key, by: 90 };
  if (pressed === 'R') return { type: 'pages.turned', key, by: -90 };
  return pressed === 'Delete' || pressed === 'Backspace' ? { type: 'pages.deleted', key } : undefined;
};

const clamp = (value: number, from: number, to: number): number => Math.max(from, Math.min(to, value));

const eventOf = (actor: ArrangeActor, { key: pressed, ...event }: PressedKey): ArrangeEvent | undefined => {
  const { pages, focus } = actor.getSnapshot().context;
  if (event.ctrlKey || event.metaKey) return withCtrl[pressed];
  const step = stepsIn(event.currentTarget)[pressed];
  if (step === undefined) return onPage(pressed, focus);
  if (event.shiftKey) return { type: 'pages.shifted', key: focus, by: clamp(step, -pages.length, pages.length) };
  const place = pages.findIndex(({ key }) => key === focus);
  const next = pages[clamp(place + step, 0, pages.length - 1)];
  return next && { type: 'page.focused', key: next.key };
};

/** Arrows move the focus, with Shift they move the page; R rotates, Delete deletes, Ctrl+Z undoes. */
const handleKey = (actor: ArrangeActor, event: KeyboardEvent): void => {
  const { key, ctrlKey, metaKey, shiftKey, currentTarget } = event;
  const asked = eventOf(actor, { key, ctrlKey, metaKey, shiftKey, currentTarget });
  if (!asked) return;
  event.preventDefault();
  actor.send(asked);
};
