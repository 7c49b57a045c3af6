import type { Tool } from '../../contracts/tools/tool.js';
import { CheckField, ChoiceField, ListField, SecretField, SliderField, TextField } from './option-fields.js';
import { fieldsOf, type OptionProblem, type OptionValue, type OptionValues } from './fields-of-options.js';

interface OptionsFormProps {
  readonly tool: Tool;
  readonly values: OptionValues;
  readonly problem: OptionProblem | null;
  readonly onChange: (field: string, value: OptionValue) => void;
}

const inputs = {
  choice: ChoiceField,
  list: ListField,
  slider: SliderField,
  check: CheckField,
  text: TextField,
  number: TextField,
  secret: SecretField,
} as const;

/** The options of any tool, rendered from its schema. */
export const OptionsForm = ({ tool, values, problem, onChange }: OptionsFormProps) => (
  <div className="grid gap-5">
    {fieldsOf(tool).map((field) => {
      const Input = inputs[field.kind];
      return (
        <Input
          key={field.name}
          field={field}
          id={`${tool.id}-${field.name}`}
          value={values[field.name] ?? field.initial}
          problem={problem?.tool === tool.id && problem.field === field.name ? problem.message : null}
          onChange={(value) => {
            onChange(field.name, value);
          }}
        />
      );
    })}
  </div>
);
