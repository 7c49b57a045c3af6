import { z } from 'zod';
import {
  runStatus,
  WORKFLOW_STEPS_MAX,
  WORKFLOW_STEPS_TEXT_MAX,
  workflowName,
  workflowStep,
  workflowVisibility,
} from '../workflows/workflow.js';

const stepsProblem = `must be a list of 1 to ${WORKFLOW_STEPS_MAX} steps`;

/** Body of `POST /api/workflows` and of `PUT /api/workflows/{workflow}`. */
export const workflowRequest = z.object({
  name: workflowName,
  steps: z
    .array(workflowStep, { error: stepsProblem })
    .min(1, { error: stepsProblem })
    .max(WORKFLOW_STEPS_MAX, { error: stepsProblem })
    .refine((steps) => JSON.stringify(steps).length <= WORKFLOW_STEPS_TEXT_MAX, {
      error: `must have at most ${WORKFLOW_STEPS_TEXT_MAX} characters together`,
    }),
});
/** See {@link workflowRequest}. */
export type WorkflowRequest = z.output<typeof workflowRequest>;

/** Body of `PUT /api/workflows/{workflow}/visibility`. */
export const visibilityRequest = z.object({
  visibility: z.enum(workflowVisibility, { error: `must be one of ${workflowVisibility.join(', ')}` }),
});

const storedStep = z.object({
  tool: z.string(),
  /** As they were given: those that are left out have their usual values. */
  options: z.record(z.string(), z.unknown()),
  when: z.object({ what: z.string(), is: z.string(), value: z.union([z.string(), z.number()]) }).nullable(),
});

/** A workflow as its owner sees it, or somebody who may run it. */
export const workflow = z.object({
  id: z.string(),
  name: z.string(),
  steps: z.array(storedStep),
  /** Kinds of files that it begins with. */
  starts: z.array(z.string()),
  /** The passwords and other secret options that each run is given; they are kept nowhere. Steps count from 1. */
  asks: z.array(z.object({ step: z.number(), field: z.string(), required: z.boolean() })),
  /** Whether a run takes several files together, as one that begins with merging; otherwise each file has its own. */
  together: z.boolean(),
  /** ISO-8601 UTC, as all times here. */
  savedAt: z.string(),
  visibility: z.enum(workflowVisibility),
  /** Whether whoever asks may change it. */
  own: z.boolean(),
  /** The address that its owner hands on; null where it has none, and for everybody else. */
  link: z.string().nullable(),
});
/** See {@link workflow}. */
export type Workflow = z.output<typeof workflow>;

/** The complaint about secrets of a run that cannot be read; it quotes nothing of them. */
export const RUN_SECRETS_PROBLEM =
  'must be a JSON object of steps, each with its secret options, such as {"2":{"userPassword":"…"}}';

const asObject = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return undefined; // the schema reports it without quoting the text
  }
};

/** The secret options of a run by the number of their step, from 1, as the JSON text in which a form carries them. */
export const runSecrets = z.preprocess(
  asObject,
  z.record(z.string().regex(/^[1-9]\d?$/), z.record(z.string(), z.string({ error: RUN_SECRETS_PROBLEM })), {
    error: RUN_SECRETS_PROBLEM,
  }),
);
/** See {@link runSecrets}. */
export type RunSecrets = z.output<typeof runSecrets>;
/** Name of the form field with the secrets of a run. */
export const RUN_SECRETS_FIELD = 'secrets';

/** Answer of all calls about one workflow. */
export const workflowReply = z.object({ workflow });
/** See {@link workflowReply}. */
export type WorkflowReply = z.output<typeof workflowReply>;

const workflowRow = z.object({
  id: z.string(),
  name: z.string(),
  tools: z.array(z.string()),
  savedAt: z.string(),
  visibility: z.enum(workflowVisibility),
});

/** Answer of `GET /api/workflows`, the newest first. */
export const workflowsReply = z.object({
  workflows: z.array(workflowRow),
  /** Those of others that are there for everybody on the site. */
  site: z.array(workflowRow),
});
/** See {@link workflowsReply}. */
export type WorkflowsReply = z.output<typeof workflowsReply>;
/** A row of the list of workflows. */
export type WorkflowRow = WorkflowsReply['workflows'][number];

/** Answer of deleting a workflow. */
export const deletedWorkflowReply = z.object({ deleted: z.string() });
/** See {@link deletedWorkflowReply}. */
export type DeletedWorkflowReply = z.output<typeof deletedWorkflowReply>;

/** A run, and what has become of its steps so far. */
export const workflowRun = z.object({
  id: z.string(),
  workflow: z.string(),
  name: z.string(),
  files: z.array(z.string()),
  status: z.enum(runStatus),
  /** The step at work, from 1; the one that failed; after the last one, how many there are. */
  step: z.number(),
  steps: z.array(
    z.object({
      tool: z.string(),
      outcome: z.enum(['waiting', 'running', 'done', 'skipped', 'failed']),
      /** The conversion of this step, whose result can be taken once it is done; null before there is one. */
      conversion: z.string().nullable(),
    }),
  ),
  /**
   * How many parts a step has made of the file, each of which takes the further steps by itself, and how many of them are
   * through; null for a file that goes on as a whole. What comes of the parts is packed into one archive, the result.
   */
  parts: z.object({ done: z.number(), count: z.number() }).nullable(),
  /** The last result; null before there is one. A run that has failed keeps what was made before. */
  result: z.object({ conversion: z.string(), name: z.string(), mime: z.string(), size: z.number() }).nullable(),
  /** Why it has failed; null otherwise. */
  error: z.string().nullable(),
  code: z.string().nullable(),
  /** The name of the part that has failed; null where it is the whole file. */
  part: z.string().nullable(),
  startedAt: z.string(),
  endedAt: z.string().nullable(),
});
/** See {@link workflowRun}. */
export type WorkflowRun = z.output<typeof workflowRun>;

/** Answer of `GET /api/workflow-runs/{run}`, and of cancelling one. */
export const workflowRunReply = z.object({ run: workflowRun });
/** See {@link workflowRunReply}. */
export type WorkflowRunReply = z.output<typeof workflowRunReply>;

/** Answer of running a workflow, and of listing its runs. */
export const workflowRunsReply = z.object({ runs: z.array(workflowRun) });
/** See {@link workflowRunsReply}. */
export type WorkflowRunsReply = z.output<typeof workflowRunsReply>;
