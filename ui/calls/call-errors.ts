import { ServerSaid } from '../notice.js';
import { CallFailed, jsonOf } from './server-reply.js';

/** Refusals that say nothing about the visitor's file. */
const silent: readonly string[] = ['route.not-found', 'server.defect'];

/** The server's own words about the visitor's file; empty where it said nothing of it. */
export const serverMessageOf = (cause: unknown): string => {
  const said = cause instanceof CallFailed && !silent.includes(cause.code ?? '') ? jsonOf(cause.body) : {};
  const { error } = { ...(said as { readonly error?: unknown }) };
  return typeof error === 'string' ? error : '';
};

/** The code of the refusal that an error comes of; undefined where it comes of none. */
export const refusalCodeOf = (error: unknown): string | undefined => {
  if (error instanceof CallFailed) return error.code;
  return error instanceof Error ? refusalCodeOf(error.cause) : undefined;
};

/** What the server says of a call that failed, else these words. */
export const serverMessageOr = (fallback: string, cause: unknown): string => serverMessageOf(cause) || fallback;

/** Runs a call; its failure is the fixed message, and what the server says is its cause. */
export const withFixedMessage = async <Result>(sentence: string, call: () => Promise<Result>): Promise<Result> => {
  try {
    return await call();
  } catch (cause) {
    const said = serverMessageOf(cause);
    throw new Error(sentence, { cause: said === '' ? cause : new ServerSaid(said, { cause }) });
  }
};

/** Runs a call; its failure says what the server says of the file, else the fixed message. */
export const withServerMessage = async <Result>(fallback: string, call: () => Promise<Result>): Promise<Result> => {
  try {
    return await call();
  } catch (cause) {
    throw new Error(serverMessageOr(fallback, cause), { cause });
  }
};

const FORBIDDEN = 403;

/** Whether the server has answered that somebody else may ask this. Requirement. */
export const isForbidden = (error: unknown): boolean => error instanceof CallFailed && error.status === FORBIDDEN;
