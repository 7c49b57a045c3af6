/** Tells what waits outside of the app, see `app/early-acts.ts`, that the screen has come to life. */
export const tellStarted = (): void => {
  document.documentElement.dataset['started'] = '';
  window.dispatchEvent(new Event('docket.started'));
};

/** The same of the header and the footer, which come to life before the screen between them. */
export const tellFrameStarted = (): void => {
  window.dispatchEvent(new Event('docket.frame-started'));
};

/** The same of a menu, whose script comes after that of its screen. */
export const tellMenuStarted = (): void => {
  window.dispatchEvent(new Event('docket.menu-started'));
};
