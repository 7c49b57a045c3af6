import { z } from 'zod';
import { certifications } from '../tools/certification.js';
import { pdfPlaceSignature } from '../tools/pdf-place-signature.js';
import { FROM_FIELD } from './conversions.js';

const nullableText = z.string().nullable();

/** A change that was made to a file after somebody signed it. */
const laterChange = z.object({
  kind: z.enum([
    'signature',
    'timestamp',
    'validation-data',
    'metadata',
    'form',
    'annotations',
    'fields',
    'pages',
    'scripts',
    'document',
    'unknown',
  ]),
  allowed: z.boolean().meta({ description: 'The signature leaves room for it' }),
  text: z.string().meta({ description: 'A sentence for people' }),
});
/** Written by services/pdf. */
export type LaterChange = z.output<typeof laterChange>;

/** The facts of one signature in a PDF, and whether it still holds. */
export const signatureReport = z.object({
  name: nullableText.meta({ description: 'Signer, according to the signature' }),
  reason: nullableText,
  location: nullableText,
  signedAt: nullableText.meta({ description: 'ISO-8601 UTC, by the signer’s clock' }),
  signer: nullableText.meta({ description: 'Common name in the certificate' }),
  issuer: nullableText.meta({ description: 'Common name of the issuer of the certificate' }),
  selfSigned: z.boolean().meta({ description: 'No other authority has issued the certificate' }),
  timestampedAt: nullableText.meta({ description: 'ISO-8601 UTC, by the clock of a time stamp server' }),
  timestampedBy: nullableText.meta({ description: 'Common name in the certificate of the time stamp server' }),
  certification: z
    .enum(certifications)
    .nullable()
    .meta({ description: 'The signature certifies the document, and leaves room for this much afterwards' }),
  coversWholeDocument: z.boolean().meta({ description: 'Nothing was added to the file after signing' }),
  intact: z.boolean().meta({ description: 'The signed bytes are unchanged' }),
  changedAfterwards: z
    .boolean()
    .meta({ description: 'Something was added to the file after signing, such as another signature' }),
  laterChanges: z.array(laterChange).meta({ description: 'What was added to the file after signing did to it' }),
  modified: z.boolean().meta({ description: 'The document was changed after signing in a way that is not allowed' }),
  problem: z.string().optional().meta({ description: 'Why it is invalid or less trustworthy; a sentence' }),
});
/** Written by services/pdf. */
export type SignatureReport = z.output<typeof signatureReport>;

/** Answer of `POST /api/pdf/verify`: the signatures of the file, the oldest first. */
export const verifyReply = z.object({ signatures: z.array(signatureReport) });
/** Empty for a file without signatures. */
export type VerifyReply = z.output<typeof verifyReply>;

/** Fields beside the PDF in `POST /api/pdf/sign`. Requirement. */
export const signForm = z.object({
  signatureImageBase64: z.string().meta({
    description: 'A PNG as a data URL, or its bytes in base64',
    format: 'png-data-url',
    pattern: '^(data:image/png;base64,)?[A-Za-z0-9+/]+={0,2}$',
  }),
  ...pdfPlaceSignature.options.shape,
  placements: pdfPlaceSignature.options.shape.placements.meta({ description: 'As JSON text' }),
  [FROM_FIELD]: z
    .string()
    .optional()
    .meta({ description: 'Id of your finished conversion whose result is signed, instead of a file that is sent' }),
});
