import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import type { Upload } from '../harness/http-client.js';
import { chooseBy, downloadBy } from '../harness/visitor.js';

/** The acts of somebody until a task was done. */
export interface Effort {
  /** Clicks, taps and strokes, and each choice in a file dialog. */
  readonly clicks: number;
  readonly keys: number;
}

/** Somebody at a page, whose every action is counted. */
export interface NewUser {
  readonly page: Page;
  /** Clicks, or taps where the page is on a phone. */
  click(target: Locator): Promise<void>;
  /** Clicks what opens the file dialog, and chooses in it. */
  choose(opener: Locator, files: readonly Upload[]): Promise<void>;
  /** Clicks into a field and types. */
  type(field: Locator, text: string): Promise<void>;
  press(key: string): Promise<void>;
  /** A stroke with mouse or finger, as `path` moves over the page. */
  stroke(path: () => Promise<void>): Promise<void>;
  /** Clicks what brings a file. */
  download(target: Locator): Promise<Upload>;
  effort(): Effort;
}

const readUpload = async ({ name, path }: { name: string; path: string }): Promise<Upload> => ({
  name,
  bytes: await readFile(path),
});

/** Somebody who has done nothing yet. */
export const newUser = (page: Page, hasTouch: boolean): NewUser => {
  const done = { clicks: 0, keys: 0 };
  const click = async (target: Locator): Promise<void> => {
    done.clicks += 1;
    await (hasTouch ? target.tap() : target.click());
  };
  return {
    page,
    click,
    choose: async (opener, files) => {
      done.clicks += 1;
      await chooseBy(page, () => click(opener), files);
    },
    type: async (field, text) => {
      await click(field);
      done.keys += text.length;
      await field.pressSequentially(text);
    },
    press: async (key) => {
      done.keys += 1;
      await page.keyboard.press(key);
    },
    stroke: async (path) => {
      done.clicks += 1;
      await path();
    },
    download: async (target) => readUpload(await downloadBy(page, () => click(target))),
    effort: () => ({ ...done }),
  };
};
