import { z } from 'zod';

/** Status of a share link as its owner and auditors see it. Requirement. */
export const shareLinkStatus = z.enum(['live', 'expired', 'revoked']);
/** One of {@link shareLinkStatus}. */
export type ShareLinkStatus = z.output<typeof shareLinkStatus>;
