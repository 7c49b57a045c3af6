import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Context,
  type Span,
  type Tracer,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  RandomIdGenerator,
  TraceIdRatioBasedSampler,
  type IdGenerator,
  type SpanExporter,
} from '@opentelemetry/sdk-trace-base';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Log } from '../settings/logger.js';
import { version } from '../settings/version.js';
import type { SpanFacts, Tracing } from './tracing.js';

interface OtlpOptions {
  /** Address of a collector, without `/v1/traces`. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Share of the conversions that are traced, from 0 to 1. */
  readonly share: number;
  readonly role: string;
  readonly log: Log;
}

export interface OtlpTracing extends Tracing {
  /** Sends what is left. */
  close(): Promise<void>;
}

const kinds = { server: SpanKind.SERVER, producer: SpanKind.PRODUCER, consumer: SpanKind.CONSUMER } as const;

/** Sends spans to a collector, as JSON. */
export const openOtlpTracing = ({ endpoint, headers, share, role, log }: OtlpOptions): OtlpTracing => {
  const ids = new ConversionIds();
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces`, headers: { ...headers } });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({
      'service.name': role === 'all' ? 'docket' : `docket-${role}`,
      'service.version': version,
    }),
    sampler: new TraceIdRatioBasedSampler(share),
    idGenerator: ids,
    spanProcessors: [new BatchSpanProcessor(loggingFailures(exporter, log))],
  });
  return { ...tracingWith(provider.getTracer('docket', version), ids), close: () => provider.shutdown() };
};

const tracingWith = (tracer: Tracer, ids: ConversionIds): Tracing => {
  const active = new AsyncLocalStorage<Span>();
  const start = (facts: SpanFacts, parent: Context, startTime?: Date): Span => {
    const { name, kind, attributes, conversionId } = facts;
    const options = {
      ...(kind && { kind: kinds[kind] }),
      ...(startTime && { startTime }),
      attributes: { 'docket.conversion_id': conversionId, ...attributes },
    };
    return tracer.startSpan(name, options, parent);
  };

  return {
    span: async (facts, work) => {
      const parent = parentOf(facts, active.getStore());
      if (!parent) return work();
      const span = start(facts, parent);
      try {
        return await active.run(span, work);
      } catch (error) {
        fail(span, error instanceof Error ? error.name : 'Error'); // its message may tell of a file
        throw error;
      } finally {
        span.end();
      }
    },
    record: (past) => {
      const parent = parentOf(past, active.getStore());
      if (!parent) return;
      const span = past.isRoot
        ? ids.giving(past.conversionId, () => start(past, ROOT_CONTEXT, past.from))
        : start(past, parent, past.from);
      if (past.error !== undefined) fail(span, past.error);
      span.end(past.to);
    },
  };
};

const fail = (span: Span, message: string): void => {
  span.setStatus({ code: SpanStatusCode.ERROR, message });
};

/** The span in whose course it happens, where that is of the same conversion; else the first span of the trace. */
const parentOf = ({ conversionId }: SpanFacts, running: Span | undefined): Context | undefined => {
  const ids = traceIdsOf(conversionId);
  if (!ids) return undefined;
  if (running?.spanContext().traceId === ids.trace) return trace.setSpan(ROOT_CONTEXT, running);
  const first = { traceId: ids.trace, spanId: ids.root, traceFlags: TraceFlags.SAMPLED, isRemote: true };
  return trace.setSpanContext(ROOT_CONTEXT, first);
};

/** Random ids but for the first span of a trace, whose ids follow from the conversion. */
class ConversionIds implements IdGenerator {
  private readonly random = new RandomIdGenerator();
  private given: ReturnType<typeof traceIdsOf>;

  giving(conversionId: string, start: () => Span): Span {
    this.given = traceIdsOf(conversionId);
    try {
      return start();
    } finally {
      this.given = undefined;
    }
  }

  generateTraceId = (): string => this.given?.trace ?? this.random.generateTraceId();
  generateSpanId = (): string => this.given?.root ?? this.random.generateSpanId();
}

/** Says once that spans are lost, and once that they arrive again. */
const loggingFailures = (exporter: SpanExporter, log: Log): SpanExporter => {
  let isFailing = false;
  const note = (failed: boolean, spans: number): void => {
    if (failed === isFailing) return;
    isFailing = failed;
    if (failed) log.warn({ spans }, 'traces do not reach their collector; they are lost until it answers');
    else log.info({}, 'traces reach their collector again');
  };
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        note(result.error !== undefined, spans.length);
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
  };
};

const TRACE_ID_FORM = /^[0-9a-f]{32}$/;
const SPAN_ID_LENGTH = 16;

interface TraceIds {
  readonly trace: string;
  /** Id of the span that all others of the trace are part of, which may end long after them and elsewhere. */
  readonly root: string;
}

/**
 * The id of a conversion is a UUID and so is a trace's: without its hyphens it is the trace's id, and its second half,
 * which is random, that of the first span. Undefined for what is no UUID.
 */
const traceIdsOf = (conversionId: string): TraceIds | undefined => {
  const trace = conversionId.replaceAll('-', '').toLowerCase();
  return TRACE_ID_FORM.test(trace) ? { trace, root: trace.slice(-SPAN_ID_LENGTH) } : undefined;
};
