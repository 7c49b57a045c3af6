import type { PreviewActor } from './preview.machine.js';

/** Whether a letter is a key here: the document has the focus, and nothing is being written. */
const isKeyOfDocument = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  target instanceof Element &&
  target.closest('[data-region=document]') !== null &&
  !target.matches('input:not([type=range]), textarea');

/** Shows what was before for as long as B is held. @returns ends it */
export const holdToSeeBefore = (actor: PreviewActor): (() => void) => {
  const listening = new AbortController();
  const { signal } = listening;
  const release = (): void => actor.send({ type: 'before.held', isHeld: false });
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key.toLowerCase() !== 'b' || event.repeat || !isKeyOfDocument(event)) return;
      actor.send({ type: 'before.held', isHeld: true });
    },
    { signal },
  );
  document.addEventListener(
    'keyup',
    ({ key }) => {
      if (key.toLowerCase() === 'b') release();
    },
    { signal },
  );
  window.addEventListener('blur', release, { signal });
  return () => listening.abort();
};
