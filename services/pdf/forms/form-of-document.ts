import {
  PDFButton,
  PDFCheckBox,
  PDFDict,
  PDFDropdown,
  PDFName,
  PDFOptionList,
  PDFRadioGroup,
  PDFSignature,
  PDFTextField,
  type PDFDocument,
  type PDFField,
  type PDFRef,
} from '@cantoo/pdf-lib';
import type { FormFieldKind } from '../../../contracts/form-fields.js';
import { arrayAt, dictAt, inheritedAt } from '../signing/fields/dictionary-entries.js';
import { nameOf } from '../signing/fields/prepared-fields.js';
import { formOf } from '../signing/fields/signature-fields.js';

/** The fields of a document by their full names, in the order of its form. */
export interface DocumentForm {
  readonly fields: ReadonlyMap<string, PDFField>;
  /** Names of the fields that a script works out. */
  readonly calculated: ReadonlySet<string>;
  /** It carried a second description of itself (XFA), which readers would show instead; it is taken out. */
  readonly hadXfa: boolean;
}

export const openForm = (document: PDFDocument): DocumentForm => {
  const hadXfa = formOf(document)?.has(PDFName.of('XFA')) ?? false;
  formOf(document)?.delete(PDFName.of('XFA'));
  const fields = new Map<string, PDFField>();
  if (formOf(document))
    for (const field of document.getForm().getFields()) fields.set(nameOf(field.acroField.dict), field);
  return { fields, calculated: calculatedIn(document, fields), hadXfa };
};

/** Named in the order of calculation, or with an action of their own for it. @see ISO 32000-1, 12.6.3 */
const calculatedIn = (document: PDFDocument, fields: ReadonlyMap<string, PDFField>): ReadonlySet<string> => {
  const ordered = new Set(
    arrayAt(formOf(document), 'CO')
      ?.asArray()
      .map((one) => document.context.lookup(one)),
  );
  return new Set(
    [...fields]
      .filter(([, { acroField }]) => ordered.has(acroField.dict) || hasCalculation(acroField.dict))
      .map(([name]) => name),
  );
};

const hasCalculation = (field: PDFDict): boolean => {
  const actions = inheritedAt(field, 'AA');
  return actions instanceof PDFDict && dictAt(actions, 'C') !== undefined;
};

const kinds: readonly (readonly [abstract new (...parts: never[]) => PDFField, FormFieldKind])[] = [
  [PDFTextField as never, 'text'],
  [PDFCheckBox as never, 'check'],
  [PDFRadioGroup as never, 'radio'],
  [PDFDropdown as never, 'choice'],
  [PDFOptionList as never, 'list'],
  [PDFSignature as never, 'signature'],
  [PDFButton as never, 'button'],
];

export const kindOf = (field: PDFField): FormFieldKind =>
  kinds.find(([type]) => field instanceof type)?.[1] ?? 'button';

/** The object that holds a dictionary, for a revision to write: itself, or the nearest one above it in its form. */
export const holderOf = (document: PDFDocument, dict: PDFDict): PDFRef | undefined => {
  const own = document.context.getObjectRef(dict);
  if (own) return own;
  const parent = dict.lookup(PDFName.of('Parent'));
  return parent instanceof PDFDict ? holderOf(document, parent) : undefined;
};
