import type { ReactNode } from 'react';
import type { InspectReply } from '../../../../contracts/api/inspection.js';
import { pdfBookmarks } from '../../../../contracts/tools/pdf-bookmarks.js';
import { pdfProperties } from '../../../../contracts/tools/pdf-properties.js';
import type { OptionProblem, OptionValue, OptionValues } from '../../../tools/fields-of-options.js';
import type { WorkActor } from '../../../work/machine/work.machine.js';
import { FactsForm } from './facts-form.js';
import { fillOptions } from './fill-options.js';
import { OutlineForm, outlineIn } from './outline-form.js';
import { PropertiesForm, propertiesIn } from './properties-form.js';

interface Shown {
  readonly facts: InspectReply;
  readonly values: OptionValues;
  readonly problem: OptionProblem | null;
  readonly onChange: (field: string, value: OptionValue) => void;
}

interface OwnForm {
  /** The options that leave the document as it is. */
  readonly begin: (facts: InspectReply) => OptionValues;
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
