import type { Locator, Page } from 'playwright-core';
import { bridgeReport } from '../services/ai/fixtures/texts.js';
import { violationsOn } from './harness/accessibility.js';
import { openBrowserHouse, picture } from './harness/browser.js';
import { openClient, type Upload } from './harness/http-client.js';
import { useSharedDocket, type SharedDocket } from './harness/running-docket.js';
import { testInBrowser } from './harness/test-with.js';
import { openTool, optionsOf, toolRow } from './harness/tool-rows.js';
import { choose, successBox } from './harness/visitor.js';
import { photoPdf, png, stampedScan, text, textPdf } from './samples/sample-files.js';
import { fetchAlone } from './harness/own-connection.js';

const house = openBrowserHouse();
let docket: SharedDocket;
beforeAll(async () => {
  docket = await useSharedDocket();
});
afterAll(async () => {
  await house.close();
  await docket.dispose();
});

const column = (page: Page) => page.getByRole('region', { name: 'Tools', exact: true });
/** The rows that open, not those that start. */
const openingRows = (page: Page) => column(page).locator('li button[aria-expanded]:not([title])');

/** Whatever is sent a document. */
const MAKING = /^\/api\/(convert|pdf|export|summarize)/;

/** A page with these files, and the conversions that it asks for. */
const visitWith = async (files: readonly Upload[], phone = false) => {
  const page = await house.visit(
    docket.address,
    phone ? { viewport: { width: 390, height: 844 }, hasTouch: true } : {},
  );
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') asked.push(new URL(request.url()).pathname);
  });
  await choose(page, files);
  await page.locator('[data-workbench]').waitFor();
  return { page, conversions: () => asked.filter((path) => MAKING.test(path)) };
};

describe('a row of the tools, in chromium', () => {
  const selections: readonly (readonly [string, () => Promise<readonly Upload[]>])[] = [
    ['a PDF', async () => [await textPdf('lease.pdf', 'Lease', 3)]],
    ['two PDFs', async () => [await textPdf('draft.pdf', 'Draft'), await textPdf('final.pdf', 'Final')]],
    ['a picture and a text', async () => [await png('photo.png'), text('notes.txt', 'Notes')]],
  ];

  for (const [what, files] of selections) {
    testInBrowser(`shows its options at a click with ${what}, one row at a time, and nothing runs`, async () => {
      const { page, conversions } = await visitWith(await files());
      const rows = await openingRows(page).all();
      expect(rows.length).toBeGreaterThan(3);
      for (const row of rows) {
        await row.click();
        const name = (await row.locator('.font-medium').first().innerText()).trim();
        expect([name, await row.getAttribute('aria-expanded')]).toEqual([name, 'true']);
        await row.locator('xpath=ancestor::li').locator('form button[type=submit]').waitFor();
        expect(await column(page).locator('li form').count()).toBe(1);
        expect(await page.getByRole('dialog').count()).toBe(0);
        expect(new URL(page.url()).pathname).toBe('/');
      }
      expect(conversions()).toEqual([]);
      await page.close();
    });
  }

  testInBrowser('is opened, filled, started and closed by keys alone', async () => {
    const { page, conversions } = await visitWith([await textPdf('lease.pdf', 'Lease', 3)]);
    await page.locator('[data-tile="3"]').waitFor();
    await toolRow(page, 'Watermark').focus();
    await page.keyboard.press('Enter');
    const form = optionsOf(page, 'Watermark');
    expect(await form.getByLabel('Watermark text').evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'detached' });
    expect(await toolRow(page, 'Watermark').evaluate((row) => row === document.activeElement)).toBe(true);
    expect(conversions()).toEqual([]);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('region', { name: 'Result' }).getByText('lease_watermarked.pdf').waitFor();
    expect(conversions()).toEqual(['/api/convert']);
    await page.close();
  });

  testInBrowser('names the pages that were chosen; without any, Split asks for them before it sends', async () => {
    const { page, conversions } = await visitWith([await textPdf('lease.pdf', 'Lease', 3)]);
    await page.locator('[data-tile="3"]').waitFor();
    const split = await openTool(page, 'Split by pages');
    expect(await split.getByLabel('Page ranges').inputValue()).toBe('');
    await split.getByRole('button', { name: 'Split PDF' }).click();
    await split.getByRole('alert').filter({ hasText: 'the pages of each part' }).waitFor();
    const rotate = await openTool(page, 'Rotate pages');
    for (const number of [1, 3]) await page.getByLabel(`Page ${number}`, { exact: true }).check();
    await rotate.getByRole('button', { name: 'Rotate 2 pages', exact: true }).waitFor();
    expect(await rotate.getByLabel('Pages', { exact: true }).inputValue()).toBe('1, 3');
    await picture(page, 'rotate-chosen');
    expect(conversions()).toEqual([]);
    await page.close();
  });

  testInBrowser('opens by a tap on a phone, its button in view', async () => {
    const { page, conversions } = await visitWith([await textPdf('lease.pdf', 'Lease', 3)], true);
    const tools = page.getByRole('button', { name: 'Tools', exact: true });
    if ((await tools.getAttribute('aria-pressed')) !== 'true') await tools.tap();
    await toolRow(page, 'Remove the password').tap();
    const button = optionsOf(page, 'Remove the password').locator('button[type=submit]');
    const { y, height } = (await button.boundingBox())!;
    const tabs = (await page.getByRole('navigation', { name: 'Workbench' }).boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(tabs.y);
    expect(conversions()).toEqual([]);
    await picture(page, 'unlock-phone');
    await page.close();
  });
});

describe('the column of tools, in chromium', () => {
  testInBrowser('opens from the list of all tools what a row opens, and goes nowhere by itself', async () => {
    const { page, conversions } = await visitWith([await textPdf('lease.pdf', 'Lease', 3)]);
    for (const [words, tool] of [
      ['redact', 'Redact'],
      ['sign this', 'Sign this PDF'],
      ['inspect', 'Inspect this PDF'],
      ['check sign', 'Check signatures'],
      ['organise', 'Organise pages'],
      ['watermark', 'Watermark'],
    ] as const) {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').fill(words);
      await page
        .getByRole('option', { name: new RegExp(`^${tool}`) })
        .first()
        .click();
      await optionsOf(page, tool).locator('button[type=submit]').waitFor();
      expect([await page.getByRole('dialog').count(), new URL(page.url()).pathname]).toEqual([0, '/']);
    }
    expect(conversions()).toEqual([]);
    await page.close();
  });

  testInBrowser(
    'suggests to make a scan searchable, leads from Merge to Convert, and folds what does not fit',
    async () => {
      const scan = await visitWith([await photoPdf('scan.pdf', 2)]);
      await scan.page.getByRole('article').getByRole('button', { name: 'Make searchable' }).waitFor();
      await scan.page.close();
      const stamped = await visitWith([await stampedScan('fax.pdf', bridgeReport)]);
      await stamped.page.getByText('Pictures of pages, no text to search').waitFor();
      await stamped.page.getByRole('article').getByRole('button', { name: 'Make searchable' }).waitFor();
      await stamped.page.close();
      const { page, conversions } = await visitWith([await png('photo.png'), text('notes.txt', 'Notes')]);
      await toolRow(page, 'Merge into one PDF').click();
      await page.getByRole('article').getByText('Your choice').waitFor();
      await optionsOf(page, 'Convert to PDF').waitFor();
      const unfit = column(page).locator('[data-unfit]').filter({ hasText: 'Rotate pages' });
      const reason = unfit.getByText('Requires exactly 1 PDF file', { exact: true });
      expect(await reason.count()).toBe(1);
      await unfit.locator('summary').click();
      await unfit.getByRole('listitem').filter({ hasText: 'Rotate pages' }).waitFor();
      expect(conversions()).toEqual([]);
      await picture(page, 'unfit-open');
      await page.close();
    },
  );
});

describe('the tools for a signed file, in chromium', () => {
  testInBrowser('fold what would break the signature, and share the very file that was signed', async () => {
    const client = openClient(docket.address);
    const signer = { signerName: 'Ines', signerEmail: 'ines@example.org', signatureText: 'Ines' };
    const { shareHash } = await client.accepted('pdf-sign', [await textPdf('deed.pdf', 'Deed', 2)], signer);
    await client.finished(shareHash);
    const { bytes } = await client.download(shareHash);
    const { page, conversions } = await visitWith([{ name: 'deed.pdf', bytes }]);
    const fold = column(page).locator('[data-breaking]');
    await fold.getByText(/^\d\d tools would break the signature$/).waitFor();
    await page.getByRole('article').getByRole('button', { name: 'Check signatures' }).waitFor();
    expect(await toolRow(page, 'Rotate pages').count()).toBe(0);
    expect(await violationsOn(page)).toEqual([]);
    await fold.locator('summary').click();
    await openTool(page, 'Rotate pages');
    expect(conversions()).toEqual([]);
    expect(await violationsOn(page)).toEqual([]);
    await toolRow(page, 'Secure share').click();
    const link = await successBox(page).address();
    const shared = await fetchAlone(link.replace('/s/', '/api/download/'));
    expect(Buffer.compare(Buffer.from(await shared.arrayBuffer()), bytes)).toBe(0);
    await page.close();
  });
});

describe('several pictures, in chromium', () => {
  const numbered = (count: number) => Promise.all(Array.from({ length: count }, (_, at) => png(`photo-${at + 1}.png`)));
  const tiles = (page: Page) => page.locator('[data-photos] > li');
  const order = (page: Page): Promise<(string | null)[]> =>
    page
      .locator('[data-photos] > li > button .truncate')
      .evaluateAll((names) => names.map((name) => /photo-(\d)/.exec(name.textContent)?.[1] ?? null));

  testInBrowser(
    'are large tiles that are put in order by the mouse, with a marker, by buttons and by keys',
    async () => {
      const { page, conversions } = await visitWith(await numbered(4));
      await tiles(page).nth(3).waitFor();
      const from = (await tiles(page).nth(3).boundingBox())!;
      const to = (await tiles(page).nth(0).boundingBox())!;
      await page.mouse.move(from.x + 80, from.y + 60);
      await page.mouse.down();
      await page.mouse.move(from.x + 60, from.y + 40, { steps: 3 });
      await page.mouse.move(to.x + 20, to.y + 60, { steps: 5 });
      expect(await tiles(page).nth(0).getAttribute('data-drop')).toBe('before');
      await page.mouse.up();
      expect(await order(page)).toEqual(['4', '1', '2', '3']);
      await page.getByRole('button', { name: 'Move later photo-1.png' }).click();
      expect(await order(page)).toEqual(['4', '2', '1', '3']);
      await tiles(page).nth(3).getByRole('button').first().focus();
      await page.keyboard.press('Alt+ArrowLeft');
      expect(await order(page)).toEqual(['4', '2', '3', '1']);
      expect(await violationsOn(page)).toEqual([]);
      await page.getByRole('button', { name: 'One picture' }).click();
      await page.getByRole('img', { name: 'photo-1.png' }).waitFor();
      expect(conversions()).toEqual([]);
      await page.close();
    },
  );

  const middleOf = async (tile: Locator) => {
    const { x, y, width, height } = (await tile.boundingBox())!;
    return { x: x + width / 2, y: y + height / 3 };
  };
  /** A finger rests on a tile until that comes along, and lets go of it beyond the middle of another one. */
  const dragByFinger = async (page: Page, from: Locator, to: Locator): Promise<void> => {
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints });
    const start = await middleOf(from);
    const end = await middleOf(to);
    await touch('touchStart', start);
    await page.locator('[data-dragged]').waitFor();
    await touch('touchMove', { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 });
    await touch('touchMove', { x: end.x + 20, y: end.y });
    await to.and(page.locator('[data-drop=after]')).waitFor();
    await touch('touchEnd');
    await page.locator('[data-dragged]').waitFor({ state: 'detached' });
  };

  testInBrowser('show more than two rows on a phone, and are dragged by a finger', async () => {
    const { page } = await visitWith(await numbered(8), true);
    await page.getByRole('button', { name: 'Document', exact: true }).tap();
    await dragByFinger(page, tiles(page).nth(0), tiles(page).nth(3));
    expect(await order(page)).toEqual(['2', '3', '4', '1', '5', '6', '7', '8']);
    const { y, height } = (await tiles(page).nth(5).boundingBox())!;
    expect(y + height).toBeLessThan((await page.getByRole('navigation', { name: 'Workbench' }).boundingBox())!.y);
    expect(await violationsOn(page)).toEqual([]);
    await page.close();
  });
});

describe('what runs, in chromium', () => {
  const isWithin = async (inner: Locator, outer: { readonly top: number; readonly bottom: number }) => {
    const { y, height } = (await inner.boundingBox())!;
    expect(y).toBeGreaterThanOrEqual(outer.top);
    expect(y + height).toBeLessThanOrEqual(outer.bottom);
  };

  for (const phone of [false, true]) {
    testInBrowser(
      `is in sight with its Cancel, ${phone ? 'in every tab of a phone' : 'wherever the tools are scrolled to'}`,
      async () => {
        const { page } = await visitWith([await textPdf('lease.pdf', 'Lease', 3)], phone);
        await page.route('**/api/convert', () => undefined); // never answered
        const form = await openTool(page, 'Set a password');
        await form.getByLabel('Password').first().fill('sesame');
        await form.locator('button[type=submit]').click();
        const job = page.getByRole('region', { name: 'Progress', exact: true });
        const cancel = job.getByRole('button', { name: 'Cancel', exact: true });
        const tabs = page.getByRole('navigation', { name: 'Workbench' });
        for (const tab of phone ? ['Document', 'Files (1)', 'Tools'] : ['']) {
          if (tab) await tabs.getByRole('button', { name: tab, exact: true }).tap();
          const bottom = phone ? (await tabs.boundingBox())!.y : page.viewportSize()!.height;
          for (const part of [cancel, job.getByRole('progressbar')]) await isWithin(part, { top: 0, bottom });
        }
        expect(await page.getByRole('progressbar').count()).toBe(1);
        await cancel.click();
        await job.waitFor({ state: 'detached' });
        await page.close();
      },
    );
  }

  testInBrowser('and fails leaves its tools uncovered by the notice that says so', async () => {
    const { page } = await visitWith([await textPdf('lease.pdf', 'Lease', 3)]);
    await page.route('**/api/convert', (route) => route.fulfill({ status: 503, json: { error: 'Nobody is here.' } }));
    await toolRow(page, 'Compress this PDF')
      .or(page.getByRole('button', { name: 'Compress PDF' }))
      .first()
      .click();
    const notice = page.getByRole('region', { name: 'Notifications' }).getByRole('alert');
    await notice.waitFor();
    const { y, height } = (await column(page).boundingBox())!;
    expect(y + height).toBeLessThanOrEqual((await notice.boundingBox())!.y);
    await page.close();
  });
});

describe('a split that names no pages', () => {
  test.each([
    ['pdf-split without a word', {}],
    ['pdf-split by ranges', { mode: 'ranges' }],
    ['pdf-split by ranges that are blank', { mode: 'ranges', pageRanges: ' ' }],
  ])('is refused: %s', async (_, options) => {
    const { status, body } = await openClient(docket.address).convert(
      'pdf-split',
      [await textPdf('lease.pdf', 'Lease', 3)],
      options,
    );
    expect([status, body['code'], body['facts']]).toEqual([
      422,
      'tool.option-invalid',
      expect.objectContaining({ field: 'pageRanges' }),
    ]);
  });
});
