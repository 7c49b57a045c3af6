/** A ref for what appears in place of the control that had the focus; takes it only if nobody else has. */
export const catchFocus = (element: HTMLElement | null): void => {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
};
