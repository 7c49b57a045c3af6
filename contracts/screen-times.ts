/** How long the box with a finished link is shown. Requirement. */
export const SHARE_BOX_MS = 5000;
/** After a conversion has ended, progress is reset and the history fetched again. Requirement. */
export const PROGRESS_RESET_MS = 500;
/** The same on the quiz page. Requirement. */
export const QUIZ_PROGRESS_RESET_MS = 1000;
/** Who is signed in is checked again this long after coming back from the account provider. Requirement. */
export const AUTH_RECHECK_MS = 500;
/** How long a notice is shown. Requirement. */
export const NOTICE_MS = 5000;

/** The page reloads this long after saying that the session has expired. Requirement. */
export const SESSION_RELOAD_MS = 2000;
