import type { Page, Route } from 'playwright-core';
import type { SiteRules } from '../../contracts/api/site-rules.js';
import { dashboardOf } from '../../ui/parts/dashboard/dashboard-fixture.js';
import {
  checkOf,
  documentOf,
  entryOf,
  guestEntry,
  logOf,
  nobodysEntry,
  pageOf,
} from '../../ui/screens/audit/audit-fixture.js';
import { siteKeyOf } from '../../ui/parts/dashboard/site-key-fixture.js';
import { memberOfSite } from '../../ui/screens/admin/members/fixtures/members.walk.js';
import { installationOf } from '../../ui/screens/site/fixtures/site.walk.js';

/** Answers in place of the server, by address. */
export type Answers = Readonly<Record<string, (route: Route) => Promise<void>>>;

export const json =
  (body: unknown, status = 200) =>
  (route: Route): Promise<void> =>
    route.fulfill({ json: body, status });

const LONG_NAME = 'a-very-long-name-without-any-place-to-break_'.repeat(4);

export const ada = { name: 'Ada', picture: null, email: 'ada@example.com', isAdmin: true };

const long = {
  ...entryOf('9'),
  document: { conversionId: 'c1', shareHash: null, name: `${LONG_NAME}.pdf`, tool: 'pdf-merge' },
};
const longLogin = { id: 'u3', name: LONG_NAME, email: `${LONG_NAME}@example.com`, lastLoginAt: '2026-03-01T09:05:00Z' };
const full = dashboardOf();

export const fullDashboard = { ...full, recentLogins: [...full.recentLogins, longLogin] };

const longKey = siteKeyOf('19be02d7a1b2c3d4', {
  name: LONG_NAME.slice(0, 80),
  member: `${LONG_NAME}@example.com`,
  scopes: ['convert', 'read', 'share', 'sign', 'webhooks'],
  expiresAt: '2026-03-18T00:00:00.000Z',
});

const longMember = memberOfSite('two', {
  name: LONG_NAME,
  email: `${LONG_NAME}@example.com`,
  quota: { conversionsPerDay: 5, storedMb: 100 },
});

const changed = checkOf('changed', { position: '17', text: 'The hash of the tree is not the one that was signed' });
const story = { conversionId: 'c1', entries: [entryOf('3', 'UploadReceived'), long], next: '9' };

/** The frame of each page says that guests are turned away, and what is announced. */
const ruled: SiteRules = {
  toolsOff: ['pdf-merge'],
  guests: false,
  announcement: { text: `Closed today\n${LONG_NAME}`, level: 'warning', until: null, at: '2026-03-01T10:00:00.000Z' },
  quota: { conversionsPerDay: 200, storedMb: null },
  retention: { guestDays: 3, memberDays: null },
  webPageHosts: ['example.org', '*.example.org:8443'],
  brand: { name: 'Acme', colour: '#ffe000', logo: null },
};

/** Answers for an administrator, with much in every list. */
const usual: Answers = {
  '**/api/auth/me': json({ success: true, user: ada }),
  '**/api/admin/dashboard*': json({ dashboard: fullDashboard }),
  '**/api/site': json({ site: ruled }),
  '**/api/admin/installation': json({ installation: installationOf() }),
  '**/api/admin/members*': json({ members: [memberOfSite('one'), longMember], next: 'n' }),
  '**/api/admin/keys*': json({ keys: [siteKeyOf('7f3a91c4d2e81b05'), longKey], next: 'n' }),
  '**/api/admin/activity*': json(pageOf([long, guestEntry, nobodysEntry], '7')),
  '**/api/admin/story/*': json(story),
  '**/api/admin/document/*': json(documentOf()),
  '**/api/admin/log/state': json(logOf(checkOf('intact'))),
  '**/api/admin/log/check': json(logOf(changed)),
};

/** Puts an administrator, in March 2026, before a server that answers like this. */
export const answerAdmin =
  (answers: Answers = {}) =>
  async (page: Page): Promise<void> => {
    await page.clock.setFixedTime('2026-03-12T15:00:00Z');
    for (const [address, answer] of Object.entries({ ...usual, ...answers })) await page.route(address, answer);
  };
