import type { Owner } from '../owner.js';
import type { RunStatus, WorkflowVisibility } from '../workflows/workflow.js';

/** Collection of {@link WorkflowDocument}s, by the id of the workflow. */
export const WORKFLOWS_COLLECTION = 'workflows';
/** Collection of {@link WorkflowRunDocument}s, by the id of the run. */
export const WORKFLOW_RUNS_COLLECTION = 'workflow-runs';

/** One workflow, folded from its stream. Owner: services/analytics. */
export interface WorkflowDocument {
  readonly id: string;
  readonly owner: Owner;
  readonly name: string;
  /** Ids of the tools of its steps. */
  readonly tools: readonly string[];
  /** ISO-8601 UTC, as all times here. */
  readonly createdAt: string;
  readonly savedAt: string;
  readonly isDeleted: boolean;
  readonly visibility: WorkflowVisibility;
}

/** One run of a workflow, folded from its stream. Owner: services/analytics. */
export interface WorkflowRunDocument {
  readonly id: string;
  readonly workflowId: string;
  readonly owner: Owner;
  /** Whether it works on a part of another run's file. */
  readonly isPart: boolean;
  readonly status: RunStatus;
  readonly startedAt: string;
  readonly endedAt: string | null;
}
