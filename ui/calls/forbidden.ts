import { CallFailed } from './server-reply.js';

const FORBIDDEN = 403;

/** Whether the server has answered that somebody else may ask this. Specification section 7, the admin's call. */
export const isForbidden = (error: unknown): boolean => error instanceof CallFailed && error.status === FORBIDDEN;
