import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { PICTURE_HEIGHT, PICTURE_WIDTH, type PictureName } from '../../ui/pages/pictures/step-pictures.js';
import { switchTo } from '../harness/accessibility.js';
import { root } from '../harness/repository.js';

export const FOLDER = join(root, 'ui', 'public', 'pictures');
/** The size of the window, in the shape of the pictures. */
export const WINDOW = { width: 1280, height: 800 } as const;
/** Pixels of the screen to one of the page. */
export const SHARPNESS = 2;

const CLOSE_UP_WIDTH = 560;
const MARGIN = 20;
const WEBP = { quality: 70, effort: 6, smartSubsample: true } as const;

/** The part of the screen that a picture shows: all of it, or the surroundings of an element. */
export interface Frame {
  readonly at?: Locator;
  /** In pixels of the page. */
  readonly width?: number;
}

/** Takes a picture of the page as it stands, in light and dark. */
export type Take = (page: Page, name: PictureName, frame?: Frame) => Promise<void>;

const within = (at: number, size: number, whole: number): number => Math.max(0, Math.min(at, whole - size));

/** The part of the window around an element: its middle, or its top where it is higher than the part. */
const clipAround = async ({ at, width = CLOSE_UP_WIDTH }: Frame) => {
  const height = (width * PICTURE_HEIGHT) / PICTURE_WIDTH;
  if (!at) return { x: 0, y: 0, ...WINDOW };
  const box = (await at.boundingBox()) ?? { x: 0, y: 0, ...WINDOW };
  const top = box.height > height ? box.y - MARGIN : box.y + box.height / 2 - height / 2;
  return {
    x: within(box.x + box.width / 2 - width / 2, width, WINDOW.width),
    y: within(top, height, WINDOW.height),
    width,
    height,
  };
};

const save = async (bytes: Buffer, file: string): Promise<void> => {
  await sharp(bytes).resize(PICTURE_WIDTH, PICTURE_HEIGHT, { fit: 'fill' }).webp(WEBP).toFile(join(FOLDER, file));
};

/** A camera that remembers what it has taken. */
export const openCamera = async (): Promise<{ readonly take: Take; readonly taken: ReadonlySet<string> }> => {
  const taken = new Set<string>();
  await mkdir(FOLDER, { recursive: true });
  const take: Take = async (page, name, frame = {}) => {
    taken.add(name);
    await frame.at?.scrollIntoViewIfNeeded();
    await page.evaluate(() => document.fonts.ready);
    for (const look of ['light', 'dark'] as const) {
      await switchTo(page, look);
      await save(await page.screenshot({ clip: await clipAround(frame) }), `${name}-${look}.webp`);
    }
    await switchTo(page, 'light');
  };
  return { take, taken };
};
