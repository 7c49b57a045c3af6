import { touch } from '../../harness/browser.js';
import type { Page } from 'playwright-core';
import { openClient } from '../../harness/http-client.js';
import { until } from '../../harness/until.js';
import type { Prepare, Stage } from '../axe-stage.js';
import type { AxeState, AxeWalk } from '../axe-state.js';

const PASSWORD = 'correct horse';
const DEAD = 'x'.repeat(32);
const WITHOUT_SCRIPTS = '/api/share/';

/** A finished file of a guest. @param change  to its link */
const share = async ({ address, samples }: Stage, change?: object): Promise<string> => {
  const guest = openClient(address);
  const { shareHash } = await guest.accepted('pdf-compress', [samples.report]);
  await guest.finished(shareHash);
  if (!change) return shareHash;
  const headers = { 'content-type': 'application/json' };
  const answer = await guest.call(`/api/share/${shareHash}`, {
    method: 'PATCH',
    body: JSON.stringify(change),
    headers,
  });
  if (answer.status !== 200) throw new Error(`the link was not changed: ${answer.status}`);
  return shareHash;
};

/** The link of a file that could not be converted. */
const shareFailed = async ({ address, samples }: Stage): Promise<string> => {
  const guest = openClient(address);
  const { shareHash } = await guest.accepted('pdf-compress', [samples.broken]);
  await until('it has failed', async () =>
    (await (await guest.call('/api/conversions/all')).text()).includes('"failed"'),
  );
  return shareHash;
};

interface Opening {
  readonly start?: string;
  readonly change?: object;
  readonly prepare?: Prepare;
}

const openShared =
  ({ start = '/s/', change, prepare }: Opening = {}) =>
  async (stage: Stage): Promise<Page> =>
    stage.visit(start + (await share(stage, change)), prepare);

const giveWrong = async ({ page }: { readonly page: Page }): Promise<void> => {
  await page.locator('input[type=password]').fill('wrong horse');
  await page.keyboard.press('Enter');
};

const shared: AxeState = { name: 'share: a document', shows: ({ region }) => region('Pages of the document') };

const renaming: AxeState = {
  name: 'share: renaming',
  reach: ({ button }) => button('Edit file name').click(),
  shows: ({ field }) => field('File name'),
};

const otherFile: AxeState = {
  name: 'share: another file than was made',
  reach: ({ page, stage }) =>
    page
      .locator('#copy')
      .setInputFiles({ name: 'other.pdf', mimeType: '', buffer: Buffer.from(stage.samples.draft.bytes) }),
  shows: ({ text }) => text('No, this is not the file that was made.'),
};

const sameFile: AxeState = {
  name: 'share: the file that was made',
  reach: async ({ page, stage }) => {
    const hash = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const { bytes } = await openClient(stage.address).download(hash);
    await page.locator('#copy').setInputFiles({ name: 'same.pdf', mimeType: '', buffer: bytes });
  },
  shows: ({ text }) => text('Yes, this is the file that was made.'),
};

const locked: AxeState = {
  name: 'share: password asked',
  shows: ({ heading }) => heading('This file is protected by a password'),
};

const wrong: AxeState = {
  name: 'share: wrong password',
  reach: giveWrong,
  shows: ({ page }) => page.locator('#link-password-problem:not(:empty)'),
};

const usedUp: AxeState = {
  name: 'share: no download left',
  reach: async ({ page, stage }) => {
    const hash = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await openClient(stage.address).download(hash);
    await page.reload();
    await touch(page);
  },
  shows: ({ saying }) => saying('The download limit of this link has been reached'),
};

const plain: AxeState = {
  name: 'share without scripts: a document',
  shows: ({ page }) => page.locator('main img, body img'),
};
const plainLocked: AxeState = {
  name: 'share without scripts: password asked',
  shows: ({ page }) => page.locator('input[type=password]'),
};
const plainWrong: AxeState = {
  name: 'share without scripts: wrong password',
  reach: giveWrong,
  shows: ({ page }) => page.getByRole('alert'),
};
const plainOpened: AxeState = {
  name: 'share without scripts: unlocked',
  reach: async ({ page }) => {
    await page.locator('input[type=password]').fill(PASSWORD);
    await page.keyboard.press('Enter');
  },
  shows: ({ page }) => page.locator('img'),
};

const title = (name: string, heading: Parameters<Parameters<AxeState['shows']>[0]['heading']>[0]): AxeState => ({
  name,
  shows: (visit) => visit.heading(heading),
});

const noServer: Prepare = (page) => page.route('**/api/share/**', (route) => route.abort());

export const shareWalks: readonly AxeWalk[] = [
  { path: '/s/:hash', open: openShared(), states: [shared, renaming, otherFile, sameFile] },
  { path: '/s/:hash', open: openShared({ change: { password: PASSWORD } }), states: [locked, wrong] },
  {
    path: '/s/:hash',
    open: openShared({ change: { maxDownloads: 1 } }),
    states: [
      { name: 'share: one download left', shows: ({ saying }) => saying('{n} downloads left on this link.', { n: 1 }) },
      usedUp,
    ],
  },
  {
    path: '/s/:hash',
    open: ({ visit }) => visit(`/s/${DEAD}`),
    states: [title('share: ended', 'Share link not found or expired')],
  },
  {
    path: '/s/:hash',
    open: async (stage) => stage.visit(`/s/${await shareFailed(stage)}`),
    states: [
      {
        name: 'share: no file was made',
        shows: ({ text }) => text('The conversion failed, so there is no file here.'),
      },
    ],
  },
  {
    path: '/s/:hash',
    open: openShared({ prepare: noServer }),
    states: [title('share: no server', 'The server is not responding')],
  },
  { path: '/s/:hash', open: openShared({ start: WITHOUT_SCRIPTS }), states: [plain] },
  {
    path: '/s/:hash',
    open: openShared({ start: WITHOUT_SCRIPTS, change: { password: PASSWORD } }),
    states: [plainLocked, plainWrong, plainOpened],
  },
  {
    path: '/s/:hash',
    open: ({ visit }) => visit(WITHOUT_SCRIPTS + DEAD),
    states: [title('share without scripts: ended', 'Share link not found or expired')],
  },
];
