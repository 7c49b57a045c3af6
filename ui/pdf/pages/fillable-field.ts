import type { FormField } from '../../../contracts/form-fields.js';

/** A field of a form as the screen draws it. */
export interface FillableField extends FormField {
  /** A script of the form takes nothing but numbers. */
  readonly isNumber: boolean;
  /** In points; 0 where it follows from the height of the field. */
  readonly fontSize: number;
  readonly align: 'left' | 'center' | 'right';
  /** A field for a signature shows one, in a document that somebody has signed. */
  readonly isSigned?: boolean;
}
