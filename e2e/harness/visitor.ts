import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Download, Locator, Page } from 'playwright-core';
import { typeOfName } from '../../contracts/files.js';
import { findTool } from '../../contracts/tools/catalogue.js';
import type { Tool } from '../../contracts/tools/tool.js';
import type { BrowserHouse } from './browser.js';
import type { Upload } from './http-client.js';
import { toolRow } from './tool-rows.js';

const mimeOf = ({ name }: Upload): string => typeOfName(name)?.mime ?? 'application/octet-stream';

/** Opens the browser's file dialog and chooses in it. */
export const chooseBy = async (page: Page, open: () => Promise<void>, files: readonly Upload[]): Promise<void> => {
  const dialog = page.waitForEvent('filechooser');
  await page.evaluate(() => 0); // once that is back, the browser knows that somebody waits for the dialog
  await open();
  const payload = files.map((file) => ({ name: file.name, mimeType: mimeOf(file), buffer: Buffer.from(file.bytes) }));
  await (await dialog).setFiles(payload);
};

/** Chooses files the way most people do. */
export const choose = (page: Page, files: readonly Upload[]): Promise<void> =>
  chooseBy(page, () => page.getByText('Choose File(s)', { exact: true }).click(), files);

/** Drags files over the page and lets go of them. */
export const drop = async (page: Page, files: readonly Upload[]): Promise<void> => {
  const plain = files.map((file) => ({
    name: file.name,
    type: mimeOf(file),
    base64: Buffer.from(file.bytes).toString('base64'),
  }));
  const dataTransfer = await page.evaluateHandle((all) => {
    const transfer = new DataTransfer();
    for (const { name, type, base64 } of all) {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type }));
    }
    return transfer;
  }, plain);
  for (const event of ['dragenter', 'dragover', 'drop']) await page.dispatchEvent('main', event, { dataTransfer });
};

/** Brings the files of the workbench into view: on a phone they lie under a tab. */
export const showFiles = async (page: Page): Promise<void> => {
  await page.locator('[data-workbench]').waitFor();
  const tab = page.getByRole('button', { name: /^Files \(/ });
  if (await tab.isVisible()) await tab.click();
};

const toolOf = (id: string): Tool => {
  const tool = findTool(id);
  if (!tool) throw new Error(`no tool ${id}`);
  return tool;
};

/** The button that starts a tool which starts at a click: in the suggestion, or in its row where the file asks for another. */
export const suggestion = async (page: Page, toolId: string, files: number): Promise<Locator> => {
  const { title, action } = toolOf(toolId);
  const card = page.locator('article:not([aria-busy=true])').filter({ hasText: 'Suggested' });
  await card.waitFor();
  const suggested = card
    .filter({ has: page.getByRole('heading', { name: title }) })
    .getByRole('button', { name: action.replace('{n}', String(files)) });
  const button = suggested.or(toolRow(page, title)).first();
  await button.waitFor();
  return button;
};

const LINK = /\/s\/[\w-]{32}$/;

/** The success box: the link in it, its address and its Copy button. */
export const successBox = (page: Page) => {
  const link = page.getByRole('link', { name: LINK });
  return {
    link,
    copy: page.getByRole('button', { name: 'Copy', exact: true }),
    address: async (): Promise<string> => (await link.getAttribute('href', { timeout: 90_000 })) ?? '',
  };
};

/** Notes every percentage of the overall progress that the page shows from now on, however briefly. @returns what tells them. */
export const noteProgress = async (page: Page): Promise<() => Promise<number[]>> => {
  const noted = await page.evaluateHandle(() => {
    const seen: number[] = [];
    const look = () => {
      const bar = document.querySelector<HTMLProgressElement>('progress[aria-label="Overall progress"][value]');
      if (bar?.ariaValueText === 'Processing...') return; // not known yet, and drawn half full
      if (bar && bar.value !== seen.at(-1)) seen.push(bar.value);
    };
    new MutationObserver(look).observe(document.body, { attributes: true, childList: true, subtree: true });
    return seen;
  });
  return () => noted.jsonValue();
};

let downloads: string | undefined;

/** The browser may be one that keeps its files to itself. */
export const saveDownload = async (download: Download): Promise<{ name: string; path: string }> => {
  if (downloads === undefined) {
    const folder = mkdtempSync(join(tmpdir(), 'docket-downloads-'));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    downloads = folder;
  }
  const name = download.suggestedFilename();
  const path = join(downloads, randomUUID(), name);
  await download.saveAs(path);
  return { name, path };
};

/** The file that a click brings, and the name it comes under. */
export const downloadBy = async (page: Page, click: () => Promise<void>): Promise<{ name: string; path: string }> => {
  const [download] = await Promise.all([page.waitForEvent('download'), click()]);
  return saveDownload(download);
};

/** A stroke on the pad for signatures. */
export const draw = async (page: Page): Promise<void> => {
  const { x, y } = (await page.getByRole('img', { name: /^Drawing area/ }).boundingBox())!;
  await page.mouse.move(x + 40, y + 60);
  await page.mouse.down();
  for (const step of [60, 90, 120, 150]) await page.mouse.move(x + step, y + 60 + (step % 4) * 10);
  await page.mouse.up();
  await page.getByRole('img', { name: 'Drawing area with your signature' }).waitFor();
};

/** Chooses a file where the page asks for a PDF. */
export const choosePdf = (page: Page, file: Upload): Promise<void> =>
  chooseBy(page, () => page.getByText('Choose a PDF', { exact: true }).click(), [file]);

/** The editor with a file whose first page is shown. */
export const openInEditor = async (house: BrowserHouse, address: string, file: Upload): Promise<Page> => {
  const page = await house.visit(`${address}/pdf-editor`);
  await choosePdf(page, file);
  await page.locator('[data-known=true]').waitFor();
  return page;
};

/** Presses a button and takes the file that it saves. */
export const saveBy = (page: Page, name: string) =>
  downloadBy(page, () => page.getByRole('button', { name, exact: true }).click());

type OnScreen = readonly [x: number, y: number];

/** A finger that is put down, dragged and lifted. */
export const dragFinger = async (page: Page, [startX, startY]: OnScreen, [endX, endY]: OnScreen): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  for (const share of [0, 0.25, 0.5, 0.75, 1]) {
    const point = { x: startX + (endX - startX) * share, y: startY + (endY - startY) * share };
    const type = share === 0 ? 'touchStart' : 'touchMove';
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: [point] });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
};
