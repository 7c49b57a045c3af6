import type { FileKind } from '../../contracts/files.js';
import type { Tool } from '../../contracts/tools/tool.js';
import { useTranslationPairs } from '../session/use-translation-pairs.js';
import { LanguagesField } from './languages-field.js';
import { NarrowChoiceField } from './narrow-choice-field.js';
import { withOfferedLanguages } from './translation-choices.js';
import { CheckField, ChoiceField, ListField, SecretField, SliderField, TextField } from './option-fields.js';
import {
  fieldsFor,
  initialOptions,
  isMeant,
  planFieldOf,
  type Field,
  type OptionProblem,
  type OptionValue,
  type OptionValues,
} from './fields-of-options.js';

interface OptionsFormProps {
  readonly tool: Tool;
  /** The kinds of the chosen files. */
  readonly kinds: readonly FileKind[];
  readonly values: OptionValues;
  readonly problem: OptionProblem | null;
  /** Beside the document: choices side by side by name, the line of the chosen one under them. */
  readonly narrow?: boolean;
  /** Options that are asked for elsewhere. */
  readonly without?: ReadonlySet<string>;
  readonly onChange: (field: string, value: OptionValue) => void;
}

const inputs = {
  choice: ChoiceField,
  list: ListField,
  languages: LanguagesField,
  slider: SliderField,
  check: CheckField,
  text: TextField,
  number: TextField,
  secret: SecretField,
} as const;

/** Beside the document, the order of pages is chosen on the pages themselves. */
const shownFields = ({ tool, kinds, narrow = false, values, without }: OptionsFormProps): readonly Field[] => {
  const plan = narrow ? planFieldOf(tool) : undefined;
  const known = { ...initialOptions(tool), ...values };
  return fieldsFor(tool, kinds).filter(
    (field) =>
      field.name !== plan && !without?.has(field.name) && (narrow || !field.besidePages) && isMeant(field, known),
  );
};

/** The options of any tool, rendered from its schema. */
export const OptionsForm = (props: OptionsFormProps) => {
  const { tool, values, problem, narrow = false, onChange } = props;
  const pairs = useTranslationPairs();
  const fields = shownFields(props).map((field) => withOfferedLanguages({ tool, values, pairs }, field));
  return (
    <div className="grid gap-5">
      {fields.map((field) => {
        const Input = narrow && field.kind === 'choice' ? NarrowChoiceField : inputs[field.kind];
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
};
