import { forget, remember } from '../../../browser/storage.js';
import { draftKey } from '../../../tools/workflow-draft.js';
import { stepOf, type DraftStep } from './draft.js';

interface Edited {
  readonly id: string | null;
  readonly name: string;
  readonly steps: readonly DraftStep[];
}

/** Keeps what is not saved until it is, so that it survives a reload and signing in. It holds no secrets. */
export const keepDraft = ({ id, name, steps }: Edited): void =>
  remember('sessionStorage', draftKey(id), JSON.stringify({ name, steps: steps.map(stepOf) }));

/** Forgets it once the server has it. */
export const forgetDraft = ({ id }: Pick<Edited, 'id'>): void => forget('sessionStorage', draftKey(id));
