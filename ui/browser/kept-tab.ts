import { forget, remember, remembered } from './storage.js';

/** Names what this tab keeps in the database of the browser. */
export const TAB = 'docket.workbench';
/** The batch of this tab, without its files. */
export const BATCH = 'docket.batch';
/** Set while the database still holds what a member has left. */
const LEFT = 'docket.workbench.left';

/** Whether this tab has kept any files: asked before the database is opened. */
export const hasKept = (): boolean => remembered('sessionStorage', TAB) !== null;

/** The files belong to a member who has left: nobody here is shown them again, and the database is emptied next. */
export const leaveKept = (): void => {
  forget('sessionStorage', TAB);
  forget('sessionStorage', BATCH);
  remember('localStorage', LEFT, 'yes');
};

export const isToBeEmptied = (): boolean => remembered('localStorage', LEFT) !== null;

export const wasEmptied = (): void => forget('localStorage', LEFT);
