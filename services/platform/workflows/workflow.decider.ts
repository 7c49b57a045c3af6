import type { WorkflowEvent } from '../../../contracts/events/workflow.js';
import type { Owner } from '../../../contracts/owner.js';
import type { WorkflowStep } from '../../../contracts/workflows/workflow.js';
import type { Decider } from '../event-store/decider.js';

/** A workflow as it was saved last. */
export interface SavedWorkflow {
  readonly workflowId: string;
  readonly owner: Owner;
  readonly name: string;
  /** Checked already. */
  readonly steps: readonly WorkflowStep[];
}

export interface WorkflowState {
  /** Null before it is saved, and once it is deleted. */
  readonly workflow: (SavedWorkflow & { readonly savedAt: string }) | null;
  readonly isDeleted: boolean;
}

export type WorkflowCommand =
  | { readonly type: 'Save'; readonly workflow: SavedWorkflow; readonly now: Date }
  | { readonly type: 'Delete'; readonly now: Date };

/** The rules of one workflow. A deleted one stays so, and none changes its owner. */
export const workflow: Decider<WorkflowState, WorkflowCommand, WorkflowEvent> = {
  initial: { workflow: null, isDeleted: false },

  decide(command, { workflow: known, isDeleted }) {
    const at = command.now.toISOString();
    if (command.type === 'Save') {
      const isOthers = known !== null && known.owner !== command.workflow.owner;
      return isDeleted || isOthers ? [] : [{ type: 'WorkflowSaved', version: 1, data: { ...command.workflow, at } }];
    }
    if (!known) return [];
    const { workflowId, owner } = known;
    return [{ type: 'WorkflowDeleted', version: 1, data: { workflowId, owner, at } }];
  },

  evolve(state, { type, data }) {
    switch (type) {
      case 'WorkflowSaved': {
        const { at, ...saved } = data;
        return { ...state, workflow: { ...saved, savedAt: at } };
      }
      case 'WorkflowDeleted':
        return { workflow: null, isDeleted: true };
    }
  },
};
