import type { RefusalReply } from '../../contracts/api/error-reply.js';

/** A call with a reply other than OK. Requirement. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed';

  constructor(
    readonly status: number,
    readonly body: string,
    statusText: string,
  ) {
    super(`${status}: ${body || statusText}`);
  }

  /** The dotted code of the server's refusal, if there is one. */
  get code(): string | undefined {
    const { code } = { ...(jsonOf(this.body) as Partial<RefusalReply> | undefined) };
    return code;
  }
}

/** Parsed JSON; undefined if the text is not JSON. */
export const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/**
 * One call with credentials; a body makes it JSON.
 *
 * @throws CallFailed on any answer that is not OK.
 */
export const call = async (path: string, init: RequestInit = {}): Promise<Response> => {
  const reply = await fetch(path, { credentials: 'same-origin', ...init });
  if (!reply.ok) throw new CallFailed(reply.status, await reply.text(), reply.statusText);
  return reply;
};
