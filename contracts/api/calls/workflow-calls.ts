import { z } from 'zod';
import {
  deletedWorkflowReply,
  RUN_SECRETS_FIELD,
  visibilityRequest,
  workflowReply,
  workflowRequest,
  workflowRunReply,
  workflowRunsReply,
  workflowsReply,
} from '../workflows.js';
import { upload, type Call } from './call.js';

const found = {
  path: z.object({
    workflow: z.string().meta({ description: 'Id of a workflow of yours or of the site, or the end of a link to one' }),
  }),
};
const one = { path: z.object({ workflow: z.string().meta({ description: 'Id of the workflow' }) }) };
const oneRun = { path: z.object({ run: z.string().meta({ description: 'Id of the run' }) }) };
const writing = ['request.cross-site', 'storage.full'] as const;
const saving = [...writing, 'request.invalid', 'workflow.step-invalid'] as const;

/** Tools one after the other, saved under a name, and run on files. */
export const workflowCalls: readonly Call[] = [
  {
    id: 'listWorkflows',
    method: 'get',
    path: '/api/workflows',
    group: 'workflows',
    summary: 'Your workflows, and those that are there for everybody on the site, newest first',
    answers: [{ status: 200, about: 'The workflows', schema: workflowsReply }],
    refusals: [],
  },
  {
    id: 'createWorkflow',
    method: 'post',
    path: '/api/workflows',
    group: 'workflows',
    summary: 'Save tools with their options as steps, one after the other; each has to take what the one before gives',
    body: workflowRequest,
    answers: [{ status: 200, about: 'The workflow', schema: workflowReply }],
    refusals: [...saving, 'workflow.too-many'],
  },
  {
    id: 'getWorkflow',
    method: 'get',
    path: '/api/workflows/{workflow}',
    group: 'workflows',
    summary: 'One of your workflows with its steps, or one that you may run',
    parameters: found,
    answers: [{ status: 200, about: 'The workflow', schema: workflowReply }],
    refusals: ['workflow.not-found', 'guests.turned-away'],
  },
  {
    id: 'changeWorkflow',
    method: 'put',
    path: '/api/workflows/{workflow}',
    group: 'workflows',
    summary:
      'Save a workflow anew; runs that have begun go on as they were. One for the site is changed by an administrator',
    parameters: one,
    body: workflowRequest,
    answers: [{ status: 200, about: 'The workflow', schema: workflowReply }],
    refusals: [...saving, 'workflow.not-found', 'session.forbidden'],
  },
  {
    id: 'shareWorkflow',
    method: 'put',
    path: '/api/workflows/{workflow}/visibility',
    group: 'workflows',
    summary:
      'Say who may see and run a workflow: you, whoever has its link, or everybody on the site, for which you have to be an administrator. What it was before ends at once',
    parameters: one,
    body: visibilityRequest,
    answers: [{ status: 200, about: 'The workflow', schema: workflowReply }],
    refusals: [...writing, 'request.invalid', 'workflow.not-found', 'session.forbidden'],
  },
  {
    id: 'deleteWorkflow',
    method: 'delete',
    path: '/api/workflows/{workflow}',
    group: 'workflows',
    summary: 'Delete a workflow; its runs go on, and their results stay',
    parameters: one,
    answers: [{ status: 200, about: 'It is deleted', schema: deletedWorkflowReply }],
    refusals: ['workflow.not-found', ...writing],
  },
  {
    id: 'runWorkflow',
    method: 'post',
    path: '/api/workflows/{workflow}/runs',
    group: 'workflows',
    summary: 'Run a workflow on files: one run for each, or one for all where its first step takes them together',
    parameters: found,
    form: {
      fields: z.object({
        from: z
          .string()
          .optional()
          .meta({ description: 'Conversions, separated by commas, whose results are files of the run' }),
        [RUN_SECRETS_FIELD]: z.string().optional().meta({
          description:
            'The secret options that the workflow `asks` for, as JSON by the number of their step: {"2":{"userPassword":"…"}}. They are sealed until the run ends',
        }),
      }),
    },
    answers: [{ status: 200, about: 'The runs have begun', schema: workflowRunsReply }],
    refusals: [
      ...upload,
      'workflow.not-found',
      'workflow.step-invalid',
      'workflow.files-do-not-fit',
      'conversion.not-found',
      'conversion.not-ready',
      'conversion.without-file',
      'conversion.file-gone',
    ],
  },
  {
    id: 'listWorkflowRuns',
    method: 'get',
    path: '/api/workflows/{workflow}/runs',
    group: 'workflows',
    summary: 'Your last runs of a workflow, newest first',
    parameters: found,
    answers: [{ status: 200, about: 'The runs', schema: workflowRunsReply }],
    refusals: ['workflow.not-found', 'guests.turned-away'],
  },
  {
    id: 'getWorkflowRun',
    method: 'get',
    path: '/api/workflow-runs/{run}',
    group: 'workflows',
    summary: 'How far a run is, and what it has made',
    parameters: oneRun,
    answers: [{ status: 200, about: 'The run', schema: workflowRunReply }],
    refusals: ['workflow-run.not-found'],
  },
  {
    id: 'cancelWorkflowRun',
    method: 'post',
    path: '/api/workflow-runs/{run}/cancel',
    group: 'workflows',
    summary: 'Stop a run where it is; what it has made stays. One that has ended stays as it is',
    parameters: oneRun,
    answers: [{ status: 200, about: 'The run', schema: workflowRunReply }],
    refusals: ['workflow-run.not-found', ...writing],
  },
];
