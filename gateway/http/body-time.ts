import type { Request, RequestHandler } from 'express';

/** A body without files, which has 16 KB at most, has to arrive within this time. */
export const BODY_TIME_MS = 30_000;

const TIMEOUT_REPLY = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/** Ends a connection whose request has a body without files that has not arrived in time; uploads have a pace instead. */
export const limitBodyTime =
  (withinMs: number): RequestHandler =>
  (request, response, next) => {
    if (hasBody(request) && !carriesFiles(request)) {
      const timer = setTimeout(() => {
        if (request.complete) return;
        const { socket } = request;
        if (response.headersSent) socket.destroy();
        else socket.end(TIMEOUT_REPLY, () => socket.destroy());
      }, withinMs);
      request.once('close', () => clearTimeout(timer));
    }
    next();
  };

const hasBody = ({ headers }: Request): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const carriesFiles = ({ headers }: Request): boolean => /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');
