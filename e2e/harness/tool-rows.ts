import type { Locator, Page } from 'playwright-core';

/** The row of a tool in the tools column of the workbench. */
export const toolRow = (page: Page, tool: string): Locator =>
  page
    .getByRole('region', { name: 'Tools', exact: true })
    .getByRole('button', { name: new RegExp(`^${tool}(?!:)`) })
    .first();

/** The options of a tool, once they are open. */
export const optionsOf = (page: Page, tool: string): Locator =>
  page.getByRole('form', { name: `${tool}: options`, exact: true });

/** Opens the options of a tool by its row. */
export const openTool = async (page: Page, tool: string): Promise<Locator> => {
  await toolRow(page, tool).click();
  const form = optionsOf(page, tool);
  await form.waitFor();
  return form;
};

/** Opens the options of a tool by its row, and starts it as they are. */
export const startTool = async (page: Page, tool: string): Promise<void> => {
  const form = await openTool(page, tool);
  await form.locator('button[type=submit]').click();
};
