import { z } from 'zod';
import { Refusal } from '../errors.js';
import { fileTypes, type FileKind } from '../files.js';
import { runnableTools } from '../tools/catalogue.js';
import { givesOf } from '../tools/gives.js';
import { askedFieldsOf, secretFieldsOf, SECRETS_OPTION } from '../tools/secret-options.js';
import type { GivenKind, Tool } from '../tools/tool.js';
import { partsGivenBy } from './parts.js';
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

/** The files that come out of some steps. */
interface Flow {
  readonly kinds: Kinds;
  /** The kinds of the files in the archive that may be among them, where a further step takes each by itself. */
  readonly parts?: readonly FileKind[] | undefined;
  /** The step, from 1, whose archive was taken apart before; null for none. */
  readonly partedAt: number | null;
}

const whole = (kinds: Iterable<GivenKind>): Flow => ({ kinds: new Set(kinds), partedAt: null });

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

const readsPdf = (when: StepCondition | null): boolean => when?.what === 'pages' || when?.what === 'text';

/** As a further step gets it: in place of an archive, what lies in it. */
const takenApart = (flow: Flow, at: number): Flow => {
  const { kinds, parts } = flow;
  if (!parts || !kinds.has('archive')) return flow;
  return { kinds: new Set([...kinds, ...parts].filter((kind) => kind !== 'archive')), partedAt: at };
};

/** A tool that takes several files makes an archive of several only, and gets one file from the step before. */
const givesNext = ({ tool, options }: CheckedStep, at: number): readonly GivenKind[] => {
  const given = givesOf(tool, options);
  return at > 0 && tool.accepts.max > 1 ? given.filter((kind) => kind !== 'archive') : given;
};

/** Archives have several files, and no tool takes data. */
const isOneFile = (kinds: readonly GivenKind[]): boolean =>
  kinds.every((kind) => kind !== 'archive' && kind !== 'data');

/** Each part has to become one file, which goes into the archive in the end. @throws Refusal `workflow.step-invalid`. */
const refuseUnpacked = ({ partedAt }: Flow, { tool }: CheckedStep, { at, given }: Giving): void => {
  if (partedAt === null || isOneFile(given)) return;
  const wrong = given.filter((kind) => !isOneFile([kind]));
  const gives = `${tool.id} gives ${listed(wrong)}: step ${partedAt} makes several files, and each of them has to stay one file that tools take`;
  throw invalid(at, 'tool', gives);
};

interface Giving {
  readonly at: number;
  readonly given: readonly GivenKind[];
}

const flowAfter = (flow: Flow, { step, outside, at }: Passing): Flow => {
  const given = givesNext(step, at);
  refuseUnpacked(flow, step, { at, given });
  const parts = outside.has('archive') ? undefined : partsGivenBy(step.tool.id);
  return { kinds: new Set([...given, ...outside]), parts, partedAt: flow.partedAt };
};

interface Passing {
  readonly step: CheckedStep;
  readonly outside: Kinds;
  readonly at: number;
}

/** Pages and text are looked up in PDFs. @throws Refusal `workflow.step-invalid`. */
const refuseUnread = (kinds: Kinds, when: StepCondition | null, at: number): void => {
  const unread = [...kinds].filter((kind) => kind !== 'pdf');
  if (readsPdf(when) && unread.length > 0)
    throw invalid(at, 'when', `looks into PDFs only, and gets ${listed(unread)}`);
};

/** The files that come out of a step for these. @throws Refusal `workflow.step-invalid`. */
const after = (before: Flow, step: CheckedStep, at: number): Flow => {
  const flow = takenApart(before, at);
  const { tool, when } = step;
  refuseUnread(flow.kinds, when, at);
  const { inside, outside } = parted(flow.kinds, when);
  const { accepts } = tool;
  const wrong = [...inside].filter((kind) => !(accepts.kinds as readonly GivenKind[]).includes(kind));
  if (wrong.length > 0)
    throw invalid(at, 'tool', `${tool.id} takes ${listed(accepts.kinds)}, and gets ${listed(wrong)}`);
  return inside.size === 0 ? { ...flow, kinds: outside } : flowAfter(flow, { step, outside, at });
};

/** Whether a tool works on several files, or on files of several kinds, at once. */
export const needsOthers = ({ accepts }: Pick<Tool, 'accepts'>): boolean =>
  accepts.min > 1 || accepts.each !== undefined;

/** Runs files through the steps from one on. @throws Refusal `workflow.step-invalid`. */
const through = (flow: Flow, steps: readonly CheckedStep[], from: number): Flow => {
  let now = flow;
  for (const [index, step] of steps.entries()) if (index >= from) now = after(now, step, index);
  return now;
};

/** A step whose condition lets nothing in would never be worked on. @throws Refusal `workflow.step-invalid`. */
const refuseUnreached = (kinds: Iterable<GivenKind>, steps: readonly CheckedStep[]): void => {
  let now = whole(kinds);
  for (const [index, step] of steps.entries()) {
    const flow = takenApart(now, index);
    if (parted(flow.kinds, step.when).inside.size === 0)
      throw invalid(index, 'when', `holds for none of ${listed(flow.kinds)}`);
    now = after(now, step, index);
  }
};

/** The files that come out of the first step, whatever it gets. */
const afterFirst = ({ tool, options }: CheckedStep): Flow => ({
  ...whole(givesOf(tool, options)),
  parts: partsGivenBy(tool.id),
});

const fileKinds: readonly FileKind[] = [...new Set(fileTypes.map(({ kind }) => kind))];

/** The kinds that a workflow may begin with. @throws Refusal `workflow.step-invalid`. */
const startsOf = (steps: readonly CheckedStep[]): readonly FileKind[] => {
  const [first] = steps;
  if (!first) return [];
  if (first.when === null) {
    through(afterFirst(first), steps, 1);
    refuseUnreached(first.tool.accepts.kinds, steps);
    return first.tool.accepts.kinds;
  }
  let problem: unknown;
  const starts = fileKinds.filter((kind) => {
    try {
      through(whole([kind]), steps, 0);
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (kind === 'pdf' || problem === undefined) problem = error;
      return false;
    }
  });
  if (starts.length === 0) throw problem;
  refuseUnreached(starts, steps);
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

/** The files that may come out of some steps, for what can follow them. */
export interface StepsGive {
  /** Those that the next step gets. */
  readonly kinds: readonly GivenKind[];
  /** The next step gets each file of an archive by itself. */
  readonly opensArchive: boolean;
  /** A step before has made several files: each of them has to stay one file. */
  readonly areParts: boolean;
}

/** @returns undefined where the steps are not right themselves. */
export const givenAfter = (workflowSteps: readonly WorkflowStep[]): StepsGive | undefined => {
  try {
    const { steps, starts } = checkSteps(workflowSteps);
    const [first] = steps;
    const isFirstPlain = first?.when === null;
    const last = through(isFirstPlain ? afterFirst(first) : whole(starts), steps, isFirstPlain ? 1 : 0);
    const next = takenApart(last, steps.length);
    return { kinds: [...next.kinds], opensArchive: next !== last, areParts: next.partedAt !== null };
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
};

/** Whether a tool can make one file of a part, at least with some of its options. */
export const makesOneFile = (tool: Tool): boolean => {
  const { gives, accepts } = tool;
  if (accepts.max > 1) return true;
  return gives !== undefined && 'option' in gives
    ? Object.values(gives.kinds).some(isOneFile)
    : isOneFile(givesOf(tool, {}));
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
