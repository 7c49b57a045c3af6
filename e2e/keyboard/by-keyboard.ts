import type { Locator, Page } from 'playwright-core';
import { downloadBy } from '../harness/visitor.js';
import { seesFocus } from './visible-focus.js';

/** More than stand before anything on any screen. */
const PRESSES_MAX = 160;

const hasFocus = (control: Locator): Promise<boolean> =>
  control.evaluateAll((all) => all.some((one) => one === document.activeElement && one.matches(':focus-visible')));

/**
 * Presses a key until a control has the focus, and shows it.
 *
 * @param by `Tab`, `Shift+Tab`, or an arrow within a group
 * @throws Error when it is not reached, with what had the focus last, or when nobody sees that it has the focus
 */
export const reach = async (control: Locator, by = 'Tab'): Promise<void> => {
  const page = control.page();
  await control.first().waitFor();
  for (let presses = 0; presses < PRESSES_MAX; presses += 1) {
    if (await hasFocus(control)) return seesFocus(page);
    if (by === 'Tab') await page.keyboard.press(by);
    else await pressUntilMoved(page, by);
  }
  const last = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
  throw new Error(`${by} does not lead to ${String(control)}; last was ${String(last)}`);
};

/** Menus move the focus a moment after an arrow. */
const pressUntilMoved = async (page: Page, arrow: string): Promise<void> => {
  const before = await page.evaluateHandle(() => document.activeElement);
  await page.keyboard.press(arrow);
  await page.waitForFunction((element) => document.activeElement !== element, before);
};

/** Presses a control that Tab leads to. */
export const press = async (control: Locator, key = 'Enter'): Promise<void> => {
  await reach(control);
  await control.page().keyboard.press(key);
};

/** Goes to a field and types over what stands in it. */
export const type = async (field: Locator, text: string): Promise<void> => {
  await reach(field);
  await field.page().keyboard.press('Control+a');
  await field.page().keyboard.type(text);
};

/** Has a control bring a file. */
export const download = (page: Page, control: Locator): Promise<{ name: string; path: string }> =>
  downloadBy(page, () => press(control));

/** Waits until a control has the focus by itself, as after a dialog has been closed. */
export const focused = (page: Page, control: Locator): Promise<void> => page.locator(':focus').and(control).waitFor();

/** More than are in any dialog. */
const ROUND = 30;
/** Characters of an element. */
const SHOWN = 200;

/** Tabs round and round. @throws Error when the focus leaves the dialog; the browser's own controls are no part of the page. */
export const isTrapped = async (dialog: Locator): Promise<void> => {
  const page = dialog.page();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let presses = 0; presses < ROUND; presses += 1) {
      await page.keyboard.press(key);
      const outside = await dialog.evaluate((self) => {
        const { activeElement, body } = self.ownerDocument;
        return activeElement === body || self.contains(activeElement) ? '' : (activeElement?.outerHTML ?? 'nothing');
      });
      if (outside !== '') throw new Error(`${key} leads out of the dialog, to ${outside.slice(0, SHOWN)}`);
    }
  }
};
