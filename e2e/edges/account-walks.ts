import { stateWords } from '../../ui/parts/state-words.js';
import type { AccountContext } from '../../ui/screens/account/account.machine.js';
import { accountWalk } from '../../ui/screens/account/fixtures/account.walk.js';
import type { ConversionsContext } from '../../ui/screens/conversions/conversions.machine.js';
import { conversionsWalk } from '../../ui/screens/conversions/fixtures/conversions.walk.js';
import { siteWalk } from '../../ui/screens/site/fixtures/site.walk.js';
import { press } from './controls.js';
import { mainState, type PageWalk } from './page-walk.js';

const isAsking = (value: unknown): boolean => /\.(asking|deleting)$/.test(stateWords(value));

const conversions: PageWalk = {
  path: '/conversions',
  place: { running: 'conversions' },
  gestures: {
    'filter.changed': {
      control: (page) => page.locator('body:not(:has(dialog[open])) form[role=search] input'),
      use: async (field, { filter }) => {
        await field.fill((filter as ConversionsContext['filter']).search);
        await field.press('Enter');
      },
    },
    'more.pressed': press('Show more', 'main'),
    'retry.pressed': press('Try again', 'main'),
    'row.toggled': { control: (page) => page.locator('main li[data-id=a] input'), use: (box) => box.click() },
    'all.toggled': press(/^Select (none|all shown)$/, 'main'),
    'delete.pressed': press('Delete selected', 'main'),
    'delete.cancelled': press('Cancel', 'dialog'),
    'delete.confirmed': press('Delete', 'dialog'),
  },
  endings: { load: 'fetchList', add: 'fetchList', delete: 'deleteSeveral' },
  drawn: async (page) => ({
    state: await mainState(page),
    ...(await page.evaluate(() => ({
      rows: [...document.querySelectorAll<HTMLElement>('main li[data-id]')].map(({ dataset }) => dataset['id']),
      selected: document.querySelectorAll('main li input:checked').length,
      isAsked: document.querySelector('dialog[open]') !== null,
    }))),
  }),
  expected: ({ value, context }) => {
    const { rows, selected } = context as ConversionsContext;
    const isListed = stateWords(value).startsWith('listed.');
    return {
      state: stateWords(value),
      rows: isListed ? rows.map(({ id }) => id) : [],
      selected: isListed ? rows.filter(({ id }) => selected.includes(id)).length : 0,
      isAsked: isAsking(value),
    };
  },
  walk: conversionsWalk,
};

const account: PageWalk = {
  path: '/account',
  place: { running: 'account' },
  gestures: {
    'retry.pressed': press('Try again', 'main'),
    'session.ended': press(/^End the session on /, 'main'),
    'link.copied': press('Copy the link to one.pdf', 'main'),
    'link.ended': press('End the link to one.pdf', 'main'),
    'more.pressed': press('Show more links', 'main'),
    'delete.pressed': press('Delete my account', 'main'),
    'delete.typed': {
      control: (page) => page.locator('dialog input:enabled'),
      use: (field, { text }) => field.fill(text as string),
    },
    'delete.cancelled': press('Cancel', 'dialog'),
    'delete.confirmed': press('Delete everything', 'dialog'),
  },
  endings: {
    load: 'fetchAccount',
    end: 'endSessions',
    copy: 'copyText',
    revoke: 'endLink',
    add: 'fetchLinks',
    erase: 'eraseAccount',
  },
  drawn: async (page) => ({
    state: await mainState(page),
    ...(await page.evaluate(() => ({
      sessions: document.querySelectorAll('main [data-sessions] li').length,
      links: document.querySelectorAll('main [data-links] li').length,
      typed: document.querySelector<HTMLInputElement>('dialog[open] input')?.value ?? null,
    }))),
  }),
  expected: ({ value, context }) => {
    const { sessions, links, typed } = context as AccountContext;
    const isOpen = stateWords(value).startsWith('loaded.');
    return {
      state: stateWords(value),
      sessions: isOpen ? sessions.length : 0,
      links: isOpen ? links.length : 0,
      typed: isAsking(value) ? typed : null,
    };
  },
  walk: accountWalk,
};

const site: PageWalk = {
  path: '/admin/installation',
  place: { running: 'site' },
  gestures: { 'retry.pressed': press('Try again', 'main'), 'refresh.pressed': press('Refresh', 'main') },
  endings: { load: 'server', renew: 'server' },
  drawn: async (page) => ({
    state: await mainState(page),
    isFilled: (await page.locator('main [data-installation]').count()) > 0,
    alerts: await page.locator('main [role=alert]').count(),
  }),
  expected: ({ value }) => ({
    state: stateWords(value),
    isFilled: stateWords(value).startsWith('loaded.'),
    alerts: ['absent', 'forbidden', 'failed'].includes(stateWords(value)) ? 1 : 0,
  }),
  walk: siteWalk,
};

/** What members and administrators have beside the home page. */
export const accountWalks = { 'every conversion': conversions, account, site };
