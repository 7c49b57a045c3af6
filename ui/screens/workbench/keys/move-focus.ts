const tickBoxes = (): readonly HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>('[data-region=document] [data-grid] input[type=checkbox]'),
];

/** Pages side by side in the grid. */
const columns = (): number => {
  const grid = document.querySelector('[data-region=document] [data-grid]');
  return grid ? getComputedStyle(grid).gridTemplateColumns.split(' ').length : 1;
};

export type Step = 'left' | 'right' | 'up' | 'down';

/** How many pages a step in the grid passes. */
export const stepBy = (step: Step): number => {
  const wide = columns();
  return { left: -1, right: 1, up: -wide, down: wide }[step];
};

/** The page, from 1, one step from another in a grid; null where there is none. */
export const stepFrom = (page: number, step: Step, count: number): number | null => {
  const to = page + stepBy(step);
  return to >= 1 && to <= count ? to : null;
};

/** Puts the focus on a page of the grid. @param page  from 1 */
export const focusPage = (page: number): boolean => {
  const box = tickBoxes()[page - 1];
  box?.focus();
  box?.closest('li')?.scrollIntoView({ block: 'nearest' });
  return box !== undefined;
};

/** Puts the focus on the document: the page of the grid that had it last, or the document as a whole. */
export const focusDocument = (): void => {
  const page = tickBoxes().find(({ tabIndex }) => tabIndex === 0);
  (page ?? document.querySelector<HTMLElement>('[data-region=document]'))?.focus();
};

/** Puts the focus on the next part of the workbench that is in view. */
export const focusRegion = (by: -1 | 1): boolean => {
  const regions = [...document.querySelectorAll<HTMLElement>('[data-region]')].filter((one) => one.checkVisibility());
  const from = regions.findIndex((one) => one.contains(document.activeElement));
  const at = from < 0 && by < 0 ? regions.length - 1 : (from + by + regions.length) % regions.length;
  const region = regions[at];
  if (region?.dataset['region'] === 'document') focusDocument();
  else region?.focus();
  return region !== undefined;
};

/** Puts the focus back on the row whose options have it. */
export const focusOpenRow = (): boolean => {
  const row = document.activeElement?.closest('[data-region=tools] li');
  const opener = row?.querySelector<HTMLElement>('form') ? row.querySelector<HTMLElement>('button') : null;
  opener?.focus();
  return opener instanceof HTMLElement;
};

/** Presses the button of the tool whose options are open: the one that has the focus, else the last that was opened. */
export const startOpenTool = (): boolean => {
  const forms = [...document.querySelectorAll<HTMLFormElement>('[data-region=tools] form')].filter((one) =>
    one.checkVisibility(),
  );
  const form = forms.find((one) => one.contains(document.activeElement)) ?? forms.at(-1);
  form?.requestSubmit();
  return form !== undefined;
};
