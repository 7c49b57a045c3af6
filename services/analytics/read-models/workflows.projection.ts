import {
  WORKFLOW_RUNS_COLLECTION,
  WORKFLOWS_COLLECTION,
  type WorkflowDocument,
  type WorkflowRunDocument,
} from '../../../contracts/read-models/workflow-document.js';
import type { RunStatus } from '../../../contracts/workflows/workflow.js';
import { byEventType } from '../../platform/event-store/by-event-type.js';
import type { Projection } from '../../platform/read-models/projection.js';

interface Change<Doc> {
  readonly id: string;
  readonly fold: (before: Doc | undefined) => Doc | undefined;
}

const ofWorkflow = byEventType<Change<WorkflowDocument>>({
  WorkflowSaved: ({ data: { workflowId: id, owner, name, steps, at } }) => ({
    id,
    fold: (before) => ({
      id,
      owner,
      name,
      tools: steps.map(({ tool }) => tool),
      createdAt: before?.createdAt ?? at,
      savedAt: at,
      isDeleted: false,
      visibility: before?.visibility ?? 'private',
    }),
  }),
  WorkflowShared: ({ data: { workflowId: id, visibility } }) => ({
    id,
    fold: (before) => before && { ...before, visibility },
  }),
  WorkflowWithdrawn: ({ data: { workflowId: id } }) => ({
    id,
    fold: (before) => before && { ...before, visibility: 'private' },
  }),
  WorkflowDeleted: ({ data: { workflowId: id } }) => ({
    id,
    fold: (before) => before && { ...before, isDeleted: true },
  }),
});

/** Every workflow, for its owner and, where it is for the site, for everybody. */
export const workflows: Projection<WorkflowDocument> = {
  collection: {
    name: WORKFLOWS_COLLECTION,
    indexes: [
      ['owner', 'isDeleted', 'createdAt'],
      ['owner', 'createdAt'],
      ['visibility', 'isDeleted', 'createdAt'],
    ],
  },
  version: 2,

  changes(event) {
    const change = ofWorkflow(event);
    return change ? [change] : [];
  },
};

const ended =
  (status: RunStatus) =>
  ({ data: { runId: id, at } }: { readonly data: { readonly runId: string; readonly at: string } }) => ({
    id,
    fold: (before: WorkflowRunDocument | undefined) => before && { ...before, status, endedAt: at },
  });

const ofRun = byEventType<Change<WorkflowRunDocument>>({
  WorkflowRunStarted: ({ data: { runId: id, workflowId, owner, parent, at } }) => ({
    id,
    fold: () => ({
      id,
      workflowId,
      owner,
      isPart: parent !== undefined,
      status: 'running',
      startedAt: at,
      endedAt: null,
    }),
  }),
  WorkflowRunCompleted: ended('completed'),
  WorkflowRunFailed: ended('failed'),
  WorkflowRunCancelled: ended('cancelled'),
});

/** Every run of a workflow, for its owner; the log says how far it is. */
export const workflowRuns: Projection<WorkflowRunDocument> = {
  collection: {
    name: WORKFLOW_RUNS_COLLECTION,
    indexes: [
      ['workflowId', 'owner', 'isPart', 'startedAt'],
      ['owner', 'status', 'startedAt'],
      ['owner', 'startedAt'],
    ],
  },
  version: 2,

  changes(event) {
    const change = ofRun(event);
    return change ? [change] : [];
  },
};
