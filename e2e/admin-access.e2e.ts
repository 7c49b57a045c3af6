import type { BrowserContextOptions, Page, Route } from 'playwright-core';
import { dashboardOf } from '../ui/parts/dashboard/dashboard-fixture.js';
import { logOf } from '../ui/screens/audit/audit-fixture.js';
import { ada, answerAdmin, fullDashboard, json, type Answers } from './axe/admin-answers.js';
import { openBrowserHouse } from './harness/browser.js';
import { useSharedDocket, type SharedDocket } from './harness/running-docket.js';
import { testLooks, type Look } from './harness/looks.js';
import { testInBrowser } from './harness/test-with.js';

const house = openBrowserHouse();
let docket: SharedDocket;
beforeAll(async () => {
  docket = await useSharedDocket();
});
afterAll(async () => {
  await house.close();
  await docket.dispose();
});

const refusal = { error: 'Only administrators can see this', code: 'session.forbidden', facts: {} };

/** A page before a server that answers like this. */
const open = async (path: string, visitor: BrowserContextOptions, answers: Answers = {}): Promise<Page> => {
  const page = await house.visit(`${docket.address}/nowhere`, visitor);
  await answerAdmin(answers)(page);
  await page.goto(`${docket.address}${path}`, { waitUntil: 'networkidle' });
  return page;
};

const lookAtDashboard = async (visitor: BrowserContextOptions, look: Look): Promise<void> => {
  const page = await open('/admin', visitor);
  await page.locator('summary', { hasText: 'All 12 days' }).last().click();
  await look(page, 'admin');
  const empty = json({ dashboard: dashboardOf(0) });
  await look(await open('/admin', visitor, { '**/api/admin/dashboard*': empty }), 'admin-empty');
  await look(await open('/admin', visitor, { '**/api/admin/dashboard*': json(refusal, 403) }), 'admin-forbidden');
  await look(await open('/admin', visitor, { '**/api/admin/dashboard*': json({}) }), 'admin-failed');
  await look(await open('/admin', visitor, { '**/api/auth/me': json({}, 401) }), 'admin-absent');
};

const lookAtAudit = async (visitor: BrowserContextOptions, look: Look): Promise<void> => {
  const page = await open('/admin/audit', visitor);
  await page.locator('[data-entries] summary').first().click();
  await look(page, 'audit');
  await page.getByRole('button', { name: 'Check the log now' }).click();
  await page.getByText('The log differs from what was signed').waitFor();
  await page.getByLabel('Time', { exact: false }).first().press('PageDown');
  await page.getByText(/As it was on/).waitFor();
  await look(page, 'audit-replayed');
  await page.getByRole('button', { name: 'History of this document' }).click();
  await page.locator('dialog [data-entries] summary').first().click();
  await look(page, 'audit-story');
};

const walkThrough = async (visitor: BrowserContextOptions, look: Look): Promise<void> => {
  await lookAtDashboard(visitor, look);
  await lookAtAudit(visitor, look);
  await look(await open('/admin/installation', visitor), 'installation');
};

describe('the pages for administrators in chromium', () => testLooks(9, walkThrough));

describe('somebody at the pages for administrators, in chromium', () => {
  testInBrowser('finds the way there from the header, and is led on to the audit', async () => {
    const page = await open('/', {});
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Admin' }).click();
    await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
    await page.getByRole('link', { name: 'Audit', exact: true }).click();
    await page.getByRole('heading', { name: 'The log', exact: true }).waitFor();
  });

  testInBrowser('is not led there without being an administrator', async () => {
    const member = { success: true, user: { ...ada, isAdmin: false } };
    const page = await open('/', {}, { '**/api/auth/me': json(member) });
    await page.getByRole('button', { name: 'Logout' }).waitFor();
    expect(await page.getByRole('link', { name: 'Admin', exact: true }).count()).toBe(0);
  });

  testInBrowser('makes no request for the dashboard as a guest', async () => {
    const page = await house.visit(`${docket.address}/nowhere`);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${docket.address}/admin`, { waitUntil: 'networkidle' });
    await page.getByText('Failed to load dashboard data').waitFor();
    expect(asked).toContain('/api/auth/me');
    expect(asked.filter((path) => path.startsWith('/api/admin'))).toEqual([]);
  });

  testInBrowser('moves a document’s slider by keyboard and sees it as it was after that event', async () => {
    const asked: (string | null)[] = [];
    const answer = async (route: Route) => {
      asked.push(new URL(route.request().url()).searchParams.get('until'));
      await route.fulfill({ json: { conversionId: 'c1', conversion: null, link: null } });
    };
    const page = await open('/admin/audit', {}, { '**/api/admin/document/*': answer });
    await page.locator('[data-entries] summary').first().click();
    await page.getByRole('button', { name: 'History of this document' }).click();
    const dialog = page.getByRole('dialog', { name: 'History of a document' });
    const status = dialog.getByRole('status');
    await status.getByText('As it is now').waitFor({ state: 'attached' });
    expect(await dialog.locator('[data-entries] li').count()).toBe(2);
    await dialog.getByRole('slider').press('Home');
    await status.getByText('As it was on Mar 10, 2026 12:00, Upload received').waitFor({ state: 'attached' });
    expect(await dialog.locator('[data-entries] li').count()).toBe(1);
    expect(asked).toEqual([null, '3']);
  });

  testInBrowser('moves the slider by keyboard and sees the dashboard of that time', async () => {
    const asked: string[] = [];
    const page = await open(
      '/admin/audit',
      {},
      {
        '**/api/admin/dashboard*': async (route) => {
          asked.push(new URL(route.request().url()).searchParams.get('until') ?? '');
          await route.fulfill({ json: { dashboard: fullDashboard } });
        },
      },
    );
    await page.locator('#moment').press('Home');
    await page.getByText(/As it was on/).waitFor();
    expect(asked).toEqual([logOf().first?.recordedAt]);
    expect(house.complaints()).toEqual([]);
  });
});
