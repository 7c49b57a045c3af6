import { z } from 'zod';
import { PASSWORD_LENGTH } from '../limits.js';
import { flag, secretText } from './options.js';
import { reads } from './owner-rights.js';
import { onePdf } from './takes.js';
import { defineTool } from './tool.js';

/** Encrypts with AES-256. The passwords are secret options: sealed beside the log until the conversion ends. */
export const pdfProtect = defineTool({
  id: 'pdf-protect',
  title: 'Set a password',
  tagline: 'AES-256; opens only with your password',
  action: 'Protect PDF',
  duration: '2-3 s',
  icon: 'lock',
  group: 'protect',
  lane: 'pdf',
  ...onePdf,
  options: z.object({
    userPassword: secretText(PASSWORD_LENGTH, {
      title: 'Password to open',
      placeholder: `${PASSWORD_LENGTH.min} characters or more`,
    }),
    ownerPassword: secretText(
      { ...PASSWORD_LENGTH, optional: true },
      { title: 'Password to change permissions', placeholder: 'none: no one can change them' },
    ),
    allowPrinting: flag(true, { title: 'Allow printing' }),
    allowCopying: flag(true, { title: 'Allow copying text and images' }),
    allowChanges: flag(true, { title: 'Allow changes' }),
  }),
  start: 'after-options',
  audience: 'testing',
  resultName: '{name}_protected',
  alsoCalled: ['protect', 'encrypt', 'lock', 'secure', 'restrict'],
  breaksSignatures: true,
  rights: reads,
});
