import { refusalCodeOf, refusalFactOf } from '../../../calls/call-errors.js';
import { problemAt, type DraftStep, type StepProblem } from './draft.js';

/** A step in the name of a field of the request, counted from 0 there. */
const STEP_FIELD = /^steps\.(?<at>\d+)\.(?<field>.+)$/;

/** The step that the server has refused, and why; undefined for a failure that is about none. */
export const refusedStep = (steps: readonly DraftStep[], error: unknown): StepProblem | undefined => {
  const code = refusalCodeOf(error);
  const field = refusalFactOf(error, 'field') ?? '';
  const message = refusalFactOf(error, 'problem') ?? '';
  if (code === 'workflow.step-invalid')
    return problemAt(steps, { step: Number(refusalFactOf(error, 'step')), field, message });
  const named = STEP_FIELD.exec(field)?.groups;
  if (code !== 'request.invalid' || !named) return undefined;
  return problemAt(steps, { step: Number(named['at']) + 1, field: named['field'] ?? '', message });
};
