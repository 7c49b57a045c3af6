import { fromPromise } from 'xstate';
import { conversionReply } from '../../contracts/api/conversions.js';
import {
  RUN_SECRETS_FIELD,
  workflowReply,
  workflowRunReply,
  workflowRunsReply,
  workflowsReply,
  type RunSecrets,
  type Workflow,
  type WorkflowRun,
  type WorkflowsReply,
} from '../../contracts/api/workflows.js';
import type { WorkflowStep, WorkflowVisibility } from '../../contracts/workflows/workflow.js';
import { callWithFiles } from './post-documents.js';
import { sendJson } from './request-body.js';
import { call } from './server-reply.js';

const PATH = '/api/workflows';
/** The time between two looks at runs that are under way. */
const LOOK_AGAIN_MS = 1000;

interface Named {
  readonly id: string;
}

const pathOf = (id: string): string => `${PATH}/${encodeURIComponent(id)}`;

/** `GET /api/workflows`, the newest first. */
export const fetchWorkflows = fromPromise<WorkflowsReply>(async ({ signal }) =>
  workflowsReply.parse(await (await call(PATH, { signal })).json()),
);

/** `GET /api/workflows/{workflow}`; null for one that was never saved. */
export const fetchWorkflow = fromPromise<Workflow | null, { readonly id: string | null }>(
  async ({ input: { id }, signal }) =>
    id === null ? null : workflowReply.parse(await (await call(pathOf(id), { signal })).json()).workflow,
);

/** A workflow as a person has put it together; `id` is null for one that was never saved. */
export interface WorkflowToSave {
  readonly id: string | null;
  readonly name: string;
  readonly steps: readonly WorkflowStep[];
}

/** `POST /api/workflows`, or `PUT /api/workflows/{workflow}` for one that is there. */
export const saveWorkflow = fromPromise<Workflow, WorkflowToSave>(async ({ input: { id, name, steps } }) => {
  const body = { name, steps };
  const reply = await (id === null ? sendJson('POST', PATH, body) : sendJson('PUT', pathOf(id), body));
  return workflowReply.parse(await reply.json()).workflow;
});

/** Who may see and run a workflow from now on. */
export interface VisibilityToSave extends Named {
  readonly visibility: WorkflowVisibility;
}

/** `PUT /api/workflows/{workflow}/visibility`. */
export const shareWorkflow = fromPromise<Workflow, VisibilityToSave>(async ({ input: { id, visibility } }) => {
  const reply = await sendJson('PUT', `${pathOf(id)}/visibility`, { visibility });
  return workflowReply.parse(await reply.json()).workflow;
});

/** `DELETE /api/workflows/{workflow}`. */
export const deleteWorkflow = fromPromise<undefined, Named>(async ({ input: { id } }) => {
  await call(pathOf(id), { method: 'DELETE' });
  return undefined;
});

/** The files of a run, and the secrets that its steps ask for. */
export interface RunToStart extends Named {
  readonly files: readonly File[];
  readonly secrets: RunSecrets;
}

/** `POST /api/workflows/{workflow}/runs`. */
export const startRuns = fromPromise<readonly WorkflowRun[], RunToStart>(
  async ({ input: { id, files, secrets }, signal }) => {
    const fields = { [RUN_SECRETS_FIELD]: JSON.stringify(secrets) };
    const reply = await callWithFiles(`${pathOf(id)}/runs`, { files, fields, signal });
    return workflowRunsReply.parse(await reply.json()).runs;
  },
);

/** `GET /api/workflows/{workflow}/runs`, at once or after a moment. */
export const fetchRuns = fromPromise<readonly WorkflowRun[], Named & { readonly isAgain: boolean }>(
  async ({ input: { id, isAgain }, signal }) => {
    if (isAgain) await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    return workflowRunsReply.parse(await (await call(`${pathOf(id)}/runs`, { signal })).json()).runs;
  },
);

/** `POST /api/workflow-runs/{run}/cancel`. */
export const cancelRun = fromPromise<WorkflowRun, Named>(async ({ input: { id } }) => {
  const reply = await call(`/api/workflow-runs/${encodeURIComponent(id)}/cancel`, { method: 'POST' });
  return workflowRunReply.parse(await reply.json()).run;
});

/** The share link of what a step has made, by its conversion. */
export const fetchResultLink = fromPromise<string, Named>(async ({ input: { id }, signal }) => {
  const reply = await call(`/api/conversions/${encodeURIComponent(id)}`, { signal });
  return conversionReply.parse(await reply.json()).shareLink;
});

/** Where the file that a step has made is. */
export const resultPath = (conversion: string): string => `/api/conversions/${encodeURIComponent(conversion)}/file`;
