import type { KeyboardEvent } from 'react';
import type { ArrangeEvent } from '../machine/arrange.context.js';
import type { ArrangeActor } from '../machine/arrange.machine.js';

const columnsOf = (list: Element): number => getComputedStyle(list).gridTemplateColumns.split(' ').length;

const steps = (list: Element): Readonly<Record<string, number>> => ({
  ArrowLeft: -1,
  ArrowRight: 1,
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

const onPage = (event: string, key: number): ArrangeEvent | undefined => {
  if (event === 'r') return { type: 'pages.turned', key, by: 90 };
  if (event === 'R') return { type: 'pages.turned', key, by: -90 };
  return event === 'Delete' || event === 'Backspace' ? { type: 'pages.deleted', key } : undefined;
};

const eventOf = (actor: ArrangeActor, { key: pressed, ...event }: Pressed): ArrangeEvent | undefined => {
  const { pages, focus } = actor.getSnapshot().context;
  if (event.ctrlKey || event.metaKey) return withCtrl[pressed];
  const step = steps(event.currentTarget)[pressed];
  if (step === undefined) return onPage(pressed, focus);
  if (event.shiftKey)
    return { type: 'pages.shifted', key: focus, by: Math.max(-pages.length, Math.min(pages.length, step)) };
  const place = pages.findIndex(({ key }) => key === focus);
  const next = pages[Math.max(0, Math.min(pages.length - 1, place + step))];
  return next && { type: 'page.focused', key: next.key };
};

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'currentTarget'>;

/** Arrows go from page to page, with Shift they take the page along; R turns, Delete deletes, Ctrl+Z undoes. */
export const steer = (actor: ArrangeActor, event: KeyboardEvent): void => {
  const { key, ctrlKey, metaKey, shiftKey, currentTarget } = event;
  const asked = eventOf(actor, { key, ctrlKey, metaKey, shiftKey, currentTarget });
  if (!asked) return;
  event.preventDefault();
  actor.send(asked);
};
