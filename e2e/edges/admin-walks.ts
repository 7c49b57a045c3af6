import type { Page } from 'playwright-core';
import { stateWords } from '../../ui/parts/state-words.js';
import { loadedDashboardOf } from '../../ui/parts/dashboard/dashboard-fixture.js';
import type { EraseMemberContext } from '../../ui/screens/admin/erase-member.machine.js';
import { adminWalk } from '../../ui/screens/admin/fixtures/admin.walk.js';
import { eraseMemberWalk } from '../../ui/screens/admin/fixtures/erase-member.walk.js';
import { siteRulesWalk } from '../../ui/screens/admin/rules/fixtures/site-rules.walk.js';
import type { SiteRulesContext } from '../../ui/screens/admin/rules/site-rules.machine.js';
import { membersWalk } from '../../ui/screens/admin/members/fixtures/members.walk.js';
import type { MembersContext } from '../../ui/screens/admin/members/members.machine.js';
import type { Quota } from '../../contracts/quotas.js';
import type { Retention } from '../../contracts/retention.js';
import type { ActivityContext } from '../../ui/screens/audit/activity/activity.machine.js';
import { activityWalk } from '../../ui/screens/audit/activity/fixtures/activity.walk.js';
import type { AuditContext } from '../../ui/screens/audit/audit.machine.js';
import { auditWalk } from '../../ui/screens/audit/fixtures/audit.walk.js';
import { entryOf, logOf, pageOf } from '../../ui/screens/audit/audit-fixture.js';
import { replayWalk } from '../../ui/screens/audit/replay/fixtures/replay.walk.js';
import type { ReplayContext } from '../../ui/screens/audit/replay/replay.machine.js';
import { pastDocumentWalk } from '../../ui/screens/audit/story/fixtures/past-document.walk.js';
import { storyWalk } from '../../ui/screens/audit/story/fixtures/story.walk.js';
import type { PastDocumentContext } from '../../ui/screens/audit/story/past-document.machine.js';
import type { StoryContext } from '../../ui/screens/audit/story/story.machine.js';
import { press, type Gesture } from './controls.js';
import { mainState, type PageWalk } from './page-walk.js';

const admin: PageWalk = {
  path: '/admin',
  place: { running: 'admin' },
  gestures: { 'retry.pressed': press('Try again', 'main'), 'refresh.pressed': press('Refresh', 'main') },
  endings: { load: 'server', renew: 'server' },
  drawn: async (page) => ({
    state: await mainState(page),
    hasDashboard: (await page.locator('main [data-overview]').count()) > 0,
    alerts: await page.locator('main [role=alert]').count(),
  }),
  expected: ({ value }) => ({
    state: stateWords(value),
    hasDashboard: stateWords(value).startsWith('loaded.'),
    alerts: ['absent', 'forbidden', 'failed'].includes(stateWords(value)) ? 1 : 0,
  }),
  walk: adminWalk,
};

const eraseMember: PageWalk = {
  path: '/admin',
  place: { running: 'erase-member' },
  before: {
    running: 'admin',
    events: [{ type: 'user.present' }, { type: 'xstate.done.actor.load', output: loadedDashboardOf() }],
  },
  gestures: {
    'member.typed': {
      control: (page) => page.locator('body:not(:has(dialog[open])) #erase-member'),
      use: (field, { text }) => field.fill(text as string),
    },
    'erase.pressed': press('Erase this member', 'body:not(:has(dialog[open]))'),
    'confirmation.typed': {
      control: (page) => page.locator('dialog #confirm-erase'),
      use: (field, { text }) => field.fill(text as string),
    },
    'erase.cancelled': press('Close', 'dialog'),
    'erase.confirmed': press('Erase for good', 'dialog'),
  },
  endings: { erase: 'server' },
  drawn: (page) =>
    page.evaluate(() => ({
      state: document.querySelector<HTMLElement>('[data-erase-member]')?.dataset['eraseMember'] ?? null,
      failure: document.querySelector('#erase-failure')?.textContent ?? '',
    })),
  expected: ({ value, context }) => {
    const { failure } = context as EraseMemberContext;
    return { state: value as string, failure: value === 'asking' ? failure : '' };
  },
  walk: eraseMemberWalk,
};

/** Types a quota and saves it. */
const quotaSaved = (form: string): Gesture => ({
  control: (page) => page.locator(`${form} button[type=submit]`),
  use: async (button, { quota }) => {
    const { conversionsPerDay, storedMb } = quota as Quota;
    const fields = button.page().locator(`${form} input`);
    await fields.nth(0).fill(String(conversionsPerDay ?? ''));
    await fields.nth(1).fill(String(storedMb ?? ''));
    await button.click();
  },
});

const retentionSaved: Gesture = {
  control: (page) => page.locator('#site-retention button[type=submit]'),
  use: async (button, { retention }) => {
    const { guestDays, memberDays } = retention as Retention;
    await button
      .page()
      .locator('#site-retention-guestDays')
      .fill(String(guestDays ?? ''));
    await button
      .page()
      .locator('#site-retention-memberDays')
      .fill(String(memberDays ?? ''));
    await button.click();
  },
};

const hostsSaved: Gesture = {
  control: (page) => page.locator('#site-web-pages button[type=submit]'),
  use: async (button, { hosts }) => {
    await button
      .page()
      .locator('#site-web-pages-hosts')
      .fill((hosts as readonly string[]).join('\n'));
    await button.click();
  },
};

const members: PageWalk = {
  path: '/admin',
  place: { running: 'members' },
  before: {
    running: 'admin',
    events: [{ type: 'user.present' }, { type: 'xstate.done.actor.load', output: loadedDashboardOf() }],
  },
  gestures: {
    'retry.pressed': press('Load the members again', 'main'),
    'more.pressed': press('Show more members', 'main'),
    'member.opened': press('Manage Member one', 'body:not(:has(dialog[open]))'),
    'member.closed': press('Close', 'dialog:has([data-member-dialog])'),
    'sessions.ended': press('Sign out everywhere', 'dialog'),
    'quota.saved': {
      control: (page) => page.locator('dialog #member-quota'),
      use: async (form, event) => {
        const quota = event['quota'] as Quota | null;
        const page = form.page();
        if (quota === null) await page.getByRole('button', { name: 'Use the quota of this site' }).click();
        else await quotaSaved('#member-quota').use(page.locator('#member-quota button[type=submit]'), event);
      },
    },
    'delete.pressed': press('Delete the key Key k1', 'dialog'),
    'delete.cancelled': press('Cancel', 'dialog'),
    'delete.confirmed': press('Delete', 'dialog'),
  },
  endings: {
    load: 'fetchMembers',
    add: 'fetchMembers',
    keys: 'fetchMemberKeys',
    end: 'endMemberSessions',
    save: 'changeMemberQuota',
    revoke: 'revokeSiteKey',
  },
  drawn: (page) =>
    page.evaluate(() => {
      const card = document.querySelector<HTMLElement>('[data-members]');
      return {
        state: card?.dataset['members'] ?? null,
        members: card?.querySelectorAll('[data-member]').length ?? 0,
        keys: card?.querySelectorAll('dialog [data-keys] > li').length ?? 0,
      };
    }),
  expected: ({ value, context }) => {
    const state = stateWords(value);
    const { members: listed, keys } = context as MembersContext;
    return {
      state,
      members: state.startsWith('listed.') ? listed.length : 0,
      keys: state.startsWith('listed.opened.') ? (keys?.length ?? 0) : 0,
    };
  },
  walk: membersWalk,
};

const siteRules: PageWalk = {
  path: '/admin',
  place: { running: 'site-rules' },
  before: {
    running: 'admin',
    events: [{ type: 'user.present' }, { type: 'xstate.done.actor.load', output: loadedDashboardOf() }],
  },
  gestures: {
    'tool.switched': {
      control: (page) => page.locator('#tool-pdf-merge'),
      use: (box) => box.evaluate((input: HTMLElement) => input.click()),
    },
    'guests.switched': { control: (page) => page.locator('#guests-allowed'), use: (box) => box.click() },
    'quota.saved': quotaSaved('#site-quota'),
    'retention.saved': retentionSaved,
    'hosts.saved': hostsSaved,
    'brand.saved': press('Save name and looks', '[data-site-rules]'),
    'announcement.typed': {
      control: (page) => page.locator('#announcement-text'),
      use: (field, { text }) => field.fill(text as string),
    },
    'level.chosen': {
      control: (page) => page.locator('#announcement-level'),
      use: async (field, { level }) => void (await field.selectOption(level as string)),
    },
    'announce.pressed': press('Announce', '[data-site-rules]'),
    'withdraw.pressed': press('Withdraw', '[data-site-rules]'),
    'retry.pressed': press('Try again', '[data-site-rules]'),
  },
  endings: { load: 'fetchSiteRules', save: 'changeSiteRules' },
  drawn: (page) =>
    page.evaluate(() => {
      const rules = document.querySelector<HTMLElement>('[data-site-rules]');
      return {
        state: rules?.dataset['siteRules'] ?? null,
        failure: rules?.querySelector('[role=alert]')?.textContent ?? '',
        isAnnounced: rules?.querySelector('[data-shown-announcement]') !== null,
      };
    }),
  expected: ({ value, context }) => {
    const { failure, rules } = context as SiteRulesContext;
    return { state: value as string, failure, isAnnounced: Boolean(rules?.announcement) };
  },
  walk: siteRulesWalk,
};

const audit: PageWalk = {
  path: '/admin/audit',
  place: { running: 'audit' },
  gestures: {
    'retry.pressed': press('Try again', 'main'),
    'check.pressed': press('Check the log now'),
    'refresh.pressed': press('Refresh', 'main'),
    'readable.toggled': { control: (page) => page.getByRole('checkbox'), use: (box) => box.click() },
  },
  endings: { load: 'server', renew: 'server', refresh: 'server', start: 'startLogCheck' },
  drawn: async (page) => ({
    state: await mainState(page),
    ...(await page.evaluate(() => ({
      check: document.querySelector<HTMLElement>('main [data-check]')?.dataset['check'] ?? null,
      isReadable: document.querySelector('main a[href*="open=true"]') !== null,
    }))),
  }),
  expected: ({ value, context }) => {
    const { log, isReadable } = context as AuditContext;
    const isOpen = stateWords(value).startsWith('loaded.');
    const check = log && isOpen ? (log.check?.status ?? 'none') : null;
    return { state: stateWords(value), check, isReadable: isOpen && isReadable };
  },
  walk: auditWalk,
};

/** Brings the page past its gate: the other machines run only for administrators. */
const opened = {
  running: 'audit',
  events: [{ type: 'user.present' }, { type: 'xstate.done.actor.load', output: logOf() }],
};

const drawnIn = (mark: string) => (page: Page) =>
  page.evaluate((name) => {
    const part = document.querySelector<HTMLElement>(`[data-${name}]`);
    return {
      state: part?.dataset[name] ?? null,
      failure: part?.querySelector('[data-failure]')?.textContent ?? null,
      isFilled: part?.querySelector('[data-entries] li, [data-overview]') !== null,
    };
  }, mark);

const failureIn = (state: unknown, failure: string): string | null => (state === 'failed' ? failure : null);

/** The slider itself is moved in admin-access.e2e.ts: one that is moved to where it stands sends nothing. */
const replay: PageWalk = {
  path: '/admin/audit',
  place: { running: 'replay' },
  before: opened,
  gestures: { 'retry.pressed': press('Try again', '[data-replay]') },
  endings: { replay: 'fetchDashboard' },
  drawn: drawnIn('replay'),
  expected: ({ value, context }) => {
    const { failure, shown } = context as ReplayContext;
    const isFilled = shown !== null && value !== 'failed';
    return { state: value as string, failure: failureIn(value, failure), isFilled };
  },
  walk: replayWalk,
};

/** Where no dialog lies over the page. */
const UNCOVERED = 'body:not(:has(dialog[open]))';

const activity: PageWalk = {
  path: '/admin/audit',
  place: { running: 'activity' },
  before: opened,
  gestures: {
    'filter.changed': {
      control: (page) => page.locator(`${UNCOVERED} #filter-document`),
      use: (field, { text }) => field.fill(text as string),
    },
    'search.pressed': press('Search', UNCOVERED),
    'more.pressed': press('Search further back', UNCOVERED),
    'retry.pressed': press('Try again', `${UNCOVERED} [data-activity]`),
    'story.opened': {
      control: (page) => page.locator(`${UNCOVERED} [data-entries] button`).first(),
      use: (button) => button.evaluate((element) => (element as HTMLButtonElement).click()), // in a fold
    },
    'story.closed': press('Close', 'dialog'),
  },
  endings: { search: 'searchActivity' },
  drawn: async (page) => ({
    ...(await drawnIn('activity')(page)),
    hasStory: (await page.locator('dialog [data-story]').count()) > 0,
    document: await page.locator('#filter-document').inputValue(),
  }),
  expected: ({ value, context }) => {
    const { failure, entries, story, filters } = context as ActivityContext;
    return {
      state: value as string,
      failure: failureIn(value, failure),
      isFilled: entries.length > 0,
      hasStory: story !== null,
      document: filters.document,
    };
  },
  walk: activityWalk,
};

const storyOpened = [
  opened,
  {
    running: 'activity',
    events: [
      { type: 'xstate.done.actor.search', output: pageOf([entryOf('9')]) },
      { type: 'story.opened', conversionId: 'c1' },
    ],
  },
];

const story: PageWalk = {
  path: '/admin/audit',
  place: { running: 'story' },
  before: storyOpened,
  gestures: {
    'more.pressed': press('Show later events', 'dialog'),
    'retry.pressed': press('Try again', 'dialog'),
  },
  endings: { read: 'fetchStory' },
  drawn: drawnIn('story'),
  expected: ({ value, context }) => {
    const { failure, entries } = context as StoryContext;
    return { state: value as string, failure: failureIn(value, failure), isFilled: entries.length > 0 };
  },
  walk: storyWalk,
};

const pastDocument: PageWalk = {
  path: '/admin/audit',
  place: { running: 'past-document' },
  before: [
    ...storyOpened,
    {
      running: 'story',
      events: [
        {
          type: 'xstate.done.actor.read',
          output: { conversionId: 'c1', entries: [entryOf('3', 'UploadReceived'), entryOf('9')], next: null },
        },
      ],
    },
  ],
  gestures: { 'retry.pressed': press('Try again', '[data-past-document]') },
  endings: { replay: 'fetchDocument' },
  drawn: async (page) => ({
    state: await page.locator('[data-past-document]').getAttribute('data-past-document'),
    ...(await page.evaluate(() => {
      const part = document.querySelector('[data-past-document]');
      return {
        failure: part?.querySelector('[data-failure]')?.textContent ?? null,
        hasFacts: part?.querySelector('[data-facts]') !== null,
        events: part?.querySelectorAll('[data-entries] li').length,
      };
    })),
  }),
  expected: ({ value, context }) => {
    const { failure, shown, until } = context as PastDocumentContext;
    return {
      state: value as string,
      failure: failureIn(value, failure),
      hasFacts: shown !== null && value !== 'failed',
      events: until === null ? 2 : 1,
    };
  },
  walk: pastDocumentWalk,
};

export const adminWalks = {
  admin,
  'erase-member': eraseMember,
  'site-rules': siteRules,
  members,
  audit,
  replay,
  activity,
  story,
  'past-document': pastDocument,
};
