/** Anything that the app keeps here: every start leaves at least the cookie `docket-language`, for a year. */
const OURS = /(?:^|; )docket[-_]/;

const hasKept = (place: Storage): boolean => Object.keys(place).some((key) => key.startsWith('docket.'));

/**
 * Whether the app has never been started in this browser, so that there is no list, no file, no session and no choice
 * to be shown. The session's own cookie cannot be read here, but who has one has had the app, which leaves its marks.
 */
export const isNewcomer = (): boolean => {
  try {
    return !OURS.test(document.cookie) && !hasKept(localStorage) && !hasKept(sessionStorage);
  } catch {
    return false; // storage switched off: nobody can tell
  }
};
