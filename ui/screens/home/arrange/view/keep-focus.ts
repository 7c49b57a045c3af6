import type { ArrangeActor } from '../machine/arrange.machine.js';

/** Whoever works in the list with the keyboard stays at the page where the machine is, also when that has moved. */
export const followFocus = (list: HTMLElement, actor: ArrangeActor): (() => void) => {
  let isInHand = false;
  const take = (): void => {
    isInHand = true;
  };
  const leave = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget instanceof Node && !list.contains(relatedTarget)) isInHand = false;
  };
  const letGo = (): void => {
    isInHand = false;
  };
  list.addEventListener('keydown', take);
  list.addEventListener('pointerdown', letGo);
  list.addEventListener('focusout', leave);
  const subscription = actor.subscribe(({ context: { focus } }) => {
    if (!isInHand) return;
    requestAnimationFrame(() => list.querySelector<HTMLElement>(`[data-key="${focus}"] button`)?.focus());
  });
  return () => {
    list.removeEventListener('keydown', take);
    list.removeEventListener('pointerdown', letGo);
    list.removeEventListener('focusout', leave);
    subscription.unsubscribe();
  };
};
