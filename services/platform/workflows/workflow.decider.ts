import type { WorkflowEvent, WorkflowLink } from '../../../contracts/events/workflow.js';
import type { Owner } from '../../../contracts/owner.js';
import type { SharedVisibility, WorkflowStep, WorkflowVisibility } from '../../../contracts/workflows/workflow.js';
import type { Decider } from '../event-store/decider.js';

/** A workflow as it was saved last. */
export interface SavedWorkflow {
  readonly workflowId: string;
  readonly owner: Owner;
  readonly name: string;
  /** Checked already. */
  readonly steps: readonly WorkflowStep[];
}

/** Who may see and run it, besides its owner. */
export interface WorkflowReach {
  readonly visibility: WorkflowVisibility;
  /** Null where it has no address of its own. */
  readonly link: WorkflowLink | null;
}

export interface WorkflowState {
  /** Null before it is saved, and once it is deleted. */
  readonly workflow: (SavedWorkflow & WorkflowReach & { readonly savedAt: string }) | null;
  readonly isDeleted: boolean;
}

export type WorkflowCommand =
  | { readonly type: 'Save'; readonly workflow: SavedWorkflow; readonly now: Date }
  | {
      readonly type: 'Share';
      readonly visibility: SharedVisibility;
      readonly link: WorkflowLink | null;
      readonly now: Date;
    }
  /** `by`: an administrator who is not its owner. */
  | { readonly type: 'Withdraw'; readonly by: Owner | null; readonly now: Date }
  | { readonly type: 'Delete'; readonly now: Date };

const PRIVATE: WorkflowReach = { visibility: 'private', link: null };

/**
 * The rules of one workflow. A deleted one stays so, and none changes its owner. Being saved anew does not change who may
 * see it, and sharing it again as it is shared keeps its link.
 */
export const workflow: Decider<WorkflowState, WorkflowCommand, WorkflowEvent> = {
  initial: { workflow: null, isDeleted: false },

  decide(command, { workflow: known, isDeleted }) {
    const at = command.now.toISOString();
    if (command.type === 'Save') {
      const isOthers = known !== null && known.owner !== command.workflow.owner;
      return isDeleted || isOthers ? [] : [{ type: 'WorkflowSaved', version: 1, data: { ...command.workflow, at } }];
    }
    if (!known) return [];
    const { workflowId, owner, visibility: before } = known;
    const of = { workflowId, owner, at };
    if (command.type === 'Delete') return [{ type: 'WorkflowDeleted', version: 1, data: of }];
    if (command.type === 'Withdraw')
      return before === 'private' ? [] : [{ type: 'WorkflowWithdrawn', version: 1, data: { ...of, by: command.by } }];
    const { visibility, link } = command;
    return before === visibility ? [] : [{ type: 'WorkflowShared', version: 1, data: { ...of, visibility, link } }];
  },

  evolve(state, { type, data }) {
    switch (type) {
      case 'WorkflowSaved': {
        const { at, ...saved } = data;
        const { visibility, link } = state.workflow ?? PRIVATE;
        return { ...state, workflow: { ...saved, visibility, link, savedAt: at } };
      }
      case 'WorkflowShared': {
        const { visibility, link } = data;
        return { ...state, workflow: state.workflow && { ...state.workflow, visibility, link } };
      }
      case 'WorkflowWithdrawn':
        return { ...state, workflow: state.workflow && { ...state.workflow, ...PRIVATE } };
      case 'WorkflowDeleted':
        return { workflow: null, isDeleted: true };
    }
  },
};
