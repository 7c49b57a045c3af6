import type { Locator, Page } from 'playwright-core';
import { press, typePassword, type Gestures } from './controls.js';

/** A press on one of several buttons; the event says which. */
const pressOneOf = (group: (page: Page) => Locator, field: string, names: Readonly<Record<string, string>>) => ({
  control: group,
  use: (control: Locator, event: Readonly<Record<string, unknown>>) =>
    control.getByRole('button', { name: names[String(event[field])]!, exact: true }).click(),
});

/** A dialog that asks for a password has its own way out. */
const changeFile = {
  ...press('Change File'),
  control: (page: Page) =>
    page
      .locator('dialog[open] button:text-is("Cancel"), body:not(:has(dialog[open])) header button')
      .filter({ hasText: /^(Cancel|Change File)$/ }),
};

/** Acts of a visitor in the editor, by the part of it that is walked. */
export const editorGestures = {
  file: { 'file.cleared': changeFile, 'password.given': typePassword },
  tab: {
    'marker.chosen': pressOneOf((page) => page.getByRole('group', { name: 'Mark by' }), 'marker', {
      text: 'Select text',
      box: 'Draw a box',
    }),
    'box.added': press('Add a box'),
    'mark.removed': press(/^Remove /, '[aria-labelledby=marked]'),
  },
  signature: {
    'kind.chosen': pressOneOf((page) => page.getByRole('group', { name: 'Signature type' }), 'kind', {
      draw: 'Draw',
      type: 'Type',
      upload: 'Upload',
    }),
  },
  stroke: { 'drawing.cleared': press('Clear') },
  job: {
    'sign.pressed': press('Sign PDF'),
    'redact.pressed': press('Redact & Save'),
    'cancel.pressed': press('Cancel', '[aria-label=Progress]'),
    'search.pressed': press('Mark', '[role=search]'),
    'pattern.pressed': press('Mark all'),
    'file.cleared': changeFile,
  },
  preview: { 'preview.retried': press('Try again'), 'file.cleared': changeFile },
  copy: {},
} satisfies Readonly<Record<string, Gestures>>;
