import type { Page } from 'playwright-core';
import type { AnyEventObject } from 'xstate';
import { redactDialogWalk } from '../../ui/tools/dialogs/fixtures/redact-dialog.walk.js';
import { signDialogWalk } from '../../ui/tools/dialogs/fixtures/sign-dialog.walk.js';
import { JUDGE_MS } from '../../ui/tools/dialogs/sign-dialog.machine.js';
import { fileOf } from '../../ui/screens/testing-pdf-tools/testing-pdf-tools-fixture.js';
import { testingWalk } from '../../ui/screens/testing-pdf-tools/fixtures/testing-pdf-tools.walk.js';
import { verifyWalk } from '../../ui/screens/testing-pdf-tools/verify/fixtures/verify.walk.js';
import type { VerifyContext } from '../../ui/screens/testing-pdf-tools/verify/verify.machine.js';
import { endCall, endRun } from './end-in-page.js';
import { press, typePassword } from './controls.js';
import { send } from './machines-in-page.js';
import { mainState, type PageWalk } from './page-walk.js';

const running = 'testing-pdf-tools';
const path = '/testing-pdf-tools';

/** Lets a dialog answer: fills it in and confirms, or cancels it. */
const answer =
  (part: string, fields: readonly AnyEventObject[]) =>
  async (page: Page, { output }: AnyEventObject): Promise<void> => {
    if (output === null) return send(page, { running, part }, { type: 'cancel.pressed' });
    for (const event of fields) await send(page, { running, part }, event);
    await page.clock.fastForward(JUDGE_MS);
    return send(page, { running, part }, { type: 'confirm.pressed' });
  };

const signed = ['signerName', 'signerEmail', 'signatureText'].map((field) => ({
  type: 'field.changed',
  field,
  text: 'ada@example.org',
}));
const redacted = [{ type: 'draft.changed', field: 'text', text: 'Ada' }, { type: 'item.added' }];

const testing: PageWalk = {
  path,
  place: { running },
  gestures: {
    'cancel.pressed': press('Cancel', '[aria-label=Progress]'),
    'file.removed': press(/^Remove /),
    'unlock.cancelled': press('Cancel', 'dialog'),
    'password.given': typePassword,
  },
  endings: {
    signDialog: answer('signDialog', signed),
    redactDialog: answer('redactDialog', redacted),
    run: endRun(running),
  },
  drawn: mainState,
  expected: ({ value }) => value as string,
  walk: testingWalk,
};

const openDialog = (tool: string): NonNullable<PageWalk['before']> => ({
  running,
  events: [{ type: 'files.chosen', files: [fileOf()] }, { type: 'tool.chosen', tool }, { type: 'process.pressed' }],
});

const titleShown = (page: Page) => page.evaluate(() => document.querySelector('dialog h2')?.textContent ?? null);

const signDialog: PageWalk = {
  path,
  place: { running, part: 'signDialog' },
  before: openDialog('pdf-sign'),
  gestures: { 'confirm.pressed': press('Sign & Save', 'dialog'), 'cancel.pressed': press('Cancel', 'dialog') },
  endings: {},
  drawn: titleShown,
  expected: ({ status }) => (status === 'done' ? null : 'Add Digital Signature'),
  walk: signDialogWalk,
};

const redactDialog: PageWalk = {
  path,
  place: { running, part: 'redactDialog' },
  before: openDialog('pdf-redact'),
  gestures: {
    'item.added': press('Add item', 'dialog'),
    'confirm.pressed': press('Redact & Save', 'dialog'),
    'cancel.pressed': press('Cancel', 'dialog'),
  },
  endings: {},
  drawn: titleShown,
  expected: ({ status }) => (status === 'done' ? null : 'Redact Sensitive Information'),
  walk: redactDialogWalk,
};

const verify: PageWalk = {
  path,
  place: { running: 'verify' },
  gestures: {
    'retry.pressed': press('Try again', '[aria-labelledby=verify]'),
    'cancel.pressed': press('Cancel', '[aria-label=Progress]'),
  },
  endings: { run: endCall },
  drawn: (page) =>
    page.evaluate(() => ({
      state: document.querySelector<HTMLElement>('[data-verify]')?.dataset['verify'] ?? '',
      failure: document.querySelector('[data-verify] [data-failure]')?.textContent ?? null,
      signatures: document.querySelectorAll('[data-verdict]').length,
    })),
  expected: ({ value, context }) => {
    const { failure, signatures } = context as VerifyContext;
    return { state: value as string, failure, signatures: signatures?.length ?? 0 };
  },
  walk: verifyWalk,
};

export const testingWalks = { verify, testing, signDialog, redactDialog };
