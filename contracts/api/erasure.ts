import { z } from 'zod';

/** Body of `POST /api/admin/erasures`. */
export const erasureRequest = z
  .object({
    /** Whom: the id of a member, or the address that they last signed in with. */
    member: z.string().min(1).max(320),
    /** The same again, as nothing brings it back. */
    confirm: z.string(),
  })
  .refine(({ member, confirm }) => member === confirm, { path: ['confirm'], error: 'must repeat who is erased' });

/** Answer of `POST /api/admin/erasures`: names are unreadable soon after, links and files are gone a moment later. */
export const erasureReply = z.object({ success: z.literal(true), userId: z.string() });
/** See {@link erasureReply}. */
export type ErasureReply = z.output<typeof erasureReply>;
