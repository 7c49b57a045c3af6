const SECOND_MS = 1000;
const WAIT_SECONDS = 60;
const ASK_EVERY_MS = 1000;
const TRIES_MAX = 5;
const TOO_MANY_STATUS = 429;
const ACCEPTED_STATUS = 202;

/** A file that is sent: a `File`, or a name with its bytes. */
export type InputFile = File | { readonly name: string; readonly bytes: Uint8Array };

/** A file that came back, under the name that Docket gives it. */
export interface DocketFile {
  readonly name: string;
  /** A media type, such as `application/pdf`. */
  readonly type: string;
  readonly bytes: Uint8Array;
  /** Notes about the result, such as that text in it was recognised in a picture; English sentences. */
  readonly notes: readonly string[];
}

/** Why a call came to nothing, as the server said it. */
export class DocketError extends Error {
  override readonly name = 'DocketError';

  constructor(
    message: string,
    /** Name of the refusal, such as `pdf.encrypted`. */
    readonly code: string,
    /** HTTP status. */
    readonly status: number,
    readonly facts: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }
}

/** How a call is made. */
export interface OperationRow {
  readonly method: string;
  /** Each path parameter stands in it as `{name}`. */
  readonly path: string;
  readonly body: 'json' | 'form' | undefined;
}

export interface DocketOptions {
  /** Where the installation is, such as `https://docket.example.org`. */
  readonly address: string;
  /** An API key of a member. Without one the program is a guest, whose conversions only this object finds. */
  readonly key?: string;
}

type Values = Readonly<Record<string, unknown>>;

interface Input {
  readonly path?: Values;
  readonly query?: Values;
  readonly headers?: Values;
  readonly body?: Values;
  readonly signal?: AbortSignal;
}

/** A conversion as it is asked for, and one as the log tells of it. */
interface Asked {
  readonly body: object;
  readonly signal?: AbortSignal;
}
interface Told {
  readonly status: string;
  readonly file: string | null;
  readonly error?: string | null;
  readonly code?: string | null;
}

const pause = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const timer = setTimeout(resolve, ms);
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    signal?.addEventListener('abort', stop, { once: true });
  });

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const fileOf = (input: InputFile): File =>
  input instanceof File ? input : new File([new Uint8Array(input.bytes)], input.name);

const formOf = (body: Values): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined) continue;
    if (name !== 'files') form.append(name, asText(value));
    else for (const file of [value].flat() as InputFile[]) form.append(name, fileOf(file));
  }
  return form;
};

const stringsOf = (values: Values = {}): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, asText(value)]])),
  );

const addressOf = (path: string, { path: places = {}, query }: Input): string => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(asText(places[name])));
  const asked = new URLSearchParams(stringsOf(query)).toString();
  return asked === '' ? filled : `${filled}?${asked}`;
};

const errorOf = async (reply: Response): Promise<DocketError> => {
  const text = await reply.text();
  try {
    const { error, code, facts } = JSON.parse(text) as DocketError & { readonly error: string };
    return new DocketError(error, code, reply.status, facts);
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    return new DocketError(`the server answered with ${reply.status}`, 'server.unknown', reply.status);
  }
};

const nameIn = (header: string): string => {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(header) ?? [];
  if (encoded !== undefined) return decodeURIComponent(encoded);
  const [, quoted, plain] = /filename=(?:"((?:[^"\\]|\\.)*)"|([^;]+))/i.exec(header) ?? [];
  return quoted?.replaceAll(/\\(.)/g, '$1') ?? plain ?? 'result';
};

const receivedFile = async (reply: Response): Promise<DocketFile> => {
  const notes = reply.headers.get('docket-notes');
  return {
    name: nameIn(reply.headers.get('content-disposition') ?? ''),
    type: reply.headers.get('content-type') ?? '',
    bytes: new Uint8Array(await reply.arrayBuffer()),
    notes: notes === null ? [] : (JSON.parse(decodeURIComponent(notes)) as readonly string[]),
  };
};

/** A file that is JSON says that it is one by its name. */
const isJson = ({ headers }: Response): boolean =>
  (headers.get('content-type') ?? '').startsWith('application/json') && headers.get('content-disposition') === null;

/** An installation, and who asks it. */
class Connection {
  private cookie: Promise<string> | undefined;

  constructor(private readonly options: DocketOptions) {}

  /** Asks, and once more after a while where the server has no room. @throws DocketError */
  async send(path: string, init: RequestInit): Promise<Response> {
    const { signal } = init;
    for (let tries = 1; ; tries += 1) {
      const reply = await this.fetch(path, { ...init, redirect: 'manual' });
      if (reply.status < 400) return reply;
      if (reply.status !== TOO_MANY_STATUS || tries === TRIES_MAX) throw await errorOf(reply);
      await reply.body?.cancel();
      await pause(Number(reply.headers.get('retry-after') ?? 1) * SECOND_MS, signal ?? undefined);
    }
  }

  private async fetch(path: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    const { key } = this.options;
    if (key !== undefined) headers.set('authorization', `Bearer ${key}`);
    else headers.set('cookie', await (this.cookie ??= this.guestCookie()));
    return fetch(this.at(path), { ...init, headers });
  }

  private async guestCookie(): Promise<string> {
    const reply = await fetch(this.at('/api/auth/me'));
    await reply.body?.cancel();
    return reply.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');
  }

  private at(path: string): string {
    return this.options.address.replace(/\/+$/, '') + path;
  }
}

const callWith = async (connection: Connection, { method, path, body }: OperationRow, input: Input = {}) => {
  const { headers, signal } = input;
  const sent = body === 'form' ? formOf(input.body ?? {}) : JSON.stringify(input.body);
  const type: Readonly<Record<string, string>> = body === 'json' ? { 'content-type': 'application/json' } : {};
  const reply = await connection.send(addressOf(path, input), {
    method,
    headers: { ...type, ...stringsOf(headers) },
    ...(body && { body: sent }),
    ...(signal && { signal }),
  });
  if (isJson(reply)) return (await reply.json()) as unknown;
  return reply.status >= 300 || reply.status === 204 ? undefined : receivedFile(reply);
};

/** Until it has ended. @throws DocketError */
const finished = async (connection: Connection, path: string, signal: AbortSignal | undefined): Promise<Response> => {
  const init = signal ? { signal } : {};
  for (;;) {
    const { file, status, error, code } = (await (await connection.send(path, init)).json()) as Told;
    if (file !== null) return connection.send(file, init);
    if (status !== 'processing') throw new DocketError(error ?? `it was ${status}`, code ?? 'conversion.failed', 200);
    await pause(ASK_EVERY_MS, signal);
  }
};

/** One conversion from beginning to end: asked for once, however often the connection breaks. @throws DocketError */
const convertWith = async (connection: Connection, { body, signal }: Asked): Promise<DocketFile> => {
  const reply = await connection.send(`/api/convert?wait=${WAIT_SECONDS}`, {
    method: 'POST',
    body: formOf(body as Values),
    headers: { 'idempotency-key': crypto.randomUUID() },
    ...(signal && { signal }),
  });
  if (reply.status !== ACCEPTED_STATUS) return receivedFile(reply);
  await reply.body?.cancel();
  return receivedFile(await finished(connection, reply.headers.get('location') ?? '', signal));
};

/** An installation of Docket. */
export interface Docket<Calls, Form extends object> {
  /** Runs a tool on files and gives its result. @throws DocketError */
  readonly convert: (body: Form, signal?: AbortSignal) => Promise<DocketFile>;
  /** Every call of the HTTP interface, by its name in the description. Each throws DocketError. */
  readonly calls: Calls;
}

/** @param rows  the table that is made of the description, with a row for each of `Calls` */
export const connect = <Calls, Form extends object>(
  options: DocketOptions,
  rows: Readonly<Record<keyof Calls, OperationRow>>,
): Docket<Calls, Form> => {
  const connection = new Connection(options);
  const calls = Object.entries<OperationRow>(rows).map(([id, row]) => [
    id,
    (input?: Input) => callWith(connection, row, input),
  ]);
  return {
    convert: (body, signal) => convertWith(connection, { body, ...(signal && { signal }) }),
    calls: Object.fromEntries(calls) as Calls,
  };
};
