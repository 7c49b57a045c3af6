import { Refusal } from '../../../contracts/errors.js';
import type { OptionsOf } from '../../../contracts/tools/catalogue.js';
import { encrypted } from '../protection/encrypted.js';
import { preparedPassword, unknownPassword } from '../protection/pdf-passwords.js';
import { loadPdf } from '../opening/load.js';
import { pdf, type Operation } from '../operation.js';
import { orUnreadable } from '../opening/unreadable.js';

/**
 * Encrypts a PDF by AES-256, so that it opens with a password only.
 *
 * @param files    exactly one PDF; one that has a password already gets the new one in its place.
 * @param options  `userPassword` opens it; `ownerPassword` opens it with everything allowed, and when it is empty nothing
 *   does; what may not be printed, copied or changed is a request that readers keep to, not a lock.
 * @throws Refusal `tool.option-invalid` for passwords that no reader takes, or that are the same; and as {@link loadPdf}.
 */
export const protect: Operation<'pdf-protect'> = async ([file], options, work) => {
  const passwords = passwordsIn(options);
  const { allowPrinting: print, allowCopying: copy, allowChanges: modify } = options;
  const source = await loadPdf(file, work);
  const protection = { ...passwords, print, copy, modify };
  const bytes = await orUnreadable(file.name, () => encrypted(source.bytes, protection, work.qpdf));
  return pdf(bytes, source.notes);
};

const passwordsIn = (options: OptionsOf<'pdf-protect'>) => {
  const userPassword = preparedPassword(options.userPassword, 'userPassword');
  if (options.ownerPassword === '') return { userPassword, ownerPassword: unknownPassword() };
  const ownerPassword = preparedPassword(options.ownerPassword, 'ownerPassword');
  if (ownerPassword !== userPassword) return { userPassword, ownerPassword };
  throw new Refusal('tool.option-invalid', { field: 'ownerPassword', problem: 'must not be the same as userPassword' });
};
