import { newField } from '../../../contracts/tools/pdf-add-fields.js';
import type { FillableField } from '../../pdf/pages/fillable-field.js';
import { takesChoices, type FieldKind, type FieldMark } from './field-mark.js';

/** The fields that a new one has to get along with. */
export interface FieldsAround {
  /** The fields of the document. */
  readonly fields: readonly Pick<FillableField, 'name'>[];
  /** All that are new, this one as well. */
  readonly added: readonly FieldMark[];
}

/** The fault of a new field; of two that have one name, the later one is wrong. */
export type NewFieldProblem =
  'no-name' | 'bad-name' | 'name-taken' | 'two-kinds' | 'part-of-name' | 'no-choices' | 'same-choices';

const nameProblem = (mark: FieldMark, { fields, added }: FieldsAround): NewFieldProblem | null => {
  const name = mark.name.trim();
  if (name === '') return 'no-name';
  if (!newField.shape.name.safeParse(name).success) return 'bad-name';
  const isAbove = (one: string, other: string): boolean => other.startsWith(`${one}.`);
  const taken = fields.map((field) => field.name);
  if (taken.some((one) => one === name || isAbove(one, name) || isAbove(name, one))) return 'name-taken';
  const before = added.slice(0, Math.max(0, added.indexOf(mark)));
  if (before.some((one) => one.name.trim() === name && one.field !== mark.field)) return 'two-kinds';
  return added.some((one) => isAbove(name, one.name.trim())) ? 'part-of-name' : null;
};

/** All choices of radio buttons that share a name belong to one field. */
const choicesOf = (mark: FieldMark, { added }: FieldsAround): readonly string[] =>
  mark.field === 'radio'
    ? added.flatMap((one) => (one.field === 'radio' && one.name.trim() === mark.name.trim() ? one.choices : []))
    : mark.choices;

const choiceProblem = (mark: FieldMark, around: FieldsAround): NewFieldProblem | null => {
  if (!takesChoices(mark.field)) return null;
  if (mark.choices.length === 0) return 'no-choices';
  const all = choicesOf(mark, around);
  return new Set(all).size < all.length ? 'same-choices' : null;
};

/** Why the document cannot have this field; null where it can. */
export const newFieldProblem = (mark: FieldMark, around: FieldsAround): NewFieldProblem | null =>
  nameProblem(mark, around) ?? choiceProblem(mark, around);

/** The new fields that the document cannot have, in their order. */
export const wrongFields = (around: FieldsAround): readonly FieldMark[] =>
  around.added.filter((mark) => newFieldProblem(mark, around) !== null);

/** The name of a field until a person chooses another, and the choices that it stands for. */
export type FieldNaming = Pick<FieldMark, 'name' | 'choices'>;

const freeName = (kind: FieldKind, { fields, added }: FieldsAround): string => {
  const taken = new Set([...fields, ...added].map(({ name }) => name));
  const numbers = Array.from({ length: taken.size + 1 }, (_, at) => `${kind}_${at + 1}`);
  return numbers.find((name) => !taken.has(name)) ?? kind;
};

/** A radio button goes with the one that was placed before it, as one more choice. */
export const namingOf = (kind: FieldKind, around: FieldsAround): FieldNaming => {
  const before = around.added.at(-1);
  if (kind !== 'radio' || before?.field !== 'radio')
    return { name: freeName(kind, around), choices: kind === 'radio' ? ['1'] : [] };
  const known = new Set(choicesOf(before, around));
  const numbers = Array.from({ length: known.size + 1 }, (_, at) => String(at + 1));
  return { name: before.name, choices: [numbers.find((number) => !known.has(number)) ?? ''] };
};
