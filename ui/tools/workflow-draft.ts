import { z } from 'zod';
import { findTool } from '../../contracts/tools/catalogue.js';
import { secretFieldsOf } from '../../contracts/tools/secret-options.js';
import { workflowStep, type WorkflowStep } from '../../contracts/workflows/workflow.js';
import { remember, remembered } from '../browser/storage.js';

/** Where the tab keeps a workflow that was never saved, and what is changed in one that was. */
export const draftKey = (id: string | null): string => (id === null ? 'workflow-draft' : `workflow-draft-${id}`);

/** Names the workflow in the address of its screen. */
export const WORKFLOW_PARAMETER = 'workflow';
/** Stands there for a workflow that was never saved. */
export const NEW_WORKFLOW = 'new';

/** The address of the screen of one workflow; `null` for a new one. */
export const workflowAddress = (id: string | null): string =>
  `/workflows?${new URLSearchParams({ [WORKFLOW_PARAMETER]: id ?? NEW_WORKFLOW }).toString()}`;

const draft = z.object({ name: z.string(), steps: z.array(workflowStep) });
/** A workflow as it was last edited, without having been saved so. */
export interface KeptDraft {
  readonly name: string;
  readonly steps: readonly WorkflowStep[];
}

/** The edits of a workflow, or of the one that was never saved, as the tab has kept them; null for none. */
export const keptDraft = (id: string | null): KeptDraft | null => {
  try {
    return draft.safeParse(JSON.parse(remembered('sessionStorage', draftKey(id)) ?? 'null')).data ?? null;
  } catch {
    return null; // somebody else has written there
  }
};

/** Keeps steps for a new workflow, without their secret options. */
export const keepSteps = (steps: readonly Pick<WorkflowStep, 'tool' | 'options'>[]): void => {
  const plain = steps.map(({ tool: id, options }) => {
    const tool = findTool(id);
    const secret = tool ? secretFieldsOf(tool) : new Set<string>();
    return {
      tool: id,
      options: Object.fromEntries(Object.entries(options).filter(([name]) => !secret.has(name))),
      when: null,
    };
  });
  remember('sessionStorage', draftKey(null), JSON.stringify({ name: '', steps: plain }));
};
