import type { Page } from 'playwright-core';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import {
  addressIn,
  englishAddress,
  translatedHomes,
  pageLanguages,
  translatedLanguages,
  translatedPages,
} from '../contracts/page-languages.js';
import { pageRoutes } from '../contracts/routes.js';
import { COLOUR_RULES, switchTo, violationsOn, widerThanPage } from './harness/accessibility.js';
import { openBrowserHouse, picture } from './harness/browser.js';
import { root } from './harness/repository.js';
import { useSharedDocket, type SharedDocket } from './harness/running-docket.js';
import { factsOf, faultsOf, type PageFacts } from './pages/page-facts.js';
import { textPdf } from './samples/sample-files.js';
import { testInBrowser } from './harness/test-with.js';

const info = ['/security', '/speed', '/features', '/accessibility', '/collaboration', '/reliability'];
const marketing = ['/value-proposition', '/how-it-works', '/use-cases', '/pricing'];
const help = ['/help', '/help/tools', '/help/sharing', '/help/administrators', '/help/auditors'];
const landing = ['pdf-merge', 'pdf-compress', 'pdf-watermark', 'ai-summarize', 'translate', 'to-pdf', 'share'].map(
  (tool) => `/tools/${tool}`,
);

const SCRIPT_MAX_BYTES = 40_000;
const DESCRIPTION_MAX = 155;
const TEXT_MIN = 400;
/** There is time for some fifty pages, each looked at six times, or for all of them. */
const PATIENCE_MS = process.env['DOCKET_ALL_PAGES'] ? 1_200_000 : 300_000;

const house = openBrowserHouse();
let docket: SharedDocket;
const pages = new Map<string, PageFacts>();

/** Each over a connection of its own: the server closes idle ones while the test is busy with something else. */
const get = (path: string): Promise<Response> => fetch(docket.address + path, { headers: { connection: 'close' } });
const textOf = async (path: string): Promise<string> => (await get(path)).text();
const statusOf = async (path: string): Promise<number> => (await get(path)).status;

beforeAll(async () => {
  docket = await useSharedDocket();
  const listed = (await textOf('/sitemap.xml')).matchAll(/<loc>([^<]*)<\/loc>/g);
  for (const [, address = ''] of listed) {
    const { pathname } = new URL(address);
    pages.set(pathname, factsOf(await textOf(pathname)));
  }
});
afterAll(async () => {
  await house.close();
  await docket.dispose();
});

/** Each with its path: a failure names the pages. */
const among = (find: (facts: PageFacts, path: string) => unknown): readonly (readonly [string, unknown])[] =>
  [...pages].map(([path, facts]) => [path, find(facts, path)] as const);
const shared = (values: readonly (readonly [string, unknown])[]): readonly unknown[] =>
  values.filter(([, value]) => values.filter(([, other]) => other === value).length > 1);

/** Drawn before any script has run, too, but there to work with. */
const screens: readonly string[] = [...pageRoutes, ...translatedHomes];

describe('the public pages', () => {
  test.each([...info, ...marketing, ...help, ...landing])('have one at %s', (path) => {
    expect([...pages.keys()]).toContain(path);
  });

  test('say what they are, each in its own words, under its own address', () => {
    expect(shared(among(({ title }) => title))).toEqual([]);
    expect(shared(among(({ description }) => description))).toEqual([]);
    expect(
      among(({ description: { length } }) => length > 0 && length <= DESCRIPTION_MAX).filter(([, ok]) => !ok),
    ).toEqual([]);
    expect(among(({ headings }) => headings.length).filter(([, count]) => count !== 1)).toEqual([]);
    expect(among(({ canonical }) => canonical)).toEqual(among((_, path) => docket.address + path));
  });

  test('are read without scripts, and load next to none', () => {
    const readable = among(({ text, headings: [heading = ''] }) => text.includes(heading) && text.length > TEXT_MIN);
    expect(readable.filter(([path, isReadable]) => !isReadable && !screens.includes(path))).toEqual([]);
    const sizeOf = (script: string) => brotliCompressSync(readFileSync(join(root, 'dist/ui', script))).length;
    const sizes = among(({ scripts }) => scripts.map(sizeOf).reduce((sum, size) => sum + size, 0));
    expect(sizes.filter(([, size]) => Number(size) > SCRIPT_MAX_BYTES)).toEqual([]);
  });

  test('lead nowhere that is not there, and show every picture', async () => {
    const targets = [...pages.values()].flatMap(({ links, pictures }) => [...links, ...pictures]);
    const statuses = await Promise.all([...new Set(targets)].map(async (path) => [path, await statusOf(path)]));
    expect(statuses.filter(([path, status]) => status !== 200 && path !== '/api/auth/google')).toEqual([]);
  });

  test('are all reached from the list of tools on the home page, each line of which leads somewhere', async () => {
    const [, list = ''] = /<section id="tools"(.*?)<section id="about"/s.exec(await textOf('/')) ?? [];
    const lines = list.split('<li ').slice(1);
    const targets = lines.map((line) => /<a\b[^>]* href="([^"]+)"/.exec(line)?.[1] ?? line);
    // Not every installation translates, so a page that the build has drawn promises nothing.
    const tools = [...pages.keys()].filter((path) => path.startsWith('/tools/') && path !== '/tools/translate');
    expect(targets.toSorted()).toEqual(tools.toSorted());
    expect(tools.length).toBeGreaterThan(20);
  });

  test('tell search engines what they hold, as those want it', async () => {
    for (const [path, facts] of pages) {
      const types = facts.things.map((thing) => thing['@type']);
      expect([path, await faultsOf(facts)]).toEqual([path, []]);
      if (path.includes('/tools/'))
        expect([path, types]).toEqual([path, ['SoftwareApplication', 'HowTo', 'FAQPage', 'BreadcrumbList']]);
      expect(JSON.stringify(facts.things)).not.toMatch(/aggregateRating|docket\.invalid/);
    }
  });

  test('lead to themselves in every language, each from each, and say which one they are in', () => {
    for (const tool of ['/', ...landing, ...translatedPages]) {
      const versions = pageLanguages.map((code) => [code, docket.address + addressIn(code, tool)] as const);
      for (const [language, address] of versions) {
        const facts = pages.get(addressIn(language, tool));
        expect([address, facts?.versions]).toEqual([
          address,
          { ...Object.fromEntries(versions), 'x-default': docket.address + tool },
        ]);
        expect(facts?.language).toBe(`lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"`);
      }
    }
  });

  test('have a picture for link previews, as large as they say', async () => {
    expect(await textOf('/security')).toContain(`<meta property="og:image" content="${docket.address}/social.png" />`);
    expect(await statusOf('/social.png')).toBe(200);
  });
});

test('search engines get the list of pages, and are kept out of what is for one person or for testing', async () => {
  const robots = await textOf('/robots.txt');
  expect(robots).toContain(`Sitemap: ${docket.address}/sitemap.xml`);
  for (const path of ['/s/', '/account', '/admin', '/conversions', '/testing-pdf-tools'])
    expect(robots).toContain(`Disallow: ${path}\n`);
  expect([...pages.keys()].filter((path) => /^\/(s\/|account|admin|conversions|testing-)/.test(path))).toEqual([]);
});

const openMenu = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Tools' }).click();
  await page.getByRole('link', { name: 'Merge' }).first().waitFor();
};

describe('a public page, in chromium', () => {
  const some = ['/tools/pdf-merge', '/ar/tools/pdf-redact', '/de/security', '/speed?lang=ar', '/nowhere'];
  const others = translatedLanguages.map((code) => addressIn(code, '/tools/to-pdf'));
  const english = () => [...pages.keys()].filter((path) => englishAddress(path) === path);

  testInBrowser(
    'suits everyone: axe in light and dark, and nothing is wider than the page',
    async () => {
      const paths = process.env['DOCKET_ALL_PAGES'] ? [...english(), ...others, '/nowhere'] : some;
      const page = await house.visit('about:blank');
      for (const path of paths) {
        await page.goto(docket.address + path);
        await page.getByRole('heading', { level: 1 }).waitFor(); // an address without a page of its own is drawn by the app
        for (const width of [320, 390, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          expect([path, width, await widerThanPage(page)]).toEqual([path, width, []]);
          for (const colorScheme of ['light', 'dark'] as const) {
            await switchTo(page, colorScheme);
            const violations = await violationsOn(page, colorScheme === 'dark' ? COLOUR_RULES : undefined);
            expect([path, width, colorScheme, violations]).toEqual([path, width, colorScheme, []]);
            await picture(page, `page${path.replaceAll('/', '-')}-${width}-${colorScheme}`);
          }
        }
      }
    },
    PATIENCE_MS,
  );

  testInBrowser('takes files to the tool without asking for them again', async () => {
    const page = await house.visit(`${docket.address}/tools/pdf-merge`);
    const files = [await textPdf('one.pdf', 'One'), await textPdf('two.pdf', 'Two')];
    await page.setInputFiles(
      '#files',
      files.map(({ name, bytes }) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) })),
    );
    await page.getByText('2 PDF(s) selected. Upload to merge into one PDF.').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.locator('[data-workbench]').waitFor();
    await page.getByText('Your choice', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: 'Merge 2 files' }).isEnabled()).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/');
  });

  testInBrowser('has the tools in a menu, by keys and without scripts', async () => {
    const still = await house.visit(`${docket.address}/security`, { javaScriptEnabled: false });
    await openMenu(still);
    const page = await house.visit(`${docket.address}/security`);
    await openMenu(page);
    expect(await violationsOn(page)).toEqual([]);
    await page.locator('#tools-menu').getByText('Join files in any order').waitFor();
    await picture(page, 'page-menu');
    await page.keyboard.press('ArrowDown');
    expect(await page.evaluate(() => document.activeElement?.closest('[popover]')?.id)).toBe('tools-menu');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'All tools' }).first().waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Tools');
  });

  testInBrowser(
    'is home in a language at its address there, and the screens after it are in that language',
    async () => {
      const still = await house.visit(`${docket.address}/ar`, { javaScriptEnabled: false });
      expect(await still.locator('html').getAttribute('dir')).toBe('rtl');
      const page = await house.visit(`${docket.address}/DE/?from=mail`, { locale: 'en-GB' });
      expect(page.url()).toBe(`${docket.address}/de?from=mail`);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Quizfragen' }).last().click();
      await page.getByRole('heading', { level: 1, name: 'Kahoot-Quiz-Generator' }).waitFor();
      await page.goto(`${docket.address}/export`);
      await page.locator('html[lang=de][data-started]').waitFor();
      await page.goto(`${docket.address}/fr`);
      await page.locator('html[lang=fr][data-started]').getByText('Outils').first().waitFor();
      expect(house.complaints()).toEqual([]);
    },
  );

  testInBrowser('is found by its name on the page for paths that lead nowhere', async () => {
    const page = await house.visit(`${docket.address}/nowhere`);
    await page.getByPlaceholder('Find a tool or help').fill('merg');
    expect(await page.title()).toBe('404 Page Not Found · Docket');
    await page.getByRole('option', { name: /^Merge/ }).click();
    await page.getByRole('heading', { level: 1, name: /merge/i }).waitFor();
    expect(await page.title()).toMatch(/merge.* · Docket$/i);
  });

  testInBrowser('reports nothing against its own policy', () => {
    expect(house.complaints()).toEqual([]);
  });
});
