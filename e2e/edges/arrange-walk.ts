import type { Locator, Page } from 'playwright-core';
import type { AnyMachineSnapshot } from 'xstate';
import { givenFiles } from '../../ui/screens/workbench/arrange/machine/arrange-fixture.js';
import type { ArrangeContext } from '../../ui/screens/workbench/arrange/machine/arrange-context.js';
import { arrangeWalk } from '../../ui/screens/workbench/arrange/machine/fixtures/arrange.walk.js';
import { press, typePassword, type Gestures } from './controls.js';
import type { PageWalk } from './page-walk.js';

const tiles = (page: Page): Locator => page.locator('dialog ol[aria-label=Pages]');
const tile = (list: Locator, key: unknown): Locator => list.locator(`[data-key="${String(key)}"] button`).first();

/** A key, pressed on the page that the event is about. */
const pressOn = (key: string) => async (list: Locator, event: Readonly<Record<string, unknown>>) => {
  await tile(list, event['key']).press(key);
};

const gestures: Gestures = {
  'page.toggled': {
    control: tiles,
    use: (list, { key, upTo }) => tile(list, key).click({ modifiers: upTo ? ['Shift'] : [] }),
  },
  'page.focused': { control: tiles, use: (list, { key }) => tile(list, key).focus() },
  'pages.shifted': { control: tiles, use: pressOn('Shift+ArrowRight') },
  'pages.deleted': { control: tiles, use: pressOn('Delete') },
  'all.toggled': press('Select all', 'dialog'),
  'pages.turned': press('Rotate right', 'dialog'),
  'pages.copied': press('Duplicate', 'dialog'),
  'pages.blanked': press('Insert blank page', 'dialog'),
  'undo.pressed': press('Undo', 'dialog'),
  'redo.pressed': press('Redo', 'dialog'),
  'reset.pressed': press('Reset', 'dialog'),
  'password.given': typePassword,
};

const expected = ({ value, context }: AnyMachineSnapshot) => {
  const { pages, selected, locked, refused } = context as ArrangeContext;
  const shown = value === 'arranging' ? pages : [];
  return {
    state: value as string,
    asked: locked ? (locked.wrong ? 'again' : 'first') : null,
    refused: refused !== null,
    tiles: shown.map(({ key, turn }) => ({
      key: String(key),
      turn: turn === 0 ? '' : String(turn),
      isSelected: selected.includes(key),
    })),
  };
};

const tilesDrawn = (page: Page) =>
  page.locator('dialog li[data-key]').evaluateAll((rows) =>
    rows.map((row) => ({
      key: row.getAttribute('data-key') ?? '',
      turn: /rotated by (\d+)/.exec(row.textContent)?.[1] ?? '',
      isSelected: row.querySelector('[aria-pressed=true]') !== null,
    })),
  );

const questionDrawn = (page: Page) =>
  page.evaluate(() => {
    const dialog = document.querySelector('dialog[open]');
    const field = dialog?.querySelector('input[type=password]');
    return {
      state: dialog?.getAttribute('data-state') ?? '',
      asked: field ? (field.getAttribute('aria-invalid') === 'true' ? 'again' : 'first') : null,
      refused: (dialog?.querySelector('p[role=alert]')?.textContent ?? '').includes('cannot be shown'),
    };
  });

const drawn = async (page: Page) => ({ ...(await questionDrawn(page)), tiles: await tilesDrawn(page) });

/** The pages of two files, in the dialog of the home page. */
const arrange: PageWalk = {
  path: '/',
  place: { running: 'arrange' },
  before: {
    running: 'work',
    events: [
      { type: 'nothing.kept' },
      { type: 'files.chosen', files: givenFiles().map(({ file }) => file) },
      { type: 'arrange.opened' },
    ],
  },
  gestures,
  endings: {},
  drawn,
  expected,
  walk: arrangeWalk,
};

export const arrangeWalks = { arrange };
