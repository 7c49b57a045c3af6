/** Picture, name, pages, size, state and what can be done, side by side where there is room. */
export const COLUMNS =
  '@2xl:grid-cols-[2rem_minmax(0,1fr)_3.5rem_9.5rem_9.5rem_var(--batch-action)] @2xl:gap-x-4 @2xl:px-3.5';
