/**
 * Tells what waits outside of the app, see `app/early-acts.ts`, that the screen has come to life. In a task of its own:
 * a press that made it do so is heard to its end before, with what the browser tells of it after the press itself.
 */
export const tellStarted = (): void => {
  setTimeout(() => {
    window.dispatchEvent(new Event('docket.started'));
    document.documentElement.dataset['started'] = '';
  });
};

/** The same of the header and the footer, which come to life before the screen between them. */
export const tellFrameStarted = (): void => {
  window.dispatchEvent(new Event('docket.frame-started'));
};

/** The same of a menu, whose script comes after that of its screen. */
export const tellMenuStarted = (): void => {
  window.dispatchEvent(new Event('docket.menu-started'));
};
