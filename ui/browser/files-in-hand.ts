let wereTaken = false;

/** Whether somebody has chosen, dropped or pasted files on this page: a page that is loaded anew would have lost them. */
export const hasFilesInHand = (): boolean => wereTaken;

const isFilled = ({ files }: HTMLInputElement): boolean => files !== null && files.length > 0;

const brings = (event: Event): boolean => {
  if (event instanceof DragEvent) return (event.dataTransfer?.files.length ?? 0) > 0;
  if (event instanceof ClipboardEvent) return (event.clipboardData?.files.length ?? 0) > 0;
  return event.target instanceof HTMLInputElement && isFilled(event.target);
};

const watch = (event: Event): void => {
  wereTaken ||= brings(event);
};

/** For files that the system has handed over, or another app, which no event of the page tells of. */
export const takeInHand = (): void => {
  wereTaken = true;
};

/** Notices from now on that files are taken, by whatever screen; some may have been chosen before the app was there. */
export const watchForFiles = (): void => {
  wereTaken = [...document.querySelectorAll<HTMLInputElement>('input[type=file]')].some(isFilled);
  for (const sign of ['change', 'drop', 'paste']) window.addEventListener(sign, watch, { capture: true });
};
