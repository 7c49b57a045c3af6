import { openCookieJar } from '../../gateway/fixtures/cookie-jar.js';
import { convertReply, type ConvertReply } from '../../contracts/api/conversions.js';
import { until } from './until.js';
import { fetchAlone } from './own-connection.js';

export interface Upload {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface Download {
  readonly status: number;
  /** The code of a refusal. */
  readonly code: string | undefined;
  readonly name: string | undefined;
  readonly mime: string;
  readonly bytes: Buffer;
}

/** The server was gone before it had answered in full. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/** A program that uses the HTTP calls and keeps its cookie. */
export interface Client {
  readonly address: string;
  /** Asks for one first where there is none yet. */
  cookie(): Promise<string>;
  /** @throws NoAnswer, as every other call here does. */
  call(path: string, init?: RequestInit): Promise<Response>;
  convert(operation: string, files: readonly Upload[], options?: Readonly<Record<string, string>>): Promise<Answer>;
  /** The same for a request that is taken. @throws Error with the answer when it is refused. */
  accepted(...request: Parameters<Client['convert']>): Promise<ConvertReply>;
  download(shareHash: string, filename?: string): Promise<Download>;
  cancel(id: string): Promise<Answer>;
  /** Waits for the PDF behind a link, and for the picture of its first page, which is drawn after it. */
  finished(shareHash: string): Promise<void>;
}

export const openClient = (address: string): Client => {
  const jar = openCookieJar();

  const call = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    if (jar.header() !== '') headers.set('cookie', jar.header());
    const response = await orNoAnswer(fetchAlone(address + path, { ...init, headers }));
    jar.keep(response);
    return response;
  };
  const convert: Client['convert'] = async (operation, files, options = {}) =>
    answerOf(await call('/api/convert', { method: 'POST', body: formOf(operation, files, options) }));

  return {
    address,
    call,
    convert,
    cookie: async () => {
      if (jar.header() === '') await (await call('/api/auth/me')).arrayBuffer();
      return jar.header();
    },
    accepted: async (...request) => {
      const { status, body } = await convert(...request);
      if (status !== 200) throw new Error(`refused with ${status} ${JSON.stringify(body)}`);
      return convertReply.parse(body);
    },
    download: async (hash, filename) => {
      const query = `?filename=${encodeURIComponent(filename ?? '')}`;
      const path = filename === undefined ? `/api/download/${hash}` : `/api/download-custom/${hash}${query}`;
      return downloadOf(await call(path));
    },
    cancel: async (id) => answerOf(await call(`/api/conversions/${id}/cancel`, { method: 'POST' })),
    finished: (hash) =>
      until('its first page is drawn', async () => {
        const picture = await call(`/api/thumbnail/${hash}`);
        await picture.arrayBuffer();
        return picture.ok;
      }),
  };
};

const orNoAnswer = <Value>(answer: Promise<Value>): Promise<Value> =>
  answer.catch((error: unknown) => {
    throw new NoAnswer(String(error), { cause: error });
  });

const formOf = (operation: string, files: readonly Upload[], options: Readonly<Record<string, string>>): FormData => {
  const form = new FormData();
  form.append('operation', operation);
  for (const [name, value] of Object.entries(options)) form.append(name, value);
  for (const { name, bytes } of files) form.append('files', new Blob([new Uint8Array(bytes)]), name);
  return form;
};

const answerOf = async (response: Response): Promise<Answer> => ({
  status: response.status,
  body: (await orNoAnswer(response.json())) as Answer['body'],
});

const downloadOf = async (response: Response): Promise<Download> => {
  const bytes = Buffer.from(await orNoAnswer(response.arrayBuffer()));
  const name = /filename="([^"]*)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  const code = response.ok ? undefined : (JSON.parse(bytes.toString()) as { code: string }).code;
  const mime = (response.headers.get('content-type') ?? '').replace(/;.*/, '');
  return { status: response.status, code, name, mime, bytes };
};
