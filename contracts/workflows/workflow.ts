import { z } from 'zod';
import type { FileKind } from '../files.js';
import { PAGES_MAX } from '../limits.js';

/** Steps of one workflow. */
export const WORKFLOW_STEPS_MAX = 20;
/** Workflows that one visitor may have at a time. */
export const WORKFLOWS_MAX = 100;
/** Characters of a name. */
export const WORKFLOW_NAME_MAX = 80;
/** Characters of all steps together, as JSON. */
export const WORKFLOW_STEPS_TEXT_MAX = 60_000;
/** Characters of a text that a condition looks for. */
export const CONDITION_TEXT_MAX = 200;
/** Megabytes that a condition may name. */
const CONDITION_MB_MAX = 1000;

/** The kinds that a condition may name. */
export const conditionKinds = [
  'pdf',
  'image',
  'drawing',
  'text',
  'office',
  'mail',
  'book',
  'iwork',
] as const satisfies readonly FileKind[];
const bounds = ['at-least', 'at-most'] as const;

const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` });

const number = (min: number, max: number) => {
  const error = `must be a number from ${min} to ${max}`;
  return z.number({ error }).min(min, { error }).max(max, { error });
};

/** Files for which it does not hold pass a step by. `size` counts in megabytes. */
export const stepCondition = z.discriminatedUnion(
  'what',
  [
    z.strictObject({ what: z.literal('pages'), is: oneOf(bounds), value: number(1, PAGES_MAX) }),
    z.strictObject({ what: z.literal('size'), is: oneOf(bounds), value: number(0.001, CONDITION_MB_MAX) }),
    z.strictObject({ what: z.literal('kind'), is: oneOf(['is', 'is-not']), value: oneOf(conditionKinds) }),
    z.strictObject({
      what: z.literal('text'),
      is: oneOf(['contains', 'contains-not']),
      value: z
        .string({ error: 'must be text' })
        .trim()
        .min(1, { error: 'must not be empty' })
        .max(CONDITION_TEXT_MAX, { error: `must have at most ${CONDITION_TEXT_MAX} characters` }),
    }),
  ],
  { error: 'must look at one of pages, size, kind, text' },
);
/** See {@link stepCondition}. */
export type StepCondition = z.output<typeof stepCondition>;

/** One tool with its options; those that are left out have their usual values. */
export const workflowStep = z.strictObject({
  tool: z.string({ error: 'must be the id of a tool' }).max(CONDITION_TEXT_MAX, { error: 'must be the id of a tool' }),
  options: z.record(z.string(), z.unknown(), { error: 'must be an object of options' }).default({}),
  when: stepCondition.nullable().default(null),
});

/** A step as it is saved; `checkSteps` says whether it is right. */
export interface WorkflowStep {
  readonly tool: string;
  /** As they were given: those that are left out have their usual values. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly when: {
    readonly what: StepCondition['what'];
    readonly is: StepCondition['is'];
    readonly value: string | number;
  } | null;
}

/** Who finds and runs a workflow: its owner, whoever has its link, or everybody on the site. */
export const workflowVisibility = ['private', 'link', 'site'] as const;
/** See {@link workflowVisibility}. */
export type WorkflowVisibility = (typeof workflowVisibility)[number];
/** Such a workflow is there for others too. */
export type SharedVisibility = Exclude<WorkflowVisibility, 'private'>;

/** The name that a person gives a workflow. */
export const workflowName = z
  .string({ error: 'must be text' })
  .trim()
  .min(1, { error: 'must not be empty' })
  .max(WORKFLOW_NAME_MAX, { error: `must have at most ${WORKFLOW_NAME_MAX} characters` });

/** How a run is going, or has ended. */
export const runStatus = ['running', 'completed', 'failed', 'cancelled'] as const;
/** One of them. */
export type RunStatus = (typeof runStatus)[number];

/** The outcome of one step of a run. `conversion` is the one that does, or did, its work. */
export interface StepOutcome {
  readonly step: number;
  readonly outcome: 'done' | 'skipped';
  readonly conversion: string | null;
}
