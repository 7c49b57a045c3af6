import { CallFailed, jsonOf } from './reply.js';

/** Refusals that say nothing about the visitor's file. */
const silent: readonly string[] = ['route.not-found', 'server.defect'];

/** Runs a call; its failure says what the server says of the file, else the sentence that the specification has. */
export const orSay = async <Result>(fallback: string, call: () => Promise<Result>): Promise<Result> => {
  try {
    return await call();
  } catch (cause) {
    const said = cause instanceof CallFailed && !silent.includes(cause.code ?? '') ? jsonOf(cause.body) : {};
    const { error } = { ...(said as { readonly error?: unknown }) };
    throw new Error(typeof error === 'string' && error !== '' ? error : fallback, { cause });
  }
};
