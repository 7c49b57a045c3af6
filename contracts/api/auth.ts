import { z } from 'zod';

/** Answer of `GET /api/auth/me` to a member. Specification section 3, "Auth state". */
export const currentUserReply = z.object({
  success: z.literal(true),
  user: z.object({ name: z.string(), picture: z.string().nullable() }),
});
export type CurrentUserReply = z.output<typeof currentUserReply>;
