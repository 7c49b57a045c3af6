import { fromPromise } from 'xstate';
import { isMadeHere } from '../../calls/returned-results.js';
import { askToRename } from '../../calls/history.calls.js';

/** The new name of a result. */
export interface NewName {
  /** The ID of the conversion. */
  readonly id: string;
  readonly name: string;
}

/**
 * Has the server call a result by another name; of a file that was made in the browser it knows nothing.
 *
 * @returns the name as the server took it: it keeps the ending of the file.
 */
export const renameResult = fromPromise<NewName, NewName>(async ({ input: { id, name } }) => ({
  id,
  name: isMadeHere(id) ? name : await askToRename({ id, originalFileName: name }),
}));
