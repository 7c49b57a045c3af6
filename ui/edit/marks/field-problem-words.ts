import type { Text } from '../../../contracts/texts/text-catalogue.js';
import { translated } from '../../text/t.js';
import { newFieldProblem, type FieldsAround, type NewFieldProblem } from './name-field.js';
import type { FieldMark } from './field-mark.js';

const problems: Readonly<Record<NewFieldProblem, Text>> = {
  'no-name': 'A field needs a name.',
  'bad-name': 'Parts of a name stand between single dots, without spaces at their ends.',
  'name-taken': 'The document has a field of this name already.',
  'two-kinds': 'Another new field of another kind has this name.',
  'part-of-name': 'This name is the first part of the name of another field.',
  'no-choices': 'Write what can be chosen, one choice on each line.',
  'same-choices': 'Two of the choices are the same.',
};

/** Why the document cannot have this field; empty where it can. */
export const fieldProblemWords = (mark: FieldMark, around: FieldsAround): string => {
  const problem = newFieldProblem(mark, around);
  return problem === null ? '' : translated(problems[problem]);
};
