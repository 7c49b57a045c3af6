import type { FillableField } from '../../pdf/pages/fillable-field.js';
import { asksAddress } from '../fields/field-state.js';

type Keyboard = 'text' | 'email' | 'tel' | 'url' | 'numeric' | 'decimal';

const named: readonly (readonly [RegExp, Keyboard])[] = [
  [/phone|telephone|mobile|fax|t[eé]l[eé]?f/i, 'tel'],
  [/website|homepage|\burl\b/i, 'url'],
];

/** The keyboard of a phone that fits a field. */
export const keyboardOf = (field: FillableField): Keyboard => {
  if (field.isNumber) return 'decimal';
  if (field.dateFormat !== null) return 'numeric';
  if (asksAddress(field)) return 'email';
  const words = `${field.name} ${field.label}`;
  return named.find(([pattern]) => pattern.test(words))?.[1] ?? 'text';
};
