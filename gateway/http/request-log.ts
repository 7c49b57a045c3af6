import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { pinoHttp, type HttpLogger } from 'pino-http';
import { logFacts } from '../../services/platform/telemetry/log-facts.js';
import { pathWithoutSecrets } from './log-path.js';

const SERVER_ERROR_STATUS_MIN = 500;

interface LoggedRequest {
  readonly id: unknown;
  readonly method: string;
  readonly url: string;
}

/** One line per answer: method, path without secrets, status, time. No headers, so no cookies, names or addresses. */
export const logRequests = (logger: Logger): HttpLogger =>
  pinoHttp({
    logger,
    genReqId: () => logFacts().requestId ?? randomUUID(),
    customLogLevel: (_request, { statusCode }, error) =>
      error !== undefined || statusCode >= SERVER_ERROR_STATUS_MIN ? 'error' : 'info',
    serializers: {
      req: ({ id, method, url }: LoggedRequest) => ({ id, method, path: pathWithoutSecrets(url) }),
      res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
    },
  });
