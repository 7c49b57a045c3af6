import type { RenderTask } from './pdf-document.js';

/** Rendering that starts once its page is loaded; it may be cancelled before that. */
export const renderTask = (start: () => Promise<RenderTask>): RenderTask => {
  let isCancelled = false;
  let stop = (): void => undefined;
  const work = async (): Promise<void> => {
    const { done, cancel } = await start();
    stop = cancel;
    if (isCancelled) cancel();
    await done;
  };
  const cancel = (): void => {
    isCancelled = true;
    stop();
  };
  return { done: work(), cancel };
};
