import type { Drawing } from './pdf-document.js';

interface Begun {
  readonly done: Promise<void>;
  readonly cancel: () => void;
}

/** Work whose first step has to be waited for, and which may be called off before that. */
export const drawing = (begin: () => Promise<Begun>): Drawing => {
  let called = false;
  let stop = (): void => undefined;
  const work = async (): Promise<void> => {
    const { done, cancel } = await begin();
    stop = cancel;
    if (called) cancel();
    await done;
  };
  const cancel = (): void => {
    called = true;
    stop();
  };
  return { done: work(), cancel };
};
