import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Log } from '../../services/platform/settings/logger.js';
import type { PrometheusMetrics } from '../../services/platform/metrics/prometheus-metrics.js';
import type { Readiness } from './readiness.js';

interface Watched {
  readonly metrics: Pick<PrometheusMetrics, 'contentType' | 'text'>;
  /** Undefined while the process is starting or stopping. */
  readonly readiness: () => (() => Promise<Readiness>) | undefined;
  readonly log: Log;
}

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

const json = (status: number, body: object): Answer => ({
  status,
  type: 'application/json',
  body: JSON.stringify(body),
});

const OK = 200;
const NOT_FOUND = 404;
const UNAVAILABLE = 503;

/** Serves /metrics, /live and /ready, and nothing else. */
export const serveWatched = async (
  watched: Watched,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<{ readonly address: string; close(): Promise<void> }> => {
  const server = createServer((request, response) => void answer(watched, request, response));
  await listening(server, port, host);
  const { port: taken } = server.address() as AddressInfo;
  return {
    address: `http://${host}:${taken}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

const listening = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });

const answer = async (watched: Watched, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  try {
    const { status, type, body } = await answerTo(request, watched);
    response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' });
    response.end(body);
  } catch (error) {
    watched.log.error({ error }, 'the metrics cannot be told');
    response.destroy();
  }
};

const answerTo = async ({ method, url }: IncomingMessage, watched: Watched): Promise<Answer> => {
  const { metrics } = watched;
  switch (`${method} ${url?.split('?')[0]}`) {
    case 'GET /metrics':
      return { status: OK, type: metrics.contentType, body: await metrics.text() };
    case 'GET /live':
      return json(OK, { live: true });
    case 'GET /ready':
      return readyAnswer(watched);
    default:
      return json(NOT_FOUND, { error: 'there are /metrics, /live and /ready' });
  }
};

const NOT_SERVING: Readiness = { ready: false, parts: {}, degraded: [] };

const readyAnswer = async ({ readiness }: Watched): Promise<Answer> => {
  const { ready, parts, degraded } = (await readiness()?.()) ?? NOT_SERVING;
  return json(ready ? OK : UNAVAILABLE, { ready, ...parts, ...(degraded.length > 0 && { degraded }) });
};
