import type { Locator } from 'playwright-core';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { ListedConversion } from '../../ui/calls/received.js';
import { continueProcessingWalk } from '../../ui/history/continue/fixtures/continue-processing.walk.js';
import type { ContinueContext } from '../../ui/history/continue/continue-processing.machine.js';
import { entryOf, historyRowWalk } from '../../ui/history/rows/fixtures/history-row.walk.js';
import type { HistoryRowContext } from '../../ui/history/rows/history-row.machine.js';
import { historyWalk } from '../../ui/history/rows/fixtures/history.walk.js';
import type { HistoryContext, Opened } from '../../ui/history/rows/history.machine.js';
import { linkUsesWalk } from '../../ui/history/preview/fixtures/link-uses.walk.js';
import { shareOptionsWalk } from '../../ui/history/preview/fixtures/share-options.walk.js';
import type { LinkUsesContext } from '../../ui/history/preview/link-uses.machine.js';
import type { ShareOptionsContext } from '../../ui/history/preview/share-options.machine.js';
import { sharedFile } from '../../ui/share/fixtures/share.walk.js';
import { press, shareGestures, type Gesture, type Gestures } from './controls.js';
import { send } from './machines-in-page.js';
import type { SentEvents, PageWalk } from './page-walk.js';

const list = { running: 'work', part: 'history' };
const SECTION = '[aria-labelledby=history]';

/** A member's list with one file in it. */
const listed = (entry: ListedConversion = entryOf('a')): SentEvents => ({
  ...list,
  events: [{ type: 'member.arrived' }, { type: 'xstate.done.actor.fetch', output: [entry] }],
});

const opened = (dialog: Opened['dialog']): SentEvents => {
  const { events } = listed();
  return { ...list, events: [...events, { type: 'dialog.opened', dialog, id: 'a' }] };
};

const listState = (value: AnyMachineSnapshot['value']): string =>
  typeof value === 'string' ? value : (value as { here: { list: string } }).here.list;

const history: PageWalk = {
  path: '/',
  place: list,
  gestures: { 'retry.pressed': press('Try again', SECTION) },
  endings: { fetch: 'fetchHistory' },
  drawn: (page) =>
    page.evaluate((selector) => {
      const section = document.querySelector(selector);
      return {
        rows: section && [...section.querySelectorAll<HTMLElement>('li')].map(({ dataset }) => dataset['status']),
        isFetching: section?.getAttribute('aria-busy') === 'true',
        hasFailed: (section?.querySelector('[role=alert]') ?? null) !== null,
        hasDialog: document.querySelector('dialog[open]') !== null,
      };
    }, SECTION),
  expected: ({ value, context }) => {
    const { rows, opened: over } = context as HistoryContext;
    const state = listState(value);
    return {
      rows: state === 'away' ? null : rows.map(({ status }) => status),
      isFetching: state === 'fetching',
      hasFailed: state === 'failed',
      hasDialog: rows.some(({ id }) => id === over?.id),
    };
  },
  walk: historyWalk,
};

const rowGestures: Gestures = {
  /** The list sends this one, which has its own picture of the row. */
  'entry.changed': {
    control: (page) => page.locator(SECTION),
    use: (section, { entry }) => {
      const change = entry as ListedConversion;
      return send(section.page(), list, { type: 'link.changed', hash: change.shareHash, change });
    },
  },
  'name.edited': press(/^Rename /, SECTION),
  'name.changed': { ...shareGestures['name.changed']!, control: (page) => page.locator(`${SECTION} form input`) },
  'name.saved': press('Save', SECTION),
  'name.cancelled': press('Cancel', `${SECTION} form`),
  'delete.pressed': press(/^Delete (?!all)/, SECTION),
  'delete.cancelled': press('Cancel', 'dialog'),
  'delete.confirmed': press('Delete', 'dialog'),
  'retry.pressed': press(/^Retry /, SECTION),
};

const historyRow: PageWalk = {
  path: '/',
  place: { running: 'work', part: 'history/a' },
  before: listed(),
  gestures: rowGestures,
  endings: { rename: 'renameConversion', delete: 'deleteConversion', retry: 'retryConversion', copy: 'copyText' },
  isTakenAway: ({ value }) => (value as { life: string }).life === 'deleted',
  drawn: (page) =>
    page.evaluate((selector) => {
      const row = document.querySelector<HTMLElement>(`${selector} li[data-id=a]`);
      return {
        status: row?.dataset['status'] ?? null,
        draft: row?.querySelector('input')?.value ?? null,
        isAsked: document.querySelector('dialog[open]') !== null,
      };
    }, SECTION),
  expected: ({ value, context }) => {
    const { life, name } = value as { life: string; name: string };
    const { entry, draft } = context as HistoryRowContext;
    if (life === 'deleted') return { status: null, draft: null, isAsked: false };
    const isAsked = life === 'asking' || life === 'deleting';
    return { status: entry.status, draft: name === 'viewing' ? null : draft, isAsked };
  },
  walk: historyRowWalk,
};

/** Acts of an owner on the options of a link, in a state of theirs; they are folded away at first. */
const unfolded = (
  state: string,
  act: (options: Locator, event: AnyEventObject) => Promise<void>,
  has = '*',
): Gesture => ({
  control: (page) => page.locator(`dialog [data-options=${state}]:has(${has})`),
  use: async (options, event) => {
    await options.evaluate((element) => {
      element.closest('details')!.open = true;
    });
    await act(options, event);
  },
});

const click = (name: string) => (options: Locator) => options.getByRole('button', { name, exact: true }).click();

/** Into the only field of a form; the event says what. */
const submit = (field: string, what: string) => async (options: Locator, event: AnyEventObject) => {
  const input = options.locator(`input[name=${field}]`);
  await input.fill(String(event[what]));
  await input.press('Enter');
};

/** As late as possible, or a moment that is left out. */
const saveEnd = async (options: Locator, { expires }: AnyEventObject) => {
  await options.locator('select[name=expires]').selectOption(expires === null ? 'latest' : 'moment');
  if (expires !== null) await options.locator('input[name=moment]').fill('');
  await click('Save the end of the link')(options);
};

const shareOptions: PageWalk = {
  path: '/',
  place: { running: 'share-options' },
  before: [
    opened('preview'),
    { running: 'share', events: [] },
    { reply: { type: 'shown', output: sharedFile('completed') } },
  ],
  gestures: {
    'limit.saved': unfolded('resting', submit('limit', 'text')),
    'password.saved': unfolded('resting', submit('password', 'password')),
    'expiry.saved': unfolded('resting', saveEnd),
    'password.removed': unfolded('resting', click('Remove password'), 'button:text("Remove password")'),
    'end.pressed': unfolded('resting', click('End link now')),
    'end.cancelled': unfolded('asking', click('Keep it')),
    'end.confirmed': unfolded('asking', click('End link')),
  },
  endings: { save: 'server', end: 'server' },
  drawn: (page) =>
    page.evaluate(() => {
      const options = document.querySelector<HTMLElement>('dialog [data-options]');
      return {
        state: options?.dataset['options'] ?? null,
        problem: options?.querySelector('[aria-invalid=true]')?.getAttribute('name') ?? null,
      };
    }),
  expected: ({ value, context }) => {
    const { problem } = context as ShareOptionsContext;
    if (value === 'ended') return { state: null, problem: null };
    return {
      state: value as string,
      problem: problem && { maxDownloads: 'limit', password: 'password', expires: 'moment' }[problem.field],
    };
  },
  walk: shareOptionsWalk,
};

/** They are folded away in the options, which are folded away at first. */
const usesIn = (which: string): Gesture => ({
  control: (page) => page.locator(`dialog details[data-uses-state]${which}`),
  use: async (uses) => {
    await uses.evaluate((element) => {
      element.parentElement!.closest('details')!.open = true;
    });
    await uses.locator('summary').click();
  },
});

const linkUses: PageWalk = {
  path: '/',
  hasOwnState: true,
  place: { running: 'link-uses' },
  before: [
    opened('preview'),
    { running: 'share', events: [] },
    { reply: { type: 'shown', output: sharedFile('completed') } },
  ],
  gestures: {
    'uses.opened': usesIn('[data-uses-state=shut]'),
    'uses.closed': usesIn(':not([data-uses-state=shut])'),
    'more.pressed': {
      control: (page) => page.locator('dialog details[data-uses-state] button:text("Show more")'),
      use: (button) => button.click(),
    },
    'again.pressed': {
      control: (page) => page.locator('dialog details[data-uses-state] button:text("Try again")'),
      use: (button) => button.click(),
    },
  },
  endings: { page: 'server' },
  drawn: (page) =>
    page.evaluate(() => {
      const uses = document.querySelector<HTMLElement>('dialog [data-uses-state]');
      return {
        state: uses?.dataset['usesState'] ?? null,
        count: uses?.querySelectorAll('li').length ?? null,
      };
    }),
  expected: ({ value, context }) => ({
    state: value as string,
    count: (context as LinkUsesContext).reply?.uses.length ?? 0,
  }),
  walk: linkUsesWalk,
};

const continueProcessing: PageWalk = {
  path: '/',
  place: { running: 'continue-processing' },
  before: [
    opened('continue'),
    { running: 'continue-processing', events: [{ type: 'tool.chosen', tool: 'pdf-watermark' }] },
  ],
  gestures: {
    'tool.chosen': {
      control: (page) => page.locator('dialog #continue-tool'),
      use: async (field, { tool }) => {
        await field.selectOption(tool as string);
      },
    },
    'start.pressed': {
      control: (page) => page.locator('dialog form[data-continue] button[type=submit]:enabled'),
      use: (button) => button.click(),
    },
  },
  endings: { fetch: 'fetchFile' },
  drawn: (page) =>
    page.evaluate(() => {
      const form = document.querySelector<HTMLElement>('dialog form[data-continue]');
      return {
        state: form?.dataset['continue'] ?? null,
        tool: form?.querySelector<HTMLSelectElement>('#continue-tool')?.value ?? null,
        hasProblem: (form?.querySelector('[aria-invalid=true]') ?? null) !== null,
      };
    }),
  expected: ({ value, context }) => {
    const { tool, problem } = context as ContinueContext;
    if (value === 'handedOver') return { state: null, tool: null, hasProblem: false };
    return { state: value as string, tool, hasProblem: problem !== null };
  },
  walk: continueProcessingWalk,
};

export const membersWalks = {
  history,
  'row of the history': historyRow,
  'share options': shareOptions,
  'uses of a link': linkUses,
  'continue processing': continueProcessing,
};
