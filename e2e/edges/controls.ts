import type { Locator, Page } from 'playwright-core';
import type { AnyEventObject } from 'xstate';

/** The act of a visitor that sends an event; only where the control is on the page. */
export interface Gesture {
  readonly control: (page: Page) => Locator;
  readonly use: (control: Locator, event: AnyEventObject) => Promise<void>;
}

export type Gestures = Readonly<Record<string, Gesture>>;

export const press = (name: string | RegExp, within = 'body'): Gesture => ({
  control: (page) =>
    page.locator(within).getByRole('button', { name, exact: true }).and(page.locator(':enabled')).first(),
  use: (control) => control.click(),
});

/** Into the dialog that asks for it. */
export const typePassword: Gesture = {
  control: (page) => page.locator('dialog input[type=password]'),
  use: async (field) => {
    await field.fill('open sesame');
    await field.press('Enter');
  },
};

const drag = (type: string): Gesture => ({
  control: (page) => page.locator('main'),
  use: async (control) => {
    await control.evaluate((main, name) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['abc'], 'report.pdf'));
      main.dispatchEvent(new DragEvent(name, { dataTransfer, bubbles: true }));
    }, type);
  },
});

export const dragGestures: Gestures = {
  'drag.entered': drag('dragenter'),
  'drag.left': drag('dragleave'),
};

export const homeGestures: Gestures = {
  'files.chosen': {
    control: (page) => page.locator('input[type=file]').first(),
    use: async (control, { files }) => {
      const chosen = (files as readonly File[]).map(({ name, type }) => ({ name, mimeType: type }));
      await control.setInputFiles(chosen.map((file) => ({ ...file, buffer: Buffer.from('abc') })));
    },
  },
  // The file that the event names; it may be gone, while others are there.
  'file.removed': press(/^Remove /, '[data-file="1"]'),
  'selection.cleared': press('Start Over'),
  'cancel.pressed': press('Cancel', '[aria-label=Progress]'),
  'arrange.opened': press('Arrange pages'),
  'arrangement.dropped': press('Reset', '[aria-label="Arranged pages"]'),
  'unlock.cancelled': press('Cancel', 'dialog'),
  'password.given': typePassword,
};

export const shareGestures: Gestures = {
  'password.given': {
    control: (page) => page.locator('main input[type=password]'),
    use: typePassword.use,
  },
  'retry.pressed': press('Try again'),
  'name.edited': press('Edit file name'),
  'name.changed': {
    control: (page) => page.getByLabel('File name', { exact: true }),
    use: (control, { text }) => control.fill(text as string),
  },
  'name.saved': press('Save'),
  'name.cancelled': press('Cancel', 'main form'),
  'copy.pressed': press('Copy Link'),
};

/** Pointing at a notice is left out: a notice that takes the place of another appears under the pointer. */
export const toastGestures: Gestures = {
  'notice.dismissed': {
    control: (page) => page.locator('body'),
    use: (body) => body.press('Escape'),
  },
};
