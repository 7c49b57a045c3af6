import type { AxeState, AxeWalk } from '../axe-state.js';

const GUEST: AxeState = {
  name: 'workflows: to a guest',
  shows: ({ text }) => text('Sign in to make workflows and run them.'),
};

const NONE: AxeState = {
  name: 'workflows: none yet',
  reach: ({ page, stage }) => page.goto(`${stage.address}/workflows`),
  shows: ({ text }) => text('No workflows yet'),
};

const ADDING: AxeState = {
  name: 'workflows: a step to add',
  reach: async ({ page, button }) => {
    await page.locator('main a[href$="workflow=new"]').click();
    await button('Add a step').click();
  },
  shows: ({ dialog }) => dialog('Add a step'),
};

const EDITING: AxeState = {
  name: 'workflows: steps',
  reach: async ({ page, button }) => {
    await page.locator('[data-next="pdf-rotate"]').click();
    await button('Add a step').click();
    await page.locator('[data-next="pdf-protect"]').click();
    await page.locator('#s2-what').selectOption('pages');
    await page.locator('#workflow-name').fill('Invoices');
  },
  shows: ({ page }) => page.locator('#s2-value'),
};

const REFUSED: AxeState = {
  name: 'workflows: a step that is refused',
  reach: async ({ page, button }) => {
    await page.locator('#s2-value').fill('');
    await button('Save the workflow').click();
  },
  shows: ({ page }) => page.locator('[data-step] [role=alert]'),
};

const RUN: AxeState = {
  name: 'workflows: a run that has ended',
  reach: async ({ page, button, stage }) => {
    await page.locator('#s2-value').fill('1');
    await button('Save the workflow').click();
    await page.locator('#secret-2-userPassword').fill('correct horse');
    await page.locator('#run-files').setInputFiles({
      name: stage.samples.agreement.name,
      mimeType: 'application/pdf',
      buffer: Buffer.from(stage.samples.agreement.bytes),
    });
    await page.locator('[data-run] summary').click();
  },
  shows: ({ page }) => page.locator('[data-run][data-status=completed] [data-made]'),
};

const SHARED: AxeState = {
  name: 'workflows: shared by link',
  reach: ({ page }) => page.locator('fieldset[data-visibility] input[value=link]').check(),
  shows: ({ page }) => page.locator('#workflow-link'),
};

const DELETING: AxeState = {
  name: 'workflows: deletion asked',
  reach: async ({ page, stage, button }) => {
    await page.goto(`${stage.address}/workflows`);
    await button('Delete the workflow {name}', { name: 'Invoices' }).click();
  },
  shows: ({ dialog }) => dialog('Delete the workflow'),
};

const guests: AxeWalk = {
  path: '/workflows',
  open: ({ visit }) => visit('/workflows'),
  states: [GUEST],
};

const members: AxeWalk = {
  path: '/workflows',
  open: ({ signIn }) => signIn(),
  states: [NONE, ADDING, EDITING, REFUSED, RUN, SHARED, DELETING],
};

export const workflowWalks: readonly AxeWalk[] = [guests, members];
