import { z } from 'zod';
import { Refusal } from '../errors.js';
import { fileTypes, type FileKind } from '../files.js';
import { runnableTools } from '../tools/catalogue.js';
import { givesOf } from '../tools/gives.js';
import { askedFieldsOf, secretFieldsOf, SECRETS_OPTION } from '../tools/secret-options.js';
import type { GivenKind, Tool } from '../tools/tool.js';
import { stepCondition, type StepCondition, type WorkflowStep } from './workflow.js';

/** Tools whose result is a file: questions only report. */
export const workflowTools: readonly Tool[] = runnableTools.filter(({ isQuestion }) => !isQuestion);

const QUOTED_MAX = 100;

/** A secret option that is asked for at each run, such as a password. */
export interface AskedSecret {
  readonly field: string;
  readonly isRequired: boolean;
}

/** A step that was checked: its tool, and its options with the usual values filled in, without the secret ones. */
export interface CheckedStep {
  readonly tool: Tool;
  readonly asks: readonly AskedSecret[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly when: StepCondition | null;
}

/** A workflow that was checked, and the kinds of files with which it may begin. */
export interface CheckedSteps {
  readonly steps: readonly CheckedStep[];
  readonly starts: readonly FileKind[];
}

const invalid = (step: number, field: string, problem: string): Refusal =>
  new Refusal('workflow.step-invalid', { step: step + 1, field, problem });

/** @throws Refusal `workflow.step-invalid`. */
const conditionOf = (when: WorkflowStep['when'], at: number): StepCondition | null => {
  if (when === null) return null;
  const parsed = stepCondition.safeParse(when);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw invalid(at, ['when', ...(issue?.path ?? [])].join('.'), issue?.message ?? 'is not valid');
};

/** @throws Refusal `workflow.step-invalid` for an option that the tool does not have, or that is secret. */
const refuseOptions = (tool: Tool, options: WorkflowStep['options'], at: number): void => {
  const known = Object.keys(tool.options.shape);
  const secret = secretFieldsOf(tool);
  for (const [name, value] of Object.entries(options)) {
    const field = `options.${name.slice(0, QUOTED_MAX)}`;
    const valid = known.join(', ');
    if (!known.includes(name)) throw invalid(at, field, `is no option of ${tool.id}; valid values are ${valid}`);
    if (secret.has(name) && value !== '') throw invalid(at, field, 'is secret, and workflows keep no secrets');
  }
};

/** @throws Refusal `workflow.step-invalid`. */
const toolOf = (toolId: string, at: number): Tool => {
  const tool = workflowTools.find(({ id }) => id === toolId);
  if (tool) return tool;
  const valid = workflowTools.map(({ id }) => id).join(', ');
  throw invalid(at, 'tool', `"${toolId.slice(0, QUOTED_MAX)}" is not a tool; valid values are ${valid}`);
};

/** @throws Refusal `workflow.step-invalid`. */
const checkedStep = ({ tool: given, options, when }: WorkflowStep, at: number): CheckedStep => {
  const tool = toolOf(given, at);
  refuseOptions(tool, options, at);
  const asked = askedFieldsOf(tool);
  const issues = tool.options.safeParse({ ...options, ...emptied(asked) }).error?.issues ?? [];
  const isAsked = ({ path }: z.core.$ZodIssue): boolean => asked.has(String(path[0]));
  const issue = issues.find((one) => !isAsked(one));
  if (issue) throw invalid(at, ['options', ...issue.path].join('.'), issue.message);
  const asks = [...asked].map((field) => ({ field, isRequired: issues.some(({ path }) => path[0] === field) }));
  return { tool, asks, options: withoutSecrets(tool, options), when: conditionOf(when, at) };
};

/** Secrets that nobody has given: a usual value of theirs would not be checked. */
const emptied = (fields: ReadonlySet<string>): Readonly<Record<string, unknown>> =>
  Object.fromEntries([...fields].map((field) => [field, '']));

/** With the usual values filled in. */
const withoutSecrets = ({ options: { shape } }: Tool, options: WorkflowStep['options']): CheckedStep['options'] => {
  const asked = askedFieldsOf({ options: z.object(shape) });
  return z.object(Object.fromEntries(Object.entries(shape).filter(([name]) => !asked.has(name)))).parse(options);
};

/**
 * Checks the secrets that a run was given for one of its steps.
 *
 * @throws Refusal `workflow.step-invalid`, which quotes none of them.
 */
export const checkSecrets = (
  { tool, options, asks }: CheckedStep,
  at: number,
  secrets: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> => {
  const known = asks.map(({ field }) => field);
  const unknown = Object.keys(secrets).find((field) => !known.includes(field));
  if (unknown !== undefined)
    throw invalid(at, `secrets.${unknown.slice(0, QUOTED_MAX)}`, `is no secret option of ${tool.id}`);
  const parsed = tool.options.safeParse({ ...options, ...emptied(new Set(known)), ...secrets });
  const [issue] = parsed.error?.issues ?? [];
  if (issue) throw invalid(at, ['secrets', ...issue.path].join('.'), issue.message);
  return Object.fromEntries(Object.entries(parsed.data ?? {}).filter(([field]) => known.includes(field)));
};

type Kinds = ReadonlySet<GivenKind>;

interface Parted {
  /** Kinds of which files may take the step. */
  readonly inside: Kinds;
  /** Kinds of which files may pass it by. */
  readonly outside: Kinds;
}

const parted = (kinds: Kinds, when: StepCondition | null): Parted => {
  if (when === null) return { inside: kinds, outside: new Set() };
  if (when.what !== 'kind') return { inside: kinds, outside: kinds };
  const same = new Set([...kinds].filter((kind) => kind === when.value));
  const others = new Set([...kinds].filter((kind) => kind !== when.value));
  return when.is === 'is' ? { inside: same, outside: others } : { inside: others, outside: same };
};

const listed = (kinds: Iterable<string>): string => [...kinds].join(', ');

/** Pages and text are looked up in PDFs. */
const readsPdf = (when: StepCondition | null): boolean => when?.what === 'pages' || when?.what === 'text';

/** The kinds that come out of a step for files of these kinds. @throws Refusal `workflow.step-invalid`. */
const after = (kinds: Kinds, { tool, options, when }: CheckedStep, at: number): Kinds => {
  const unread = [...kinds].filter((kind) => kind !== 'pdf');
  if (readsPdf(when) && unread.length > 0)
    throw invalid(at, 'when', `looks into PDFs only, and gets ${listed(unread)}`);
  const { inside, outside } = parted(kinds, when);
  const { accepts } = tool;
  const wrong = [...inside].filter((kind) => !(accepts.kinds as readonly GivenKind[]).includes(kind));
  if (wrong.length > 0)
    throw invalid(at, 'tool', `${tool.id} takes ${listed(accepts.kinds)}, and gets ${listed(wrong)}`);
  if (inside.size === 0) return outside;
  return new Set([...givesOf(tool, options), ...outside]);
};

/** Whether a tool works on several files, or on files of several kinds, at once. */
export const needsOthers = ({ accepts }: Pick<Tool, 'accepts'>): boolean =>
  accepts.min > 1 || accepts.each !== undefined;

/** Runs kinds through the steps from one on. @throws Refusal `workflow.step-invalid`. */
const through = (kinds: Kinds, steps: readonly CheckedStep[], from: number): Kinds => {
  let now = kinds;
  for (const [index, step] of steps.entries()) if (index >= from) now = after(now, step, index);
  return now;
};

/** A step whose condition lets nothing in would never be worked on. @throws Refusal `workflow.step-invalid`. */
const refuseUnreached = (kinds: Kinds, steps: readonly CheckedStep[]): void => {
  let now = kinds;
  for (const [index, step] of steps.entries()) {
    if (parted(now, step.when).inside.size === 0) throw invalid(index, 'when', `holds for none of ${listed(now)}`);
    now = after(now, step, index);
  }
};

const fileKinds: readonly FileKind[] = [...new Set(fileTypes.map(({ kind }) => kind))];

/** The kinds that a workflow may begin with. @throws Refusal `workflow.step-invalid`. */
const startsOf = (steps: readonly CheckedStep[]): readonly FileKind[] => {
  const [first] = steps;
  if (!first) return [];
  if (first.when === null) {
    through(new Set(givesOf(first.tool, first.options)), steps, 1);
    refuseUnreached(new Set(first.tool.accepts.kinds), steps);
    return first.tool.accepts.kinds;
  }
  let problem: unknown;
  const starts = fileKinds.filter((kind) => {
    try {
      through(new Set([kind]), steps, 0);
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (kind === 'pdf' || problem === undefined) problem = error;
      return false;
    }
  });
  if (starts.length === 0) throw problem;
  refuseUnreached(new Set(starts), steps);
  return starts;
};

/** The steps of a run as they were saved, without the reference of its secrets that they hold. */
export const savedSteps = (steps: readonly WorkflowStep[]): readonly WorkflowStep[] =>
  steps.map(({ options: { [SECRETS_OPTION]: _, ...options }, ...step }) => ({ ...step, options }));

/** The steps of a run that has secrets: those that ask for some hold the reference. */
export const withSecretsRef = (steps: readonly WorkflowStep[], ref: string): readonly WorkflowStep[] => {
  const { steps: checked } = checkSteps(steps);
  return steps.map((step, at) =>
    checked[at]?.asks.length ? { ...step, options: { ...step.options, [SECRETS_OPTION]: ref } } : step,
  );
};

/**
 * The kinds of files that may come out of these steps, for what can follow them.
 *
 * @returns undefined where the steps are not right themselves.
 */
export const kindsAfter = (workflowSteps: readonly WorkflowStep[]): readonly GivenKind[] | undefined => {
  try {
    const { steps, starts } = checkSteps(workflowSteps);
    const [first] = steps;
    const isFirstPlain = first?.when === null;
    const begun: Kinds = new Set(isFirstPlain ? givesOf(first.tool, first.options) : starts);
    return [...through(begun, steps, isFirstPlain ? 1 : 0)];
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
};

/**
 * Checks that each step has a tool and options that are right, and that each takes what comes out of those before.
 *
 * @throws Refusal `workflow.step-invalid`, naming the first step that is wrong, its field and what would be valid.
 */
export const checkSteps = (workflowSteps: readonly WorkflowStep[]): CheckedSteps => {
  const steps = workflowSteps.map(checkedStep);
  for (const [index, { tool, when }] of steps.entries()) {
    if (needsOthers(tool) && (index > 0 || when !== null))
      throw invalid(index, 'tool', `${tool.id} needs several files, so it can only be the first step, for all files`);
  }
  return { steps, starts: startsOf(steps) };
};
