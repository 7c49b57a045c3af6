import { Catch, HttpException, Inject, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import type { RefusalReply } from '../../contracts/api/error-reply.js';
import { Refusal, refusals, type RefusalFacts } from '../../contracts/errors.js';
import { LOG } from '../gateway-ports.js';
import { answerEarly } from './drain.js';
import { pathWithoutSecrets } from './log-path.js';

const NOT_FOUND = 404;
const TOO_MANY = 429;
/** In a minute. */
const SECONDS = 60;
const CLIENT_ERRORS = { from: 400, below: 500 };

const statusOf = (error: unknown): number | undefined => {
  if (error instanceof HttpException) return error.getStatus();
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  return typeof status === 'number' ? status : undefined;
};

/** What a thrown thing means to the client: Nest's and Express's own complaints are refusals too, the rest is a defect. */
const refusalOf = (error: unknown, path: string): Refusal => {
  if (error instanceof Refusal) return error;
  const status = statusOf(error);
  if (status === NOT_FOUND) return new Refusal('route.not-found', { path });
  if (status !== undefined && CLIENT_ERRORS.from <= status && status < CLIENT_ERRORS.below) {
    return new Refusal('request.invalid', { field: 'request', problem: 'is malformed' }, { cause: error });
  }
  return new Refusal('server.defect', {}, { cause: error });
};

const setRetryAfter = (response: Response, { minutes, seconds }: RefusalFacts): void => {
  if (typeof minutes === 'number') response.set('Retry-After', String(minutes * SECONDS));
  if (typeof seconds === 'number') response.set('Retry-After', String(seconds));
};

/** The one place where what was thrown becomes an answer. */
@Catch()
export class RefusalFilter implements ExceptionFilter {
  constructor(@Inject(LOG) private readonly log: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    const refusal = refusalOf(error, request.path);
    if (refusal.code === 'server.defect') {
      this.log.error({ err: error, path: pathWithoutSecrets(request.path) }, 'defect');
    }
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const { code, message, facts } = refusal;
    if (refusals[code].status === TOO_MANY) setRetryAfter(response, facts);
    const body: RefusalReply = { error: message, code, facts };
    response.status(refusals[code].status).type('json').set('Cache-Control', 'no-store');
    answerEarly(request, response, JSON.stringify(body));
  }
}
