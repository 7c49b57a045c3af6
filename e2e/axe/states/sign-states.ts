import type { Page } from 'playwright-core';
import { keptTemplateReply } from '../../../contracts/api/request-templates.js';
import { signingLinkReply } from '../../../contracts/api/signing-links.js';
import { sentRequest } from '../../../contracts/api/signature-requests.js';
import { openClient } from '../../harness/http-client.js';
import type { Stage } from '../axe-stage.js';
import type { AxeState, AxeWalk } from '../axe-state.js';

const PASSWORD = 'correct horse';
const PATH = '/sign/:token';
const box = { x: 60, y: 300, width: 170, height: 48 };

interface Person {
  readonly name: string;
  readonly order?: number;
  readonly password?: string;
}

/** A request of a guest to these people. @returns the paths of their pages. */
const ask = async ({ address, samples, language }: Stage, people: readonly Person[]): Promise<readonly string[]> => {
  const fields = people.flatMap((_, index) => [
    { recipient: index + 1, kind: 'signature', page: 1, box: { ...box, y: box.y + index * 80 } },
    { recipient: index + 1, kind: 'text', page: 1, box: { ...box, x: 300, y: box.y + index * 80 }, label: 'Town' },
    { recipient: index + 1, kind: 'check', page: 1, box: { x: 500, y: box.y, width: 20, height: 20 }, required: false },
  ]);
  const form = new FormData();
  const asked = { recipients: people, fields, message: 'By Friday, please.', mayHandOn: true, language };
  form.append('request', JSON.stringify(asked));
  const { name, bytes } = samples.agreement;
  form.append('files', new Blob([Uint8Array.from(bytes)], { type: 'application/pdf' }), name);
  const reply = await openClient(address).call('/api/signature-requests', { method: 'POST', body: form });
  return sentRequest.parse(await reply.json()).links.map(({ link }) => new URL(link).pathname);
};

const openAsked =
  (which: number, ...people: readonly Person[]) =>
  async (stage: Stage): Promise<Page> =>
    stage.visit((await ask(stage, people))[which] ?? '');

const asked: AxeState = {
  name: 'sign: the document, and how it is signed',
  shows: ({ button }) => button('Sign and finish'),
};

const drawing: AxeState = {
  name: 'sign: drawing a signature',
  reach: ({ button }) => button('Draw').click(),
  shows: ({ page }) => page.locator('canvas'),
};

const openedWays: AxeState = {
  name: 'sign: the other ways are open',
  reach: async ({ page, button }) => {
    await button('Type').click();
    for (const way of await page.locator('summary').all()) await way.click();
  },
  shows: ({ button }) => button('Decline'),
};

const incomplete: AxeState = {
  name: 'sign: something is missing',
  reach: async ({ page, button }) => {
    await page
      .locator('form')
      .first()
      .evaluate((form) => form.setAttribute('novalidate', ''));
    await page.getByRole('checkbox').last().check();
    await button('Sign and finish').click();
  },
  shows: ({ page }) => page.getByRole('alert'),
};

const completed: AxeState = {
  name: 'sign: everybody has signed',
  reach: async ({ page, button }) => {
    await page.getByRole('textbox', { name: /Town/ }).fill('Paris');
    await page.locator('#signature').fill('Ada');
    await page.getByRole('checkbox').last().check();
    await button('Sign and finish').click();
  },
  shows: ({ text }) => text('Everybody has signed.'),
};

const waiting: AxeState = {
  name: 'sign: not your turn yet',
  shows: ({ text }) => text('It is not your turn yet. Others sign before you.'),
};

const handedOn: AxeState = {
  name: 'sign: handed on',
  reach: async ({ page, button }) => {
    await page.locator('summary').first().click();
    await page.locator('#successor').fill('Mary');
    await button('Hand it on').click();
  },
  shows: ({ field }) => field('Link'),
};

const locked: AxeState = {
  name: 'sign: password asked',
  shows: ({ heading }) => heading('This request is protected by a password'),
};

const wrong: AxeState = {
  name: 'sign: wrong password',
  reach: async ({ page }) => {
    await page.locator('#password').fill('wrong horse');
    await page.keyboard.press('Enter');
  },
  shows: ({ page }) => page.getByRole('alert'),
};

const nothing: AxeState = {
  name: 'sign: nothing here',
  shows: ({ heading }) => heading('There is no signature request here. Check that the link is complete.'),
};

/** Whoever is signed in on the page keeps a template and makes a link of it. @returns the path of the link. */
const makeLink = async (page: Page, { samples }: Stage): Promise<string> => {
  const template = { people: [{ role: 'Guest' }], fields: [{ recipient: 1, kind: 'signature', page: 1, box }] };
  const bytes = [...samples.agreement.bytes];
  const kept = await page.evaluate(
    async ([asked, content]) => {
      const form = new FormData();
      form.append('template', asked);
      form.append('files', new File([Uint8Array.from(content)], 'waiver.pdf', { type: 'application/pdf' }));
      const reply = await fetch('/api/account/request-templates', { method: 'POST', body: form });
      return (await reply.json()) as unknown;
    },
    [JSON.stringify(template), bytes] as const,
  );
  const { id } = keptTemplateReply.parse(kept).template;
  const made = await page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json' };
      const reply = await fetch('/api/account/signing-links', { method: 'POST', headers, body });
      return (await reply.json()) as unknown;
    },
    JSON.stringify({ template: id, asksEmail: true }),
  );
  return new URL(signingLinkReply.parse(made).link.link).pathname;
};

const beginning: AxeState = {
  name: 'sign: a link for many people asks for a name',
  shows: ({ button }) => button('Go to the document'),
};

const begunWrong: AxeState = {
  name: 'sign: a link for many people was given no address',
  reach: async ({ page, button }) => {
    await page.locator('form').evaluate((form) => form.setAttribute('novalidate', ''));
    await page.locator('#name').fill('Tomas');
    await button('Go to the document').click();
  },
  shows: ({ page }) => page.getByRole('alert'),
};

const listedLink: AxeState = {
  name: 'signature requests: a link for many people',
  shows: ({ heading }) => heading('Your links for many people'),
};

const settingLink: AxeState = {
  name: 'signature requests: bounds of a link for many people',
  reach: ({ starting }) => starting('One link for many people').click(),
  shows: ({ dialog }) => dialog('One link for many people'),
};

const closingLink: AxeState = {
  name: 'signature requests: closing of a link asked',
  reach: async ({ page }) => {
    await page.keyboard.press('Escape');
    await page.locator('[data-signing-link] button').last().click();
  },
  shows: ({ dialog }) => dialog('Close this link?'),
};

const openLink = async (stage: Stage): Promise<Page> => {
  const owner = await stage.signIn();
  const path = await makeLink(owner, stage);
  await owner.context().close();
  return stage.visit(path);
};

const openList = async (stage: Stage): Promise<Page> => {
  const owner = await stage.signIn();
  await makeLink(owner, stage);
  await owner.goto(`${stage.address}/signature-requests`);
  return owner;
};

export const signWalks: readonly AxeWalk[] = [
  { path: PATH, open: openAsked(0, { name: 'Ada' }), states: [asked, drawing, openedWays, incomplete, completed] },
  { path: PATH, open: openAsked(1, { name: 'Ada' }, { name: 'Tomas', order: 2 }), states: [waiting] },
  { path: PATH, open: openAsked(0, { name: 'Ada' }), states: [handedOn] },
  { path: PATH, open: openAsked(0, { name: 'Ada', password: PASSWORD }), states: [locked, wrong] },
  { path: PATH, open: ({ visit }) => visit('/sign/nothing'), states: [nothing] },
  { path: PATH, open: openLink, states: [beginning, begunWrong] },
  { path: '/signature-requests', open: openList, states: [listedLink, settingLink, closingLink] },
];
