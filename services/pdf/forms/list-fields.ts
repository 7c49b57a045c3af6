import {
  PDFCheckBox,
  PDFDict,
  PDFDropdown,
  PDFOptionList,
  PDFRadioGroup,
  PDFTextField,
  type PDFDocument,
  type PDFField,
} from '@cantoo/pdf-lib';
import type { FormField, FormFieldPlace } from '../../../contracts/form-fields.js';
import { arrayAt, dictAt, inheritedAt, textAt } from '../signing/fields/dictionary-entries.js';
import { choicesOf } from './field-choices.js';
import { kindOf, openForm } from './form-of-document.js';
import { boxOfRect, rectOf, spaceOf } from './page-space.js';
import { storedIn } from './shown-values.js';

/** The fields of a form, in the order in which they lie in the lists of their pages; those that no page shows come last. */
export const listFields = (document: PDFDocument): readonly FormField[] => {
  const { fields, calculated } = openForm(document);
  const widgets = widgetsOf(document);
  const first = ({ acroField }: PDFField): number =>
    Math.min(Infinity, ...acroField.getWidgets().flatMap(({ dict }) => widgets.get(dict)?.order ?? []));
  return [...fields]
    .map(([name, field]) => ({ order: first(field), field: asListed(name, field, { calculated, widgets }) }))
    .toSorted((one, other) => (one.order === other.order ? 0 : one.order - other.order))
    .map(({ field }) => field);
};

interface PlacedWidget {
  readonly place: FormFieldPlace;
  /** Among all that lies on the pages. */
  readonly order: number;
}

const widgetsOf = (document: PDFDocument): ReadonlyMap<PDFDict, PlacedWidget> => {
  const widgets = new Map<PDFDict, PlacedWidget>();
  for (const [index, page] of document.getPages().entries()) {
    const space = spaceOf(page);
    for (const item of arrayAt(page.node, 'Annots')?.asArray() ?? []) {
      const dict = document.context.lookup(item);
      if (!(dict instanceof PDFDict) || widgets.has(dict)) continue;
      widgets.set(dict, { place: { page: index + 1, ...boxOfRect(space, rectOf(dict)) }, order: widgets.size });
    }
  }
  return widgets;
};

interface Around {
  readonly calculated: ReadonlySet<string>;
  readonly widgets: ReadonlyMap<PDFDict, PlacedWidget>;
}

const asListed = (name: string, field: PDFField, { calculated, widgets }: Around): FormField => {
  const { acroField } = field;
  const choices = choicesOf(field);
  const places = acroField.getWidgets().flatMap((widget) => {
    const place = widgets.get(widget.dict)?.place;
    const state = field instanceof PDFRadioGroup ? widget.getOnValue()?.decodeText() : undefined;
    const choice = choices.find(({ value }) => value === state)?.label;
    return place ? [{ ...place, ...(choice !== undefined && { choice }) }] : [];
  });
  const isText = field instanceof PDFTextField;
  return {
    name,
    kind: kindOf(field),
    label: textAt(acroField.dict, 'TU') ?? '',
    value: valueOf(field),
    choices: choices.map(({ label }) => label),
    stored: field instanceof PDFCheckBox ? [...statesOf(field)] : choices.map(({ value }) => value),
    required: field.isRequired(),
    readOnly: field.isReadOnly(),
    calculated: calculated.has(name),
    multiline: isText && field.isMultiline(),
    comb: isText && field.isCombed(),
    maxLength: (isText ? field.getMaxLength() : undefined) ?? null,
    dateFormat: dateFormatOf(acroField.dict),
    open:
      (field instanceof PDFDropdown && field.isEditable()) || (field instanceof PDFOptionList && field.isMultiselect()),
    places,
  };
};

/** The names of the states of a tick box when it is ticked. */
const statesOf = ({ acroField }: PDFCheckBox): ReadonlySet<string> =>
  new Set(acroField.getWidgets().flatMap((widget) => widget.getOnValue()?.decodeText() ?? []));

const valueOf = (field: PDFField): FormField['value'] => {
  if (field instanceof PDFCheckBox) return field.isChecked();
  const stored = storedIn(field);
  const named = stored.map((one) => choicesOf(field).find(({ value }) => value === one)?.label ?? one);
  if (field instanceof PDFOptionList) return [...named];
  if (field instanceof PDFTextField) return stored.length > 0 ? (field.getText() ?? '') : null;
  const [value] = named;
  return value === undefined || (field instanceof PDFRadioGroup && value === 'Off') ? null : value;
};

/** `AFDate_FormatEx("dd.mm.yyyy")`, as forms that Acrobat made say how a date is written. */
const DATE_FORMAT = /AFDate_(?:Format|Keystroke)Ex\(\s*["']([^"']+)["']/;

const dateFormatOf = (field: PDFDict): string | null => {
  const actions = inheritedAt(field, 'AA');
  const scripts = ['F', 'K'].map((key) => {
    const action = actions instanceof PDFDict ? dictAt(actions, key) : undefined;
    return (action && textAt(action, 'JS')) ?? '';
  });
  return scripts.map((script) => DATE_FORMAT.exec(script)?.[1]).find((format) => format !== undefined) ?? null;
};
