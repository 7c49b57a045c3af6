import { z } from 'zod';
import {
  deletedWorkflowReply,
  RUN_SECRETS_FIELD,
  workflowReply,
  workflowRequest,
  workflowRunReply,
  workflowRunsReply,
  workflowsReply,
} from '../workflows.js';
import { upload, type Call } from './call.js';

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
    summary: 'Your workflows, newest first',
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
    summary: 'One of your workflows with its steps',
    parameters: one,
    answers: [{ status: 200, about: 'The workflow', schema: workflowReply }],
    refusals: ['workflow.not-found'],
  },
  {
    id: 'changeWorkflow',
    method: 'put',
    path: '/api/workflows/{workflow}',
    group: 'workflows',
    summary: 'Save a workflow anew; runs that have begun go on as they were',
    parameters: one,
    body: workflowRequest,
    answers: [{ status: 200, about: 'The workflow', schema: workflowReply }],
    refusals: [...saving, 'workflow.not-found'],
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
    parameters: one,
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
    summary: 'The last runs of a workflow, newest first',
    parameters: one,
    answers: [{ status: 200, about: 'The runs', schema: workflowRunsReply }],
    refusals: ['workflow.not-found'],
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
