import type { KeyboardEvent } from 'react';
import type { ArrangeEvent } from '../machine/arrange-context.js';
import type { ArrangeActor } from '../machine/arrange.machine.js';
import { isRightToLeft } from './reading-direction.js';

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
export const handleKey = (actor: ArrangeActor, event: KeyboardEvent): void => {
  const { key, ctrlKey, metaKey, shiftKey, currentTarget } = event;
  const asked = eventOf(actor, { key, ctrlKey, metaKey, shiftKey, currentTarget });
  if (!asked) return;
  event.preventDefault();
  actor.send(asked);
};
