import { stateWords } from '../../ui/parts/state-words.js';
import type { AccountContext } from '../../ui/screens/account/account.machine.js';
import { accountOf, accountWalk } from '../../ui/screens/account/fixtures/account.walk.js';
import type { ConversionsContext } from '../../ui/screens/conversions/conversions.machine.js';
import { conversionsWalk } from '../../ui/screens/conversions/fixtures/conversions.walk.js';
import { installationOf, siteWalk } from '../../ui/screens/site/fixtures/site.walk.js';
import type { ApiKeysContext } from '../../ui/screens/account/keys/api-keys.machine.js';
import { apiKeysWalk } from '../../ui/screens/account/keys/fixtures/api-keys.walk.js';
import { siteKeysWalk } from '../../ui/screens/site/keys/fixtures/site-keys.walk.js';
import type { SiteKeysContext } from '../../ui/screens/site/keys/site-keys.machine.js';
import type { WebhooksContext } from '../../ui/screens/account/webhooks/webhooks.machine.js';
import { webhooksWalk } from '../../ui/screens/account/webhooks/fixtures/webhooks.walk.js';
import { press, type Gesture } from './controls.js';
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

const typed = (id: string): Gesture => ({
  control: (page) => page.locator(`dialog ${id}`),
  use: (field, { text }) => field.fill(text as string),
});

const apiKeys: PageWalk = {
  path: '/account',
  place: { running: 'api-keys' },
  before: {
    running: 'account',
    events: [{ type: 'user.present' }, { type: 'xstate.done.actor.load', output: accountOf() }],
  },
  gestures: {
    'retry.pressed': press('Load the keys again', 'main'),
    'new.pressed': press('New key', 'body:not(:has(dialog[open]))'),
    'name.typed': typed('#key-name'),
    'scope.toggled': { control: (page) => page.locator('dialog input[value=read]'), use: (box) => box.click() },
    'days.chosen': {
      control: (page) => page.locator('dialog #key-days'),
      use: async (select, { days }) => void (await select.selectOption(String(days))),
    },
    'making.cancelled': press('Cancel', 'dialog'),
    'making.confirmed': press('Make the key', 'dialog'),
    'key.copied': press('Copy key', 'body:not(:has(dialog[open]))'),
    'made.closed': press('Hide the key', 'body:not(:has(dialog[open]))'),
    'delete.pressed': press('Delete the key Key one', 'body:not(:has(dialog[open]))'),
    'delete.cancelled': press('Cancel', 'dialog'),
    'delete.confirmed': press('Delete', 'dialog'),
  },
  endings: { load: 'fetchKeys', make: 'makeKey', copy: 'copyText', revoke: 'revokeKey' },
  drawn: (page) =>
    page.evaluate(() => {
      const card = document.querySelector<HTMLElement>('[data-api-keys]');
      return {
        state: card?.dataset['apiKeys'] ?? null,
        keys: card?.querySelectorAll('[data-keys] > li').length ?? 0,
        secret: card?.querySelector('[data-secret="key"]')?.textContent ?? null,
        failure: document.querySelector('dialog [data-failure]')?.textContent ?? '',
      };
    }),
  expected: ({ value, context }) => {
    const { keys, made, failure } = context as ApiKeysContext;
    const state = stateWords(value);
    const isListed = state.startsWith('listed.');
    return {
      state,
      keys: isListed ? keys.length : 0,
      secret: isListed ? (made?.secret ?? null) : null,
      failure: /\.(choosing|making)$/.test(state) ? failure : '',
    };
  },
  walk: apiKeysWalk,
};

const webhookPress = (name: string) => press(name, 'body:not(:has(dialog[open]))');

const webhooks: PageWalk = {
  path: '/account',
  place: { running: 'webhooks' },
  before: {
    running: 'account',
    events: [{ type: 'user.present' }, { type: 'xstate.done.actor.load', output: accountOf() }],
  },
  gestures: {
    'retry.pressed': press('Load the webhooks again', 'main'),
    'new.pressed': webhookPress('New webhook'),
    'url.typed': typed('#webhook-url'),
    'topic.toggled': {
      control: (page) => page.locator('dialog input[value="share-link.opened"]'),
      use: (box) => box.click(),
    },
    'making.cancelled': press('Cancel', 'dialog'),
    'making.confirmed': press('Make the webhook', 'dialog'),
    'secret.copied': webhookPress('Copy secret'),
    'made.closed': webhookPress('Hide the secret'),
    'secret.changed': {
      control: (page) => page.locator('[data-webhooks] > li').last().getByRole('button', { name: 'New secret' }),
      use: (button) => button.click(),
    },
    turned: {
      control: (page) =>
        page
          .locator('[data-webhooks] > li')
          .last()
          .getByRole('button', { name: /^Turn (on|off)$/ }),
      use: (button) => button.click(),
    },
    'test.pressed': {
      control: (page) => page.locator('[data-webhooks] > li').last().getByRole('button', { name: 'Send a test' }),
      use: (button) => button.click(),
    },
    'messages.opened': {
      control: (page) =>
        page.locator('[data-webhooks] > li').last().getByRole('button', { name: 'Messages', expanded: false }),
      use: (button) => button.click(),
    },
    'messages.closed': {
      control: (page) =>
        page.locator('[data-webhooks] > li').last().getByRole('button', { name: 'Messages', expanded: true }),
      use: (button) => button.click(),
    },
    'refresh.pressed': webhookPress('Look again'),
    'again.pressed': webhookPress('Send again'),
    'delete.pressed': webhookPress('Delete the webhook https://books.example.com/hooks/one'),
    'delete.cancelled': press('Cancel', 'dialog'),
    'delete.confirmed': press('Delete', 'dialog'),
  },
  endings: {
    load: 'fetchWebhooks',
    make: 'makeWebhook',
    copy: 'copyText',
    renew: 'changeWebhookSecret',
    turn: 'turnWebhook',
    send: 'sendMessage',
    look: 'fetchDeliveries',
    remove: 'deleteWebhook',
  },
  drawn: (page) =>
    page.evaluate(() => {
      const countOf = (selector: string): number => document.querySelectorAll(selector).length;
      const textOf = (selector: string): string | null => document.querySelector(selector)?.textContent ?? null;
      return {
        state: document.querySelector<HTMLElement>('[data-webhooks-state]')?.dataset['webhooksState'] ?? null,
        webhooks: countOf('[data-webhooks] > li'),
        secret: textOf('[data-secret="webhook"]'),
        deliveries: countOf('[data-deliveries] li'),
        failure: textOf('dialog [data-failure]') ?? '',
      };
    }),
  expected: ({ value, context }) => {
    const { webhooks: all, secret, opened, deliveries, failure } = context as WebhooksContext;
    const state = stateWords(value);
    const isListed = state.startsWith('listed.');
    return {
      state,
      webhooks: isListed ? all.length : 0,
      secret: isListed ? secret : null,
      deliveries: isListed && opened !== null ? deliveries.length : 0,
      failure: /\.(choosing|making)$/.test(state) ? failure : '',
    };
  },
  walk: webhooksWalk,
};

const siteKeys: PageWalk = {
  path: '/admin/installation',
  place: { running: 'site-keys' },
  before: {
    running: 'site',
    events: [
      { type: 'user.present' },
      {
        type: 'xstate.done.actor.load',
        output: { installation: installationOf(), at: '2026-03-12T15:00:00.000Z' },
      },
    ],
  },
  gestures: {
    'retry.pressed': press('Load the keys again', 'main'),
    'more.pressed': press('Show more keys', 'main'),
    'delete.pressed': press('Delete the key Key one', 'body:not(:has(dialog[open]))'),
    'delete.cancelled': press('Cancel', 'dialog'),
    'delete.confirmed': press('Delete', 'dialog'),
  },
  endings: { load: 'fetchSiteKeys', add: 'fetchSiteKeys', revoke: 'revokeSiteKey' },
  drawn: (page) =>
    page.evaluate(() => {
      const card = document.querySelector<HTMLElement>('[data-site-keys]');
      return {
        state: card?.dataset['siteKeys'] ?? null,
        keys: card?.querySelectorAll('[data-keys] > li').length ?? 0,
      };
    }),
  expected: ({ value, context }) => {
    const state = stateWords(value);
    return { state, keys: state.startsWith('listed.') ? (context as SiteKeysContext).keys.length : 0 };
  },
  walk: siteKeysWalk,
};

/** Pages that members and administrators have beside the home page. */
export const accountWalks = {
  'every conversion': conversions,
  account,
  'api-keys': apiKeys,
  webhooks,
  site,
  'site-keys': siteKeys,
};
