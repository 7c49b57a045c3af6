import type { ArrangeActor } from '../machine/arrange.machine.js';

/** Keeps the keyboard focus on the machine's focused page, also after that page has moved. */
export const keepFocus = (list: HTMLElement, actor: ArrangeActor): (() => void) => {
  let usesKeyboard = false;
  const onKeyDown = (): void => {
    usesKeyboard = true;
  };
  const onPointerDown = (): void => {
    usesKeyboard = false;
  };
  const onFocusOut = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget instanceof Node && !list.contains(relatedTarget)) usesKeyboard = false;
  };
  list.addEventListener('keydown', onKeyDown);
  list.addEventListener('pointerdown', onPointerDown);
  list.addEventListener('focusout', onFocusOut);
  const subscription = actor.subscribe(({ context: { focus } }) => {
    if (!usesKeyboard) return;
    requestAnimationFrame(() => list.querySelector<HTMLElement>(`[data-key="${focus}"] button`)?.focus());
  });
  return () => {
    list.removeEventListener('keydown', onKeyDown);
    list.removeEventListener('pointerdown', onPointerDown);
    list.removeEventListener('focusout', onFocusOut);
    subscription.unsubscribe();
  };
};
