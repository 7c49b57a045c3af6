import { z } from 'zod';

/** Answer of `GET /api/auth/me` to a member. Requirement. */
export const currentUserReply = z.object({
  success: z.literal(true),
  user: z.object({
    name: z.string(),
    picture: z.string().nullable(),
    email: z.string().nullable(),
    /** May see /admin. */
    isAdmin: z.boolean(),
  }),
});
/** A guest gets 401 `session.missing` instead, or a {@link guestReply}. */
export type CurrentUserReply = z.output<typeof currentUserReply>;

/** Answer of `GET /api/auth/me` to a guest whose call has the header `Docket-Guest`. */
export const guestReply = z.object({ success: z.literal(false) });
/** See {@link guestReply}. */
export type GuestReply = z.output<typeof guestReply>;

/** Answer of `POST /api/auth/logout`, also to somebody who was not signed in. */
export const logoutReply = z.object({ success: z.literal(true) });
/** Also the answer of `DELETE /api/auth/me`. */
export type LogoutReply = z.output<typeof logoutReply>;
