import { z } from 'zod';

/** Status of a signature request as its owner sees it. */
export const signatureRequestStatus = z.enum(['open', 'completed', 'declined', 'cancelled', 'expired']);
/** One of {@link signatureRequestStatus}. */
export type SignatureRequestStatus = z.output<typeof signatureRequestStatus>;

/** How far a recipient is: waits for others, is asked, has opened the link, has signed, or will not. */
export const recipientStatus = z.enum(['waiting', 'asked', 'opened', 'signed', 'declined']);
/** One of {@link recipientStatus}. */
export type RecipientStatus = z.output<typeof recipientStatus>;
