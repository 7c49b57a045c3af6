import contentDisposition from 'content-disposition';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { conversionReply, NOTES_HEADER, REQUEST_KEY_HEADER } from '../../contracts/api/conversions.js';
import { SECOND_MS } from '../../contracts/durations.js';

const WAIT_SECONDS = 60;
const ASK_EVERY_MS = 2000;
const TOO_MANY_STATUS = 429;
const ACCEPTED_STATUS = 202;
const TRIES_MAX = 5;

/** Where conversions are asked for. */
export interface Server {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Why a conversion came to nothing, as the server said it. */
export class NotConverted extends Error {
  override readonly name = 'NotConverted';
  constructor(
    message: string,
    readonly code: string,
    readonly status: number,
  ) {
    super(message);
  }
}

/** Nobody answers at the address. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

/** The result of one conversion. */
export interface Converted {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** The notes of the result. */
  readonly notes: readonly string[];
}

const failureOf = async (reply: Response): Promise<NotConverted> => {
  const text = await reply.text();
  try {
    const { error, code } = JSON.parse(text) as { readonly error: string; readonly code: string };
    return new NotConverted(error, code, reply.status);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return new NotConverted(`the server answered with ${reply.status}`, 'server.unknown', reply.status);
  }
};

/** @throws Unreachable */
const reach = async (address: string, init: RequestInit): Promise<Response> => {
  try {
    return await fetch(address, init);
  } catch (error) {
    throw new Unreachable(`${new URL(address).origin} cannot be reached`, { cause: error });
  }
};

/** The session of a guest, so that the answers about a conversion find it. @throws Unreachable */
export const guestAt = async (address: string): Promise<Server> => {
  const reply = await reach(`${address}/api/auth/me`, {});
  const [cookie = ''] = reply.headers.getSetCookie();
  return { address, headers: { cookie: cookie.split(';')[0] ?? '' } };
};

/** Asks, and once more after a while where the server has no room. @throws NotConverted */
const ask = async ({ address, headers }: Server, path: string, init: RequestInit = {}): Promise<Response> => {
  for (let tries = 1; ; tries += 1) {
    const allHeaders = { ...headers, ...(init.headers as Readonly<Record<string, string>> | undefined) };
    const reply = await reach(address + path, { ...init, headers: allHeaders });
    if (reply.ok) return reply;
    if (reply.status !== TOO_MANY_STATUS || tries === TRIES_MAX) throw await failureOf(reply);
    await reply.body?.cancel();
    await pause(Number(reply.headers.get('retry-after') ?? 1) * SECOND_MS);
  }
};

/** Until it has ended. @throws NotConverted */
const fileOf = async (server: Server, path: string): Promise<Response> => {
  for (;;) {
    const { file, status, error, code } = conversionReply.parse(await (await ask(server, path)).json());
    if (file !== null) return ask(server, file);
    if (status !== 'processing') throw new NotConverted(error ?? `it was ${status}`, code ?? 'conversion.failed', 200);
    await pause(ASK_EVERY_MS);
  }
};

const nameIn = (header: string | null): string =>
  basename((header === null ? undefined : contentDisposition.parse(header).parameters['filename']) ?? 'result');

const notesIn = (header: string | null): readonly string[] =>
  header === null ? [] : (JSON.parse(decodeURIComponent(header)) as readonly string[]);

/** One conversion of these files, from beginning to end. @throws NotConverted */
export const convertFiles = async (
  server: Server,
  paths: readonly string[],
  fields: Readonly<Record<string, string>>,
): Promise<Converted> => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const path of paths) body.append('files', new Blob([new Uint8Array(await readFile(path))]), basename(path));
  const headers = { [REQUEST_KEY_HEADER]: randomUUID() };
  const asked = await ask(server, `/api/convert?wait=${WAIT_SECONDS}`, { method: 'POST', body, headers });
  const reply = asked.status === ACCEPTED_STATUS ? await fileOf(server, asked.headers.get('location') ?? '') : asked;
  return {
    name: nameIn(reply.headers.get('content-disposition')),
    bytes: new Uint8Array(await reply.arrayBuffer()),
    notes: notesIn(reply.headers.get(NOTES_HEADER.toLowerCase())),
  };
};
