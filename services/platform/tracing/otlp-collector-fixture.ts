import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A span as OTLP says it in JSON. */
export interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
  readonly status: { readonly code: number; readonly message?: string };
  /** Name of the service that sent the span. */
  readonly service: string;
}

interface Sent {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: SentSpan['attributes'] };
    readonly scopeSpans: readonly { readonly spans: readonly Omit<SentSpan, 'service'>[] }[];
  }[];
}

/** Stands in for an OpenTelemetry collector: takes spans in OTLP as JSON and keeps them. */
export interface FakeCollector {
  readonly endpoint: string;
  readonly spans: () => readonly SentSpan[];
  /** The headers of the requests that arrived. */
  readonly headers: () => readonly IncomingMessage['headers'][];
  close(): Promise<void>;
}

export const startFakeCollector = async (): Promise<FakeCollector> => {
  const spans: SentSpan[] = [];
  const headers: IncomingMessage['headers'][] = [];
  const server = createServer((request, response) => {
    headers.push(request.headers);
    void text(request).then((body) => {
      if (request.url === '/v1/traces') spans.push(...spansIn(JSON.parse(body) as Sent));
      response.writeHead(request.url === '/v1/traces' ? 200 : 404, { 'Content-Type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: () => spans,
    headers: () => headers,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

const spansIn = ({ resourceSpans }: Sent): SentSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const name = resource.attributes.find(({ key }) => key === 'service.name')?.value['stringValue'];
    return scopeSpans.flatMap(({ spans }) => spans.map((span) => ({ ...span, service: String(name) })));
  });
