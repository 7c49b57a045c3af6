import type { Page } from 'playwright-core';
import { agreementPdf } from '../samples/sample-files.js';
import { chooseAtHome, startTool } from './screen-acts.js';
import { ensure, type Task } from './new-user-task.js';
import type { NewUser } from './new-user.js';
import { signaturesIn } from './signatures-in.js';

const NAMES = ['Ines Weber', 'Tomas Reyl'] as const;
/** Where their signatures stand, as parts of the width and the height of the page. */
const LINES = [
  { x: 0.25, y: 0.7 },
  { x: 0.7, y: 0.7 },
] as const;

/** Drags the field that was added last to its line. */
const place = async (user: NewUser, { x, y }: (typeof LINES)[number]): Promise<void> => {
  const { mouse } = user.page;
  const field = (await user.page.locator('[data-field]').last().boundingBox())!;
  const sheet = (await user.page.locator('[data-page]').first().boundingBox())!;
  await user.stroke(async () => {
    await mouse.move(field.x + field.width / 2, field.y + field.height / 2);
    await mouse.down();
    await mouse.move(sheet.x + sheet.width * x, sheet.y + sheet.height * y, { steps: 4 });
    await mouse.up();
  });
};

const askPerson = async (user: NewUser, index: number): Promise<void> => {
  const { page } = user;
  if (index > 0) await user.click(page.getByRole('button', { name: 'Add a person' }));
  await user.type(page.locator(`#person-${index + 1}-name`), NAMES[index] ?? '');
  await user.click(page.getByRole('button', { name: 'Signature', exact: true }));
  await place(user, LINES[index] ?? LINES[0]);
};

/** Copies the link of somebody, to be sent to them by any means. */
const copyLink = async (user: NewUser, name: string): Promise<string> => {
  await user.click(user.page.getByRole('button', { name: `Copy the link of ${name}` }));
  return user.page.evaluate(() => navigator.clipboard.readText());
};

/** Signs as whoever has the link: their acts count, too. */
const signAt = async (user: NewUser, recipient: Page): Promise<void> => {
  await user.click(recipient.getByRole('checkbox'));
  await user.click(recipient.getByRole('button', { name: 'Sign and finish' }));
  await recipient.getByRole('status').waitFor();
};

export const haveTwoPeopleSign: Task = {
  name: 'Have two people sign',
  files: async () => [await agreementPdf('agreement.pdf')],
  act: async ({ user, files, visitAsAnother }) => {
    const { page } = user;
    await chooseAtHome(user, files);
    await startTool(user, 'Ask for signatures');
    for (const index of NAMES.keys()) await askPerson(user, index);
    await user.click(page.getByRole('button', { name: 'Make links' }));
    for (const name of NAMES) await signAt(user, await visitAsAnother(await copyLink(user, name)));
    await user.click(page.getByRole('button', { name: 'Done' }));
    const { name, bytes } = await user.download(page.getByRole('link', { name: 'Download the signed document' }));
    return async () => {
      const said = await signaturesIn(bytes);
      if (said === null) {
        ensure(Buffer.from(bytes).includes('/ByteRange'), 'a sealed file');
        return `${name}, sealed`;
      }
      ensure(said.split('Signature is Valid.').length === 3, 'two signatures that hold');
      return `${name}, with two signatures that are valid for pdfsig`;
    };
  },
};
