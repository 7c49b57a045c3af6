import { findTool } from '../../../../contracts/tools/catalogue.js';
import { secretFieldsOf } from '../../../../contracts/tools/secret-options.js';
import type { FileKind } from '../../../../contracts/files.js';
import { CONDITION_TEXT_MAX, conditionKinds, type StepCondition } from '../../../../contracts/workflows/workflow.js';
import { Field, SelectField } from '../../../parts/field.js';
import { t, translated } from '../../../text/t.js';
import { fieldsFor } from '../../../tools/fields-of-options.js';
import { OptionsForm } from '../../../tools/options-form.js';
import type { DraftCondition, DraftStep, StepProblem } from './draft.js';
import { kindWord } from './step-words.js';
import type { WorkflowActor } from './workflow.machine.js';

interface StepFormProps {
  readonly actor: WorkflowActor;
  readonly step: DraftStep;
  readonly problem: StepProblem | null;
}

/** The options of one step, and the files that it is for. */
export const StepForm = ({ actor, step, problem }: StepFormProps) => {
  const tool = findTool(step.tool);
  if (!tool) return null;
  const kinds: readonly FileKind[] = tool.accepts.kinds;
  const secret = secretFieldsOf(tool);
  const shown = fieldsFor(tool, kinds);
  const isUnshown = problem !== null && !shown.some(({ name }) => name === problem.field);
  return (
    <div className="grid gap-5 border-t border-line px-4 py-4 sm:px-5">
      {shown.some(({ name }) => !secret.has(name)) && (
        <OptionsForm
          tool={tool}
          kinds={kinds}
          values={step.values}
          problem={problem && { tool: tool.id, field: problem.field, message: problem.message }}
          without={secret}
          onChange={(field, value) => actor.send({ type: 'option.changed', key: step.key, field, value })}
        />
      )}
      {secret.size > 0 && (
        <p className="rounded-xl bg-sunken px-3.5 py-2.5 text-sm text-muted">
          {t('Passwords are asked for at each run. They are never kept in the workflow.')}
        </p>
      )}
      <Condition actor={actor} step={step} />
      {isUnshown && problem.field !== 'tool' && (
        <p role="alert" className="text-sm text-danger">
          {translated(problem.message)}
        </p>
      )}
    </div>
  );
};

/** The condition that choosing a subject begins with. */
const fresh: Readonly<Record<StepCondition['what'], DraftCondition>> = {
  pages: { what: 'pages', is: 'at-least', value: '2' },
  size: { what: 'size', is: 'at-least', value: '5' },
  kind: { what: 'kind', is: 'is', value: 'pdf' },
  text: { what: 'text', is: 'contains', value: '' },
};

const isSubject = (text: string): text is StepCondition['what'] => Object.hasOwn(fresh, text);

type Choice = readonly [value: string, text: string];

const comparisons = (what: StepCondition['what']): readonly Choice[] => {
  if (what === 'kind')
    return [
      ['is', t('is')],
      ['is-not', t('is not')],
    ];
  if (what === 'text')
    return [
      ['contains', t('contains')],
      ['contains-not', t('does not contain')],
    ];
  return [
    ['at-least', t('at least')],
    ['at-most', t('at most')],
  ];
};

const Condition = ({ actor, step }: Omit<StepFormProps, 'problem'>) => {
  const { key, when } = step;
  const change = (condition: DraftCondition | null): void =>
    actor.send({ type: 'condition.changed', key, when: condition });
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-sm font-medium">{t('Which files take this step')}</legend>
      <div className="grid gap-3 sm:grid-cols-3">
        <SelectField
          id={`${key}-what`}
          label={t('Depends on')}
          value={when?.what ?? ''}
          choices={[
            ['', t('nothing: all files')],
            ['pages', t('the number of pages')],
            ['size', t('the size in MB')],
            ['kind', t('the kind of file')],
            ['text', t('the text')],
          ]}
          onChange={({ target: { value } }) => change(isSubject(value) ? fresh[value] : null)}
        />
        {when && (
          <SelectField
            id={`${key}-is`}
            label={t('Comparison')}
            value={when.is}
            choices={comparisons(when.what)}
            onChange={({ target: { value } }) => change({ ...when, is: value as DraftCondition['is'] })}
          />
        )}
        {when && <ConditionValue id={`${key}-value`} when={when} onChange={(value) => change({ ...when, value })} />}
      </div>
      {when && <p className="text-sm text-muted">{t('Other files go on with the step after it.')}</p>}
    </fieldset>
  );
};

interface ValueProps {
  readonly id: string;
  readonly when: DraftCondition;
  readonly onChange: (value: string) => void;
}

const ConditionValue = ({ id, when: { what, value }, onChange }: ValueProps) =>
  what === 'kind' ? (
    <SelectField
      id={id}
      label={t('Kind')}
      value={value}
      choices={conditionKinds.map((kind) => [kind, kindWord(kind)])}
      onChange={({ target }) => onChange(target.value)}
    />
  ) : (
    <Field
      id={id}
      label={what === 'text' ? t('Text to look for') : t('Number')}
      value={value}
      inputMode={what === 'text' ? 'text' : 'decimal'}
      maxLength={CONDITION_TEXT_MAX}
      autoComplete="off"
      dir="auto"
      onChange={({ target }) => onChange(target.value)}
    />
  );
