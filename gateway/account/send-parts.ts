import contentDisposition from 'content-disposition';
import type { Response } from 'express';
import { Readable } from 'node:stream';
import { sendTo } from '../ports/send-to.js';

interface Attachment {
  readonly name: string;
  readonly type: string;
  readonly parts: () => AsyncIterable<Uint8Array | string>;
}

/** Sends what is made piece by piece as a file to keep, as fast as the client takes it. */
export const sendParts = async (response: Response, { name, type, parts }: Attachment): Promise<void> => {
  response.set({
    'Content-Type': type,
    'Content-Disposition': contentDisposition(name),
    'Cache-Control': 'private, no-store',
  });
  if (response.req.method === 'HEAD') {
    response.end();
    return;
  }
  await sendTo(response, Readable.from(parts()));
};
