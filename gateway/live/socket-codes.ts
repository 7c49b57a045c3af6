/** Why a socket is closed. @see RFC 6455, 7.4.1; from 4000 on they are the application's own (7.4.2). */
export const CLOSE_CODES = {
  serverStops: 1001,
  tooMany: 1008,
  serverError: 1011,
  noSession: 4401,
} as const;
