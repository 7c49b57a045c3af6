import { useSelector } from '@xstate/react';
import { Button } from '../../parts/button.js';
import { SelectField } from '../../parts/field.js';
import { actionOf } from '../../tools/action.js';
import { fieldsOf } from '../../tools/fields-of-options.js';
import { OptionsForm } from '../../tools/options-form.js';
import { FileSlot } from './file-slot.js';
import { isComplete, kindsFor, optionsOf, testingTools, toolOf } from './testing-context.js';
import type { TestingActor } from './testing-pdf-tools.machine.js';
import { t, translated } from '../../text/t.js';

interface TestingOptionsProps {
  readonly actor: TestingActor;
}

/** The files, the tool and its options. */
export const TestingOptions = ({ actor }: TestingOptionsProps) => {
  const context = useSelector(actor, (state) => state.context);
  const tool = toolOf(context);
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)] gap-5 rounded-3xl border border-line bg-card p-5 shadow-card"
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'process.pressed' });
      }}
    >
      {kindsFor(tool).map((kind) => (
        <FileSlot key={kind} kind={kind} actor={actor} />
      ))}
      <p role="alert" className="-mt-4 text-sm text-danger empty:hidden">
        {translated(context.turnedAway)}
      </p>
      {context.fixed === null && <ToolChoice actor={actor} />}
      {tool.start !== 'after-dialog' && fieldsOf(tool).length > 0 && (
        <OptionsForm
          tool={tool}
          kinds={kindsFor(tool)}
          values={optionsOf(context)}
          problem={context.problem}
          onChange={(field, value) => {
            actor.send({ type: 'option.changed', field, value });
          }}
        />
      )}
      <Button type="submit" size="large" disabled={!isComplete(context)}>
        {actionOf(tool, context.files.length)}
      </Button>
    </form>
  );
};

const ToolChoice = ({ actor }: TestingOptionsProps) => {
  const { tool } = useSelector(actor, ({ context }) => context);
  return (
    <SelectField
      id="operation"
      label={t('Operation')}
      choices={testingTools().map(({ id, title }) => [id, translated(title)] as const)}
      value={tool}
      onChange={({ target }) => {
        actor.send({ type: 'tool.chosen', tool: target.value });
      }}
    />
  );
};
