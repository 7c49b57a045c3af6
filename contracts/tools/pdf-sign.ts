import { z } from 'zod';
import { PAGES_MAX, SIGNATURE_TEXT_MAX } from '../limits.js';
import { certificationChoice } from './certification.js';
import { choice, optionalLine, requiredLine, wholeNumber } from './options.js';
import { signs } from './owner-rights.js';
import { onePdf } from './takes.js';
import { defineTool } from './tool.js';

const max = SIGNATURE_TEXT_MAX;
/** In any script. */
const email = z.email({ pattern: z.regexes.unicodeEmail, error: 'must be an e-mail address' });

/** A block of text as signature, sealed with a certificate. Requirement. */
export const pdfSign = defineTool({
  id: 'pdf-sign',
  title: 'Sign this PDF',
  tagline: 'A signature block and a certificate seal',
  action: 'Sign PDF',
  duration: '2-3 s',
  icon: 'pen-line',
  group: 'protect',
  lane: 'pdf',
  ...onePdf,
  options: z.object({
    signerName: requiredLine(max, { title: 'Full name' }),
    signerTitle: optionalLine(max, '', { title: 'Title' }),
    signerEmail: requiredLine(max, { title: 'E-mail' }).pipe(email).meta({ title: 'E-mail' }),
    signatureText: requiredLine(max, { title: 'Signature text' }),
    signaturePosition: choice(['bottom-right', 'bottom-left', 'top-right', 'top-left', 'center'], 'bottom-right', {
      title: 'Position',
      names: { center: 'Centre' },
    }),
    signaturePage: wholeNumber({ min: 1, max: PAGES_MAX }, 1, { title: 'Page' }),
    signatureReason: optionalLine(max, 'I agree to the terms and conditions', { title: 'Reason' }),
    signatureLocation: optionalLine(max, '', { title: 'Location' }),
    signatureContact: optionalLine(max, '', { title: 'Contact', placeholder: 'the e-mail address' }),
    certification: certificationChoice,
  }),
  start: 'after-dialog',
  audience: 'testing',
  changesLooks: true,
  resultName: '{name}_signed',
  alsoCalled: ['certificate', 'seal', 'digital signature'],
  rights: signs,
});
