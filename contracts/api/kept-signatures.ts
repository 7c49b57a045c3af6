import { z } from 'zod';
import { KEPT_SIGNATURE_BYTES_MAX, keptSignatureKinds } from '../kept-signatures.js';

const HEAD = 'data:image/png;base64,';
const CHARACTERS_MAX = HEAD.length + Math.ceil(KEPT_SIGNATURE_BYTES_MAX / 3) * 4;

/** A signature or initials that a member keeps. */
export const keptSignature = z.object({
  id: z.string(),
  kind: z.enum(keptSignatureKinds),
  /** In pixels. */
  width: z.number(),
  height: z.number(),
  /** ISO-8601 UTC. */
  keptAt: z.string(),
  picture: z.string().meta({ description: 'A PNG as a data URL' }),
});
/** See {@link keptSignature}. */
export type KeptSignature = z.output<typeof keptSignature>;

/** Answer of `GET /api/account/signatures`, the newest first. */
export const keptSignaturesReply = z.object({ signatures: z.array(keptSignature) });
/** See {@link keptSignaturesReply}. */
export type KeptSignaturesReply = z.output<typeof keptSignaturesReply>;

const kindProblem = `must be one of ${keptSignatureKinds.join(', ')}`;

/** Body of `POST /api/account/signatures`. */
export const keptSignatureRequest = z.object({
  kind: z.enum(keptSignatureKinds, { error: kindProblem }),
  picture: z
    .string({ error: 'must be text' })
    .max(CHARACTERS_MAX, { error: `must be a picture of at most ${KEPT_SIGNATURE_BYTES_MAX} bytes` })
    .regex(/^data:image\/png;base64,[A-Za-z0-9+/]+={0,2}$/, { error: 'must be a PNG as a data URL' }),
});
/** See {@link keptSignatureRequest}. */
export type KeptSignatureRequest = z.output<typeof keptSignatureRequest>;

/** Answer of keeping a signature. */
export const keptSignatureReply = z.object({ signature: keptSignature });
/** See {@link keptSignatureReply}. */
export type KeptSignatureReply = z.output<typeof keptSignatureReply>;

/** Answer of forgetting a signature. */
export const forgottenSignatureReply = z.object({ forgotten: z.string() });
/** See {@link forgottenSignatureReply}. */
export type ForgottenSignatureReply = z.output<typeof forgottenSignatureReply>;
