import { refusalReply } from '../../contracts/api/error-reply.js';
import { receivedRefusalIn } from '../../contracts/texts/refusal-sentence.js';
import { failureNotice, messageOf, ServerSaid, type Notice } from '../notice.js';
import { CallFailed, jsonOf } from './server-reply.js';
import { spokenHere } from '../text/language.js';
import { offlineMessage } from './without-network.js';

/** Refusals that are not about the visitor's file. */
const silent: readonly string[] = ['route.not-found', 'server.defect'];

/** Without a network, browsers say of a call that it has failed, each in its own words and none in the visitor's language. */
const cutOffMessage = (cause: unknown): string => (cause instanceof TypeError ? offlineMessage() : '');

/** The server's message about the visitor's file, or that there is no network; empty if there is neither. */
export const serverMessageOf = (cause: unknown): string => {
  const said = cause instanceof CallFailed && !silent.includes(cause.code ?? '') ? jsonOf(cause.body) : {};
  const reply = refusalReply.partial({ code: true, facts: true }).safeParse(said).data;
  return reply ? receivedRefusalIn(spokenHere(), reply) : cutOffMessage(cause);
};

/** The code of the refusal behind an error; undefined if there is none. */
export const refusalCodeOf = (error: unknown): string | undefined => {
  if (error instanceof CallFailed) return error.code;
  return error instanceof Error ? refusalCodeOf(error.cause) : undefined;
};

/** A fact of the refusal behind an error, as text; undefined if it has none of this name. */
export const refusalFactOf = (error: unknown, name: string): string | undefined => {
  if (!(error instanceof CallFailed)) return error instanceof Error ? refusalFactOf(error.cause, name) : undefined;
  const fact = refusalReply.partial().safeParse(jsonOf(error.body)).data?.facts?.[name];
  return fact === undefined ? undefined : String(fact);
};

/** The server's message about a failed call, or else the given one. */
export const serverMessageOr = (fallback: string, cause: unknown): string => serverMessageOf(cause) || fallback;

/** Tells the visitor that a call failed, with the server's reason where it gave one. */
export const failedCallNotice = (title: string, error: unknown): Notice =>
  failureNotice(title, serverMessageOr('Please try again.', error));

/** The message of a failed call: status, colon, space, and what the server says, without the JSON around it. Requirement. */
export const callProblem = (error: unknown): string => {
  const said = serverMessageOf(error);
  if (said === '') return messageOf(error, '');
  return error instanceof CallFailed ? `${error.status}: ${said}` : said;
};

/** Runs a call. A failure has the fixed message, with the server's message as its cause. */
export const withFixedMessage = async <Result>(sentence: string, call: () => Promise<Result>): Promise<Result> => {
  try {
    return await call();
  } catch (cause) {
    const said = serverMessageOf(cause);
    throw new Error(sentence, { cause: said === '' ? cause : new ServerSaid(said, { cause }) });
  }
};

/** Runs a call. A failure has the server's message about the file, or else the fixed one. */
export const withServerMessage = async <Result>(fallback: string, call: () => Promise<Result>): Promise<Result> => {
  try {
    return await call();
  } catch (cause) {
    throw new Error(serverMessageOr(fallback, cause), { cause });
  }
};

const FORBIDDEN = 403;

/** Whether the server refused because the user lacks the permission. Requirement. */
export const isForbidden = (error: unknown): boolean => error instanceof CallFailed && error.status === FORBIDDEN;
