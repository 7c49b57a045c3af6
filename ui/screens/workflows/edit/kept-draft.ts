import { forget, remember } from '../../../browser/storage.js';
import { DRAFT_KEY } from '../../../tools/workflow-draft.js';
import { stepOf, type DraftStep } from './draft.js';

interface Unsaved {
  readonly id: string | null;
  readonly name: string;
  readonly steps: readonly DraftStep[];
  readonly saved: string;
}

/** Keeps a workflow that was never saved until it is, so that it survives a reload and signing in. It holds no secrets. */
export const keepDraft = ({ id, name, steps }: Unsaved): void => {
  if (id !== null) forget('sessionStorage', DRAFT_KEY);
  else remember('sessionStorage', DRAFT_KEY, JSON.stringify({ name, steps: steps.map(stepOf) }));
};
