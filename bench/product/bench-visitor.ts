import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { ConvertReply, ProgressMessage } from '../../contracts/api/conversions.js';
import { multipart, raw } from '../../gateway/fixtures/gateway-client.js';
import type { Run } from '../measure/repeat.js';
import { createEnds } from './ends.js';

/** One conversion from upload to download; each part in milliseconds, NaN where one call does it all. */
export interface Visit extends Run {
  /** Until the call was answered: uploaded, on the log, its link alive. */
  readonly answeredMs: number;
  /** From there until the socket said that it has completed. */
  readonly workedMs: number;
  /** From there until the result was here to its last byte. */
  readonly downloadedMs: number;
}

export interface Visitor {
  /** @param upload as `uploadOf` makes it. @throws Error with what the product says when the conversion fails */
  convert(upload: Buffer): Promise<Visit & { readonly shareHash: string }>;
  /** The same without waiting for its end. */
  request(upload: Buffer): Promise<ConvertReply>;
  /** A call that answers with the result. @throws Error with what the product says when it is refused */
  ask(path: string, upload: Buffer): Promise<Visit>;
  leave(): void;
}

/** A guest with a session and an open socket, as the screens have them. */
export const openVisitor = async (url: string): Promise<Visitor> => {
  const { headers } = await raw(`${url}/api/auth/me`, {});
  const cookie = headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers: { cookie } });
  const ends = createEnds();
  socket.on('message', (text: Buffer) => ends.tell(JSON.parse(text.toString()) as ProgressMessage));
  await once(socket, 'open');

  const post = async (path: string, upload: Buffer): Promise<Buffer> => {
    const { status, body } = await raw(
      `${url}${path}`,
      { method: 'POST', headers: { ...multipart, cookie, 'content-length': upload.length } },
      upload,
    );
    if (status !== 200) throw new Error(`refused with ${status}: ${body.toString()}`);
    return body;
  };

  const request = async (upload: Buffer): Promise<ConvertReply> =>
    JSON.parse((await post('/api/convert', upload)).toString()) as ConvertReply;

  return {
    request,
    async convert(upload) {
      const started = performance.now();
      const { id, shareHash } = await request(upload);
      const answered = performance.now();
      const completed = await ends.of(id);
      const { status, body } = await raw(`${url}/api/download/${shareHash}`, { headers: { cookie } });
      if (status !== 200) throw new Error(`no download, ${status}: ${body.toString().slice(0, 200)}`);
      const downloaded = performance.now();
      return {
        shareHash,
        wallMs: downloaded - started,
        answeredMs: answered - started,
        workedMs: Math.max(0, completed - answered),
        downloadedMs: downloaded - Math.max(completed, answered),
        output: body.length,
      };
    },
    async ask(path, upload) {
      const started = performance.now();
      const { length: output } = await post(path, upload);
      return { wallMs: performance.now() - started, answeredMs: NaN, workedMs: NaN, downloadedMs: NaN, output };
    },
    leave: () => socket.terminate(),
  };
};
