import { Refusal } from '../../contracts/errors.js';
import { PASSWORDS_FIELD } from '../../contracts/tools/secret-options.js';

const NAME_QUOTED_MAX = 100;

/**
 * Refuses a field that a form without a tool does not have; the passwords of files go with every form.
 *
 * @throws Refusal `request.invalid`, which names the field and those that there are.
 */
export const refuseOtherFields = (fields: ReadonlyMap<string, string>, own: readonly string[]): void => {
  const known = [...own, PASSWORDS_FIELD];
  const other = [...fields.keys()].find((name) => !known.includes(name));
  if (other === undefined) return;
  const problem = `is no field of this call; valid fields are ${known.join(', ')}`;
  throw new Refusal('request.invalid', { field: other.slice(0, NAME_QUOTED_MAX), problem });
};
