import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { currentUserReply } from '../contracts/api/auth.js';
import { startAccountProvider, type Person } from '../gateway/fixtures/account-provider.js';
import { drawn, openBrowserHouse } from './harness/browser.js';
import { openClient } from './harness/http-client.js';
import { startDocket, type Docket } from './harness/running-docket.js';
import { root } from './harness/repository.js';
import { png, textPdf } from './samples/sample-files.js';
import { signIn } from './harness/sign-in-as.js';
import { choose, successBox, suggestion } from './harness/visitor.js';
import { testInBrowser } from './harness/test-with.js';

const house = openBrowserHouse();
let provider: Awaited<ReturnType<typeof startAccountProvider>>;
let docket: Docket;
beforeAll(async () => {
  provider = await startAccountProvider();
  docket = await startDocket({ settings: provider.settings });
});
afterAll(async () => {
  await house.close();
  await docket.dispose();
  await provider.stop();
});

const ada: Person = { sub: 'ada', name: 'Ada Lovelace' };
const visit = (path: string, options?: BrowserContextOptions) => house.visit(docket.address + path, options);
/** Pages for administrators have a second one. */
const control = (page: Page) => page.locator('header').getByRole('link', { name: 'Sign in', exact: true });
const clickSignIn = (page: Page) => control(page).click();
const signedIn = (page: Page) => page.getByRole('button', { name: 'Logout' }).waitFor();
const signedOut = (page: Page) => control(page).waitFor();
/** Signs in from there. */
const enter = async (path: string, person: Person, options?: BrowserContextOptions): Promise<Page> => {
  const page = await visit(path, options);
  provider.isNow(person);
  await clickSignIn(page);
  await signedIn(page);
  return page;
};
const leave = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Logout' }).click();
  await signedOut(page);
};
/** One of each kind of page: with the shell, on its own, for a recipient, for administrators, and none. */
const kinds = ['/', '/export', '/pdf-editor', `/s/${'x'.repeat(32)}`, '/admin', '/nowhere'];

describe('signing in, in chromium', () => {
  testInBrowser.each(kinds)('begins at the header of %s, and ends at home under the name', async (path) => {
    const page = await visit(path);
    await signedOut(page);
    const checks: string[] = [];
    const loads: string[] = [];
    page.on('request', (request) => request.url().endsWith('/api/auth/me') && checks.push(page.url()));
    page.on('load', () => loads.push(page.url()));
    provider.isNow(ada);
    await clickSignIn(page);
    await page.getByText('Ada Lovelace').waitFor();
    expect(page.url()).toBe(`${docket.address}/`);
    expect(checks).toHaveLength(2);
    expect(loads).toHaveLength(1);
  });

  testInBrowser.each(['/', '/security', '/de', '/summarization'])(
    'begins at the first click of a newcomer on %s, before and while the app comes',
    async (path) => {
      const page = await house.newPage();
      await page.goto(docket.address + path);
      provider.isNow(ada);
      await page
        .locator('header')
        .getByRole('link')
        .filter({ hasText: /^(Sign in|Anmelden)$/ })
        .click();
      await page.getByText('Ada Lovelace').waitFor();
    },
  );

  testInBrowser('shows the picture, and the first letter where none comes', async () => {
    const picture = 'https://lh3.googleusercontent.com/ada.png';
    const { bytes } = await png('ada.png');
    const page = await visit('/');
    await page.route(picture, (route) => route.fulfill({ body: Buffer.from(bytes), contentType: 'image/png' }));
    provider.isNow({ ...ada, picture });
    await clickSignIn(page);
    await signedIn(page);
    await drawn(page.locator(`img[src="${picture}"]`));
    await page.route(picture, (route) => route.abort());
    await page.reload();
    await page.locator('header').getByText('A', { exact: true }).waitFor();
    expect(await page.locator('header img').count()).toBe(0);
  });

  testInBrowser('shows the first letter instead of a picture from anywhere else', async () => {
    const page = await enter('/', { ...ada, picture: 'https://elsewhere.example/ada.png' });
    await page.locator('header').getByText('A', { exact: true }).waitFor();
  });

  testInBrowser('is still so after going back, and after a reload', async () => {
    const page = await enter('/translate', ada);
    await page.goBack();
    await signedIn(page);
    expect(new URL(page.url()).pathname).toBe('/translate');
    await page.goForward();
    await page.reload();
    await signedIn(page);
    expect(page.url()).toBe(`${docket.address}/`);
  });

  testInBrowser('in two tabs at the same time signs both in', async () => {
    const first = await visit('/');
    const second = await first.context().newPage();
    await second.goto(`${docket.address}/export`);
    provider.isNow(ada);
    await Promise.all([signedOut(first), signedOut(second)]); // the first one to sign in tells the other
    await Promise.all([clickSignIn(first), clickSignIn(second)]);
    await Promise.all([signedIn(first), signedIn(second)]);
  });
});

describe('signing in that fails, in chromium', () => {
  const failed = async (page: Page): Promise<void> => {
    await page.getByText('Sign-in failed').waitFor();
    expect(page.url()).toBe(`${docket.address}/`);
  };
  /** Where the account provider has led a page back to. */
  const wayBackOf = async (page: Page): Promise<string> => {
    const way = page.waitForRequest((request) => request.url().includes('/google/callback'));
    await clickSignIn(page);
    return (await way).url();
  };

  testInBrowser.each([
    ['a forged state', `?code=x&state=${'x'.repeat(43)}`],
    ['a visitor who declined', '?error=access_denied'],
  ])('because of %s says so once, and leaves a guest', async (_, query) => {
    const page = await visit(`/api/auth/google/callback${query}`);
    await failed(page);
    await page.goto(docket.address);
    await signedOut(page);
  });

  testInBrowser('because the account provider takes nothing says so', async () => {
    provider.refuseTokens(true);
    const page = await visit('/');
    await clickSignIn(page);
    await failed(page);
    provider.refuseTokens(false);
    await signedOut(page);
  });

  testInBrowser('because the answer has been taken before says so, and leaves who is signed in', async () => {
    const page = await visit('/');
    provider.isNow(ada);
    const way = await wayBackOf(page);
    await signedIn(page);
    provider.isNow({ sub: 'eve', name: 'Eve' });
    await page.goto(way);
    await failed(page);
    await page.getByText('Ada Lovelace').waitFor();
    const stranger = await visit(way.replace(docket.address, ''));
    await failed(stranger);
    await signedOut(stranger);
  });
});

describe('what a browser has made, in chromium', () => {
  const compress = async (page: Page, name: string): Promise<void> => {
    await choose(page, [await textPdf(name, name)]);
    await (await suggestion(page, 'pdf-compress', 1)).click();
    await successBox(page).address();
    await page.getByRole('button', { name: 'Start Over' }).click(); // else the next page opens the files again
  };
  const next = async (page: Page, person: Person): Promise<void> => {
    provider.isNow(person);
    await page.goto(docket.address);
    await clickSignIn(page);
    await signedIn(page);
  };
  const stored = (context: BrowserContext) =>
    context.pages()[0]!.evaluate(() => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]));

  testInBrowser('is there after signing in, and for nobody who signs in there later', async () => {
    const page = await visit('/');
    await compress(page, 'guest-work.pdf');
    await next(page, { sub: 'first', name: 'First' });
    await page.getByText('guest-work_compressed.pdf').first().waitFor();
    await leave(page);
    expect(await page.getByText('guest-work').count()).toBe(0);
    expect(await stored(page.context())).not.toContain('guest-work');
    await next(page, { sub: 'second', name: 'Second' });
    await page.getByText('What you convert appears here.').waitFor();
    expect(await page.getByText('guest-work').count()).toBe(0);
  });
});

describe('without an account provider, in chromium', () => {
  testInBrowser('the header says that the tools work without one', async () => {
    const bare = await startDocket();
    const page = await house.visit(bare.address);
    await clickSignIn(page);
    await page.getByText('Sign-in is not set up').waitFor();
    await page.getByText('This site has no accounts. Every tool works without one.').waitFor();
    expect(page.url()).toBe(`${bare.address}/`);
    await bare.dispose();
  });
});

describe('npm start -- --demo-login', () => {
  const start = async (environment: Readonly<Record<string, string>>) => {
    const folder = await mkdtemp(join(tmpdir(), 'docket-demo-'));
    const { NODE_ENV: _, ...surroundings } = process.env;
    const child = spawn(process.execPath, ['run/start.mjs', '--demo-login'], {
      cwd: root,
      env: { ...surroundings, DATA_DIR: folder, PORT: '0', ...environment },
    });
    const exit = once(child, 'exit');
    return { child, exit, remove: () => rm(folder, { recursive: true, force: true }) };
  };

  test('is refused with NODE_ENV=production, before anything is served', async () => {
    const { child, exit, remove } = await start({ NODE_ENV: 'production' });
    const said: string[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(String(chunk)));
    expect((await exit)[0]).toBe(1);
    expect(said.join('')).toContain('refused with NODE_ENV=production');
    expect(said.join('')).not.toContain('ready');
    await remove();
  });

  test('makes an administrator of everyone on this machine otherwise', async () => {
    const { child, exit, remove } = await start({});
    let port: string | undefined;
    for await (const line of createInterface({ input: child.stdout })) {
      port = /ready at \S+:(\d+)$/.exec(line)?.[1];
      if (port) break;
    }
    child.stdout.resume();
    child.stderr.resume();
    const client = openClient(`http://127.0.0.1:${port!}`);
    await signIn(client);
    const { user } = currentUserReply.parse(await (await client.call('/api/auth/me')).json());
    expect(user).toMatchObject({ name: 'Demo User', isAdmin: true });
    child.kill('SIGTERM');
    await exit;
    await remove();
  });
});
