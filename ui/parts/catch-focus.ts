/** A ref for an element that replaces the focused control: takes the focus unless something else has it. */
export const catchFocus = (element: HTMLElement | null): void => {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
};
