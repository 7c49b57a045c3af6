import { useSelector } from '@xstate/react';
import { isNeeded, stateOf, valueIn } from '../fields/field-state.js';
import type { EditContext } from '../machine/edit-context.js';
import type { EditActor } from '../machine/edit.machine.js';

export interface Progress {
  readonly count: number;
  /** The number of the field that was entered last, from 1; 0 before any was. */
  readonly place: number;
  /** Fields that have to be filled and are not. */
  readonly needed: number;
  readonly wrong: number;
  readonly filled: number;
}

const progressOf = ({ fields, history: { now }, current }: EditContext): Progress => {
  const states = fields.map((field) => stateOf(field, valueIn(now.values, field)));
  return {
    count: fields.length,
    place: fields.findIndex(({ name }) => name === current) + 1,
    needed: fields.filter((field) => isNeeded(field, valueIn(now.values, field))).length,
    wrong: fields.filter(({ name }, at) => states[at] === 'wrong' && name !== current).length,
    filled: states.filter((state) => state === 'filled').length,
  };
};

const isSame = (one: Progress, other: Progress): boolean =>
  one.count === other.count &&
  one.place === other.place &&
  one.needed === other.needed &&
  one.wrong === other.wrong &&
  one.filled === other.filled;

/** How far a form is filled. */
export const useProgress = (edit: EditActor): Progress =>
  useSelector(edit, ({ context }) => progressOf(context), isSame);
