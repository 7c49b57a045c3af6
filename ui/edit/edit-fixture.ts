import type { FillableField } from '../pdf/pages/fillable-field.js';
import type { EditInput } from './machine/edit-context.js';
import type { EditOrder } from './machine/edit-order.js';

export const fieldNamed = (name: string, more: Partial<FillableField> = {}): FillableField => ({
  name,
  kind: 'text',
  label: '',
  value: '',
  choices: [],
  stored: [],
  required: false,
  readOnly: false,
  calculated: false,
  multiline: false,
  maxLength: null,
  open: false,
  places: [{ page: 1, x: 40, y: 40, width: 200, height: 20 }],
  comb: false,
  dateFormat: null,
  isNumber: false,
  fontSize: 0,
  align: 'left',
  ...more,
});

const nothing = { done: Promise.resolve(), cancel: () => undefined };

/** A document of one page with this form, whose versions are made by `run`. */
export const givenEdit = (
  fields: readonly FillableField[],
  run: (order: EditOrder) => Promise<void> = () => Promise.resolve(),
): EditInput => ({
  pdf: {
    pageCount: 1,
    size: () => Promise.resolve({ width: 600, height: 800 }),
    text: () => Promise.resolve([]),
    render: () => nothing,
    renderUnderFields: () => nothing,
    hasMarks: () => Promise.resolve(false),
    renderWithout: () => () => nothing,
    fields: () => Promise.resolve(fields),
    traits: () => Promise.resolve({ text: 'all', hasFields: true, hasSignatureField: false, isSigned: false }),
  },
  file: new File(['%PDF'], 'form.pdf', { type: 'application/pdf' }),
  save: async (orders) => {
    for (const order of orders) await run(order);
  },
});
