import type { Locator, Page } from 'playwright-core';
import { typeOfName } from '../../../contracts/files.js';
import type { Upload } from '../../harness/http-client.js';
import { choose } from '../../harness/visitor.js';
import type { Stage } from './scene.js';

const PATIENCE_MS = 120_000;
/** The width of what a picture shows: a few lines, or a whole form. */
export const CLOSE_WIDTH = 440;
export const FORM_WIDTH = 880;

export const asInput = ({ name, bytes }: Upload) => ({
  name,
  mimeType: typeOfName(name)?.mime ?? '',
  buffer: Buffer.from(bytes),
});

/** The workbench with files in it, drawn as far as it is seen. */
export const openBench = async ({ visit }: Stage, ...files: readonly Upload[]): Promise<Page> => {
  const page = await visit('/');
  await choose(page, files);
  await page.locator('[data-workbench]').waitFor();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.locator('[data-tile="1"]').or(page.getByText('This file opens only with a password.')).first().waitFor();
  await settled(page);
  return page;
};

/** Waits until nothing is fetched any more, and every page on screen is drawn. */
export const settled = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => {
    const isSeen = (element: Element): boolean => {
      const { top, bottom, width } = element.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight - 100 && element.checkVisibility();
    };
    const hasInk = (canvas: HTMLCanvasElement): boolean =>
      canvas.width > 0 &&
      !!canvas
        .getContext('2d')
        ?.getImageData(0, 0, canvas.width, canvas.height)
        .data.some((value, at) => at % 4 === 0 && value < 128);
    const tiles = [...document.querySelectorAll('[data-tile]')].filter(isSeen);
    const canvases = [...document.querySelectorAll('canvas:not([role])')].filter(isSeen) as HTMLCanvasElement[];
    return tiles.every((tile) => tile.querySelector('img')?.complete) && canvases.every(hasInk);
  });
};

/** Waits for the card of the result, and until the link beside it has gone. */
export const resultOf = async (page: Page): Promise<Locator> => {
  const card = page.getByRole('region', { name: 'Result' });
  await card.waitFor({ timeout: PATIENCE_MS });
  await page.mouse.move(1, 1);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.getByRole('region', { name: 'Share link' }).waitFor({ state: 'hidden', timeout: PATIENCE_MS });
  await settled(page);
  return card;
};

export const previewShown = async (page: Page): Promise<void> => {
  await page.locator('section[aria-label="Before and after"][data-preview="shown"]').waitFor({ timeout: PATIENCE_MS });
  await settled(page);
};

/** Tries something on a page before and after. */
export const beforeAndAfter = async (page: Page, form: Locator): Promise<void> => {
  await form.getByRole('button', { name: 'Before and after' }).click();
  await previewShown(page);
};
