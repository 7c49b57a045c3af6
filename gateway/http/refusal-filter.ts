import { Catch, HttpException, Inject, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import type { RefusalReply } from '../../contracts/api/error-reply.js';
import { Refusal, refusals, type RefusalCode, type RefusalFacts } from '../../contracts/errors.js';
import { refusalIn } from '../../contracts/texts/refusal-sentence.js';
import { LOG } from '../ports/gateway-ports.js';
import { answerAndClose, answerEarly } from './drain.js';
import { pathWithoutSecrets } from './log-path.js';
import { spokenTo } from './visitor-language.js';

const NOT_FOUND_STATUS = 404;
const TIMEOUT_STATUS = 408;
const TOO_MANY_STATUS = 429;
const SECONDS_IN_MINUTE = 60;
const CLIENT_ERROR_STATUSES = { from: 400, below: 500 };

const statusOf = (error: unknown): number | undefined => {
  if (error instanceof HttpException) return error.getStatus();
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  return typeof status === 'number' ? status : undefined;
};

/**
 * Turns anything that was thrown into a refusal: Nest's and Express's own complaints are refusals too, the rest is a
 * defect.
 */
const refusalOf = (error: unknown, path: string): Refusal => {
  if (error instanceof Refusal) return error;
  const status = statusOf(error);
  if (status === NOT_FOUND_STATUS) return new Refusal('route.not-found', { path });
  if (status !== undefined && CLIENT_ERROR_STATUSES.from <= status && status < CLIENT_ERROR_STATUSES.below) {
    return new Refusal('request.invalid', { field: 'request', problem: 'is malformed' }, { cause: error });
  }
  return new Refusal('server.defect', {}, { cause: error });
};

/** How long to wait, where a refusal says so. */
const secondsIn = ({ minutes, seconds }: RefusalFacts): number | undefined => {
  if (typeof minutes === 'number') return minutes * SECONDS_IN_MINUTE;
  return typeof seconds === 'number' ? seconds : undefined;
};

/** The challenge that tells a program which credentials to show (RFC 6750, 3). */
const challengeOf = (code: RefusalCode, { scope }: RefusalFacts): string | undefined => {
  if (code === 'key.scope-missing') return `Bearer realm="docket", error="insufficient_scope", scope="${scope}"`;
  const isNone = code === 'key.unknown' || code === 'key.revoked' || code === 'key.ended';
  return isNone ? 'Bearer realm="docket", error="invalid_token"' : undefined;
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
    const { code, facts } = refusal;
    const { status } = refusals[code];
    const seconds = secondsIn(facts);
    if (status === TOO_MANY_STATUS && seconds !== undefined) response.set('Retry-After', String(seconds));
    const challenge = challengeOf(code, facts);
    if (challenge !== undefined) response.set('WWW-Authenticate', challenge);
    const body: RefusalReply = { error: refusalIn(spokenTo(response), code, facts), code, facts };
    response.status(status).type('json').set('Cache-Control', 'no-store');
    const answer = status === TIMEOUT_STATUS ? answerAndClose : answerEarly;
    answer(request, response, JSON.stringify(body));
  }
}
