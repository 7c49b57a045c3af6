import { z } from 'zod';
import { PASSWORD_LENGTH } from '../limits.js';
import { flag, secretText } from './options.js';
import { onePdf } from './takes.js';
import { defineTool } from './tool.js';

/** Encrypts with AES-256. The passwords are secret options: sealed beside the log until the conversion ends. */
export const pdfProtect = defineTool({
  id: 'pdf-protect',
  title: 'Set a password',
  tagline: 'AES-256; opens with your password only',
  action: 'Protect PDF',
  duration: '2-3 s',
  icon: 'lock',
  group: 'protect',
  lane: 'pdf',
  ...onePdf,
  options: z.object({
    userPassword: secretText(PASSWORD_LENGTH, {
      title: 'Password to open it',
      placeholder: `${PASSWORD_LENGTH.min} characters or more`,
    }),
    ownerPassword: secretText(
      { ...PASSWORD_LENGTH, optional: true },
      { title: 'Password to change what is allowed', placeholder: 'none, so that nobody can' },
    ),
    allowPrinting: flag(true, { title: 'May be printed' }),
    allowCopying: flag(true, { title: 'Text and pictures may be copied' }),
    allowChanges: flag(true, { title: 'May be changed' }),
  }),
  start: 'at-once',
  audience: 'testing',
  resultName: '{name}_protected',
});
