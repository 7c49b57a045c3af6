import contentDisposition from 'content-disposition';
import type { Request, Response } from 'express';
import type { Readable } from 'node:stream';
import parseRange from 'range-parser';
import type { DownloadAnswer } from '../../contracts/api/shared-document.js';
import { Refusal } from '../../contracts/errors.js';
import { sendTo } from '../ports/send-to.js';
import { countSpent } from '../../services/platform/blobs/spent-buffers.js';
import { BlobMissing, type Blobs, type ByteRange } from '../../services/platform/blobs/blobs.js';

const PARTIAL_CONTENT_STATUS = 206;
const UNSATISFIABLE_RANGE = -1;

/**
 * The one range a request asks for; undefined means the whole file: none asked, several, or not understood.
 * With `If-Range` a range counts only for the very bytes the client has part of already.
 *
 * @see RFC 9110, 13.1.5 and 14.2.
 */
const rangeOf = (request: Request, size: number, etag: string): ByteRange | 'unsatisfiable' | undefined => {
  const ifRange = request.get('if-range');
  const header = request.get('range');
  if (header === undefined || (ifRange !== undefined && ifRange !== etag)) return undefined;
  const ranges = parseRange(size, header);
  if (ranges === UNSATISFIABLE_RANGE) return 'unsatisfiable';
  return Array.isArray(ranges) && ranges.type === 'bytes' && ranges.length === 1 ? ranges[0] : undefined;
};

/** @throws Refusal `share-link.not-found` when the file went with its link a moment ago. */
export const readBlob = async (blobs: Blobs, blob: string, range?: ByteRange): Promise<Readable> => {
  try {
    return await blobs.read(blob, range);
  } catch (error) {
    if (error instanceof BlobMissing) throw new Refusal('share-link.not-found', {}, { cause: error });
    throw error;
  }
};

/** Streams a file; when the client leaves or the store fails, both ends are closed. */
const stream = async (source: Readable, response: Response): Promise<number> => {
  let sent = 0;
  source.on('data', countSpent).on('data', ({ length }: Buffer) => (sent += length));
  await sendTo(response, source);
  return sent;
};

/**
 * Sends a file as an attachment, whole or in part.
 *
 * @returns how many bytes of it went out.
 * @throws Refusal `range.not-satisfiable`, `share-link.not-found`.
 */
export const sendFile = async (blobs: Blobs, file: DownloadAnswer, response: Response): Promise<number> => {
  const request = response.req as Request;
  const { blob, size, mime, name, sha256 } = file;
  const etag = `"${sha256}"`;
  const range = rangeOf(request, size, etag);
  if (range === 'unsatisfiable') {
    response.set('Content-Range', `bytes */${size}`);
    throw new Refusal('range.not-satisfiable', { size });
  }
  const headers = {
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'private, no-store',
    'Content-Disposition': contentDisposition(name),
    'Content-Length': String(range ? range.end - range.start + 1 : size),
    'Content-Type': mime,
    ETag: etag,
  };
  const source = request.method === 'HEAD' ? undefined : await readBlob(blobs, blob, range);
  response.set(headers);
  if (range) response.status(PARTIAL_CONTENT_STATUS).set('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  if (source) return stream(source, response);
  response.end();
  return 0;
};
