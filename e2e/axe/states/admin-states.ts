import { dashboardOf } from '../../../ui/parts/dashboard/dashboard-fixture.js';
import { answerAdmin, json, type Answers } from '../admin-answers.js';
import type { AxeState, AxeWalk } from '../axe-state.js';

const refusal = { error: 'Only administrators can see this', code: 'session.forbidden', facts: {} };

const opened = (path: string, answers: Answers, states: readonly AxeState[]): AxeWalk => ({
  path,
  open: ({ visit }) => visit(path, answerAdmin(answers)),
  states,
});

const dashboard: AxeState = {
  name: 'admin: dashboard',
  reach: ({ page, stage }) =>
    page
      .locator('summary', { hasText: stage.said('All {n} days as a table', { n: 12 }) })
      .last()
      .click(),
  shows: ({ heading }) => heading('Admin Dashboard'),
};

const rules: AxeState = {
  name: 'admin: rules of the site',
  reach: ({ page }) => page.locator('[data-site-rules] summary').click(),
  shows: ({ page }) => page.locator('#tool-pdf-merge'),
};

const member: AxeState = {
  name: 'admin: one member',
  reach: ({ page }) => page.locator('[data-member=one] button').click(),
  shows: ({ page }) => page.locator('dialog [data-keys]'),
};

const erasing: AxeState = {
  name: 'admin: erasing a member',
  reach: async ({ page, button }) => {
    await page.locator('#erase-member').fill('ada@example.com');
    await button('Erase this member').click();
  },
  shows: ({ dialog }) => dialog('Erase a member'),
};

const titled = (name: string, text: Parameters<Parameters<AxeState['shows']>[0]['text']>[0]): AxeState => ({
  name,
  shows: (visit) => visit.text(text),
});

const audit: AxeState = {
  name: 'audit: the log',
  reach: ({ page }) => page.locator('[data-entries] summary').first().click(),
  shows: ({ button }) => button('History of this document'),
};

const checked: AxeState = {
  name: 'audit: the log was changed',
  reach: ({ button }) => button('Check the log now').click(),
  shows: ({ page }) => page.locator('[data-check=changed]'),
};

const replayed: AxeState = {
  name: 'audit: the dashboard as it was',
  reach: ({ page }) => page.locator('#moment').press('PageDown'),
  shows: ({ page }) => page.locator('[data-replay=showing]'),
};

const story: AxeState = {
  name: 'audit: history of a document',
  reach: async ({ button, page }) => {
    await button('History of this document').click();
    await page.locator('dialog [data-entries] summary').first().click();
  },
  shows: ({ dialog }) => dialog('History of a document'),
};

const DASHBOARD = '**/api/admin/dashboard*';

export const adminWalks: readonly AxeWalk[] = [
  opened('/admin', {}, [dashboard, rules, erasing]),
  opened('/admin', {}, [member]),
  opened('/admin', { [DASHBOARD]: json({ dashboard: dashboardOf(0) }) }, [
    { name: 'admin: nothing yet', shows: ({ heading }) => heading('Admin Dashboard') },
  ]),
  opened('/admin', { [DASHBOARD]: json(refusal, 403) }, [
    { name: 'admin: no administrator', shows: ({ page }) => page.getByRole('alert') },
  ]),
  opened('/admin', { [DASHBOARD]: json({}) }, [titled('admin: not loaded', 'Failed to load dashboard data')]),
  opened('/admin', { '**/api/auth/me': json({}, 401) }, [titled('admin: signed out', 'Failed to load dashboard data')]),
  opened('/admin/audit', {}, [audit, checked, replayed, story]),
  opened('/admin/installation', {}, [
    { name: 'installation', shows: ({ page }) => page.locator('[data-installation]') },
  ]),
];
