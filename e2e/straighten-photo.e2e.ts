import { readFile } from 'node:fs/promises';
import { PDFDocument } from 'pdf-lib';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { violationsOn } from './harness/accessibility.js';
import { openBrowserHouse, picture } from './harness/browser.js';
import { useSharedDocket, type SharedDocket } from './harness/running-docket.js';
import { testInBrowser } from './harness/test-with.js';
import { choose, downloadBy } from './harness/visitor.js';

const house = openBrowserHouse();
let docket: SharedDocket;
beforeAll(async () => {
  docket = await useSharedDocket();
});
afterAll(async () => {
  await house.close();
  await docket.dispose();
});

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;

/** Where the corners of the sheet are in the photograph, in shares of it. */
const sheet = {
  topLeft: [0.25, 0.2],
  topRight: [0.75, 0.25],
  bottomRight: [0.9, 0.85],
  bottomLeft: [0.1, 0.8],
} as const;
type Corner = keyof typeof sheet;

const WIDTH = 1000;
const HEIGHT = 1200;

/** A sheet on a dark table, with a spot of its own colour in each corner. */
const photograph = async (name: string) => {
  const at = (corner: Corner) => `${sheet[corner][0] * WIDTH},${sheet[corner][1] * HEIGHT}`;
  const spot = (corner: Corner, colour: string) => {
    const [x, y] = sheet[corner];
    const inward = (share: number, size: number) => (share + (0.5 - share) * 0.12) * size;
    return `<circle cx="${inward(x, WIDTH)}" cy="${inward(y, HEIGHT)}" r="18" fill="${colour}"/>`;
  };
  const points = (['topLeft', 'topRight', 'bottomRight', 'bottomLeft'] as const).map(at).join(' ');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="#222"/><polygon points="${points}" fill="#fff"/>
    ${spot('topLeft', '#f00')}${spot('topRight', '#0f0')}${spot('bottomRight', '#00f')}${spot('bottomLeft', '#ff0')}</svg>`;
  return { name, bytes: await sharp(Buffer.from(svg)).jpeg({ quality: 95 }).toBuffer() };
};

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Straighten a photo' });

const dragTo = async (page: Page, corner: Corner): Promise<void> => {
  const box = await page.locator('[data-photograph]').boundingBox();
  const handle = await page.locator(`[data-corner=${corner}]`).boundingBox();
  if (!box || !handle) throw new Error('the dialog is not open');
  const [x, y] = sheet[corner];
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + x * box.width, box.y + y * box.height, { steps: 4 });
  await page.mouse.up();
};

const straighten = async (page: Page): Promise<void> => {
  for (const corner of Object.keys(sheet) as Corner[]) await dragTo(page, corner);
  await dialog(page).getByRole('button', { name: 'Straighten', exact: true }).click();
  await dialog(page).waitFor({ state: 'detached' });
};

/** The picture on screen, as pixels. */
const shown = async (page: Page, name: string) => {
  const address = await page.getByRole('img', { name }).evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return canvas.toDataURL('image/png');
  });
  const bytes = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
  return sharp(bytes).raw().toBuffer({ resolveWithObject: true });
};

const nameOf = ([red = 0, green = 0, blue = 0]: readonly number[]): string => {
  if (red > 200 && green > 200) return blue > 200 ? 'white' : 'yellow';
  if (red > 200) return 'red';
  if (green > 200) return 'green';
  return blue > 200 ? 'blue' : 'dark';
};

/** The colours found in a corner's eighth of the picture. */
const coloursIn = ({ data, info }: Awaited<ReturnType<typeof shown>>, right: boolean, low: boolean): string[] => {
  const colours = new Set<string>();
  for (let row = 0; row < info.height / 8; row += 1) {
    for (let column = 0; column < info.width / 8; column += 1) {
      const y = low ? info.height - 1 - row : row;
      const x = right ? info.width - 1 - column : column;
      const at = (y * info.width + x) * info.channels;
      colours.add(nameOf([...data.subarray(at, at + 3)]));
    }
  }
  return [...colours].filter((name) => name !== 'white').toSorted();
};

/** How much of a picture is the dark table. */
const shareOfTable = ({ data, info }: Awaited<ReturnType<typeof shown>>): number => {
  const pixels = info.width * info.height;
  let dark = 0;
  for (let at = 0; at < pixels; at += 1)
    if (nameOf([...data.subarray(at * info.channels, at * info.channels + 3)]) === 'dark') dark += 1;
  return dark / pixels;
};

describe('a photo of a sheet of paper, in chromium', () => {
  testInBrowser(
    'is straightened by its corners, becomes a page of the shape of the sheet, and can be had back',
    async () => {
      const page = await house.visit(docket.address, { viewport: { width: 1280, height: 800 } });
      await choose(page, [await photograph('lease.jpg')]);
      await page.getByRole('button', { name: 'Straighten', exact: true }).click();
      await dialog(page).locator('[data-corner=topLeft]').waitFor();
      expect(await violationsOn(page)).toEqual([]);
      await picture(page, 'straighten-desk');
      await straighten(page);
      const flat = await shown(page, 'lease.jpg');
      expect(coloursIn(flat, false, false)).toContain('red');
      expect(coloursIn(flat, true, false)).toContain('green');
      expect(coloursIn(flat, true, true)).toContain('blue');
      expect(coloursIn(flat, false, true)).toContain('yellow');
      expect(shareOfTable(flat)).toBeLessThan(0.02);
      const { path } = await downloadBy(page, async () => {
        await page
          .getByRole('button', { name: /^Convert to PDF/ })
          .first()
          .click();
        await page.getByRole('region', { name: 'Result' }).getByRole('link', { name: 'Download' }).click();
      });
      const [sheetOfPdf] = (await PDFDocument.load(await readFile(path))).getPages();
      const { width = 0, height = 1 } = sheetOfPdf?.getSize() ?? {};
      expect(Math.abs(width / height - flat.info.width / flat.info.height)).toBeLessThan(0.02);
      await page.close();
    },
  );

  testInBrowser('is straightened by keys on a phone, among several, and keeps its place', async () => {
    const page = await house.visit(docket.address, phone);
    await choose(page, [await photograph('first.jpg'), await photograph('second.jpg')]);
    await page.getByRole('button', { name: 'Straighten second.jpg' }).click();
    const corner = page.locator('[data-corner=bottomRight]');
    await corner.waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await picture(page, 'straighten-phone');
    const before = await corner.boundingBox();
    await corner.focus();
    await page.keyboard.press('Shift+ArrowUp');
    await page.keyboard.press('ArrowLeft');
    const after = await corner.boundingBox();
    expect((after?.y ?? 0) < (before?.y ?? 0) && (after?.x ?? 0) < (before?.x ?? 0)).toBe(true);
    await dialog(page).getByRole('button', { name: 'Straighten', exact: true }).click();
    await dialog(page).waitFor({ state: 'detached' });
    expect(await page.locator('[data-photos] li').allInnerTexts()).toEqual([
      expect.stringContaining('first.jpg'),
      expect.stringContaining('second.jpg'),
    ]);
    await page.getByRole('button', { name: 'Straighten second.jpg' }).click();
    await dialog(page).getByRole('button', { name: 'Back to the whole photo' }).click();
    await dialog(page).waitFor({ state: 'detached' });
    await page.close();
  });

  testInBrowser('stays straight over a reload, and is worked on in the dark and from right to left', async () => {
    const page = await house.visit(`${docket.address}/ar`, { ...phone, colorScheme: 'dark' });
    const { name, bytes: buffer } = await photograph('lease.jpg');
    await page.locator('input[type=file]').first().setInputFiles({ name, mimeType: 'image/jpeg', buffer });
    await page.getByRole('button', { name: 'تقويم', exact: true }).click();
    await page.locator('[data-corner=topLeft]').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await picture(page, 'straighten-dark-ar');
    for (const corner of Object.keys(sheet) as Corner[]) await dragTo(page, corner);
    await page.getByRole('dialog').getByRole('button', { name: 'تقويم', exact: true }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const { info } = await shown(page, 'lease.jpg');
    await page.reload();
    const again = await shown(page, 'lease.jpg');
    expect(shareOfTable(again)).toBeLessThan(0.02);
    expect([again.info.width, again.info.height]).toEqual([info.width, info.height]);
    await page.close();
  });
});
