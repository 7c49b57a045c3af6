import type { Request, Response } from 'express';
import { finished } from 'node:stream';
import { REQUEST_MAX_BYTES } from '../../contracts/limits.js';
import { UPLOAD_PACE, watchPace } from './connection-limits.js';

/**
 * Answers a request whose body may still be on its way. The answer goes out at once; the rest of the body is read and
 * thrown away before the connection may end, for a connection closed on unread bytes takes the answer with it.
 */
export const answerEarly = (request: Request, response: Response, body: string): void => {
  response.setHeader('Content-Length', Buffer.byteLength(body));
  if (request.complete || request.destroyed) {
    response.end(body);
    return;
  }
  if (request.method !== 'HEAD') response.write(body);
  let left = REQUEST_MAX_BYTES;
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) request.destroy();
  });
  watchPace(request, UPLOAD_PACE, () => request.destroy());
  finished(request, { writable: false }, () => response.end());
  request.resume();
};

/** Answers a request whose body is not waited for any more, and ends the connection. */
export const answerAndClose = (request: Request, response: Response, body: string): void => {
  response.setHeader('Connection', 'close');
  response.setHeader('Content-Length', Buffer.byteLength(body));
  request.resume(); // what has arrived unread would take the answer with it
  response.end(body);
};
