import type { ReactNode } from 'react';
import { pdfBookmarks } from '../../../../contracts/tools/pdf-bookmarks.js';
import { pdfProperties } from '../../../../contracts/tools/pdf-properties.js';
import type { DocumentFacts } from '../../../pdf/pages/document-facts.js';
import type { OptionProblem, OptionValue, OptionValues } from '../../../tools/fields-of-options.js';
import type { WorkActor } from '../../../work/machine/work.machine.js';
import { FactsForm } from './facts-form.js';
import { OutlineForm, outlineIn } from './outline-form.js';
import { PropertiesForm, propertiesIn } from './properties-form.js';

interface Shown {
  readonly facts: DocumentFacts;
  readonly values: OptionValues;
  readonly problem: OptionProblem | null;
  readonly onChange: (field: string, value: OptionValue) => void;
}

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
