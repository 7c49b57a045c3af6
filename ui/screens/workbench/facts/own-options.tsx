import type { ReactNode } from 'react';
import { pdfBookmarks } from '../../../../contracts/tools/pdf-bookmarks.js';
import { pdfProperties } from '../../../../contracts/tools/pdf-properties.js';
import type { DocumentFacts } from '../../../pdf/pages/document-facts.js';
import { fieldsOf, type OptionProblem, type OptionValue, type OptionValues } from '../../../tools/fields-of-options.js';
import type { WorkActor } from '../../../work/machine/work.machine.js';
import { OutlineForm, outlineIn } from './outline-form.js';
import { useSelector } from '@xstate/react';
import { Button } from '../../../parts/button.js';
import { useScreen } from '../../../session/use-screen.js';
import { t } from '../../../text/t.js';
import { type DocumentFactsInput, documentFactsMachine } from './document-facts.machine.js';
import { TextField } from '../../../tools/option-fields.js';

interface Shown {
  readonly facts: DocumentFacts;
  readonly values: OptionValues;
  readonly problem: OptionProblem | null;
  readonly onChange: (field: string, value: OptionValue) => void;
}

interface PropertiesFormProps {
  readonly values: OptionValues;
  readonly problem: OptionProblem | null;
  readonly onChange: (field: string, value: OptionValue) => void;
}

/** The properties of the document; one that is emptied goes. */
const propertiesIn = ({ title, author, subject, keywords, language }: DocumentFacts): OptionValues => ({
  title: title ?? '',
  author: author ?? '',
  subject: subject ?? '',
  keywords: keywords ?? '',
  language: language ?? '',
  removeEmpty: true,
});

const propertyFields = fieldsOf(pdfProperties).filter(({ name }) => name !== 'removeEmpty');

/** The properties of a document as a table of what it has now. */
const PropertiesForm = ({ values, problem, onChange }: PropertiesFormProps) => (
  <div className="grid gap-4">
    {propertyFields.map((field) => (
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

interface OwnForm {
  /** The options that leave the document as it is. */
  readonly begin: (facts: DocumentFacts) => OptionValues;
  readonly Form: (props: Shown) => ReactNode;
}

const forms: Readonly<Record<string, OwnForm>> = {
  [pdfBookmarks.id]: { begin: outlineIn, Form: OutlineForm },
  [pdfProperties.id]: { begin: propertiesIn, Form: PropertiesForm },
};

/** Whether the options of a tool begin with what the document has. */
export const beginsWithFacts = (tool: string): boolean => tool in forms;

interface OwnOptionsProps extends Omit<Shown, 'facts'> {
  readonly work: WorkActor;
  readonly tool: string;
  /** The only document in hand. */
  readonly file: File;
}

/** The options of a tool that changes what the document has already. */
export const OwnOptions = ({ work, tool, file, ...shown }: OwnOptionsProps) => {
  const own = forms[tool];
  if (!own) return null;
  const { begin, Form } = own;
  return (
    <FactsForm file={file} take={(facts) => fillOptions(work, { tool, file }, begin(facts))}>
      {(facts) => <Form facts={facts} {...shown} />}
    </FactsForm>
  );
};

/** The document with which the options of each tool were filled in last. */
const filledFrom = new WeakMap<WorkActor, Map<string, File>>();

/** Fills in the options of a tool from a document, once: what a person has changed since then stays. */
const fillOptions = (
  work: WorkActor,
  from: { readonly tool: string; readonly file: File },
  options: OptionValues,
): void => {
  const { tool, file } = from;
  const files = filledFrom.get(work) ?? new Map<string, File>();
  filledFrom.set(work, files);
  if (files.get(tool) === file) return;
  files.set(tool, file);
  for (const [field, value] of Object.entries(options)) work.send({ type: 'option.changed', tool, field, value });
};

interface FactsFormProps extends DocumentFactsInput {
  readonly children: (facts: DocumentFacts) => ReactNode;
}

/** A form that begins with what the document has. */
const FactsForm = ({ file, take, children }: FactsFormProps) => {
  const asking = useScreen(documentFactsMachine, { file, take });
  const { facts, problem } = useSelector(asking, ({ context }) => context);
  if (facts) return children(facts);
  if (problem === '')
    return (
      <p role="status" className="text-sm text-muted">
        {t('Reading what the document has …')}
      </p>
    );
  return (
    <div className="grid gap-2">
      <p role="alert" className="text-sm text-danger">
        {problem}
      </p>
      <Button tone="quiet" size="small" className="w-fit" onClick={() => asking.send({ type: 'retry.pressed' })}>
        {t('Try again')}
      </Button>
    </div>
  );
};
