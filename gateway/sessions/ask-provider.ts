import { z } from 'zod';
import { errorCodeOf } from '../error-code.js';

/** What an account provider may take for one answer, and how much it may say. */
const PATIENCE_MS = 10_000;
const ANSWER_MAX_BYTES = 64 * 1024;

const anObject = z.record(z.string(), z.unknown());

/** Where and how node-oauth wants to ask. */
interface Question {
  readonly host: string;
  readonly port: string | number | null;
  readonly path: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string | number>>;
}
interface Failure {
  readonly statusCode?: number;
  readonly data: string;
}
type Answered = (failure: Failure | null, body?: string, response?: { readonly headers: object }) => void;

/** Set by whoever sends the request. */
const OWN_HEADERS: readonly string[] = ['host', 'content-length'];

const headersOf = ({ headers }: Question): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !OWN_HEADERS.includes(name.toLowerCase()))
      .map(([name, value]) => [name, String(value)]),
  );

const textOf = async ({ body }: Response): Promise<string> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of (body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    size += part.length;
    if (size > ANSWER_MAX_BYTES) throw new Error(`the answer has more than ${ANSWER_MAX_BYTES} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
};

const objectIn = (text: string): string => {
  anObject.parse(JSON.parse(text));
  return text;
};

const ask = async (address: string, question: Question, body: string | null): Promise<Parameters<Answered>> => {
  const { method } = question;
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const sent = body ? { body } : {};
  try {
    const response = await fetch(address, { method, headers: headersOf(question), redirect: 'error', signal, ...sent });
    const text = await textOf(response);
    if (!response.ok) return [{ statusCode: response.status, data: text }];
    return [null, objectIn(text), { headers: Object.fromEntries(response.headers) }];
  } catch (error) {
    return [{ data: errorCodeOf(error) ?? String(error) }];
  }
};

/**
 * Takes the place of how node-oauth asks, which waits for ever, reads without end and lets an answer that is no object
 * end the program.
 */
// eslint-disable-next-line no-restricted-syntax -- node-oauth gives four
export const askProvider = (library: unknown, question: Question, body: string | null, done: Answered): void => {
  const protocol = (library as { readonly globalAgent: { readonly protocol: string } }).globalAgent.protocol;
  const host = question.port === null ? question.host : `${question.host}:${question.port}`;
  void ask(`${protocol}//${host}${question.path}`, question, body).then((answer) => done(...answer));
};
