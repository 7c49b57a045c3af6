/** A ref for an element that replaces the focused control: takes the focus unless something else has it. */
export const catchFocus = (element: HTMLElement | null): void => {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
};

/** As {@link catchFocus}, and scrolled to the top of its column, less its scroll margin. */
export const bringToTop = (element: HTMLElement | null): void => {
  catchFocus(element);
  element?.scrollIntoView({ block: 'start' });
};

/** A ref for a result that stands above what asked for it: as {@link catchFocus}, and scrolled to where it is seen. */
export const bringIntoView = (element: HTMLElement | null): void => {
  catchFocus(element);
  element?.scrollIntoView({ block: 'nearest' });
};
