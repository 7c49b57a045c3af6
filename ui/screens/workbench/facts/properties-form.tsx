import type { DocumentFacts } from '../../../pdf/pages/document-facts.js';
import { pdfProperties } from '../../../../contracts/tools/pdf-properties.js';
import { fieldsOf, type OptionProblem, type OptionValue, type OptionValues } from '../../../tools/fields-of-options.js';
import { TextField } from '../../../tools/option-fields.js';

interface PropertiesFormProps {
  readonly values: OptionValues;
  readonly problem: OptionProblem | null;
  readonly onChange: (field: string, value: OptionValue) => void;
}

/** The properties of the document; one that is emptied goes. */
export const propertiesIn = ({ title, author, subject, keywords, language }: DocumentFacts): OptionValues => ({
  title: title ?? '',
  author: author ?? '',
  subject: subject ?? '',
  keywords: keywords ?? '',
  language: language ?? '',
  removeEmpty: true,
});

const shown = fieldsOf(pdfProperties).filter(({ name }) => name !== 'removeEmpty');

/** The properties of a document as a table of what it has now. */
export const PropertiesForm = ({ values, problem, onChange }: PropertiesFormProps) => (
  <div className="grid gap-4">
    {shown.map((field) => (
      <TextField
        key={field.name}
        field={{ ...field, placeholder: field.name === 'language' ? 'such as en-GB' : '' }}
        id={`pdf-properties-${field.name}`}
        value={values[field.name] ?? ''}
        problem={problem?.tool === pdfProperties.id && problem.field === field.name ? problem.message : null}
        onChange={(value) => onChange(field.name, value)}
      />
    ))}
  </div>
);
