import { findTool } from '../../../../contracts/tools/catalogue.js';
import { secretFieldsOf } from '../../../../contracts/tools/secret-options.js';
import type { Tool } from '../../../../contracts/tools/tool.js';
import { givenAfter, makesOneFile, needsOthers, workflowTools } from '../../../../contracts/workflows/check-steps.js';
import { WORKFLOW_STEPS_MAX, type StepCondition, type WorkflowStep } from '../../../../contracts/workflows/workflow.js';
import { fieldsOf, initialOptions, meantOptions, type OptionValues } from '../../../tools/fields-of-options.js';

/** A condition as it is typed: what it counts may still be empty. */
export interface DraftCondition {
  readonly what: StepCondition['what'];
  readonly is: StepCondition['is'];
  readonly value: string;
}

/** A step as it is edited. */
export interface DraftStep {
  /** Stays with the step wherever it moves. */
  readonly key: string;
  readonly tool: string;
  /** Those with a field on the form. */
  readonly values: OptionValues;
  /** Those without one, such as lists that a program has saved: they stay as they are. */
  readonly others: Readonly<Record<string, unknown>>;
  readonly when: DraftCondition | null;
}

/** The beginning of a workflow: a name and steps, before they were saved. */
export interface WorkflowDraft {
  readonly name: string;
  readonly steps: readonly WorkflowStep[];
}

const isScalar = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

/** A step with fields to type into, and no secret in any of them. */
export const draftStep = (key: string, { tool: id, options, when }: WorkflowStep): DraftStep => {
  const tool = findTool(id);
  const names = new Set(tool ? fieldsOf(tool).map(({ name }) => name) : []);
  const secret = tool ? secretFieldsOf(tool) : new Set<string>();
  const openOptions = Object.entries(options).filter(([name]) => !secret.has(name));
  const isOnForm = ([name, value]: readonly [string, unknown]): boolean => names.has(name) && isScalar(value);
  return {
    key,
    tool: id,
    values: {
      ...(tool && initialOptions(tool)),
      ...(Object.fromEntries(openOptions.filter(isOnForm)) as OptionValues),
    },
    others: Object.fromEntries(openOptions.filter((one) => !isOnForm(one))),
    when: when && { ...when, value: String(when.value) },
  };
};

const isNumeric = (what: StepCondition['what']): boolean => what === 'pages' || what === 'size';

const conditionOf = ({ what, is, value }: DraftCondition): NonNullable<WorkflowStep['when']> => ({
  what,
  is,
  value: isNumeric(what) ? Number(value.replace(',', '.') || Number.NaN) : value.trim(),
});

/** The options of a step that are not as usual; no secrets are among them. */
export const chosenOptions = ({ tool: id, values }: Pick<DraftStep, 'tool' | 'values'>): OptionValues => {
  const tool = findTool(id);
  if (!tool) return values;
  const usual = initialOptions(tool);
  const secret = secretFieldsOf(tool);
  const chosen = Object.entries(meantOptions(tool, values)).filter(
    ([name, value]) => value !== usual[name] && !secret.has(name),
  );
  return Object.fromEntries(chosen);
};

/** A step as it is sent to be saved. */
export const stepOf = (step: DraftStep): WorkflowStep => ({
  tool: step.tool,
  options: { ...step.others, ...chosenOptions(step) },
  when: step.when && conditionOf(step.when),
});

/** The order of the steps with one of them in another place, from 0. */
export const withMoved = (steps: readonly DraftStep[], key: string, to: number): readonly DraftStep[] => {
  const moved = steps.find((step) => step.key === key);
  if (!moved) return steps;
  return steps.filter((step) => step !== moved).toSpliced(Math.max(0, to), 0, moved);
};

/** Why a tool cannot be the next step; null if it can. */
export type NoStep = 'kinds' | 'several' | 'parts' | 'full';

/** A tool, and whether it can be the next step. */
export interface NextTool {
  readonly tool: Tool;
  readonly reason: NoStep | null;
}

/** Tools that ask for more than a form can, such as places on pages, are no steps. */
const isFormEnough = (tool: Tool): boolean => {
  const names = new Set(fieldsOf(tool).map(({ name }) => name));
  const issues = tool.options.safeParse(initialOptions(tool)).error?.issues ?? [];
  return tool.start !== 'after-dialog' && issues.every(({ path }) => names.has(String(path[0])));
};

let offered: readonly Tool[] | undefined;

/** Every tool that a step can be made of. */
const stepTools = (): readonly Tool[] =>
  (offered ??= workflowTools.filter((tool) => tool.audience !== 'call' && isFormEnough(tool)));

/** The tools that a step can be added with: those that take what comes out of the steps before come first. */
export const nextTools = (steps: readonly DraftStep[]): readonly NextTool[] => {
  const before = steps.length === 0 ? undefined : givenAfter(steps.map(stepOf));
  const reasonOf = (tool: Tool): NoStep | null => {
    if (steps.length >= WORKFLOW_STEPS_MAX) return 'full';
    if (steps.length > 0 && needsOthers(tool)) return 'several';
    const taken: readonly string[] = tool.accepts.kinds;
    if (before && !before.kinds.every((kind) => taken.includes(kind))) return 'kinds';
    return before?.areParts && !makesOneFile(tool) ? 'parts' : null;
  };
  const all = stepTools().map((tool) => ({ tool, reason: reasonOf(tool) }));
  return [...all.filter(({ reason }) => reason === null), ...all.filter(({ reason }) => reason !== null)];
};

/** Whether the step at a place, from 0, is the first that each file of an archive takes by itself. */
export const opensArchive = (steps: readonly DraftStep[], at: number): boolean =>
  at > 0 && givenAfter(steps.slice(0, at).map(stepOf))?.opensArchive === true;

/** A fault that the server has found, beside the step and the field that it is about. */
export interface StepProblem {
  /** Which step, by its key. */
  readonly key: string;
  /** `tool`, `when`, or the name of an option. */
  readonly field: string;
  readonly message: string;
}

/** The beginning of names of fields that are about an option. */
const OF_OPTION = /^(options|secrets)\./;

/** The problem with a step, by the facts of the refusal; undefined where they name no step. */
export const problemAt = (
  steps: readonly DraftStep[],
  { step, field, message }: { readonly step: number; readonly field: string; readonly message: string },
): StepProblem | undefined => {
  const at = steps[step - 1];
  const place = field.startsWith('when') ? 'when' : field.replace(OF_OPTION, '');
  return at && { key: at.key, field: place, message };
};
