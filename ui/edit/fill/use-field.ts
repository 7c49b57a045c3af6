import { useSelector } from '@xstate/react';
import type { FormValue } from '../../../contracts/form-fields.js';
import type { FillableField } from '../../pdf/pages/fillable-field.js';
import { isFillable, problemOf, stateOf, valueIn, type FieldState } from '../fields/field-state.js';
import type { EditActor } from '../machine/edit.machine.js';

export interface FieldNow {
  readonly value: FormValue;
  readonly state: FieldState;
  readonly isFilling: boolean;
  /** Nothing can be written at present, or ever. */
  readonly isFixed: boolean;
  /** It is wrong, and nobody is writing in it: fields are checked when they are left. */
  readonly isWrong: boolean;
  readonly write: (value: FormValue) => void;
}

/** A field as it is now, and what writes into it. */
export const useField = (edit: EditActor, field: FillableField): FieldNow => {
  const value = useSelector(edit, ({ context }) => valueIn(context.history.now.values, field));
  const isFilling = useSelector(
    edit,
    (state) => state.matches({ field: 'filling' }) && state.context.current === field.name,
  );
  const isBusy = useSelector(edit, (state) => state.hasTag('busy'));
  const checked = stateOf(field, value);
  return {
    value,
    isFilling,
    state: isFilling && checked === 'wrong' ? 'filled' : checked,
    isFixed: isBusy || !isFillable(field),
    isWrong: !isFilling && problemOf(field, value) !== null,
    write: (written) => edit.send({ type: 'field.changed', name: field.name, value: written }),
  };
};
