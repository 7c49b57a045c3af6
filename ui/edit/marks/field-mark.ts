import type { NewField } from '../../../contracts/tools/pdf-add-fields.js';
import type { PageBox } from '../../../contracts/tools/page-edits.js';

/** A field that the form of the document is to have. */
export interface FieldMark {
  readonly type: 'field';
  readonly field: NewField['type'];
  readonly page: number;
  readonly box: PageBox;
  readonly name: string;
  readonly required: boolean;
  /** The choices of a field; radio buttons of one box stand side by side along its longer side. */
  readonly choices: readonly string[];
  readonly multiline: boolean;
  /** Most characters that a text takes; null for any number. */
  readonly maxLength: number | null;
  /** The words that readers show and say instead of its name. */
  readonly contents: string;
  readonly author: string;
  readonly opacity: number;
}

/** The parts of a field that a person decides, beside its kind and its place. */
export type FieldChange = Partial<Pick<FieldMark, 'name' | 'required' | 'choices' | 'multiline' | 'maxLength'>>;

/** The kinds of fields, in the order in which they are offered. */
export const fieldKinds = [
  'text',
  'check',
  'radio',
  'choice',
  'list',
  'signature',
] as const satisfies readonly NewField['type'][];

export type FieldKind = (typeof fieldKinds)[number];

const takeChoices: ReadonlySet<FieldKind> = new Set(['radio', 'choice', 'list']);

export const takesChoices = (kind: FieldKind): boolean => takeChoices.has(kind);

/** The sizes that a click gives them, in points. */
export const usualFieldSizes: Readonly<Record<FieldKind, { readonly width: number; readonly height: number }>> = {
  text: { width: 180, height: 20 },
  check: { width: 14, height: 14 },
  radio: { width: 14, height: 14 },
  choice: { width: 180, height: 20 },
  list: { width: 180, height: 60 },
  signature: { width: 180, height: 48 },
};

/** Where the buttons of a field stand: radio buttons one beside the other along the longer side of their box. */
export const buttonBoxes = ({
  field,
  box,
  choices,
}: Pick<FieldMark, 'field' | 'box' | 'choices'>): readonly PageBox[] => {
  if (field !== 'radio' || choices.length === 0) return [box];
  const isAcross = box.width >= box.height;
  const step = (isAcross ? box.width : box.height) / choices.length;
  const side = Math.min(step, isAcross ? box.height : box.width);
  return choices.map((_, at) => ({
    x: box.x + (isAcross ? at * step : 0),
    y: box.y + (isAcross ? 0 : at * step),
    width: side,
    height: side,
  }));
};

/** A field as it is sent. */
export const newFieldOf = (mark: FieldMark): Omit<NewField, 'fontSize'> => {
  const { field, name, page, box, required, contents } = mark;
  const isText = field === 'text';
  return {
    type: field,
    name: name.trim(),
    page,
    box,
    required: required && field !== 'signature',
    choices: takesChoices(field) ? [...mark.choices] : [],
    multiline: isText && mark.multiline,
    ...(isText && mark.maxLength !== null && { maxLength: mark.maxLength }),
    tooltip: contents.trim(),
  };
};
